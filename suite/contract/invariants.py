"""What must hold in every position of every game.

Each check takes a position and raises `Broken` with what is wrong. They need no test framework:
the conformance tests and `startable soak` run the same ones.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice

from suite.contract.chance import Chance
from suite.contract.decision import PASS, Decision, Open, Subset, window_of
from suite.contract.event import Event
from suite.contract.message import Message
from suite.contract.move import Move
from suite.contract.position import Position
from suite.contract.verdict import IllegalMove

Render = Callable[[Message], object]
"""Puts a message into words in every language; whatever it raises is a fault of the message."""

_SAMPLE = 24  # moves of one decision that are looked at, when it has very many
_AHEAD = 4  # moves that an imagined match is played on


class Broken(AssertionError):
    """An invariant that does not hold."""


def demand(holds: object, complaint: str) -> None:
    """Raise `Broken` unless it holds."""
    if not holds:
        raise Broken(complaint)


def some_moves(decision: Decision, chance: Chance, most: int = _SAMPLE) -> list[Move]:
    """Different moves of a decision: all of them when they are few, else a random sample."""
    if decision.count() <= most:
        return list(decision.each())
    if isinstance(decision, Subset):
        return list(dict.fromkeys(decision.some(chance) for _ in range(most)))
    return chance.sample(decision.moves, most)


def well_formed(position: Position, chance: Chance) -> None:
    """Decisions come in seat order, offer something, and their moves survive being written down."""
    seats = [decision.seat for decision in position.pending()]
    demand(seats == sorted(set(seats)), f"decisions are not one for each seat, in order: {seats}")
    demand(position.pending() == position.pending(), "asking twice gives different decisions")
    for decision in position.pending():
        demand(decision.count() > 0, f"seat {decision.seat} must decide but has no moves")
        demand(
            not window_of(decision) or decision.lists(PASS),
            f"seat {decision.seat} cannot pass the window {window_of(decision)!r}",
        )
        moves = some_moves(decision, chance)
        if isinstance(decision, Subset):
            demand(len(set(decision.items)) == len(decision.items), "items of a subset repeat")
            chosen = moves[0].args[len(decision.given) :]
            demand(decision.canonical(chosen) == moves[0], f"{moves[0]} is not in its order")
        else:
            demand(len(set(decision.moves)) == len(decision.moves), "a move is listed twice")
        for move in moves:
            demand(Move.parse(str(move)) == move, f"{move!r} cannot be read back")


def snapshot_is_plain(position: Position) -> None:
    """The snapshot is JSON and nothing is lost in it."""
    snapshot = position.snapshot()
    demand(json.loads(json.dumps(snapshot)) == snapshot, "the snapshot is not plain JSON values")


def standings_fit(position: Position) -> None:
    """The score has every seat in order, and is final exactly when nothing is pending."""
    standings = position.standings()
    seats = [standing.seat for standing in standings.seats]
    demand(seats == list(range(len(seats))), f"standings are not in seat order: {seats}")
    demand(standings.final == position.over(), "final standings and the end do not come together")
    demand(standings.final or not standings.winners, "there are winners before the end")
    demand(set(standings.winners) <= set(seats), f"unknown winners: {standings.winners}")
    for standing in standings.seats:
        total = sum(line.points for line in standing.lines)
        demand(
            not standing.lines or total == standing.total,
            f"seat {standing.seat} has {standing.total} points, but its lines give {total}",
        )


def copies_are_independent(position: Position, chance: Chance) -> None:
    """A copy is equal, goes on the same way, quietly too, and does not touch its original."""
    copy = position.copy()
    demand(copy == position, "a copy differs from its original")
    before = position.fingerprint()
    quiet = position.copy()
    quiet.quiet = True
    for decision in islice(_walk(copy, chance), _AHEAD):
        move = decision.some(chance)
        copy.play(decision.seat, move)
        demand(not quiet.play(decision.seat, move), f"a quiet position made events for {move}")
        demand(quiet == copy, f"a quiet position plays {move} differently")
    demand(position.fingerprint() == before, "playing on a copy changed its original")


def listed_moves_are_accepted(position: Position, chance: Chance) -> None:
    """Every listed move is legal, can be played, and does something."""
    before = position.fingerprint()
    for decision in position.pending():
        for move in some_moves(decision, chance):
            verdict = position.verdict(decision.seat, move)
            demand(
                verdict.legal, f"listed but refused: seat {decision.seat}, {move}: {verdict.why}"
            )
        move = decision.some(chance)
        after = position.copy()
        after.submit(decision.seat, move)
        demand(after.fingerprint() != before, f"seat {decision.seat}: {move} changes nothing")
        if isinstance(decision, Subset):
            _any_order_will_do(position, decision, move, after)
    demand(position.fingerprint() == before, "asking for verdicts changed the position")


def _any_order_will_do(position: Position, decision: Subset, move: Move, after: Position) -> None:
    """The same choice in another order leads to the same position."""
    chosen = move.args[len(decision.given) :]
    twin = position.copy()
    twin.submit(decision.seat, Move(move.verb, decision.given + chosen[::-1]))
    demand(twin == after, f"seat {decision.seat}: {move} in another order is something else")


def unlisted_moves_are_refused(
    position: Position, chance: Chance, render: Render | None = None
) -> None:
    """Anything else is refused with a reason, and a refused move changes nothing."""
    before = position.fingerprint()
    decisions = {decision.seat: decision for decision in position.pending()}
    for seat in range(len(position.standings().seats)):
        decision = decisions.get(seat)
        for move in _strange_moves(position, chance):
            if decision and decision.lists(move):
                continue
            verdict = position.verdict(seat, move)
            if verdict.legal and isinstance(decision, Open):
                continue
            demand(not verdict.legal, f"unlisted but legal: seat {seat}, {move}")
            demand(verdict.why is not None, f"refused without a reason: seat {seat}, {move}")
            if render and verdict.why:
                render(verdict.why)
            try:
                position.submit(seat, move)
            except IllegalMove:
                pass
            else:
                raise Broken(f"a refused move was carried out: seat {seat}, {move}")
    demand(position.fingerprint() == before, "a refused move changed the position")


def _strange_moves(position: Position, chance: Chance) -> Iterator[Move]:
    yield Move("no_such_verb")
    for decision in position.pending():
        move = decision.some(chance)
        yield move
        yield Move(move.verb, (*move.args, "no_such_thing"))
        yield Move(move.verb, (*move.args, -1))
        yield Move(move.verb, tuple(reversed(move.args)))
        yield Move(move.verb, move.args[:-1])
        yield Move(move.verb, (10**6,) * len(move.args))
        yield Move(move.verb, ("no_such_thing",) * len(move.args))
        if isinstance(decision, Subset):
            yield Move(move.verb, decision.given + decision.items + decision.items[:1])


def secrets_are_kept(position: Position, chance: Chance) -> None:
    """No seat can tell apart two truths that agree on what it may know."""
    seats = range(len(position.standings().seats))
    for seat in seats:
        view = position.seen_by(seat)
        seen = view.fingerprint()
        demand(
            view.seen_by(seat).fingerprint() == seen, f"seat {seat} sees less when it looks again"
        )
        demand(
            view.decision(seat) == position.decision(seat),
            f"seat {seat} is asked something else in its own view",
        )
        imagined = view.imagine(seat, chance.copy())
        demand(
            imagined.seen_by(seat).fingerprint() == seen,
            f"what seat {seat} imagines does not agree with what it sees",
        )
        demand(
            view.imagine(seat, chance.copy()) == imagined,
            f"what seat {seat} imagines depends on more than what it sees and the given chance",
        )
        demand(
            position.imagine(seat, chance.copy()).seen_by(seat) == view,
            f"what seat {seat} imagines from the truth does not agree with what it sees",
        )
        demand(view.fingerprint() == seen, f"imagining changed the view of seat {seat}")
        for decision in islice(_walk(imagined, chance), _AHEAD):
            imagined.submit(decision.seat, decision.some(chance))
    for viewer in (None, *seats):
        view = position.seen_by(viewer)
        for other in _other_futures(position):
            demand(
                other.seen_by(viewer) == view,
                f"seat {viewer} sees the chance that is still to come",
            )


def _other_futures(position: Position) -> Iterator[Position]:
    """The same position with other luck ahead."""
    slots = [name for kind in type(position).__mro__ for name in getattr(kind, "__slots__", ())]
    for name in [*slots, *getattr(position, "__dict__", ())]:
        held = getattr(position, name, None)
        if isinstance(held, Chance):
            other = position.copy()
            setattr(other, name, Chance(held.state ^ 0x5DEECE66D, held.script))
            yield other


def answers_are_secret(position: Position, chance: Chance) -> None:
    """Of decisions made at the same time, nobody learns the others' answers before the end, and
    the order of the answers makes no difference."""
    decisions = position.pending()
    if len(decisions) < 2:
        return
    answers = [(decision.seat, decision.some(chance)) for decision in decisions]
    forward, backward = position.copy(), position.copy()
    for seat, move in answers:
        forward.submit(seat, move)
    for seat, move in reversed(answers):
        backward.submit(seat, move)
    demand(
        forward == backward,
        f"the order of simultaneous answers makes a difference: {answers}",
    )
    for decision, (seat, move) in zip(decisions, answers, strict=True):
        one, two = position.copy(), position.copy()
        one.play(seat, move)
        two.play(seat, decision.some(chance))
        for other in decisions:
            if other.seat == seat or one.decision(other.seat) is None:
                continue
            demand(
                one.seen_by(other.seat) == two.seen_by(other.seat),
                f"seat {other.seat} sees what seat {seat} has secretly decided",
            )
            demand(
                one.decision(other.seat) == other,
                f"the answer of seat {seat} changes the question to seat {other.seat}",
            )


def texts_render(position: Position, chance: Chance, render: Render) -> None:
    """Every prompt, move, item and score line can be said in every language."""
    for decision in position.pending():
        render(decision.prompt)
        for move in some_moves(decision, chance):
            render(position.describe(decision.seat, move))
        if isinstance(decision, Subset):
            for item in decision.items:
                render(position.describe_item(decision.seat, item))
    standings = position.standings()
    if standings.reason:
        render(standings.reason)
    for standing in standings.seats:
        for line in standing.lines:
            render(line.label)


def events_render(events: list[Event], render: Render) -> None:
    """Every event can be told in every language, and its public side hides nothing further."""
    for event in events:
        for side in (event, event.public):
            if side and side.message:
                render(side.message)
        demand(
            event.public is None or event.public.audience is None,
            f"the public side of the event {event.kind!r} has an audience of its own",
        )


def check(position: Position, chance: Chance, render: Render | None = None) -> None:
    """All invariants of one position. `chance` picks what is tried out; the position is left as
    it was."""
    well_formed(position, chance)
    snapshot_is_plain(position)
    standings_fit(position)
    copies_are_independent(position, chance)
    listed_moves_are_accepted(position, chance)
    unlisted_moves_are_refused(position, chance, render)
    secrets_are_kept(position, chance)
    answers_are_secret(position, chance)
    if render:
        texts_render(position, chance, render)


def _walk(position: Position, chance: Chance) -> Iterator[Decision]:
    """One pending decision after the other, while the caller plays them."""
    while pending := position.pending():
        yield pending[chance.below(len(pending))]
