"""The large view of factions, technologies, planets and trade cards."""

from __future__ import annotations

from collections.abc import Callable

from games.galactic_alliances.board.amounts import ICONS
from games.galactic_alliances.board.galaxy_row import LOOKS
from games.galactic_alliances.board.hand import IDEOLOGY_ICONS, IDEOLOGY_TINTS, adaptations
from games.galactic_alliances.rules.content import (
    FACTION_INDEX,
    FACTIONS,
    IDEOLOGIES,
    IDEOLOGY_NAMES,
    KIND_NAMES,
    KINDS,
    PLANET_INDEX,
    PLANETS,
    TECH_INDEX,
    TECHNOLOGIES,
)
from games.galactic_alliances.rules.explain import faction_words, technology_words
from games.galactic_alliances.rules.resources import amount_words
from games.galactic_alliances.rules.words import say
from suite.contract import Message
from suite.ui.card_faces import PictureFace
from suite.ui.large_view import Line, Sheet
from suite.ui.offers import Key

Text = Callable[[Message], str]


def sheet(key: Key, text: Text) -> Sheet | None:
    """What is told about a thing on the table; None: it speaks for itself."""
    kind, which = key
    match kind:
        case "faction" | "main":
            return _faction(FACTION_INDEX[str(which)], text)
        case "technology":
            return _technology(TECH_INDEX[str(which)], text)
        case "planet":
            return _planet(PLANET_INDEX[str(which)], text)
    return None


def sheet_of_name(name: Message, text: Text) -> Sheet | None:
    """The card with this name."""
    for number, faction in enumerate(FACTIONS):
        if faction.name == name:
            return _faction(number, text)
    for number, technology in enumerate(TECHNOLOGIES):
        if technology.name == name:
            return _technology(number, text)
    return None


def _faction(number: int, text: Text) -> Sheet:
    card = FACTIONS[number]
    ideology = IDEOLOGIES[card.ideology]
    kinds = tuple(KIND_NAMES[KINDS.index(kind)] for kind in adaptations(number))
    lines = [
        Line(text(card.name), role="heading"),
        Line(text(IDEOLOGY_NAMES[card.ideology]), IDEOLOGY_ICONS[ideology]),
        Line(text(say("Adapted to: {kinds}", kinds=kinds)), "planet"),
        Line(text(say("As a main faction: {gain}", gain=amount_words(card.bonus))), "star"),
        Line(text(say("One-time boost: {gain}", gain=amount_words(card.boost))), "up"),
    ]
    for name, words in faction_words(card):
        lines.append(Line(text(say("{name}: {text}", name=name, text=words)), "atom"))
    tint = IDEOLOGY_TINTS[ideology].name()
    face = PictureFace(text(card.name), card.id, "faction", emblem=True, tint=tint)
    return Sheet(face, tuple(lines))


def _technology(number: int, text: Text) -> Sheet:
    card = TECHNOLOGIES[number]
    lines = [Line(text(card.name), role="heading")]
    lines += [Line(text(words), "flask") for words in technology_words(card)]
    if card.advanced:
        lines.append(Line(text(say("An advanced technology")), "star"))
    face = PictureFace(text(card.name), card.id, "technology", emblem=True)
    return Sheet(face, tuple(lines))


def _planet(number: int, text: Text) -> Sheet:
    card = PLANETS[number]
    name = text(KIND_NAMES[card.kind])
    lines = [
        Line(name, role="heading"),
        Line(text(say("For colonizing: {gain}", gain=amount_words(card.reward))), ICONS[0]),
    ]
    return Sheet(PictureFace(name, card.id, LOOKS[KINDS[card.kind]]), tuple(lines))
