"""A position from a small readable description; see `Scenario` for what it may hold.

    players: 2
    options: {pilots: true, exploration: false}
    dice: [move, energy, energy]
    row: [p_jakks, p_gort]
    seats:
      - {energy: 3, level: 3, ships: [home, land p_jakks, orbit p_gort 2 as ship_aurora],
         pilots: {ship_aurora: [pilot_express]}, mission: m_seeker}
      - {culture: 0, colonies: [p_helios]}

Everything that is left out is as at the start of a match; decks and rows are filled up with the
cards that nobody mentions, shuffled by `seed`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from games.expansion_pilots.rules.description import Scenario, Side
from games.expansion_pilots.rules.flow import settle
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.setup import (
    empty,
    missions_in_play,
    pilots_in_play,
    planets_in_play,
)
from games.expansion_pilots.rules.tables import (
    LEVEL_SHIPS,
    MISSION_INDEX,
    PILOT_INDEX,
    PILOTS,
    PLANET_INDEX,
    PLANETS,
    ROW,
    SHIP_INDEX,
    STEPS,
    TOKEN_INDEX,
    TOKENS,
)
from games.expansion_pilots.rules.terms import (
    ACTIVE,
    CONVERTED,
    DISCARDED,
    FACE_INDEX,
    FLEET,
    HAZARD,
    HIRED,
    HOME,
    INACTIVE,
    LOCKED,
    NOBODY,
    NORMAL,
    ORBIT,
    SURFACE,
    UNEXPLORED,
)
from suite.contract import BadScenario, Chance


def read(description: Mapping[str, Any]) -> Galaxies:
    """Set up the position. Raises `BadScenario`."""
    try:
        wanted = Scenario.model_validate(dict(description))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise BadScenario(f"{place}: {first['msg']}") from error
    return _Setting(wanted).state


def _index(table: Mapping[str, int], name: str, place: str) -> int:
    if name not in table:
        raise BadScenario(f"{place}: there is no {name!r}")
    return table[name]


def _indices(table: Mapping[str, int], names: Iterable[str], place: str) -> list[int]:
    return [_index(table, name, place) for name in names]


class _Setting:
    """Builds a position part by part; `state` is the result."""

    def __init__(self, wanted: Scenario) -> None:
        self.wanted = wanted
        self.chance = Chance(wanted.seed)
        state = empty(Galaxies(), wanted.players, wanted.options, self.chance)
        self.state = state
        sides = state.terms.sides
        if len(wanted.seats) > wanted.players:
            raise BadScenario(f"seats: {len(wanted.seats)} are given for {wanted.players}")
        for seat, side in enumerate(wanted.seats):
            self._side(seat, side, f"seats.{seat}")
        if wanted.players == 1:
            self._side(1, wanted.rogue, "rogue")
        self._middle()
        self._once()
        self._missions()
        self._turn(sides)
        state.log = []

    # One side

    def _side(self, side: int, given: Side, place: str) -> None:
        state = self.state
        if given.energy is not None:
            state.energy[side] = given.energy
        if given.culture is not None:
            state.culture[side] = given.culture
        state.level[side] = given.level
        state.colonies[side] = tuple(_indices(PLANET_INDEX, given.colonies, f"{place}.colonies"))
        state.tokens[side] = tuple(_indices(TOKEN_INDEX, given.tokens, f"{place}.tokens"))
        state.known[side] = given.knows
        for name in given.used:
            state.used[side] |= _limit(name, f"{place}.used")
        self._ships(side, given, f"{place}.ships")
        self._pilots(side, given, f"{place}.pilots")
        state.score[side] = given.points if given.points is not None else self._worth(side)

    def _worth(self, side: int) -> int:
        state = self.state
        planets = sum(PLANETS[planet].vp for planet in state.colonies[side])
        dwarfs = sum(TOKENS[token].vp for token in state.tokens[side])
        return (
            state.terms.level_vp[state.level[side]] + planets + dwarfs + len(state.pilots_of(side))
        )

    def _ships(self, side: int, given: Side, place: str) -> None:
        """Unlocked ships that are not mentioned are at home."""
        state = self.state
        unlocked = FLEET if side == state.terms.rogue else LEVEL_SHIPS[given.level]
        for ship in range(FLEET):
            state.where[side * FLEET + ship] = HOME if ship < unlocked else LOCKED
        for ship, text in enumerate(given.ships):
            self._ship(side * FLEET + ship, text, f"{place}.{ship}")
        fleet = state.where[side * FLEET : side * FLEET + FLEET]
        if FLEET - fleet.count(LOCKED) != unlocked:
            raise BadScenario(f"{place}: at this level {unlocked} ships are unlocked")

    def _ship(self, number: int, text: str, place: str) -> None:
        state = self.state
        where, _, kind = text.partition(" as ")
        match where.split():
            case ["home"]:
                state.where[number] = HOME
            case ["locked"]:
                state.where[number] = LOCKED
            case ["unexplored"]:
                state.where[number] = UNEXPLORED
            case ["land", planet]:
                state.where[number] = SURFACE + _index(PLANET_INDEX, planet, place)
            case ["orbit", planet, *space]:
                index = _index(PLANET_INDEX, planet, place)
                self._on_track(number, ORBIT + index, space, STEPS[index], place)
            case ["hazard", token, *space]:
                index = _index(TOKEN_INDEX, token, place)
                self._on_track(number, HAZARD + index, space, TOKENS[index].steps, place)
            case _:
                raise BadScenario(f"{place}: {text!r} is no place of a ship")
        if kind:
            state.kind[number] = _index(SHIP_INDEX, kind, place)

    def _on_track(
        self, number: int, where: int, space: Sequence[str], end: int, place: str
    ) -> None:
        rank = space[0] if space else "0"
        if len(space) > 1 or not rank.isdigit() or int(rank) >= end:
            raise BadScenario(f"{place}: the spaces of this track are 0 to {end - 1}")
        self.state.where[number] = where
        self.state.rank[number] = int(rank)

    def _pilots(self, side: int, given: Side, place: str) -> None:
        """The last pilot of a hangar flies the ship of that type, which is the first normal ship
        if none is said to be of that type."""
        state, base = self.state, side * FLEET
        fleet = range(base, base + FLEET)
        for name, pilots in given.pilots.items():
            kind = _index(SHIP_INDEX, name, place)
            cards = _indices(PILOT_INDEX, pilots, f"{place}.{name}")
            state.hangar[base + kind] = tuple(cards)
            if side == state.terms.rogue or not cards:
                continue
            flying = [n for n in fleet if state.kind[n] == kind]
            normal = [n for n in fleet if state.kind[n] == NORMAL and state.where[n] != LOCKED]
            if not flying and not normal:
                raise BadScenario(f"{place}.{name}: there is no ship left to fly")
            number = (flying or normal)[0]
            state.kind[number] = kind
            state.flown[number] = cards[-1]

    # The middle

    def _middle(self) -> None:
        wanted, state = self.wanted, self.state
        options = wanted.options
        held = {p for colonies in state.colonies for p in colonies}
        held |= {where % 100 for where in state.where if SURFACE <= where < HAZARD}
        row, deck = _fixed(PLANET_INDEX, wanted.row, "row"), wanted.deck
        around = [p for p in sorted(held) if not any(p in own for own in state.colonies)]
        row += [p for p in around if p not in row]
        state.discard = _indices(PLANET_INDEX, wanted.discard, "discard")
        top = _indices(PLANET_INDEX, deck, "deck")
        rest = self._rest(planets_in_play(options), [*row, *top, *held, *state.discard])
        state.row = self._row(row, len(wanted.row), top, rest)
        state.deck = _stack(top, rest, wanted.deck_size)
        if options.pilots:
            hired = [pilot for cards in state.hangar for pilot in cards]
            pilots = _fixed(PILOT_INDEX, wanted.pilot_row, "pilot_row")
            top = _indices(PILOT_INDEX, wanted.pilot_deck, "pilot_deck")
            rest = self._rest(pilots_in_play(options), [*pilots, *top, *hired])
            state.pilot_row = self._row(pilots, len(wanted.pilot_row), top, rest)
            state.pilot_deck = _stack(top, rest, wanted.pilot_deck_size)
        if options.exploration:
            state.face_up = _indices(TOKEN_INDEX, wanted.face_up, "face_up")
            kept = [token for tokens in state.tokens for token in tokens]
            top = _indices(TOKEN_INDEX, wanted.tokens, "tokens")
            rest = self._rest(list(range(len(TOKENS))), [*state.face_up, *kept, *top])
            state.token_deck = _stack(top, rest, wanted.token_deck_size)

    def _once(self) -> None:
        """No card lies in two places."""
        state = self.state
        colonies = [planet for held in state.colonies for planet in held]
        hired = [pilot for held in state.hangar for pilot in held]
        kept = [token for held in state.tokens for token in held]
        for name, held, ids in (
            ("planets", [*state.row, *state.deck, *state.discard, *colonies], PLANETS),
            ("pilots", [*state.pilot_row, *state.pilot_deck, *hired], PILOTS),
            ("tokens", [*state.token_deck, *state.face_up, *kept], TOKENS),
        ):
            twice = [card for card in held if card >= 0 and held.count(card) > 1]
            if twice:
                raise BadScenario(f"{name}: {ids[twice[0]].id} is in two places")

    def _rest(self, pool: list[int], mentioned: list[int]) -> list[int]:
        rest = [card for card in pool if card not in mentioned]
        self.chance.shuffle(rest)
        return rest

    def _row(self, row: list[int], given: int, top: list[int], rest: list[int]) -> list[int]:
        """A row that is given whole stays as it is, gaps included; otherwise it is filled up."""
        size = ROW[self.wanted.players]
        while given < size and len(row) < size and rest:
            row.append(rest.pop())
        return row

    def _missions(self) -> None:
        wanted, state = self.wanted, self.state
        if wanted.players == 1:
            return
        named = [side.mission for side in wanted.seats if side.mission]
        taken = _indices(MISSION_INDEX, named, "mission")
        if wanted.missions:
            for seat, offer in enumerate(wanted.missions):
                state.offer[seat] = tuple(_indices(MISSION_INDEX, offer, f"missions.{seat}"))
            return
        rest = self._rest(missions_in_play(wanted.options, wanted.players), taken)
        for seat in range(wanted.players):
            mission = wanted.seats[seat].mission if seat < len(wanted.seats) else None
            state.mission[seat] = MISSION_INDEX[mission] if mission else rest.pop()

    # The turn

    def _turn(self, sides: int) -> None:
        wanted, state = self.wanted, self.state
        active = state.terms.rogue if wanted.active == "rogue" else wanted.active
        if not 0 <= active < sides or not 0 <= wanted.first < wanted.players:
            raise BadScenario("active: there is no such side")
        state.first = wanted.first
        state.active = active
        state.round = wanted.round
        state.trigger = NOBODY if wanted.trigger is None else wanted.trigger
        state.rerolls = wanted.rerolls
        state.converted = bool(wanted.converted)
        state.tax = wanted.follow_price
        for faces, status in (
            (wanted.dice, INACTIVE),
            (wanted.activated, ACTIVE),
            (wanted.converted, CONVERTED),
            (wanted.discarded, DISCARDED),
            (wanted.hired, HIRED),
        ):
            state.dice += [FACE_INDEX[face] for face in faces]
            state.states += [status] * len(faces)
        state.chance = Chance(self.chance.state, [FACE_INDEX[face] for face in wanted.coming])
        state.stack.append(_first_task(wanted, state.first, active, state.terms.rogue))
        if wanted.missions:
            state.stack = [("begin", state.first), ("missions",)]
            state.round = 0
        settle(state)


def _first_task(wanted: Scenario, first: int, active: int, rogue: int) -> tuple[str | int, ...]:
    """The turn goes on with the given dice; without any it begins with a roll."""
    if active == rogue:
        return ("rogue_turn",)
    if wanted.dice:
        return ("turn", active)
    return ("begin", active)


def _limit(name: str, place: str) -> int:
    if name in PLANET_INDEX:
        return PLANETS[PLANET_INDEX[name]].limit
    return PILOTS[_index(PILOT_INDEX, name, place)].limit


def _fixed(table: Mapping[str, int], names: Sequence[str | None], place: str) -> list[int]:
    """A row with gaps."""
    return [NOBODY if name is None else _index(table, name, place) for name in names]


def _stack(top: list[int], rest: list[int], size: int | None) -> list[int]:
    """A deck whose top is its end; `size` cuts it off at the bottom."""
    deck = rest + top[::-1]
    return deck if size is None else deck[len(deck) - min(size, len(deck)) :]
