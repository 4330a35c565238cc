"""What the players agree on before a match: the new-match form is made from this."""

from pydantic import BaseModel, ConfigDict, Field

from suite.contract import Words

say = Words("salvagers")


class Options(BaseModel):
    """The texts go through `say`, so that they are found for translation."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    rounds: int = Field(
        6, ge=2, le=8, title=say("Rounds").text, description=say("How many wrecks drift by").text
    )
