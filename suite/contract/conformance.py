"""The tests that every game inherits.

    from suite.contract.conformance import Conformance

    class TestMyGame(Conformance):
        game = GAME
        golden = Path(__file__).parent / "golden"

`STARTABLE_GOLDEN=write pytest ...` writes the golden playthroughs anew; look at the difference
before you commit it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from suite.contract import invariants
from suite.contract.bot import Limit
from suite.contract.chance import Chance
from suite.contract.game import Game, Setup
from suite.contract.manifest import LANGUAGES, Manifest, read_manifest
from suite.contract.message import Message
from suite.contract.move import Move
from suite.contract.playthrough import Step, fingerprints, random_steps, replay, transcript


def say_in_every_language(message: Message) -> str:
    """Render in all languages and give back the English; raises when one does not work."""
    from suite.language import render

    texts = {language: render(message, language, _name) for language in LANGUAGES}
    for language, text in texts.items():
        invariants.demand(text.strip(), f"{message!r} is empty in {language!r}")
        invariants.demand("{" not in text, f"{language!r} leaves a value out: {text}")
    return texts["en"]


def _name(seat: int) -> str:
    return f"Player {seat + 1}"


def manifest_of(game: Game) -> Manifest:
    """The manifest beside the module of the game."""
    source = sys.modules[type(game).__module__].__file__
    return read_manifest(Path(source or "").with_name("manifest.toml"))


def usual_setups(game: Game) -> list[Setup]:
    """One match for each number of players, with the usual options."""
    least, most = manifest_of(game).seats
    return [Setup(players, game.options()(), seed=players) for players in range(least, most + 1)]


class Conformance:
    """Subclass it, name the game, and all of this is tested."""

    game: ClassVar[Game]
    setups: ClassVar[Sequence[Setup]] = ()
    """The matches to try; if none are given, one for each number of players."""
    samples: ClassVar[int] = 40
    """Positions of each match in which all invariants are checked."""
    secrets: ClassVar[bool] = True
    """Does the game hide anything (cards, the order of a deck)?"""
    golden: ClassVar[Path | None] = None
    """The folder of the golden playthroughs."""

    @pytest.fixture(autouse=True)
    def _catalogues(self) -> None:
        from suite.language import catalogues

        if folder := self.game.locales():
            catalogues.register(self.game.id, folder)

    def matches(self) -> Sequence[Setup]:
        return self.setups or usual_setups(self.game)

    def play_out(self, setup: Setup) -> list[Step]:
        return list(random_steps(self.game.deal(setup), Chance(setup.seed)))

    def test_manifest_belongs_to_the_game(self) -> None:
        manifest = manifest_of(self.game)
        assert manifest.id == self.game.id
        assert all(text.strip() for text in (*manifest.title.values(), *manifest.blurb.values()))

    def test_invariants_hold_in_sampled_positions(self) -> None:
        for setup in self.matches():
            every = max(1, len(self.play_out(setup)) // self.samples)
            position, tries = self.game.deal(setup), Chance(setup.seed + 1)
            invariants.check(position, tries, say_in_every_language)
            for number, step in enumerate(random_steps(position, Chance(setup.seed))):
                invariants.events_render(step.events, say_in_every_language)
                if number % every == 0:
                    invariants.check(position, tries, say_in_every_language)
            invariants.check(position, tries, say_in_every_language)
            assert position.standings().final

    def test_a_saved_match_is_its_setup_and_its_moves(self) -> None:
        for setup in self.matches():
            options = self.game.options().model_validate_json(setup.options.model_dump_json())
            again = self.game.deal(Setup(setup.players, options, setup.seed))
            position = self.game.deal(setup)
            assert again == position
            written: list[tuple[int, str]] = []
            for step in random_steps(position, Chance(setup.seed)):
                written.append((step.seat, str(step.move)))
                again.submit(step.seat, Move.parse(str(step.move)))
                assert again.fingerprint() == position.fingerprint(), written[-1]
            assert replay(self.game, setup, written) == position

    def test_another_seed_gives_another_match(self) -> None:
        setup = self.matches()[0]
        deals = [self.game.deal(Setup(setup.players, setup.options, seed)) for seed in range(8)]
        assert len({deal.fingerprint() for deal in deals}) > 1

    def test_something_is_hidden(self) -> None:
        """`imagine` fills in what the seat does not know, and does not copy the truth."""
        if not self.secrets:
            return
        for setup in self.matches():
            position = self.game.deal(setup)
            views = [position.seen_by(seat) for seat in range(setup.players)]
            for seat, view in enumerate(views):
                assert view.snapshot() != position.snapshot()
                dreams = [view.imagine(seat, Chance(seed)) for seed in range(4)]
                assert any(dream.snapshot() != position.snapshot() for dream in dreams)
                assert len({dream.fingerprint() for dream in dreams}) > 1

    def test_hash_seeds_make_no_difference(self) -> None:
        matches = [(setup, setup.seed + 2) for setup in self.matches()]
        here = [fingerprints(self.game, setup, seed) for setup, seed in matches]
        job = [[s.players, s.options.model_dump(mode="json"), s.seed, seed] for s, seed in matches]
        kind = type(self.game)
        command = [sys.executable, "-m", "suite.contract.playthrough", kind.__module__]
        for hash_seed in ("1", "2"):
            paths = os.pathsep.join(path for path in sys.path if path)
            done = subprocess.run(
                [*command, kind.__qualname__],
                input=json.dumps(job),
                env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            assert [line.split() for line in done.stdout.splitlines()] == here

    def test_bots_answer_legally(self) -> None:
        """Every bot level makes a legal move in a few positions of the first match."""
        setup = self.matches()[0]
        every = max(1, len(self.play_out(setup)) // 4)
        for level in self.game.bots():
            bot, position = level.make(), self.game.deal(setup)
            for number, _ in enumerate(random_steps(position, Chance(setup.seed))):
                if number % every == 0 and not position.over():
                    seat = position.pending()[0].seat
                    view = position.seen_by(seat)
                    seen = view.fingerprint()
                    move = bot.choose(view, seat, Limit(nodes=20), Chance(number))
                    assert position.verdict(seat, move), (level.id, str(move))
                    assert view.fingerprint() == seen, f"{level.id} changed its view"

    def test_golden_playthroughs(self) -> None:
        if self.golden is None:
            pytest.fail("name the folder of the golden playthroughs: golden = Path(...)")
        for setup in self.matches():
            text = transcript(self.game, setup, setup.seed, say_in_every_language)
            file = self.golden / f"{setup.players}-players-seed-{setup.seed}.txt"
            if os.environ.get("STARTABLE_GOLDEN") == "write":
                self.golden.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            assert file.read_text(encoding="utf-8") == text
