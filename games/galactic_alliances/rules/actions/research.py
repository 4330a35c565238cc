"""Research: `research TECHNOLOGY FEE [REWARD]`, the fee being `credits` or `discovery`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import tell
from ..content import ADVANCED_EXTRA, RESEARCH, RESEARCH_FEES, TECH_INDEX, TECHNOLOGIES
from ..resources import CREDITS, DISCOVERY, Amounts, added, amount_words, label
from ..traits import KEPT, Traits
from ..words import say
from .terms import Terms, settle_up, unpayable

if TYPE_CHECKING:
    from ..position import AlliancesPosition

_FEE_NAMES = tuple(label(fee) for fee in RESEARCH_FEES)
_MOVES = tuple(
    tuple(
        tuple(Move("research", (tech.id, fee, name)) for name in tech.labels)
        or (Move("research", (tech.id, fee)),)
        for fee in _FEE_NAMES
    )
    for tech in TECHNOLOGIES
)


def fee(traits: Traits, technology: int, way: int) -> Amounts:
    """3 credits less discounts or 1 discovery; an advanced one 1 discovery more (G40, R1)."""
    pay = tuple(
        (resource, traits.price(RESEARCH, n) if resource == CREDITS else n)
        for resource, n in RESEARCH_FEES[way]
    )
    if TECHNOLOGIES[technology].advanced:
        extra = dict(ADVANCED_EXTRA)[DISCOVERY] - traits.advanced_discount
        if extra > 0:
            pay = added((pay, ((DISCOVERY, extra),)))
    return tuple(part for part in pay if part[1])


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    side = pos.sides[seat]
    for pay, listed in _offers(side.traits):
        if side.can_pay(pay):
            out += listed


@lru_cache(maxsize=KEPT)
def _offers(traits: Traits) -> tuple[tuple[Amounts, tuple[Move, ...]], ...]:
    """What an alliance may research, by fee."""
    return tuple(
        (fee(traits, technology, way), _MOVES[technology][way])
        for technology in traits.open
        for way in range(len(RESEARCH_FEES))
    )


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    technology = TECH_INDEX[str(args[0])]
    spec = TECHNOLOGIES[technology]
    gain = spec.choice[spec.labels.index(str(args[2]))] if spec.choice else spec.gain
    way = _FEE_NAMES.index(str(args[1]))
    return Terms(fee(pos.sides[seat].traits, technology, way), gain)


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    technology = TECH_INDEX.get(str(args[0]), -1) if args else -1
    if technology < 0 or not any(Move("research", args) in ways for ways in _MOVES[technology]):
        return refuse(say("Name a technology, how you pay, and the reward if it has two."), "G40")
    side, spec = pos.sides[seat], TECHNOLOGIES[technology]
    if side.techs & spec.bit:
        return refuse(say("You have researched this technology already."), "G40")
    if spec.level == 3 and not spec.column and technology not in side.traits.unique:
        return refuse(say("This technology belongs to a faction that is not yours."), "G42")
    if technology not in side.traits.open:
        return refuse(say("A technology below this one must be researched first."), "G41")
    return unpayable(pos, seat, terms(pos, seat, args).pay, "G40")


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    spec = TECHNOLOGIES[TECH_INDEX[str(args[0])]]
    what = settle_up(pos, seat, terms(pos, seat, args))
    side = pos.sides[seat]
    side.techs |= spec.bit
    side.refresh()
    if pos.log is not None:
        words = say("{who} researches: {technology}.", who=Who(seat), technology=spec.name)
        tell.acted(pos, seat, "research", words, what.pay, what.gain, technology=spec.id)
    return -1


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    spec = TECHNOLOGIES[TECH_INDEX[str(args[0])]]
    what = terms(pos, seat, args)
    return say(
        "Research: {technology}; pay: {pay}; gain: {gain}",
        technology=spec.name,
        pay=amount_words(what.pay),
        gain=amount_words(what.gain),
    )
