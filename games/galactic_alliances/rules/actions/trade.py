"""Trade: `trade CARD N` carries out the N-th exchange of a trade card once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Atom, Message, Move, Verdict, Who, refuse

from .. import tell
from ..content import TRADE_CARDS, TRADE_INDEX, TRADE_SPACES
from ..resources import CRUISER, amount_words
from ..words import say
from .terms import Terms, settle_up, unpayable

if TYPE_CHECKING:
    from ..position import AlliancesPosition

_MOVES = tuple(
    tuple(Move("trade", (card.id, n + 1)) for n in range(len(card.exchanges)))
    for card in TRADE_CARDS
)


def spaces(pos: AlliancesPosition) -> int:
    """Spaces of a limited card at this number of players (G18, R8)."""
    return TRADE_SPACES[pos.counts_as()]


def has_space(pos: AlliancesPosition, seat: int, column: int) -> bool:
    """A flipped card has no limit; Open House trades on full cards too (G37)."""
    return (
        pos.flipped[column]
        or sum(pos.trade_cubes[column]) < spaces(pos)
        or pos.sides[seat].traits.full_trade
    )


def _fits(pos: AlliancesPosition, seat: int, terms: Terms) -> bool:
    """Cruisers may be traded for only if at least one fits the hand (R22)."""
    return all(
        resource != CRUISER or pos.sides[seat].room_for_cruisers() > 0 for resource, _ in terms.gain
    )


def moves(pos: AlliancesPosition, seat: int, out: list[Move]) -> None:
    side = pos.sides[seat]
    for column, card in enumerate(pos.trades):
        for n, (pay, gain) in enumerate(TRADE_CARDS[card].exchanges):
            if (
                side.can_pay(pay)
                and has_space(pos, seat, column)
                and _fits(pos, seat, Terms(pay, gain))
            ):
                out.append(_MOVES[card][n])


def terms(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Terms:
    return Terms(*TRADE_CARDS[TRADE_INDEX[str(args[0])]].exchanges[int(args[1]) - 1])


def refusal(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Verdict | None:
    if len(args) != 2 or args[0] not in TRADE_INDEX or args[1] not in (1, 2):
        return refuse(say("Name a trade card and one of its two exchanges."), "G37")
    card = TRADE_INDEX[str(args[0])]
    if card not in pos.trades:
        return refuse(say("This trade card is not in play."), "G10")
    if not has_space(pos, seat, pos.trades.index(card)):
        return refuse(say("All spaces of this trade card are taken."), "G37")
    what = terms(pos, seat, args)
    if not _fits(pos, seat, what):
        return refuse(say("You cannot hold another cruiser."), "R22")
    return unpayable(pos, seat, what.pay, "G37")


def play(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> int:
    card = TRADE_INDEX[str(args[0])]
    column = pos.trades.index(card)
    what = settle_up(pos, seat, terms(pos, seat, args))
    pos.trade_cubes[column] = pos.one_more(pos.trade_cubes[column], seat)
    if pos.log is not None:
        words = say("{who} trades: {card}.", who=Who(seat), card=TRADE_CARDS[card].name)
        tell.acted(pos, seat, "trade", words, what.pay, what.gain, card=TRADE_CARDS[card].id)
    return -1


def words(pos: AlliancesPosition, seat: int, args: tuple[Atom, ...]) -> Message:
    card = TRADE_CARDS[TRADE_INDEX[str(args[0])]]
    pay, gain = card.exchanges[int(args[1]) - 1]
    return say(
        "Trade: {card}; pay: {pay}; gain: {gain}",
        card=card.name,
        pay=amount_words(pay),
        gain=amount_words(gain),
    )
