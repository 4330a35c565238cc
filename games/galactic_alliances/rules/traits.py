"""What an alliance can do, computed from its main factions and technologies and kept.

Positions share these objects: an alliance gets another one when it changes (G40, G62).
Discounts and stats add up; the same permission twice adds nothing (R37).
"""

from __future__ import annotations

from functools import lru_cache

from .content import (
    ACTIONS,
    BOARD_TECHNOLOGIES,
    FACTIONS,
    FREE_EFFECTS,
    SETUP,
    TECHNOLOGIES,
    Effect,
)

KEPT = 8192
"""Alliances whose traits are kept: enough for a search, and a bound for long tournaments."""

PROTECTS_NONE, PROTECTS_DEVELOPED, PROTECTS_ALL = range(3)


class Traits:
    """The lasting abilities of an alliance. Do not change it: it is shared."""

    __slots__ = (
        "adapted",
        "advanced_discount",
        "after",
        "any_kind",
        "barren",
        "discounts",
        "events",
        "full_trade",
        "keep",
        "loss",
        "open",
        "power",
        "production",
        "protects",
        "turn",
        "unique",
        "warp",
    )

    def __init__(self, mains: tuple[int, ...], techs: int) -> None:
        effects = [e for f in mains for e in FACTIONS[f].effects]
        for technology in TECHNOLOGIES:
            if techs & technology.bit:
                effects += technology.lasting
        self.adapted = 0
        for faction in mains:
            self.adapted |= FACTIONS[faction].adapted
        self.power = _sum(effects, "power")
        self.keep = self.power + _sum(effects, "keep_cruisers")
        allowed = {e.allows: e for e in effects if e.kind == "permission"}
        self.barren = "colonize_barren" in allowed
        self.warp = "reach_next_card" in allowed
        self.full_trade = "trade_on_full_card" in allowed
        self.any_kind = -1
        if "colonize_any_kind" in allowed:
            self.any_kind = dict(allowed["colonize_any_kind"].cost).get(0, 0)
        self.discounts = tuple(_discount(effects, action) for action in range(len(ACTIONS)))
        self.advanced_discount = sum(e.amount for e in effects if e.scope == "advanced_extra")
        self.loss = min(
            (e.amount for e in effects if e.kind == "production_loss"),
            default=SETUP.production_loss,
        )
        self.protects = max(
            (
                PROTECTS_ALL if e.scope == "all_own_planets" else PROTECTS_DEVELOPED
                for e in effects
                if e.kind == "protect"
            ),
            default=PROTECTS_NONE,
        )
        self.production = _of_kind(effects, "production")
        self.turn = FREE_EFFECTS + _of_kind(effects, "turn")
        self.after = tuple(
            tuple(e for e in effects if e.kind == "after" and e.action == action)
            for action in range(len(ACTIONS))
        )
        self.events = _of_kind(effects, "event")
        self.unique = tuple(FACTIONS[f].technology for f in mains if FACTIONS[f].technology >= 0)
        self.open = tuple(
            index
            for index in (*range(BOARD_TECHNOLOGIES), *self.unique)
            if not techs & TECHNOLOGIES[index].bit
            and (not TECHNOLOGIES[index].requires or techs & TECHNOLOGIES[index].requires)
        )

    def price(self, action: int, base: int) -> int:
        """A fee after this alliance's discounts: never below their least, never above the base."""
        amount, least = self.discounts[action]
        return max(base - amount, min(base, least)) if amount else base


def _sum(effects: list[Effect], stat: str) -> int:
    return sum(e.amount for e in effects if e.kind == "passive" and e.stat == stat)


def _of_kind(effects: list[Effect], kind: str) -> tuple[Effect, ...]:
    return tuple(e for e in effects if e.kind == kind)


def _discount(effects: list[Effect], action: int) -> tuple[int, int]:
    found = [
        e
        for e in effects
        if e.kind == "discount" and e.action == action and e.scope != "advanced_extra"
    ]
    return sum(e.amount for e in found), max((e.least for e in found), default=0)


@lru_cache(maxsize=KEPT)
def traits(mains: tuple[int, ...], techs: int) -> Traits:
    """The traits of an alliance with these main factions and technologies."""
    return Traits(mains, techs)


ALL_BOARD_TECHNOLOGIES = (1 << BOARD_TECHNOLOGIES) - 1
