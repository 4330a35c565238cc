"""The standard opponent: looks one move ahead and judges what it sees."""

from __future__ import annotations

from games.galactic_alliances.bots.worth import worth
from games.galactic_alliances.rules.content import EFFECTS, FACTION_INDEX, FACTIONS, SETUP
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import ARTIFACT, CREDITS
from games.galactic_alliances.rules.stages import DRAFT, FIRST_MAIN, SWAP, TURN
from games.galactic_alliances.rules.turns import END
from suite.contract import Bot, Chance, Limit, Move, Position

_FREE = ("use", "main", "boost", "ideology")
"""Moves beside the action of a turn."""
_ENOUGH = 0.02
"""A free move must gain at least so much to be made."""
_POINTS = {
    Move("use", (effect.id,))
    for effect in EFFECTS.values()
    if effect.kind == "turn" and any(resource == ARTIFACT for resource, _ in effect.gain)
}
_RICH = 10
"""With so many credits there is no reason to wait."""


def is_free(move: Move) -> bool:
    """Is it a move beside the action of a turn?"""
    return move.verb in _FREE


def can_wait(pos: AlliancesPosition, seat: int, move: Move) -> bool:
    """Points that can be bought at any time are bought late: until then the credits work."""
    if move not in _POINTS or pos.round == SETUP.rounds:
        return False
    return pos.sides[seat].purse[CREDITS] < _RICH


def gains(pos: AlliancesPosition, seat: int, moves: list[Move]) -> list[float]:
    """What each move would gain; actions are judged after the turn has been ended."""
    now = worth(pos, seat)
    return [_after(pos, seat, move) - now for move in moves]


def _after(pos: AlliancesPosition, seat: int, move: Move) -> float:
    after = pos.copy()
    after.quiet = True
    after.play(seat, move)
    return worth(after, seat)


def card_value(card: int, held: list[int]) -> float:
    """A faction card beside others: its own worth, and how well the ideologies go together."""
    alike = sum(FACTIONS[other].ideology == FACTIONS[card].ideology for other in held)
    return FACTIONS[card].value + 0.6 * alike


def best_move(pos: AlliancesPosition, seat: int) -> Move:
    """The move that looks best in a complete position."""
    moves = pos.moves(seat)
    if len(moves) == 1:
        return moves[0]
    if pos.stage in (FIRST_MAIN, DRAFT):
        held = [*pos.sides[seat].hand, *pos.sides[seat].kept]
        return max(moves, key=lambda move: card_value(FACTION_INDEX[str(move.args[0])], held))
    if pos.stage != TURN:
        values = gains(pos, seat, moves)
        return moves[values.index(max(values))]
    return _turn(pos, seat, moves)


def _turn(pos: AlliancesPosition, seat: int, moves: list[Move]) -> Move:
    """Free moves as long as they gain something, and then the best action or the end."""
    free = [move for move in moves if is_free(move) and not can_wait(pos, seat, move)]
    if free:
        values = gains(pos, seat, free)
        best = max(values)
        if best > _ENOUGH:
            return free[values.index(best)]
    if pos.acted:
        return END
    actions = [move for move in moves if not is_free(move)]
    values = gains(pos, seat, actions)
    return actions[values.index(max(values))]


class Standard(Bot):
    """Greedy; with `blunders` one move in so many is any move."""

    def __init__(self, blunders: int = 0) -> None:
        self.blunders = blunders

    def choose(self, view: Position, seat: int, limit: Limit, chance: Chance) -> Move:
        assert isinstance(view, AlliancesPosition)
        decision = view.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        if self.blunders and chance.below(self.blunders) == 0:
            return decision.some(chance)
        if view.stage == SWAP:
            return swap(view, seat)
        return best_move(view.imagine(seat, chance), seat)


def swap(view: AlliancesPosition, seat: int) -> Move:
    """Change the cards that go worst with the others."""
    hand = list(view.sides[seat].hand)
    ranked = sorted(hand, key=lambda card: card_value(card, [c for c in hand if c != card]))
    weak = [card for card in ranked[:2] if FACTIONS[card].value < 13.5]
    return Move("swap", tuple(FACTIONS[card].id for card in hand if card in weak))
