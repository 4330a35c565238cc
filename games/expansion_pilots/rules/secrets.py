"""What a seat may know, and a truth that agrees with it.

Secret are: the order of the decks (except tokens that a seat has looked at), the missions of the
others and the cards they returned (P5), and the tokens that others keep face down (P91). A token
whose hazard track still holds a ship lies open (P97), and so does a dwarf planet, whose point has
been announced (T27).
"""

from __future__ import annotations

from games.expansion_pilots.rules.flow import settle
from games.expansion_pilots.rules.setup import missions_in_play, pilots_in_play, planets_in_play
from games.expansion_pilots.rules.state import State
from games.expansion_pilots.rules.tables import TOKENS
from games.expansion_pilots.rules.terms import FLEET, HAZARD, HIDDEN, NOBODY
from suite.contract import Chance, Closed

_UNSEEN = ("missions", "peek")
"""The tasks that ask about cards which lie face down for everybody else."""


def hide(state: State, seat: int | None) -> None:
    """Take from this copy all that the seat may not know."""
    state.chance = Chance(0)
    state.deck = [HIDDEN] * len(state.deck)
    state.pilot_deck = [HIDDEN] * len(state.pilot_deck)
    known = state.known[seat] if seat is not None else 0
    unknown = len(state.token_deck) - known
    state.token_deck = [HIDDEN] * unknown + state.token_deck[unknown:]
    for other in range(state.terms.players):
        if other != seat:
            if state.mission[other] != NOBODY and not state.ended:
                state.mission[other] = HIDDEN
            kept = state.mission[other]
            state.offer[other] = tuple(
                card if card == kept else HIDDEN for card in state.offer[other]
            )
    if not state.ended:
        for side in range(state.terms.sides):
            if side != seat:
                state.tokens[side] = tuple(
                    token if token >= 0 and _open(state, side, token) else HIDDEN
                    for token in state.tokens[side]
                )
    _hide_questions(state, seat)


def _hide_questions(state: State, seat: int | None) -> None:
    """What others can do with cards that only they see is not listed: even in words it would name
    these cards."""
    if state.stack and state.stack[-1][0] in _UNSEEN:
        state.asked = tuple(
            asked if asked.seat == seat else Closed(asked.seat, asked.prompt, (), asked.phase)
            for asked in state.asked
        )


def _open(state: State, side: int, token: int) -> bool:
    """Does everybody see this token of a side?"""
    held = state.where[side * FLEET : side * FLEET + FLEET]
    return TOKENS[token].vp > 0 or HAZARD + token in held


def fill_in(state: State, chance: Chance) -> None:
    """Deal the unknown cards to all places where an unknown card lies."""
    options, players = state.terms.options, state.terms.players
    state.chance = Chance(chance.bits())
    seen = {*state.row, *state.discard, *(p for held in state.colonies for p in held)}
    state.deck = _deal(state.deck, planets_in_play(options), seen, chance)
    seen = {*state.pilot_row, *state.pilot_discard, *(p for held in state.hangar for p in held)}
    state.pilot_deck = _deal(state.pilot_deck, pilots_in_play(options), seen, chance)
    _fill_in_tokens(state, chance)
    _fill_in_missions(state, missions_in_play(options, players), chance)
    if state.stack and state.stack[-1][0] in _UNSEEN:
        settle(state)  # which asks anew


def _deal(cards: list[int], pool: list[int], seen: set[int], chance: Chance) -> list[int]:
    return chance.sample([card for card in pool if card not in seen], len(cards))


def _fill_in_tokens(state: State, chance: Chance) -> None:
    """Dwarf planets lie open or in the deck: nobody keeps one face down (T27)."""
    drawn = [task[3] for task in state.stack if task[0] == "drawn"]
    seen = {*state.face_up, *state.token_deck, *drawn, *(t for held in state.tokens for t in held)}
    unknown = [token for token in range(len(TOKENS)) if token not in seen]
    chance.shuffle(unknown)
    unknown.sort(key=lambda token: TOKENS[token].vp, reverse=True)
    for side, held in enumerate(state.tokens):
        state.tokens[side] = tuple(unknown.pop() if token == HIDDEN else token for token in held)
    chance.shuffle(unknown)
    state.token_deck = [unknown.pop() if t == HIDDEN else t for t in state.token_deck]


def _fill_in_missions(state: State, pool: list[int], chance: Chance) -> None:
    seen = {*state.mission, *(card for offer in state.offer for card in offer)}
    unknown = [card for card in pool if card not in seen]
    chance.shuffle(unknown)
    for seat in range(state.terms.players):
        if HIDDEN in state.offer[seat]:
            state.offer[seat] = tuple(
                unknown.pop() if card == HIDDEN else card for card in state.offer[seat]
            )
            if state.mission[seat] == HIDDEN:
                state.mission[seat] = chance.choice(state.offer[seat])
        elif state.mission[seat] == HIDDEN:
            state.mission[seat] = unknown.pop()
