"""The artificial opponent of the solo game (G80, R26, R27, R35): part of the rules, not a seat.

It is the side after the last seat: it has pieces, all nine technologies and no resources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import galaxy, tell, war
from .actions import nominate, trade
from .alliance import Alliance
from .content import (
    COUNCIL,
    FACTIONS,
    IDEOLOGIES,
    PIECES,
    PLANETS,
    SOLO,
    SYSTEMS,
    TRADE_CARDS,
)
from .resources import CRUISER
from .traits import ALL_BOARD_TECHNOLOGIES
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition

RIVAL = 1


def opponent() -> Alliance:
    """2 cruisers in hand, all its cubes, all nine technologies and so power 4."""
    side = Alliance()
    side.purse = [0] * len(side.purse)
    side.cube_supply = PIECES.cubes
    side.techs = ALL_BOARD_TECHNOLOGIES
    side.refresh()
    side.purse[CRUISER] = SOLO.cruisers
    side.cruiser_supply -= SOLO.cruisers
    return side


def respond(pos: AlliancesPosition) -> None:
    """The human has passed: reveal 2 cards, resolve each on its own, discard them."""
    for _ in range(min(SOLO.cards, len(pos.deck))):
        card, pos.deck = pos.deck[0], pos.deck[1:]
        pos.discard = (*pos.discard, card)
        tell.rival_card(pos, card)
        _colonize(pos, FACTIONS[card].adapted)
        _follow(pos, FACTIONS[card].ideology)


def _colonize(pos: AlliancesPosition, adapted: int) -> None:
    """The leftmost reachable free planet that fits; no fee, no reward (R27). No card is adapted
    to barren planets."""
    side = pos.sides[RIVAL]
    for planets in pos.on_card[: galaxy.reach(pos, side)]:
        for planet in planets:
            spec = PLANETS[planet]
            if not pos.state[planet] and adapted & spec.bit:
                if side.cube_supply:
                    side.cube_supply -= 1
                    galaxy.settle(pos, planet, RIVAL, galaxy.COLONIZED)
                    words = say("The artificial opponent colonizes: {planet}.",
                                planet=galaxy.planet_words(pos, planet))  # fmt: skip
                    tell.rival_did(pos, "colonize", words, planet=spec.id)
                return


def _follow(pos: AlliancesPosition, ideology: int) -> None:
    effect = SOLO.effects[IDEOLOGIES[ideology]]
    if not _EFFECTS[effect.effect](pos, effect.amount):
        _take_cruisers(pos, SOLO.fallback.amount)


def _take_cruisers(pos: AlliancesPosition, n: int) -> bool:
    """Up to the hand limit (E97); always counts as done."""
    side = pos.sides[RIVAL]
    before = side.purse[CRUISER]
    side.receive(((CRUISER, n),))
    taken = side.purse[CRUISER] - before
    words = say.many(
        "The artificial opponent takes {n} cruiser.",
        "The artificial opponent takes {n} cruisers.",
        n=taken,
    )
    full = say("The artificial opponent can hold no more cruisers.")
    tell.rival_did(pos, "rival_cruisers", words if taken else full, count=taken)
    return True


def _remove_token(pos: AlliancesPosition, n: int) -> bool:
    """The leftmost exploration token within reach is discarded unseen."""
    for place in range(galaxy.reach(pos, pos.sides[RIVAL]) * galaxy.PLACES):
        if pos.tokens[place] != galaxy.GONE:
            pos.tokens_lost = (*pos.tokens_lost, pos.tokens[place])
            pos.tokens[place] = galaxy.GONE
            system = SYSTEMS[pos.systems[place // galaxy.PLACES]].name
            words = say("The artificial opponent removes an exploration token: {system}.",
                        system=system)  # fmt: skip
            tell.rival_did(pos, "token_removed", words, place=galaxy.token_name(pos, place))
            return True
    return False


def _develop(pos: AlliancesPosition, n: int) -> bool:
    """A second cube on its leftmost colonized planet."""
    side = pos.sides[RIVAL]
    for planet in galaxy.owned(pos, RIVAL):
        if pos.state[planet] == galaxy.COLONIZED and side.cube_supply:
            side.cube_supply -= 1
            galaxy.settle(pos, planet, RIVAL, galaxy.DEVELOPED)
            words = say("The artificial opponent develops: {planet}.",
                        planet=galaxy.planet_words(pos, planet))  # fmt: skip
            tell.rival_did(pos, "develop", words, planet=PLANETS[planet].id)
            return True
    return False


def _sit_in_council(pos: AlliancesPosition, n: int) -> bool:
    """The free space with the highest value; the left one of equals."""
    side = pos.sides[RIVAL]
    free = [space for space, holder in enumerate(pos.council) if holder == nominate.FREE]
    if not free or not side.cube_supply:
        return False
    space = max(free, key=lambda index: (COUNCIL[index].prestige, -index))
    side.cube_supply -= 1
    pos.sit(space, RIVAL)
    words = say("The artificial opponent takes a seat in the Galactic Council.")
    tell.rival_did(pos, "nominate", words, space=COUNCIL[space].id)
    return True


def _put_on_trade_card(pos: AlliancesPosition, n: int) -> bool:
    """A cube on the leftmost unflipped trade card with a free space."""
    side = pos.sides[RIVAL]
    for column, card in enumerate(pos.trades):
        room = sum(pos.trade_cubes[column]) < trade.spaces(pos)
        if not pos.flipped[column] and room and side.cube_supply:
            side.cube_supply -= 1
            pos.trade_cubes[column] = pos.one_more(pos.trade_cubes[column], RIVAL)
            words = say("The artificial opponent puts a cube on the trade card: {card}.",
                        card=TRADE_CARDS[card].name)  # fmt: skip
            tell.rival_did(pos, "trade", words, card=TRADE_CARDS[card].id)
            return True
    return False


_EFFECTS = {
    "cruisers": _take_cruisers,
    "remove_token": _remove_token,
    "develop": _develop,
    "council": _sit_in_council,
    "trade": _put_on_trade_card,
}


def seize(pos: AlliancesPosition) -> None:
    """As sole Overlord: the human's leftmost unprotected planet, on one card a developed one
    first; with none, the leftmost free one."""
    found = war.targets(pos, RIVAL)

    def preference(planet: int) -> tuple[bool, int, bool, int]:
        state = pos.state[planet]
        card = galaxy.card_of(pos, planet)
        return (
            state == galaxy.FREE,
            card,
            state != galaxy.DEVELOPED,
            pos.on_card[card].index(planet),
        )

    war.seize(pos, RIVAL, min(found, key=preference))
