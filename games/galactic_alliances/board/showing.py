"""Every word and figure on the board, in the language of the moment: `show` says them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.galactic_alliances.board.card_uses import use_moves
from games.galactic_alliances.board.hand import USES
from games.galactic_alliances.board.own_mat import OwnMat
from games.galactic_alliances.board.use_words import ability_names, ability_words, short_use_words
from games.galactic_alliances.rules.actions import BY_VERB
from games.galactic_alliances.rules.actions.research import fee as research_fee
from games.galactic_alliances.rules.actions.trade import spaces as trade_spaces
from games.galactic_alliances.rules.content import (
    ACTION_NAMES,
    ACTIONS,
    COUNCIL,
    EXPLORE,
    FACTIONS,
    FEES,
    PHASE_NAMES,
    RESEARCH_FEES,
    SETUP,
    SYSTEMS,
    TRADE_CARDS,
    WAR_REWARDS,
)
from games.galactic_alliances.rules.galaxy import planet_words, reach
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import PRESTIGE, Amounts
from games.galactic_alliances.rules.stages import NOMADS, PHASES, TURN
from games.galactic_alliances.rules.war import ranks
from games.galactic_alliances.rules.words import say
from suite.ui.offers import Key

if TYPE_CHECKING:
    from games.galactic_alliances.board.board import AlliancesBoard

COLUMNS = ("manufacture", "study", "mine")
"""The actions below the three trade cards."""
_PHASES = ("production", "action", "war", "galactic")


def show(board: AlliancesBoard, view: AlliancesPosition) -> None:
    """Show the position on all that lies on the table."""
    for part in (_galaxy, _strip, _market, _council, _war, _prestige, _mats, _hand):
        part(board, view)


def _galaxy(board: AlliancesBoard, view: AlliancesPosition) -> None:
    text = board.host.text
    for planet, item in board.planets.items():
        owner = view.holder[planet] if view.state[planet] else None
        colour = None if owner is None else board.colour(owner)
        fee = _fee(board, view, item.key)
        item.present(view.state[planet], colour, fee, text(planet_words(view, planet)))
    for name, token in board.tokens.items():
        token.setAccessibleName(text(say("Exploration token {name}", name=name)))
    within = reach(view, view.sides[board.viewer])
    for number, card in enumerate(board.systems):
        up = number < view.face_up
        title = text(SYSTEMS[view.systems[number]].name) if up else ""
        card.present(title, up, up and number == view.fleet, number < within)


def _fee(board: AlliancesBoard, view: AlliancesPosition, key: Key) -> Amounts | None:
    """What the cheapest cube on a planet costs now."""
    moves = [move for move in board.offers.moves(key) if move.verb in ("colonize", "develop")]
    if not moves or board.decision is None:
        return None
    seat = board.decision.seat
    return min(BY_VERB[move.verb].terms(view, seat, move.args).pay for move in moves)


def _strip(board: AlliancesBoard, view: AlliancesPosition) -> None:
    text = board.host.text
    deciding = {decision.seat for decision in view.pending()}
    order = [(board.colour(seat), board.name(seat), seat in deciding) for seat in view.order]
    names = [text(PHASE_NAMES[phase]) for phase in _PHASES]
    phase = PHASES[view.stage]
    now = _PHASES.index(phase) if phase in _PHASES else -1
    begun = say("Round {n} of {all}", n=view.round, all=SETUP.rounds)
    title = text(begun if view.round else PHASE_NAMES["setup"])
    board.strip.present(title, names, now, order)


def _market(board: AlliancesBoard, view: AlliancesPosition) -> None:
    text = board.host.text
    for column, item in enumerate(board.trades):
        trade, turned = TRADE_CARDS[view.trades[column]], view.flipped[column]
        item.present(
            text(trade.name),
            trade.exchanges,
            _cubes(board, view.trade_cubes[column]),
            spaces=0 if turned else trade_spaces(view),
            golden=text(say("Golden Age")) if turned else "",
        )
    for column, counter in enumerate(board.columns):
        verb = COLUMNS[column]
        terms = BY_VERB[verb].terms(view, board.viewer, () if verb == "mine" else (1,))
        title = text(ACTION_NAMES[ACTIONS.index(verb)])
        cubes = _cubes(board, view.board_cubes[column])
        counter.present(title, [(terms.pay, terms.gain)], cubes)


def _council(board: AlliancesBoard, view: AlliancesPosition) -> None:
    text = board.host.text
    fee = BY_VERB["nominate"].terms(view, board.viewer, (COUNCIL[0].id,)).pay
    board.council_head.present(text(say("Galactic Council")), fee)
    for space, chair in enumerate(board.council):
        holder = view.council[space]
        chair.setVisible(holder != -2)
        who = board.name(holder) if holder >= 0 else ""
        name = text(say("Seat in the council: {name}", name=COUNCIL[space].id))
        chair.present(board.colour(holder) if holder >= 0 else None, f"{name} {who}".strip())
    cubes = _cubes(board, view.anomaly_cubes)
    board.anomaly.present(text(say("Anomaly")), [(FEES[EXPLORE], ())], cubes)


def _war(board: AlliancesBoard, view: AlliancesPosition) -> None:
    holders = ranks(view)
    rewards = [(rank, gain, [board.colour(side) for side, held in holders if held == rank])
               for rank, gain in WAR_REWARDS[view.players].items()]  # fmt: skip
    board.war.present(board.host.text(say("War")), rewards)


def _prestige(board: AlliancesBoard, view: AlliancesPosition) -> None:
    """The stacks from the bottom up: the order of arrival, before that the turn order (G11)."""
    beside = [side for side in range(len(view.sides)) if side not in view.order]
    stacked = [*reversed(view.order), *beside]
    order = [side for side in view.arrival if side in stacked] or stacked
    places = [(view.sides[side].purse[PRESTIGE], board.colour(side)) for side in order]
    board.prestige.present(places, board.host.text(say("Prestige")))


def _mats(board: AlliancesBoard, view: AlliancesPosition) -> None:
    deciding = {decision.seat for decision in view.pending()}
    points = {standing.seat: standing.total for standing in view.standings().seats}
    for mat in board.mats:
        mat.deciding = mat.side in deciding
        mat.present(view, board.host.text, board.name(mat.side), points.get(mat.side, 0))
        if isinstance(mat, OwnMat):
            traits = view.sides[mat.side].traits
            ways = range(len(RESEARCH_FEES))
            mat.show_prices({tech: [research_fee(traits, tech, way) for way in ways]
                             for tech in traits.open})  # fmt: skip


def _hand(board: AlliancesBoard, view: AlliancesPosition) -> None:
    text, choosing = board.host.text, view.stage not in (TURN, NOMADS)
    for held in board.hand:
        faction = FACTIONS[held.faction]
        words = tuple(text(short) for short in short_use_words(faction))
        usable = tuple(kind for kind in USES if use_moves(board, faction.id, kind))
        abilities = " ".join(map(text, ability_words(faction)))
        names = ", ".join(map(text, ability_names(faction)))
        held.say(text(faction.name))
        held.say_uses(words, USES if choosing else usable, (abilities, names))


def _cubes(board: AlliancesBoard, counts: Sequence[int]) -> list[int]:
    """The colour of each cube."""
    return [board.colour(side) for side, count in enumerate(counts) for _ in range(count)]
