"""The pages of a manual in one language: where a rule stands, and what a search finds. No Qt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from suite.contract import Game, ManualPage
from suite.language.typography import bound
from suite.shell.finding import plain

ANCHOR = re.compile(r"\s*\{#([^{}\s]+)\}")
"""The mark of a rule in a manual: `{#R35}` after a heading or a paragraph."""

HELP = Path(__file__).resolve().parents[2] / "resources" / "manual"
"""The program's own help, one folder for each language."""

_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*\Z")
_MARKUP = re.compile(r"[*_`|]+|\[([^\]]*)\]\([^)]*\)")
_AROUND = 60


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page; `number` counts the page's headings from 0."""

    number: int
    level: int
    title: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A paragraph that a search found: under which heading, and the words around the find."""

    page: str
    heading: Heading | None
    excerpt: str


@dataclass(frozen=True, slots=True)
class Book:
    """One manual in one language."""

    id: str
    pages: Sequence[ManualPage]

    def page(self, page_id: str) -> ManualPage | None:
        return next((page for page in self.pages if page.id == page_id), None)

    def page_of(self, rule: str) -> ManualPage | None:
        """The page on which the rule is explained."""
        return next((page for page in self.pages if rule in ANCHOR.findall(page.text)), None)

    def search(self, words: str) -> list[Hit]:
        """The paragraphs that hold all the words. Case and accents make no difference, and a
        rule can be found by its number."""
        wanted = plain(words).split()
        if not wanted:
            return []
        return [
            Hit(page.id, heading, _excerpt(text, wanted[0]))
            for page in self.pages
            for heading, text in _paragraphs(page)
            if all(word in plain(text) for word in wanted)
        ]


def book_of_game(game: Game, language: str) -> Book:
    """The manual of a game; in English when it has none in this language."""
    own = game.manual(language)
    return Book(game.id, _bound(own, language) if own else tuple(game.manual("en")))


def book_of_program(language: str) -> Book:
    """The program's own help."""
    return Book("", _bound(map(_read, sorted((HELP / language).glob("*.md"))), language))


def _bound(pages: Iterable[ManualPage], language: str) -> tuple[ManualPage, ...]:
    """The pages with hard spaces."""
    return tuple(replace(page, text=bound(page.text, language)) for page in pages)


def headings(page: ManualPage) -> list[Heading]:
    """The headings of a page, for the table of contents."""
    return list(dict.fromkeys(heading for heading, _ in _paragraphs(page) if heading))


def _read(path: Path) -> ManualPage:
    text = path.read_text(encoding="utf-8")
    first = _HEADING.match(text.partition("\n")[0])
    return ManualPage(path.stem, first[2] if first else path.stem, text)


def _heading(line: str, number: int) -> Heading | None:
    match = _HEADING.match(line)
    return Heading(number, len(match[1]), _bare(ANCHOR.sub("", match[2]))) if match else None


def _paragraphs(page: ManualPage) -> Iterator[tuple[Heading | None, str]]:
    """The paragraphs and headings of a page, each with the heading it stands under."""
    heading, number, lines = None, 0, list[str]()
    for line in [*page.text.splitlines(), ""]:
        found = _heading(line, number)
        if (found or not line.strip()) and lines:
            yield heading, _bare(" ".join(lines))
            lines = []
        if found:
            heading, number = found, number + 1
            yield heading, _bare(line.lstrip("# "))
        elif line.strip():
            lines.append(line.strip())


def _bare(markdown: str) -> str:
    """Markdown without its marks; rule anchors stay as readable numbers."""
    text = _MARKUP.sub(lambda match: match[1] or "", markdown)
    return re.sub(r"\s+", " ", ANCHOR.sub(r" \1", text)).strip()


def _excerpt(text: str, word: str) -> str:
    at = max(plain(text).find(word), 0)
    start = max(0, text.rfind(" ", 0, max(0, at - _AROUND)) + 1)
    end = text.find(" ", at + len(word) + _AROUND)
    end = len(text) if end < 0 else end
    return ("…" if start else "") + text[start:end] + ("…" if end < len(text) else "")
