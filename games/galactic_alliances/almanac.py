"""Pages of the manual that are made from the content: what lies in the box, and whose work it is.

They always say what the rules really use, in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.galactic_alliances.rules import content
from games.galactic_alliances.rules.explain import effect_words, faction_words, technology_words
from games.galactic_alliances.rules.resources import amount_words, amounts
from games.galactic_alliances.rules.schema import Source
from games.galactic_alliances.rules.words import say
from suite.contract import ManualPage, Message
from suite.contract.message import Value
from suite.language import render

_MARKS = ("seed", "public", "designed")


class _Writer:
    """Writes Markdown in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.lines: list[str] = []

    def text(self, value: Value) -> str:
        return render(say("{value}", value=value), self.language)

    def heading(self, level: int, message: Message) -> None:
        self.lines += [f"{'#' * level} {self.text(message)}", ""]

    def paragraph(self, message: Message) -> None:
        self.lines += [self.text(message), ""]

    def items(self, messages: Iterable[Message]) -> None:
        self.lines += [*(f"- {self.text(message)}" for message in messages), ""]

    def table(self, head: Sequence[Value], rows: Iterable[Sequence[Value]]) -> None:
        self._row(head)
        self.lines.append("|" + "---|" * len(head))
        for row in rows:
            self._row(row)
        self.lines.append("")

    def _row(self, cells: Sequence[Value]) -> None:
        self.lines.append("| " + " | ".join(self.text(cell) for cell in cells) + " |")

    def page(self, ident: str) -> ManualPage:
        return ManualPage(ident, self.lines[0].lstrip("# "), "\n".join(self.lines))


def pages(language: str) -> list[ManualPage]:
    return [
        _factions(_Writer(language)),
        _components(_Writer(language)),
        _credits(_Writer(language)),
    ]


# Factions


def _factions(out: _Writer) -> ManualPage:
    out.heading(1, say("The forty factions"))
    for index, ideology in enumerate(content.IDEOLOGY_NAMES):
        out.heading(2, ideology)
        for faction in content.FACTIONS:
            if faction.ideology == index:
                _faction(out, faction)
    return out.page("8-factions")


def _faction(out: _Writer, faction: content.Faction) -> None:
    out.heading(3, faction.name)
    kinds = tuple(
        name for index, name in enumerate(content.KIND_NAMES) if faction.adapted & (1 << index)
    )
    lines = [
        say("Adapted to: {kinds}", kinds=kinds),
        say("As a main faction: {gain}", gain=amount_words(faction.bonus)),
        say("One-time boost: {gain}", gain=amount_words(faction.boost)),
    ]
    lines += [say("{name}: {text}", name=name, text=text) for name, text in faction_words(faction)]
    if faction.technology >= 0:
        technology = content.TECHNOLOGIES[faction.technology]
        lines.append(say("Unique technology: {name}", name=technology.name))
        lines += technology_words(technology)
    out.items(lines)


# Everything else in the box


def _components(out: _Writer) -> ManualPage:
    out.heading(1, say("Technologies, trade and systems"))
    _technologies(out)
    _trade_cards(out)
    _systems(out)
    return out.page("9-components")


def _technologies(out: _Writer) -> None:
    out.heading(2, say("Technologies of the player board"))
    rows = []
    for technology in content.TECHNOLOGIES[: content.BOARD_TECHNOLOGIES]:
        needed = tuple(t.name for t in content.TECHNOLOGIES if technology.requires & t.bit)
        text = tuple(technology_words(technology))
        rows.append(
            (technology.level, technology.name, needed or say("nothing"), _sentences(out, text))
        )
    out.table((say("Level"), say("Technology"), say("Needs one of"), say("Gives")), rows)


def _sentences(out: _Writer, messages: Sequence[Message]) -> str:
    return " ".join(out.text(message) for message in messages)


def _trade_cards(out: _Writer) -> None:
    out.heading(2, say("Trade cards"))
    out.table(
        (say("Trade card"), say("Pay"), say("Gain")),
        (
            (card.name, amount_words(pay), amount_words(gain))
            for card in content.TRADE_CARDS
            for pay, gain in card.exchanges
        ),
    )


