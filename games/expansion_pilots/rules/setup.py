"""Setup of a match (P1-P6, P55, P66-P71, P112)."""

from __future__ import annotations

from typing import Final, TypeVar

from games.expansion_pilots.rules.flow import answer, settle, task
from games.expansion_pilots.rules.moves import numbered
from games.expansion_pilots.rules.options import Options
from games.expansion_pilots.rules.state import State, Task, Terms
from games.expansion_pilots.rules.tables import (
    FOLLOW_PRICE,
    LEVEL_SHIPS,
    MISSIONS,
    PILOTS,
    PLANETS,
    ROW,
    START_CULTURE,
    START_ENERGY,
    TOKENS,
    Mission,
    Pilot,
    Planet,
    say,
)
from games.expansion_pilots.rules.terms import FLEET, HOME, LOCKED, NOBODY, NORMAL
from suite.contract import Chance, Closed, Move

S = TypeVar("S", bound=State)

KEEP_PROMPT: Final = say("Choose the secret mission that you keep.")


def in_play(card: Planet | Mission | Pilot, options: Options) -> bool:
    """Is the card used with these parts of the expansion? A card that would be useless without
    the other part stays in the box."""
    if isinstance(card, Pilot):
        return options.pilots and (options.exploration or card.needs != "exploration")
    if not card.expansion:
        return True
    if card.needs:
        return options.pilots if card.needs == "pilots" else options.exploration
    return options.pilots or options.exploration


def planets_in_play(options: Options) -> list[int]:
    return [index for index, card in enumerate(PLANETS) if in_play(card, options)]


def pilots_in_play(options: Options) -> list[int]:
    return [index for index, card in enumerate(PILOTS) if in_play(card, options)]


def missions_in_play(options: Options, players: int) -> list[int]:
    """With two players only those that do not compare them (P5, T13)."""
    if players == 1:
        return []
    duel = players == 2 and options.duel_missions_only
    return [
        index
        for index, card in enumerate(MISSIONS)
        if in_play(card, options) and (card.duel or not duel)
    ]


def empty(state: S, players: int, options: Options, chance: Chance) -> S:
    """A table with everything in its starting place and nothing dealt."""
    terms = state.terms = Terms(players, options)
    sides = terms.sides
    state.quiet = False
    state.chance = chance
    state.energy = [START_ENERGY] * players
    state.culture = [START_CULTURE] * players
    ships = LEVEL_SHIPS[1]
    state.where = ([HOME] * ships + [LOCKED] * (FLEET - ships)) * players
    if terms.rogue != NOBODY:
        state.energy.append(0)
        state.culture.append(0)
        state.where += [HOME] * FLEET
    state.level = [1] * sides
    state.score = [terms.level_vp[1]] * sides
    state.used = [0] * sides
    state.known = [0] * sides
    state.colonies = [()] * sides
    state.tokens = [()] * sides
    state.mission = [NOBODY] * players
    state.offer = [()] * players
    state.rank = [0] * (sides * FLEET)
    state.kind = [NORMAL] * (sides * FLEET)
    state.flown = [NOBODY] * (sides * FLEET)
    state.hangar = [()] * (sides * FLEET)
    state.row, state.deck, state.discard = [], [], []
    state.pilot_row, state.pilot_deck, state.pilot_discard = [], [], []
    state.token_deck, state.face_up = [], []
    state.active = state.first = 0
    state.round = state.rerolls = state.discount = state.fewer = state.noted = 0
    state.dice, state.states = [], []
    state.converted = False
    state.income = [0, 0]
    state.tax = FOLLOW_PRICE
    state.trigger = NOBODY
    state.ended = ""
    state.stack, state.asked, state.log = [], (), []
    return state


def deal(state: S, players: int, options: Options, seed: int) -> S:
    """Shuffle and deal; the missions are chosen first."""
    chance = Chance(seed)
    empty(state, players, options, chance)
    if options.first_player == "random":
        state.first = chance.below(players)
    state.deck = planets_in_play(options)
    chance.shuffle(state.deck)
    state.row = [state.deck.pop() for _ in range(ROW[players])]
    if options.pilots:
        state.pilot_deck = pilots_in_play(options)
        chance.shuffle(state.pilot_deck)
        state.pilot_row = [state.pilot_deck.pop() for _ in range(ROW[players])]
    if options.exploration:
        state.token_deck = list(range(len(TOKENS)))
        chance.shuffle(state.token_deck)
    state.stack.append(("begin", state.first))
    if players > 1:
        missions = missions_in_play(options, players)
        chance.shuffle(missions)
        state.offer = [tuple(missions[2 * seat : 2 * seat + 2]) for seat in range(players)]
        state.stack.append(("missions",))
    settle(state)
    state.log = []
    return state


@task("missions")
def missions(state: State, top: Task) -> bool:
    """("missions",): everybody keeps one of two, at the same time and in secret (P5)."""
    state.asked = tuple(
        Closed(seat, KEEP_PROMPT, (numbered("keep", 1), numbered("keep", 2)), "missions")
        for seat, kept in enumerate(state.mission)
        if kept == NOBODY and state.offer[seat]
    )
    if state.asked:
        return True
    state.stack.pop()
    return False


@answer("missions")
def mission_kept(state: State, top: Task, move: Move) -> None:
    seat = top[-1]
    state.mission[seat] = state.offer[seat][int(move.args[0]) - 1]
    if not state.quiet:
        text = say("{who} keeps a secret mission.", who=state.who(seat))
        state.tell("mission_kept", text, seat)
