"""The order in which things are done: a stack of tasks, worked off from the top.

A task is a tuple that begins with its name. Its handler takes it off the stack and does it, often
by putting smaller tasks there, or it asks a seat and returns True; the answer then goes to the
function registered for that task.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.expansion_pilots.rules.state import State, Task
from suite.contract import Event, Move

Handler: TypeAlias = Callable[[State, Task], bool]
Answer: TypeAlias = Callable[[State, Task, Move], None]

HANDLERS: dict[str, Handler] = {}
ANSWERS: dict[str, Answer] = {}


def task(name: str) -> Callable[[Handler], Handler]:
    """Registers what is done with tasks of this name."""

    def register(handler: Handler) -> Handler:
        HANDLERS[name] = handler
        return handler

    return register


def answer(*names: str) -> Callable[[Answer], Answer]:
    """Registers what an answer to tasks of these names does. The task is already off the stack."""

    def register(function: Answer) -> Answer:
        for name in names:
            ANSWERS[name] = function
        return function

    return register


def settle(state: State) -> None:
    """Go on until a seat must decide or the match is over."""
    stack = state.stack
    state.asked = ()
    while stack:
        if state.ended:
            stack.clear()
            return
        top = stack[-1]
        if HANDLERS[top[0]](state, top):
            return


def play(state: State, seat: int, move: Move) -> list[Event]:
    """Carry out the answer of a seat."""
    top = state.stack[-1]
    if top[0] == "missions":
        ANSWERS["missions"](state, (*top, seat), move)
    else:
        state.stack.pop()
        ANSWERS[top[0]](state, top, move)
    settle(state)
    events, state.log = state.log, []
    return events
