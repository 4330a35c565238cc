"""What the prompt line says in each situation of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from suite.contract import Closed, Decision, Message, Move, Position, Who, Words
from suite.contract.decision import window_of
from suite.shell.picking import Picking
from suite.shell.prompt_line import BUTTONS, Choice, Prompt

say = Words("shell")

_FEW = 3
"""So many moves all stand beside the prompt; of more only those that need no object."""


def decide(
    view: Position,
    decision: Decision,
    picking: Picking | None,
    play: Callable[[Move], object],
    pass_on: Callable[[], object],
    *,
    by_name: bool,
) -> Prompt:
    """A person must decide. `by_name`: several people share the screen, so say who is meant.
    `pass_on`: pass this window now and whenever it opens again."""
    text = decision.prompt
    if by_name:
        text = say("{who}: {prompt}", who=Who(decision.seat), prompt=text)
    if picking is not None:
        return Prompt(text, decision.seat, [_confirm(view, picking, play)])
    moves = _beside(decision)
    only = len(moves) == decision.count() == 1
    choices = [_choice(view, decision, move, play, only) for move in moves]
    if window_of(decision):
        choices.append(Choice(say("Always pass here"), pass_on, icon="step"))
    return Prompt(text, decision.seat, choices)


def waiting(seats: Sequence[int], hurry: Callable[[], object]) -> Prompt:
    """Bots are thinking."""
    choices = [Choice(say("Play now"), hurry, icon="step")]
    if len(seats) == 1:
        return Prompt(say("{who} is thinking.", who=Who(seats[0])), seats[0], choices, busy=True)
    names = tuple(Message("{who}", {"who": Who(seat)}, domain="") for seat in seats)
    return Prompt(say("These opponents are thinking: {names}", names=names), None, choices, True)


def saving() -> Prompt:
    """A move was made and is on its way to the disk."""
    return Prompt(say("The move is being saved."))


def unsaved(why: Message, again: Callable[[], object]) -> Prompt:
    """The last move could not be saved; nothing goes on until it is."""
    text = say("The match cannot be saved, so it waits. {why}", why=why)
    return Prompt(text, None, [Choice(say("Try again"), again, True, icon="refresh")], tone="bad")


def over(look: Callable[[], object]) -> Prompt:
    """The match has ended, and somebody looks at the board again."""
    choice = Choice(say("Final score"), look, primary=True, icon="trophy")
    return Prompt(say("The match is over."), None, [choice])


def _choice(
    view: Position, decision: Decision, move: Move, play: Callable[[Move], object], only: bool
) -> Choice:
    label = view.describe(decision.seat, move)
    return Choice(label, lambda: play(move), primary=only, optional=bool(move.args) and not only)


def _confirm(view: Position, picking: Picking, play: Callable[[Move], object]) -> Choice:
    if not picking.complete():
        return Choice(picking.missing(), lambda: None, primary=True, enabled=False)
    move = picking.move()
    return Choice(view.describe(picking.decision.seat, move), lambda: play(move), primary=True)


def _beside(decision: Decision) -> Sequence[Move]:
    """The moves that get a button."""
    if not isinstance(decision, Closed):
        return ()
    if len(decision.moves) <= _FEW:
        return decision.moves
    return [move for move in decision.moves if not move.args][:BUTTONS]
