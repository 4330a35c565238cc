"""A position from a small readable description.

`games/expansion_pilots/scenarios.md` explains every word of it; `description.py` checks them.

    players: 2
    options: {pilots: true, exploration: false}
    dice: [move, energy, culture activated]
    row: [Jakks, Gort]
    seats:
      - {energy: 3, level: 3, ships: [home, land Jakks, orbit Gort 2 as Aurora],
         pilots: {Aurora: [Express]}, mission: Seeker}
      - {culture: 0, colonies: [p_helios]}

Everything that is left out is as at the start of a match; decks and rows are filled up with the
cards that nobody mentions, shuffled by `seed`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.expansion_pilots.rules import sides
from games.expansion_pilots.rules.description import Scenario, Side, parse
from games.expansion_pilots.rules.flow import HANDLERS, settle
from games.expansion_pilots.rules.names import (
    DIE_FACES,
    MISSION_NAMES,
    PILOT_NAMES,
    PLANET_NAMES,
    ROGUE_NAMES,
    TOKEN_NAMES,
)
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.setup import (
    empty,
    missions_in_play,
    pilots_in_play,
    planets_in_play,
)
from games.expansion_pilots.rules.state import Task
from games.expansion_pilots.rules.tables import (
    DICE,
    FACE_UP_MOST,
    LEVEL_DICE,
    MISSIONS,
    PILOTS,
    PLANETS,
    ROW,
    TOKENS,
)
from games.expansion_pilots.rules.terms import (
    ACTIVE,
    CONVERTED,
    DIE_STATES,
    INACTIVE,
    NOBODY,
    planet_at,
)
from suite.contract import BadScenario, Chance

_OFFER: Final = 2
"""Missions from which a player chooses (P5)."""


def read(description: Mapping[str, Any]) -> Galaxies:
    """Set up the position. Raises `BadScenario`."""
    return _Setting(parse(_rogue_by_id(description))).state


def _rogue_by_id(description: Mapping[str, Any]) -> dict[str, Any]:
    """Options know a rogue galaxy only by its id."""
    options = description.get("options")
    if not isinstance(options, Mapping) or not isinstance(options.get("rogue"), str):
        return dict(description)
    rogue = ROGUE_NAMES.ids[ROGUE_NAMES.index(options["rogue"], "options.rogue")]
    return {**description, "options": {**options, "rogue": rogue}}


class _Setting:
    """Builds a position part by part; `state` is the result."""

    def __init__(self, wanted: Scenario) -> None:
        self.wanted = wanted
        self.chance = Chance(wanted.seed)
        state = self.state = empty(Galaxies(), wanted.players, wanted.options, self.chance)
        state.ended = wanted.ended
        state.stack = [_task(task, number) for number, task in enumerate(wanted.tasks)]
        if len(wanted.seats) > wanted.players:
            raise BadScenario(f"seats: {len(wanted.seats)} are given for {wanted.players}")
        for seat, side in enumerate(wanted.seats):
            sides.set_up(state, seat, side, f"seats.{seat}")
        if state.terms.rogue != NOBODY:
            sides.set_up(state, state.terms.rogue, wanted.rogue, "rogue")
        self._planets()
        self._pilots()
        self._tokens()
        self._missions()
        self._once()
        self._turn()
        self._dice()
        self._go_on()
        state.log = []

    # The middle of the table

    def _planets(self) -> None:
        """Planets that ships are at lie in the row, mentioned or not."""
        wanted, state = self.wanted, self.state
        owned = {planet for held in state.colonies for planet in held}
        visited = {planet_at(where) for where in state.where} - {-1} - owned
        row = PLANET_NAMES.indices(wanted.row, "row")
        row += sorted(visited.difference(row))
        state.discard = PLANET_NAMES.indices(wanted.discard, "discard")
        top = PLANET_NAMES.indices(wanted.deck, "deck")
        gone = [*row, *top, *owned, *state.discard]
        rest = self._rest(planets_in_play(wanted.options), gone)
        state.row = self._filled(row, len(wanted.row), rest)
        state.deck = _stacked(top, rest, wanted.deck_size)

    def _pilots(self) -> None:
        wanted, state = self.wanted, self.state
        if not state.terms.pilots:
            if wanted.pilot_row or wanted.pilot_deck:
                raise BadScenario("pilot_row: this match is played without pilots")
            return
        hired = [pilot for held in state.hangar for pilot in held]
        row = PILOT_NAMES.indices(wanted.pilot_row, "pilot_row")
        top = PILOT_NAMES.indices(wanted.pilot_deck, "pilot_deck")
        state.pilot_discard = PILOT_NAMES.indices(wanted.pilot_discard, "pilot_discard")
        gone = [*row, *top, *hired, *state.pilot_discard]
        rest = self._rest(pilots_in_play(wanted.options), gone)
        state.pilot_row = self._filled(row, len(wanted.pilot_row), rest)
        state.pilot_deck = _stacked(top, rest, wanted.pilot_deck_size)

    def _tokens(self) -> None:
        wanted, state = self.wanted, self.state
        if not state.terms.exploration:
            if wanted.face_up or wanted.tokens:
                raise BadScenario("tokens: this match is played without exploration")
            return
        kept = [token for tokens in state.tokens for token in tokens]
        state.face_up = TOKEN_NAMES.indices(wanted.face_up, "face_up", kept)
        if len(state.face_up) > FACE_UP_MOST:
            raise BadScenario(f"face_up: at most {FACE_UP_MOST} tokens lie face up")
        # a token in the hand of an explorer lies nowhere yet
        drawn = [task[3] for task in state.stack if task[0] == "drawn"]
        gone = [*state.face_up, *kept, *drawn]
        top = TOKEN_NAMES.indices(wanted.tokens, "tokens", gone)
        rest = self._rest(list(range(len(TOKENS))), [*gone, *top])
        state.token_deck = _stacked(top, rest, wanted.token_deck_size)
        state.known = [min(known, len(state.token_deck)) for known in state.known]

    def _rest(self, pool: list[int], mentioned: list[int]) -> list[int]:
        rest = [card for card in pool if card not in mentioned]
        self.chance.shuffle(rest)
        return rest

    def _filled(self, row: list[int], given: int, rest: list[int]) -> list[int]:
        """A row that is given whole stays as it is, gaps included; otherwise it is filled up."""
        size = ROW[self.wanted.players]
        while given < size and len(row) < size and rest:
            row.append(rest.pop())
        return row

    def _missions(self) -> None:
        wanted, state = self.wanted, self.state
        if wanted.players == 1:
            return
        given = [*wanted.seats, *[Side()] * (wanted.players - len(wanted.seats))]
        offers = wanted.missions or [side.offer for side in given]
        if len(offers) != wanted.players:
            raise BadScenario(f"missions: two are wanted for each of {wanted.players} seats")
        for seat, offer in enumerate(offers):
            place = f"missions.{seat}" if wanted.missions else f"seats.{seat}.offer"
            if offer and len(offer) != _OFFER:
                raise BadScenario(f"{place}: two missions are offered")
            state.offer[seat] = tuple(MISSION_NAMES.indices(offer, place))
        for seat, side in enumerate(given):
            if side.mission is not None:
                state.mission[seat] = MISSION_NAMES.index(side.mission, f"seats.{seat}.mission")
        self._deal_missions()

    def _deal_missions(self) -> None:
        """Whoever is neither choosing nor said to have a mission gets one."""
        wanted, state = self.wanted, self.state
        gone = [*state.mission, *(card for offer in state.offer for card in offer)]
        rest = self._rest(missions_in_play(wanted.options, wanted.players), gone)
        for seat, mission in enumerate(state.mission):
            if mission == NOBODY and not state.offer[seat]:
                state.mission[seat] = rest.pop()
            elif mission == NOBODY and not wanted.missions and not wanted.tasks:
                raise BadScenario(f"seats.{seat}.mission: which of the offer was kept?")

    def _once(self) -> None:
        """No card lies in two places."""
        state = self.state
        colonies = [planet for held in state.colonies for planet in held]
        hired = [pilot for held in state.hangar for pilot in held]
        kept = [token for held in state.tokens for token in held]
        offered = [card for offer in state.offer for card in offer]
        kept_alone = [
            mission
            for mission, offer in zip(state.mission, state.offer, strict=True)
            if mission not in offer
        ]
        for name, held, ids in (
            ("planets", [*state.row, *state.deck, *state.discard, *colonies], PLANETS),
            ("pilots", [*state.pilot_row, *state.pilot_deck, *state.pilot_discard, *hired], PILOTS),
            ("tokens", [*state.token_deck, *state.face_up, *kept], TOKENS),
            ("missions", [*offered, *kept_alone], MISSIONS),
        ):
            twice = [card for card in held if card >= 0 and held.count(card) > 1]
            if twice:
                raise BadScenario(f"{name}: {ids[twice[0]].id} is in two places")

    # The turn

    def _turn(self) -> None:
        wanted, state = self.wanted, self.state
        state.active = self._side(wanted.active, "active")
        state.first = self._side(wanted.first, "first")
        state.trigger = NOBODY if wanted.trigger is None else self._side(wanted.trigger, "trigger")
        state.round = wanted.round
        state.rerolls = wanted.rerolls
        state.tax = wanted.follow_price
        state.income = [wanted.follow_income.energy, wanted.follow_income.culture]
        state.discount = wanted.hire_discounts
        state.fewer = wanted.dice_lost
        state.noted = wanted.noted

    def _side(self, given: int | str, place: str) -> int:
        terms = self.state.terms
        side = terms.rogue if given == "rogue" else int(given)
        if not 0 <= side < terms.sides or (place == "first" and side >= terms.players):
            raise BadScenario(f"{place}: there is no such side")
        return side

    def _dice(self) -> None:
        wanted, state = self.wanted, self.state
        for number, text in enumerate(wanted.dice):
            face, _, word = text.rpartition(" ")
            status = DIE_STATES.index(word) if face and word in DIE_STATES else INACTIVE
            name = face if face and word in DIE_STATES else text
            state.dice.append(DIE_FACES.index(name, f"dice.{number}"))
            state.states.append(status)
        for status, place in enumerate(DIE_STATES[1:], 1):
            faces = DIE_FACES.indices(getattr(wanted, place), place)
            state.dice += faces
            state.states += [status] * len(faces)
        if len(state.dice) > DICE:
            raise BadScenario(f"dice: there are only {DICE}")
        state.converted = wanted.converter_used or CONVERTED in state.states
        state.chance = Chance(
            self.chance.state if wanted.chance is None else wanted.chance,
            DIE_FACES.indices(wanted.coming, "coming"),
        )

    def _go_on(self) -> None:
        """Put down what comes next, and go on until somebody must decide."""
        wanted, state = self.wanted, self.state
        if not state.ended and not state.stack:
            state.stack = self._first_tasks()
            if state.stack[0] == ("begin", state.first):
                state.round = max(0, state.round - 1)  # which begins with this turn
        try:
            settle(state)
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            if not wanted.tasks:
                raise
            raise BadScenario(f"tasks: they do not fit this position ({error})") from error

    def _first_tasks(self) -> list[Task]:
        wanted, state = self.wanted, self.state
        if wanted.missions:
            return [("begin", state.first), ("missions",)]
        if wanted.following:
            return self._follow(wanted.following.face, wanted.following.seat)
        if state.active == state.terms.rogue:
            return [("rogue_turn",)]
        return [("turn" if state.dice else "begin", state.active)]

    def _follow(self, face: str, seat: int | None) -> list[Task]:
        """The die is already activated; `seat` and those behind it may follow (P44)."""
        state = self.state
        active, rogue = state.active, state.terms.rogue
        shown = DIE_FACES.index(face, "following.face")
        if (shown, ACTIVE) not in zip(state.dice, state.states, strict=True):
            state.dice.append(shown)
            state.states.append(ACTIVE)
        others = state.others(active)
        if seat is not None and seat not in others:
            raise BadScenario("following.seat: this side cannot follow")
        after = 1 if seat is None else 1 + others.index(seat)
        follow = ("follow", active, shown, after)
        if active != rogue:
            return [("turn", active), follow]
        left = max(0, LEVEL_DICE[state.level[rogue]] - len(state.dice))
        return [("rogue_end",), ("rogue_roll", left, False), follow]


def _task(task: list[Any], number: int) -> Task:
    if not task or task[0] not in HANDLERS:
        raise BadScenario(f"tasks.{number}: there is no such task")
    return _tuples(task)


def _tuples(value: list[Any]) -> tuple[Any, ...]:
    return tuple(_tuples(item) if isinstance(item, list) else item for item in value)


def _stacked(top: list[int], rest: list[int], size: int | None) -> list[int]:
    """A deck whose top is its end; `size` cuts it off at the bottom."""
    deck = rest + top[::-1]
    return deck if size is None else deck[len(deck) - min(size, len(deck)) :]
