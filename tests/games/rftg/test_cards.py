"""The cards as the rulebooks count them (R1, R2, R27)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.rftg.rules import cards, schema
from games.rftg.rules.actions import ACTION_IDS, NINE

EVERY = [i for i in range(cards.COUNT) for _ in range(cards.COPIES[i])]


def count(**wanted: Any) -> int:
    """How many of the 114 cards are like that."""
    fields = {
        "world": cards.WORLD,
        "military": cards.MILITARY_WORLD,
        "start": [number != cards.NONE for number in cards.START],
        "six": cards.SIX,
        "cost": [c.cost for c in cards.DATA],
        "defense": [c.defense for c in cards.DATA],
        "good": [c.good for c in cards.DATA],
        "source": [c.source for c in cards.DATA],
        "strength": cards.MILITARY,
        "rebel": cards.REBEL,
        "consumes": [
            any(isinstance(p, schema.Consume | schema.ConsumeAll | schema.Sell) for p in c.powers)
            for c in cards.DATA
        ],
        "spends": [any(isinstance(p, schema.Spend) for p in c.powers) for c in cards.DATA],
        "on_windfall": cards.PRODUCE_WINDFALL,
    }
    return sum(all(fields[name][i] == value for name, value in wanted.items()) for i in EVERY)


@pytest.mark.parametrize(
    ("number", "wanted"),
    [
        (114, {}),
        (5, {"start": True}),
        (59, {"world": True, "start": False}),
        (50, {"world": False}),
        (22, {"military": True, "start": False}),
        (12, {"six": True}),
        *[(n, {"defense": d}) for d, n in enumerate((6, 7, 3, 2, 2, 2, 1), 1)],
        *[(n, {"cost": c, "world": False}) for c, n in enumerate((0, 12, 12, 4, 8, 2, 12))],
        *[(n, {"cost": c, "world": True}) for c, n in enumerate((2, 6, 11, 10, 5, 5, 2))],
        (7, {"rebel": True}),
        *[(n, {"world": False, "strength": s}) for s, n in ((1, 2), (2, 3), (3, 2))],
        (5, {"strength": -1}),
        (5, {"source": "windfall", "good": "novelty"}),
        (7, {"source": "windfall", "good": "rare"}),
        (7, {"source": "windfall", "good": "genes"}),
        (6, {"source": "windfall", "good": "alien"}),
        (9, {"source": "production", "good": "novelty"}),
        (6, {"source": "production", "good": "rare"}),
        (4, {"source": "production", "good": "genes"}),
        (2, {"source": "production", "good": "alien"}),
        (33, {"consumes": True}),
        (2, {"world": False, "spends": True}),
        (1, {"world": True, "spends": True}),
        (1, {"on_windfall": cards.ANY}),
    ],
)
def test_r1_the_deck_is_what_the_rulebook_counts(number: int, wanted: dict[str, Any]) -> None:
    """R1"""
    assert count(**wanted) == number


def test_r1_six_cost_developments_and_worlds_are_there_once_the_other_developments_twice() -> None:
    """R1"""
    for card in cards.DATA:
        ordinary = card.type == "development" and not card.scoring
        assert card.copies == (2 if ordinary else 1), card.id


def test_r2_seven_action_cards_and_two_more_for_the_advanced_game() -> None:
    """R2, R3, R91"""
    assert len(ACTION_IDS) == 7
    assert set(NINE) - set(ACTION_IDS) == {"develop#2", "settle#2"}


def test_r27_keywords_other_than_alien_and_rebel_do_nothing() -> None:
    """R27"""
    scored = {line.tag for card in cards.DATA for line in card.scoring if line.tag}
    assert scored == {"alien", "rebel"}
    strengths = {p.against for c in cards.DATA for p in c.powers if isinstance(p, schema.Military)}
    assert strengths == {None, "rebel", "rare", "alien"}


def test_r12_first_hands() -> None:
    """R12: four cards for each of the start worlds 1 to 4, all different."""
    hands = [card for hand in cards.FIRST_HANDS.values() for card in hand]
    assert Counter(map(len, cards.FIRST_HANDS.values())) == {4: 4}
    assert len(set(hands)) == 16


def test_a_card_file_with_a_mistake_is_refused() -> None:
    good = {"id": "a", "name": "A", "cs_from": "own", "pl_from": "own", "type": "world", "vp": 1}
    for wrong, complaint in (
        ({}, "either a cost or a defense"),
        ({"cost": 1, "good": "rare"}, "belong together"),
        ({"type": "development", "defense": 1}, "neither goods nor a defense"),
        ({"cost": 1, "scoring": [{"points": 1, "per": "card"}]}, "either printed points"),
        ({"cost": 6, "vp": None, "scoring": [{"points": 1, "per": "card", "id": "b"}]}, "unknown"),
    ):
        with pytest.raises(ValueError, match=complaint):
            schema.read_cards({"translate": {}, "cards": [good | wrong]})
    with pytest.raises(ValueError, match="there twice"):
        schema.read_cards({"translate": {}, "cards": [good | {"cost": 1}] * 2})


def figures(card: schema.CardData) -> str:
    """Everything printed on a card in one line: `gem_world 2/1 novelty production: produce ...`."""
    cost = f"{card.cost}" if card.defense is None else f"defense {card.defense}"
    head = [card.id, f"{cost}/{'?' if card.vp is None else card.vp}"]
    head += [word for word in (card.good, card.source, *card.tags) if word]
    parts = [*card.powers, *card.scoring]
    shown = [" ".join(_words(part.model_dump(exclude_defaults=True))) for part in parts]
    return " ".join(head) + "".join(f"; {words}" for words in shown)


def _words(part: dict[str, object]) -> list[str]:
    """Words by themselves, numbers with what they count."""
    return [
        str(value) if isinstance(value, str) else f"{name} {value}" for name, value in part.items()
    ]


def test_r1_r79_what_is_printed_on_every_card() -> None:
    """R1, R77, R79: costs, points, goods, powers and scoring, compared with the printed cards."""
    printed = (Path(__file__).parent / "printed.txt").read_text(encoding="utf-8").splitlines()
    assert [figures(card) for card in cards.DATA] == printed
