"""The manual: one Markdown file for each page in each language."""

from __future__ import annotations

from pathlib import Path

from suite.contract import ManualPage

FOLDER = Path(__file__).parent


def pages(language: str) -> tuple[ManualPage, ...]:
    """The pages in the order of their files; a page's first line is its title."""
    found = []
    for path in sorted((FOLDER / language).glob("*.md")):
        text = path.read_text(encoding="utf-8")
        found.append(ManualPage(path.stem, text.splitlines()[0].lstrip("# "), text))
    return tuple(found)
