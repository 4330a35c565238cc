"""The end and the score (section K)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suite.contract import Message, ScoreLine, Standing, Standings

from .alliance import Alliance
from .content import GAME, IDEOLOGY_NAMES, SOLO
from .factions import main_ideology
from .resources import ARTIFACT, PRESTIGE
from .stages import OVER
from .words import say

if TYPE_CHECKING:
    from .position import AlliancesPosition


def ideology_points(side: Alliance) -> int:
    """Points of the main ideology (G76); none without one."""
    index = main_ideology(side)
    if index < 0:
        return 0
    entry = GAME.ideologies[index]
    counted = {
        "seized_planets": side.seized,
        "artifacts": side.purse[ARTIFACT],
        "developed_planets": side.developed,
        "prestige": side.purse[PRESTIGE],
        "technologies": side.researched(),
    }
    return counted[entry.of] // entry.per


def points(side: Alliance) -> int:
    """The victory points of a side now (G75, G76)."""
    purse = side.purse
    return (
        purse[PRESTIGE]
        + side.colonized
        + 2 * side.developed
        + purse[ARTIFACT]
        + ideology_points(side)
    )


def lines(side: Alliance) -> tuple[ScoreLine, ...]:
    """What gave which points."""
    rows = [
        ScoreLine(say("Prestige"), side.purse[PRESTIGE]),
        ScoreLine(say("Colonized planets"), side.colonized),
        ScoreLine(say("Developed planets"), 2 * side.developed),
        ScoreLine(say("Artifacts"), side.purse[ARTIFACT]),
    ]
    index = main_ideology(side)
    if index < 0:
        rows.append(ScoreLine(say("No main ideology"), 0))
    else:
        label = say("Main ideology: {ideology}", ideology=IDEOLOGY_NAMES[index])
        rows.append(ScoreLine(label, ideology_points(side)))
    return tuple(rows)


def standing(pos: AlliancesPosition, seat: int) -> Standing:
    """Ties: more prestige, then the cube that lies higher on the prestige board (G77, R17)."""
    side = pos.sides[seat]
    tiebreak = (side.purse[PRESTIGE], pos.arrival.index(seat))
    return Standing(seat, points(side), lines(side), tiebreak)


def standings(pos: AlliancesPosition) -> Standings:
    seats = tuple(standing(pos, seat) for seat in range(pos.players))
    if pos.stage != OVER:
        return Standings(seats)
    if pos.solo:
        total = seats[0].total
        won = total >= SOLO.ratings[0].below
        return Standings(seats, (0,) if won else (), True, rating(total))
    best = max((s.total, s.tiebreak) for s in seats)
    winners = tuple(s.seat for s in seats if (s.total, s.tiebreak) == best)
    return Standings(seats, winners, True, say("The fifth round is over."))


def rating(total: int) -> Message:
    """How a solo score is called."""
    name = next(entry.rating for entry in SOLO.ratings if total < entry.below)
    return say("Your alliance has become: {rating}.", rating=say.term("solo rating", name))
