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


@pytest.mark.parametrize(
    ("given", "played", "lines"),
    [
        (
            {
                "phase": "settle",
                "me": {"tableau": ["colony_ship"], "hand": ["pre_sentient_race"],
                       "next_cards": ["gem_world"], "actions": ["settle"]},
                "other": {"actions": ["produce"]},
            },
            ["0 settle pre_sentient_race"],
            ["Player 1 shows a world: Pre-Sentient Race.", "Player 2 places nothing.",
             "Player 1 discards from the tableau: Colony Ship.",
             "Player 1 settles: Pre-Sentient Race.",
             "Player 1 gets a good (Genes) on: Pre-Sentient Race.",
             "Player 1 draws: Gem World.", "Phase V: Produce", "Round 2"],
        ),
        (
            {
                "phase": "consume",
                "me": {"tableau": ["gambling_world", "new_economy", "plague_world"],
                       "goods": ["plague_world"], "next_cards": ["gem_world", "rebel_base"]},
            },
            ["0 gamble 2", "0 consume new_economy", "0 consume gambling_world"],
            ["Player 1 names 2, turns up and keeps: Gem World.", "Player 1 uses: New Economy.",
             "Player 1 draws: Rebel Base.",
             "Player 1 consumes the good (Genes) from: Plague World; power: Gambling World.",
             "Player 1 gains 1 VP.", "Round 2"],
        ),
        (
            {
                "phase": "consume",
                "pool": 1,
                "me": {"tableau": ["deficit_spending"], "hand": ["gem_world", "rebel_base"]},
            },
            ["0 consume deficit_spending", "0 spend gem_world rebel_base"],
            ["Player 1 uses: Deficit Spending.", "Player 1 discards: Gem World and Rebel Base.",
             "Player 1 gains 2 VP.", "The last chip is taken: the match is over."],
        ),
        (
            {
                "phase": "explore",
                "deck": ["gem_world", "rebel_base", "spice_world", "space_port"],
                "rest": "discard",
                "me": {"actions": ["explore_1_1"]},
            },
            ["0 keep gem_world rebel_base", "1 keep space_port"],
            ["Player 1 keeps: Gem World and Rebel Base.", "Player 1 discards: Spice World."],
        ),
        (
            {"advanced": True, "phase": "develop", "me": {"actions": ["develop", "develop"]}},
            ["0 pass"],
            ["Player 1 places nothing.", "Player 2 places nothing.", "Phase II once more: Develop"],
        ),
        (
            {"phase": "end", "me": {"hand": ["gem_world"], "spare": 10}},
            ["0 discard gem_world"],
            ["Player 1 discards: Gem World.", "Round 2"],
        ),
    ],
)  # fmt: skip
def test_what_happens_in_words(given: dict[str, Any], played: list[str], lines: list[str]) -> None:
    table = Table(**given).play(*played)
    told = [words(event.message) for event in table.events if event.message]
    assert told[: len(lines)] == lines


def test_no_points_are_not_told() -> None:
    """R60"""
    me = {
        "tableau": ["pilgrimage_world", "deficit_spending", "gem_world"],
        "goods": ["gem_world"],
        "hand": ["rebel_base"],
    }
    table = Table(phase="consume", me=me).play("0 consume pilgrimage_world")
    assert [event.kind for event in table.events] == ["consumed"]


def test_a_shuffle_is_told() -> None:
    """R73"""
    me = {"tableau": ["public_works"], "hand": ["investment_credits"], "actions": ["develop"]}
    table = Table(phase="develop", deck=["gem_world"], rest="discard", me=me)
    table.play("0 develop investment_credits")
    assert [event.kind for event in table.events if event.kind in ("reshuffled", "drawn")] == [
        "reshuffled", "drawn",
    ]  # fmt: skip


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
