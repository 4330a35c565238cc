"""The shape of `content/cards.yaml`, checked once when the cards are loaded.

A card has either a `cost` or, as a military world, a `defense`. Every production world produces on
itself, so that power is not written down. Powers are mandatory unless their class says otherwise.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

Kind = Literal["novelty", "rare", "genes", "alien"]
KindOrAny = Literal["any", "novelty", "rare", "genes", "alien"]
Origin = Literal["rulebook", "found", "own"]
Tag = Literal["alien", "rebel", "imperium", "terraforming", "uplift", "chromosome"]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class ExploreDraw(Strict):
    """Look at more cards."""

    phase: Literal["explore"]
    power: Literal["draw"]
    amount: int


class ExploreKeep(Strict):
    """Keep more of the cards looked at."""

    phase: Literal["explore"]
    power: Literal["keep"]
    amount: int


class DevelopDrawAtStart(Strict):
    """Draw before anybody chooses a development."""

    phase: Literal["develop"]
    power: Literal["draw_at_start"]
    cards: int


class DevelopDiscount(Strict):
    """Developments cost less."""

    phase: Literal["develop"]
    power: Literal["discount"]
    amount: int


class DrawAfter(Strict):
    """Draw after placing a development or a world."""

    phase: Literal["develop", "settle"]
    power: Literal["draw_after"]
    cards: int


class SettleDiscount(Strict):
    """Non-military worlds of this kind cost less."""

    phase: Literal["settle"]
    power: Literal["discount"]
    amount: int
    of: KindOrAny


class Military(Strict):
    """Military strength; with `against` it is specialised and counts only there."""

    phase: Literal["settle"]
    power: Literal["military"]
    amount: int
    against: Literal["rebel", "rare", "alien"] | None = None


class TemporaryMilitary(Strict):
    """Optional: discard this card for strength until the end of the phase."""

    phase: Literal["settle"]
    power: Literal["temporary_military"]
    amount: int


class PayForMilitary(Strict):
    """Optional: pay defense - reduction for a military world that has no Alien good."""

    phase: Literal["settle"]
    power: Literal["pay_for_military"]
    reduction: int


class ZeroCost(Strict):
    """Optional: discard this card to place a world without an Alien good for nothing."""

    phase: Literal["settle"]
    power: Literal["zero_cost"]


class TradeBonus(Strict):
    """More cards for a good that is sold."""

    phase: Literal["trade"]
    power: Literal["bonus"]
    amount: int
    of: Literal["any", "novelty", "rare", "genes", "alien", "this_world"]


class Consume(Strict):
    """Discard `count` goods for `vp` chips and `cards` cards, up to `times` times in one go."""

    phase: Literal["consume"]
    power: Literal["consume"]
    of: KindOrAny
    count: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0
    different: bool = False


class ConsumeAll(Strict):
    """Discard all goods for one VP fewer than their number."""

    phase: Literal["consume"]
    power: Literal["consume_all"]


class Sell(Strict):
    """Sell a good for its price, with or without trade powers."""

    phase: Literal["consume"]
    power: Literal["sell"]
    trade_powers: bool


class ConsumeDraw(Strict):
    """Draw; no good is needed."""

    phase: Literal["consume"]
    power: Literal["draw"]
    cards: int


class Gamble(Strict):
    """Name a number and keep the top card if that is its cost or defense."""

    phase: Literal["consume"]
    power: Literal["gamble"]
    low: int
    high: int


class Spend(Strict):
    """Optional: discard hand cards for VP that are never doubled."""

    phase: Literal["consume"]
    power: Literal["spend"]
    most: int
    vp: int


class DrawIfProducedHere(Strict):
    """Draw when a good is produced on this world."""

    phase: Literal["produce"]
    power: Literal["draw_if_produced_here"]
    cards: int


class ProduceWindfall(Strict):
    """Produce on an empty windfall world of that kind."""

    phase: Literal["produce"]
    power: Literal["produce_windfall"]
    of: KindOrAny


class ProduceDraw(Strict):
    """Draw."""

    phase: Literal["produce"]
    power: Literal["draw"]
    cards: int


class DrawByKind(Strict):
    """Draw for each good of that kind produced, for producing the most of it, or for each world."""

    phase: Literal["produce"]
    power: Literal["draw_per_good_produced", "draw_if_most_produced", "draw_per_world"]
    of: Kind
    cards: int


class DrawPerKindProduced(Strict):
    """Draw for each different kind produced."""

    phase: Literal["produce"]
    power: Literal["draw_per_kind_produced"]
    cards: int


Explore = Annotated[ExploreDraw | ExploreKeep, Field(discriminator="power")]
Develop = Annotated[DevelopDrawAtStart | DevelopDiscount | DrawAfter, Field(discriminator="power")]
Settle = Annotated[
    SettleDiscount | Military | TemporaryMilitary | PayForMilitary | ZeroCost | DrawAfter,
    Field(discriminator="power"),
]
InConsume = Annotated[
    Consume | ConsumeAll | Sell | ConsumeDraw | Gamble | Spend, Field(discriminator="power")
]
Produce = Annotated[
    DrawIfProducedHere | ProduceWindfall | ProduceDraw | DrawByKind | DrawPerKindProduced,
    Field(discriminator="power"),
]
Power = Explore | Develop | Settle | TradeBonus | InConsume | Produce


class Condition(Strict):
    """A line of a six-cost development: points for each card, chip or strength that fits."""

    points: int
    per: Literal["card", "world", "development", "chips", "military"]
    id: str | None = None
    tag: Tag | None = None
    good: Kind | None = None
    source: Literal["production", "windfall"] | None = None
    military: bool = False
    six: bool = False
    power: Literal["explore", "trade", "consume"] | None = None
    every: int = 1


class CardData(Strict):
    """One card design."""

    id: str
    name: str
    cs_from: Origin
    pl_from: Origin
    type: Literal["world", "development"]
    copies: int = 1
    start: int | None = None
    square: Literal["red", "blue"] | None = None
    first_hand: int | None = None
    cost: int | None = None
    defense: int | None = None
    vp: int | None = None
    good: Kind | None = None
    source: Literal["production", "windfall"] | None = None
    tags: tuple[Tag, ...] = ()
    powers: tuple[Power, ...] = ()
    scoring: tuple[Condition, ...] = ()

    @model_validator(mode="after")
    def _makes_sense(self) -> CardData:
        if (self.cost is None) == (self.defense is None):
            raise ValueError(f"{self.id}: a card has either a cost or a defense")
        if self.type == "development" and (self.good or self.defense is not None):
            raise ValueError(f"{self.id}: a development has neither goods nor a defense")
        if (self.good is None) != (self.source is None):
            raise ValueError(f"{self.id}: a good and its source belong together")
        if (self.vp is None) != bool(self.scoring):
            raise ValueError(f"{self.id}: a card has either printed points or a scoring list")
        return self


class CardFile(Strict):
    """The whole file."""

    translate: dict[str, str]
    cards: tuple[CardData, ...]

    @model_validator(mode="after")
    def _ids_exist_once(self) -> CardFile:
        ids = [card.id for card in self.cards]
        if len(set(ids)) != len(ids):
            raise ValueError("a card's id is there twice")
        for card in self.cards:
            for condition in card.scoring:
                if condition.id is not None and condition.id not in ids:
                    raise ValueError(f"{card.id}: scoring names the unknown card {condition.id}")
        return self


def read_cards(data: object) -> tuple[CardData, ...]:
    """Check what was read from the file."""
    return TypeAdapter(CardFile).validate_python(data).cards
