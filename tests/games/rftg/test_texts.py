"""Moves and events in words."""

from __future__ import annotations

from typing import Any

import pytest

from suite.contract import Message
from suite.language import render
from tests.games.rftg.table import Table, read

SETTLER = {
    "phase": "settle",
    "me": {
        "tableau": ["colony_ship", "new_sparta", "contact_specialist"],
        "hand": ["gem_world", "outlaw_world", "rebel_base", "alien_robot_sentry"],
    },
}
CONSUMER = {
    "phase": "consume",
    "me": {
        "tableau": [
            "gambling_world", "deficit_spending", "export_duties", "gem_world", "pirate_world",
        ],
        "goods": ["gem_world", "pirate_world"],
        "hand": ["rebel_base"],
        "actions": ["consume_trade"],
    },
}  # fmt: skip
PRODUCER = {
    "phase": "produce",
    "me": {
        "tableau": ["galactic_engineers", "asteroid_belt", "refugee_world"],
        "actions": ["produce"],
    },
}


def words(message: Message) -> str:
    return render(message, "en", lambda seat: f"Player {seat + 1}")


def described(table: Table) -> list[str]:
    return [words(table.race.describe(0, move)) for move in table.decision().each()]


@pytest.mark.parametrize(
    ("given", "played", "lines"),
    [
        (
            SETTLER | {"me": SETTLER["me"] | {"tableau": ["new_sparta"]}},  # type: ignore[operator]
            [],
            ["Place nothing", "Settle for 2 cards: Gem World", "Conquer: Alien Robot Sentry",
             "Conquer: Outlaw World"],
        ),
        (
            SETTLER,
            ["0 settle gem_world"],
            ["Pay 2 cards", "Discard Colony Ship and pay nothing"],
        ),
        (
            SETTLER,
            ["0 settle outlaw_world"],
            ["Conquer it", "Use Contact Specialist and pay nothing",
             "Use Contact Specialist, discard Colony Ship and pay nothing"],
        ),
        (
            CONSUMER,
            [],
            ["Sell the good (Novelty) for 3 cards from: Gem World",
             "Sell the good (Novelty) for 6 cards from: Pirate World"],
        ),
        (
            CONSUMER,
            ["0 sell gem_world"],
            ["Use: Gambling World", *(f"Gamble on the number {n}" for n in range(1, 8)),
             "Use: Deficit Spending"],
        ),
        (
            PRODUCER,
            [],
            ["Produce with the action card's bonus on: Asteroid Belt",
             "Produce with the action card's bonus on: Refugee World",
             "Produce on: Asteroid Belt; power: Galactic Engineers",
             "Produce on: Refugee World; power: Galactic Engineers"],
        ),
        (
            {"phase": "develop", "me": {"hand": ["public_works", "space_marines"], "spare": 2,
                                        "actions": ["develop"]}},
            [],
            ["Place nothing", "Develop for nothing: Public Works",
             "Develop for 1 card: Space Marines"],
        ),
    ],
)  # fmt: skip
def test_moves_in_words(given: dict[str, Any], played: list[str], lines: list[str]) -> None:
    assert described(Table(**given).play(*played)) == lines


def test_events_tell_the_others_only_what_they_may_know() -> None:
    """R73, R74"""
    table = Table(phase="settle", me={"hand": ["gem_world", "rebel_base", "outlaw_world"]})
    table.play("0 settle gem_world")
    event = table.told("paid", 0)[0]
    assert words(event.message) == "Player 1 pays with: Outlaw World and Rebel Base."  # type: ignore[arg-type]
    public = event.seen_by(1)
    assert public is not None
    assert public.message is not None
    assert words(public.message) == "Player 1 pays 2 cards."
    assert "cards" not in public.data


def test_refusals_in_words() -> None:
    """R33, R39"""
    table = Table(phase="settle", me={"hand": ["gem_world"]})
    verdict = table.race.verdict(*read("0 settle gem_world"))
    assert verdict.why is not None
    assert words(verdict.why) == "Gem World costs 2 cards; you have 0 besides it."
