"""Why something is not allowed: each refusal names the rule that it rests on."""

from __future__ import annotations

from typing import Any

import pytest

from games.rftg.rules import cards
from games.rftg.rules.prices import offer
from tests.games.rftg.table import Table

HAND = ["gem_world", "spice_world", "public_works", "rebel_base"]
EXPLORE = {"phase": "explore", "me": {"hand": HAND, "next_cards": ["space_port", "new_earth"]}}
DEVELOP = {"phase": "develop", "me": {"hand": HAND}}
SETTLE = {"phase": "settle", "me": {"hand": HAND}}
TWO_GOODS = {
    "tableau": ["public_works", "diversified_economy", "artist_colony", "gem_world", "old_earth"],
    "goods": ["artist_colony", "gem_world"],
}
CONSUME = {"phase": "consume", "me": TWO_GOODS}
TRADE = {"phase": "consume", "me": TWO_GOODS | {"actions": ["consume_trade"]}}
PRODUCE = {
    "phase": "produce",
    "me": {
        "tableau": [
            "mining_robots", "asteroid_belt", "alpha_centauri", "gem_world", "blaster_gem_mines",
        ],
        "goods": ["blaster_gem_mines"],
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("given", "line", "rule"),
    [
        ({}, "0 choose search", "R3"),
        ({}, "0 choose develop settle", "R14"),
        ({}, "0 settle gem_world", "R24"),
        (EXPLORE, "0 keep gem_world", "R30"),
        (EXPLORE, "0 keep new_earth space_port", "R30"),
        (EXPLORE, "0 keep no_such_card", "R1"),
        (DEVELOP, "0 develop gem_world", "R33"),
        (DEVELOP, "0 develop no_such_card", "R1"),
        (DEVELOP, "0 develop space_marines", "R6"),
        (DEVELOP, "0 develop public_works#2", "R6"),
        (DEVELOP, "0 develop", "R33"),
        (SETTLE, "0 settle public_works", "R38"),
        (SETTLE, "0 settle rebel_base", "R41"),
        (SETTLE, "0 settle gem_world spice_world", "R38"),
        (TRADE, "0 sell old_earth", "R52"),
        (TRADE, "0 sell no_such_card", "R1"),
        (CONSUME, "0 consume diversified_economy", "R59"),
        (CONSUME, "0 consume artist_colony", "R55"),
        (CONSUME, "0 consume tourist_world", "R20"),
        (CONSUME, "0 consume no_such_card", "R1"),
        (CONSUME, "0 gamble 3", "R62"),
        (CONSUME, "0 done", "R55"),
        (PRODUCE, "0 produce mining_robots gem_world", "R68"),
        (PRODUCE, "0 produce mining_robots blaster_gem_mines", "R66"),
        (PRODUCE, "0 produce bonus asteroid_belt", "R67"),
        (PRODUCE, "0 produce mining_league asteroid_belt", "R20"),
        (PRODUCE, "0 produce mining_robots", "R68"),
        ({"phase": "end", "me": {"spare": 11}}, "0 discard gem_world", "R6"),
    ],
)
def test_refusals_name_their_rule(given: dict[str, Any], line: str, rule: str) -> None:
    verdict = Table(**given).verdict(line)
    assert (bool(verdict), verdict.rule) == (False, rule)
    assert verdict.why is not None


def test_payments() -> None:
    """R33, R39, R6"""
    table = Table(phase="settle", me={"hand": HAND})
    table.play("0 settle gem_world")
    for line, rule in (
        ("0 pay spice_world", "R39"),
        ("0 pay spice_world spice_world", "R39"),
        ("0 pay spice_world gem_world", "R6"),
        ("0 pay spice_world public_works rebel_base", "R39"),
    ):
        verdict = table.verdict(line)
        assert (bool(verdict), verdict.rule) == (False, rule), line
    developer = Table(phase="develop", me={"hand": HAND}).play("0 develop public_works")
    verdict = developer.verdict("0 pay gem_world spice_world")
    assert (bool(verdict), verdict.rule) == (False, "R33")


@pytest.mark.parametrize(
    ("tableau", "world", "way", "rule"),
    [
        (["colony_ship"], "gem_world", "conquer", "R39"),
        (["colony_ship"], "gem_world", "contact", "R39"),
        (["colony_ship"], "gem_world", "no_such_way", "R46"),
        (["contact_specialist", "colony_ship"], "outlaw_world", "pay", "R41"),
        (["contact_specialist", "colony_ship"], "outlaw_world", "conquer", "R41"),
        (["contact_specialist", "colony_ship"], "outlaw_world", "tactics", "R43"),
        (["drop_ships", "new_military_tactics"], "outlaw_world", "contact", "R44"),
        (["drop_ships", "new_military_tactics"], "outlaw_world", "contact_ship", "R47"),
        (["drop_ships", "new_military_tactics", "contact_specialist"], "alien_robot_sentry",
         "contact", "R44"),
        (["drop_ships", "new_military_tactics", "colony_ship"], "alien_robot_sentry",
         "contact_ship", "R47"),
        (["contact_specialist", "new_military_tactics", "space_marines", "drop_ships"],
         "malevolent_lifeforms", "contact", "R46"),
    ],
)  # fmt: skip
def test_ways_that_are_closed(tableau: list[str], world: str, way: str, rule: str) -> None:
    """R39-R48"""
    me = {"tableau": tableau, "hand": [world], "spare": 2}
    table = Table(phase="settle", me=me).play(f"0 settle {world}")
    assert len(table.moves()) > 1
    verdict = table.verdict(f"0 by {way}")
    assert (bool(verdict), verdict.rule) == (False, rule)


def test_a_hand_card_shows_what_it_takes_to_place_it() -> None:
    """What the board writes on the cards in hand, in any phase; the bonus belongs to its own."""
    me = {
        "tableau": [
            "contact_specialist", "new_military_tactics", "colony_ship", "expedition_force",
        ],
        "hand": [
            "gem_world", "pirate_world", "public_works", "contact_specialist", "lost_alien_warship",
        ],
        "actions": ["develop"],
    }  # fmt: skip
    race = Table(phase="settle", me=me).race

    def shown(name: str) -> tuple[dict[str, int], str | None]:
        found = offer(race, 0, cards.INDEX[name])
        return dict(found.ways), found.verdict.rule

    assert shown("gem_world") == ({"pay": 2, "ship": 0}, None)
    assert shown("pirate_world") == ({"tactics": 0, "contact": 2, "contact_ship": 0}, None)
    assert shown("public_works") == ({"pay": 1}, None)
    assert shown("contact_specialist") == ({"pay": 1}, "R35")
    assert shown("lost_alien_warship") == ({}, "R44")