def _systems(out: _Writer) -> None:
    out.heading(2, say("Systems and planets"))
    rows: list[Sequence[Value]] = []
    for system in content.SYSTEMS:
        rows += [_planet_row(system.name, content.PLANETS[planet]) for planet in system.planets]
    rows += [
        _planet_row(say("Planet token"), content.PLANETS[planet])
        for planet in content.PLANET_TOKENS
    ]
    out.table((say("System"), say("Planet"), say("Reward")), rows)
    out.heading(2, say("Exploration tokens"))
    out.items(
        say("{count} × {reward}", count=token.count, reward=amount_words(amounts(token.reward)))
        for token in content.EXPLORATION
    )


def _planet_row(where: Message, planet: content.Planet) -> Sequence[Value]:
    return where, content.KIND_NAMES[planet.kind], amount_words(planet.reward)


# Where it comes from


def _credits(out: _Writer) -> ManualPage:
    out.heading(1, say("Credits and sources"))
    out.paragraph(say("Game design: {name}.", name="Jeffrey CCH"))
    out.paragraph(
        say(
            "The rules follow the Czech rulebook, whose text had lost its symbols. What it says "
            "is marked as rulebook, what reviews of the game say as public, and what was made up "
            "for this program, so that the game is whole, as designed. Designed parts are no "
            "facts about the printed game."
        )
    )
    for title, entries in _sources():
        out.heading(2, title)
        head = (say("Entry"), say("Rulebook"), say("Public"), say("Designed"))
        out.table(head, [(name, *_marks(source)) for name, source in entries])
    return out.page("99-credits")


def _marks(source: Source) -> tuple[str, ...]:
    found = set(source.values()) if isinstance(source, dict) else {source}
    return tuple("●" if mark in found else "–" for mark in _MARKS)


def _sources() -> list[tuple[Message, list[tuple[Value, Source]]]]:
    """Every entry of the content files with its mark."""
    game = content.GAME
    terms: list[tuple[Value, Source]] = []
    for names, listed in (
        (content.RESOURCE_NAMES, game.resources),
        (content.KIND_NAMES, game.planet_kinds),
        (content.STATE_NAMES, game.planet_states),
        (content.IDEOLOGY_NAMES, game.ideologies),
        (content.ACTION_NAMES, game.actions),
    ):
        terms += [(name, entry.source) for name, entry in zip(names, listed, strict=True)]
    terms += [
        (effect_words(effect), entry.source)
        for effect, entry in zip(content.FREE_EFFECTS, game.free_effects, strict=True)
    ]
    terms += [
        (say("Pieces of a player"), game.pieces.source),
        (say("Numbers of the setup"), game.setup.source),
        (say("Galactic Council"), game.council.source),
        (say("War rewards"), game.war.source),
        (say("Spaces of trade cards"), content.TRADE_SPACES_SOURCE),
        (say("Artificial opponent"), game.solo.source),
    ]
    abilities: list[tuple[Value, Source]] = [
        (ability.name, ability.source) for ability in content.ABILITIES
    ]
    planets: list[tuple[Value, Source]] = [
        (_token_words(planet), planet.source) for planet in content.PLANETS if planet.token
    ]
    tokens: list[tuple[Value, Source]] = [
        (amount_words(amounts(token.reward)), token.source) for token in content.EXPLORATION
    ]
    return [
        (say("Words, actions and numbers"), terms),
        (say("Factions"), [(entry.name, entry.source) for entry in content.FACTIONS]),
        (say("Abilities"), abilities),
        (say("Technologies"), [(entry.name, entry.source) for entry in content.TECHNOLOGIES]),
        (say("Trade cards"), [(entry.name, entry.source) for entry in content.TRADE_CARDS]),
        (say("Systems"), [(entry.name, entry.source) for entry in content.SYSTEMS]),
        (say("Planet tokens"), planets),
        (say("Exploration tokens"), tokens),
    ]


def _token_words(planet: content.Planet) -> Message:
    return say("{kind} planet", kind=content.KIND_NAMES[planet.kind])
