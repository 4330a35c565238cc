"""What the players agree on before a match: the new-match form is made from this."""

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    rounds: int = Field(6, ge=2, le=8, title="Rounds", description="How many wrecks drift by")
