"""One side of the table: a player's alliance, or the artificial opponent of the solo game."""

from __future__ import annotations

from .content import CRUISER_LIMIT, LIMITS, PIECES, START
from .resources import CRUISER, PRESTIGE, Amounts
from .traits import Traits, traits


class Alliance:
    """Pieces, resources and cards of one side.

    `purse` holds the resources by index; cruisers and cubes in hand and in the personal supply
    are different places (G7). `hand` are faction cards, `aside` those swapped away in setup;
    `kept` and `pick` serve the draft.
    """

    __slots__ = (
        "aside",
        "colonized",
        "cruiser_supply",
        "cube_supply",
        "cubes",
        "developed",
        "hand",
        "ideology",
        "kept",
        "mains",
        "pick",
        "purse",
        "seized",
        "techs",
        "traits",
    )

    aside: tuple[int, ...]
    colonized: int
    cruiser_supply: int
    cube_supply: int
    cubes: int
    developed: int
    hand: tuple[int, ...]
    ideology: int
    kept: tuple[int, ...]
    mains: tuple[int, ...]
    pick: int
    purse: list[int]
    seized: int
    techs: int
    traits: Traits

    def __init__(self) -> None:
        self.purse = list(START)
        self.cubes = self.colonized = self.developed = self.seized = self.techs = 0
        self.cube_supply = PIECES.cubes - 1  # one stands on the prestige board (G11)
        self.cruiser_supply = PIECES.cruisers
        self.hand = self.mains = self.aside = self.kept = ()
        self.ideology = self.pick = -1
        self.traits = traits((), 0)

    def copy(self) -> Alliance:
        new = Alliance.__new__(Alliance)
        new.purse = self.purse[:]
        new.cubes = self.cubes
        new.cube_supply = self.cube_supply
        new.cruiser_supply = self.cruiser_supply
        new.colonized = self.colonized
        new.developed = self.developed
        new.seized = self.seized
        new.hand = self.hand
        new.mains = self.mains
        new.ideology = self.ideology
        new.techs = self.techs
        new.traits = self.traits
        new.aside = self.aside
        new.kept = self.kept
        new.pick = self.pick
        return new

    def known_hand(self) -> tuple[int, ...]:
        """The hand, or nothing where it is hidden from the viewer."""
        return self.hand if self.hand and self.hand[0] >= 0 else ()

    def refresh(self) -> None:
        """Look the traits up after a change of main factions or technologies."""
        self.traits = traits(self.mains, self.techs)

    def can_pay(self, pay: Amounts) -> bool:
        purse = self.purse
        for resource, n in pay:  # noqa: SIM110, a loop is three times as fast here
            if purse[resource] < n:
                return False
        return True

    def pay(self, pay: Amounts) -> None:
        """Pay a fee; cruisers go back to the supply."""
        purse = self.purse
        for resource, n in pay:
            purse[resource] -= n
            if resource == CRUISER:
                self.cruiser_supply += n

    def room_for_cruisers(self) -> int:
        """How many cruisers the hand can still take (G4, R23)."""
        return min(CRUISER_LIMIT - self.purse[CRUISER], self.cruiser_supply)

    def receive(self, gain: Amounts) -> bool:
        """Take a gain up to the limits (G4); tells whether prestige came with it."""
        purse = self.purse
        prestige = False
        for resource, n in gain:
            if resource == CRUISER:
                n = min(n, self.room_for_cruisers())
                self.cruiser_supply -= n
                purse[resource] += n
            else:
                purse[resource] = min(purse[resource] + n, LIMITS[resource])
                prestige = prestige or resource == PRESTIGE
        return prestige

    def researched(self) -> int:
        """The number of technologies (G76)."""
        return self.techs.bit_count()
