"""Exploring unexplored space: pressing one's luck with tokens (P85-P99)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from games.expansion_pilots.rules import abilities
from games.expansion_pilots.rules.effects import resolve_token
from games.expansion_pilots.rules.flow import answer, task
from games.expansion_pilots.rules.moves import DRAW, TAKE, numbered
from games.expansion_pilots.rules.state import State, Task
from games.expansion_pilots.rules.tables import FACE_UP_MOST, TOKEN_INDEX, TOKENS, say
from games.expansion_pilots.rules.terms import NOBODY
from suite.contract import Event, Move

FIRST_CHOICE: Final = say("Take a face-up token or draw a new one.")
NEXT_CHOICE: Final = say("Take the token you have drawn, or leave it and draw again.")
PICK_PROMPT: Final = say("Choose a face-up token.")
ORDER_PROMPT: Final = say("Choose the order in which the tokens go back, the top one first.")


@task("explore")
def explore(state: State, top: Task) -> bool:
    """("explore", side, ship): the first choice (P86, P99)."""
    _, side, ship = top
    seen = abilities.before_exploring(state, side, ship)
    if seen and state.known[side] < min(seen, len(state.token_deck)):
        look(state, side, seen)
    if state.face_up:
        listed = [TAKE[token] for token in sorted(state.face_up)]
        if state.token_deck:
            listed.append(DRAW)
        return state.ask(side, FIRST_CHOICE, listed, "explore")
    state.stack.pop()
    if state.token_deck:
        draw(state, side, ship)
    return False


@answer("explore")
def explored(state: State, top: Task, move: Move) -> None:
    _, side, ship = top
    if move == DRAW:
        draw(state, side, ship)
    else:
        token = TOKEN_INDEX[str(move.args[0])]
        state.face_up.remove(token)
        take(state, side, token, ship)


def draw(state: State, side: int, ship: int) -> None:
    """Reveal the top token. A hazard, a fourth open token and the last one must be taken."""
    token = draw_top(state, side)
    must = TOKENS[token].hazard or len(state.face_up) >= FACE_UP_MOST or not state.token_deck
    if must:
        take(state, side, token, ship)
    else:
        state.stack.append(("drawn", side, ship, token))


def draw_top(state: State, side: int) -> int:
    """Take the top token off the deck; the last one triggers the end (P100)."""
    token = state.token_deck.pop()
    state.known = [max(0, known - 1) for known in state.known]
    if not state.quiet:
        card = TOKENS[token]
        who = state.who(side)
        if card.hazard:
            text = say("{who} draws a hazard: {token}!", who=who, token=card.name)
        else:
            text = say("{who} draws a discovery: {token}.", who=who, token=card.name)
        state.tell("token_drawn", text, side, reveals=True, token=card.id, hazard=card.hazard)
    if not state.token_deck and state.trigger == NOBODY:
        state.trigger = side
        if not state.quiet:
            text = say(
                "The last token is drawn: {who} triggers the end of the game.", who=state.who(side)
            )
            state.tell("end_triggered", text, side)
    return token


@task("drawn")
def drawn(state: State, top: Task) -> bool:
    """("drawn", side, ship, token): take the discovery or press your luck (P87)."""
    return state.ask(top[1], NEXT_CHOICE, [TAKE[top[3]], DRAW], "drawn")


@answer("drawn")
def decided(state: State, top: Task, move: Move) -> None:
    _, side, ship, token = top
    if move == DRAW:
        state.face_up.append(token)
        if not state.quiet:
            text = say("{who} leaves it and draws again.", who=state.who(side))
            state.tell("token_left", text, side, token=TOKENS[token].id)
        draw(state, side, ship)
    else:
        take(state, side, token, ship)


def take(state: State, side: int, token: int, ship: int) -> None:
    """Keep a token and resolve all of its effect (P91). `ship` is -1 without an exploration."""
    card = TOKENS[token]
    state.tokens[side] += (token,)
    if not state.quiet:
        text = say("{who} takes a token: {token}.", who=state.who(side), token=card.name)
        state.tell("token_taken", text, side, token=card.id)
    if card.vp:
        state.add_points(side, card.vp)
    if ship >= 0:
        state.stack.append(("token_taken", side, ship, card.hazard))
    resolve_token(state, side, token, ship)


@task("token_taken")
def token_taken(state: State, top: Task) -> bool:
    """("token_taken", side, ship, hazard): the token's effect is over."""
    _, side, ship, hazard = state.stack.pop()
    abilities.after_token(state, side, ship, hazard)
    return False


@task("pick_token")
def pick_token(state: State, top: Task) -> bool:
    """("pick_token", side): Mirrath Deep."""
    return state.ask(top[1], PICK_PROMPT, [TAKE[t] for t in sorted(state.face_up)], "pick_token")


@answer("pick_token")
def picked(state: State, top: Task, move: Move) -> None:
    token = TOKEN_INDEX[str(move.args[0])]
    state.face_up.remove(token)
    take(state, top[1], token, -1)


def look(state: State, side: int, n: int) -> None:
    """Look at the top tokens of the deck: only this side learns what they are."""
    seen = state.token_deck[-n:][::-1]
    state.known[side] = max(state.known[side], len(seen))
    if state.quiet or side == state.terms.rogue:
        return
    names = tuple(TOKENS[token].name for token in seen)
    public = say.many(
        "{who} looks at the top token of the deck.",
        "{who} looks at the top {n} tokens of the deck.",
        n=len(seen), who=state.who(side),
    )  # fmt: skip
    private = say("The top of the deck: {tokens}.", tokens=names)
    data = {"side": side, "tokens": tuple(TOKENS[token].id for token in seen)}
    state.log.append(
        Event(
            "peeked",
            private,
            side,
            data,
            audience=(side,),
            public=Event("peeked", public, side, {"side": side}),
            reveals=True,
        )
    )


@task("peek")
def peek(state: State, top: Task) -> bool:
    """("peek", side, n, order): Vantholm. Moves are places, so that they tell others nothing."""
    _, side, n, order = top
    n = min(n, len(state.token_deck))
    if state.known[side] < n:
        look(state, side, n)
    if not order or n < 2:
        state.stack.pop()
        return False
    listed = [numbered("order", *places) for places in permutations(range(1, n + 1))]
    return state.ask(side, ORDER_PROMPT, listed, "peek")


@answer("peek")
def ordered(state: State, top: Task, move: Move) -> None:
    side = top[1]
    n = len(move.args)
    seen = state.token_deck[-n:][::-1]
    state.token_deck[-n:] = [seen[int(place) - 1] for place in move.args][::-1]
    state.known = [known if owner == side else 0 for owner, known in enumerate(state.known)]
    if not state.quiet:
        text = say("{who} puts the tokens back in a chosen order.", who=state.who(side))
        state.tell("reordered", text, side)
