"""A game's manual: pages in three languages that rule numbers link into."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ManualPage:
    """One page: Markdown with headings; `{#R35}` after a heading or paragraph is a rule anchor."""

    id: str
    title: str
    text: str
