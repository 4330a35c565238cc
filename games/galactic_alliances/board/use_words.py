"""A faction card in words: its four uses and its abilities, short for the card, long elsewhere."""

from __future__ import annotations

from games.galactic_alliances.board.hand import adaptations
from games.galactic_alliances.rules.content import (
    FACTION_INDEX,
    FACTIONS,
    IDEOLOGY_NAMES,
    KIND_NAMES,
    KINDS,
    TECH_INDEX,
    TECHNOLOGIES,
    Faction,
)
from games.galactic_alliances.rules.explain import faction_words, technology_words
from games.galactic_alliances.rules.resources import added, amount_words
from games.galactic_alliances.rules.words import say
from suite.contract import Message
from suite.ui.offers import Key


def short_use_words(faction: Faction) -> tuple[Message, ...]:
    """A word for each use, in the order of `hand.USES`."""
    return (
        say.term("use of a card", "Main"),
        IDEOLOGY_NAMES[faction.ideology],
        say.term("use of a card", "Boost"),
        say.term("use of a card", "Adaptation"),
    )


def ability_words(faction: Faction) -> list[Message]:
    """The abilities of a faction with their texts, and its unique technology."""
    lines = [say("{name}: {text}", name=name, text=words) for name, words in faction_words(faction)]
    if faction.technology >= 0:
        only = TECHNOLOGIES[faction.technology]
        lines += [say("Unique technology: {name}.", name=only.name), *technology_words(only)]
    return lines


def note_words(key: Key) -> list[Message]:
    """What a technology or a main faction can do, above the ways to use it."""
    kind, which = key
    if kind == "technology":
        return technology_words(TECHNOLOGIES[TECH_INDEX[str(which)]])
    return ability_words(FACTIONS[FACTION_INDEX[str(which)]]) if kind == "main" else []


def ability_names(faction: Faction) -> list[Message]:
    """The same, only by name."""
    names = [name for name, _ in faction_words(faction)]
    return names + [TECHNOLOGIES[faction.technology].name] * (faction.technology >= 0)


def use_words(faction: Faction) -> dict[str, tuple[Message, Message]]:
    """For each use its name, and what it gives."""
    gain = added((faction.bonus, faction.on_main))
    kinds = tuple(KIND_NAMES[KINDS.index(kind)] for kind in adaptations(FACTION_INDEX[faction.id]))
    return {
        "main": (
            say("New main faction"),
            say("Now: {gain}. Its abilities and adaptations work from now on.",
                gain=amount_words(gain)),
        ),
        "ideology": (
            say("True main ideology"),
            say("{ideology} becomes your main ideology for good.",
                ideology=IDEOLOGY_NAMES[faction.ideology]),
        ),
        "boost": (
            say("One-time boost"),
            say("Now: {gain}. The card is discarded.", gain=amount_words(faction.boost)),
        ),
        "adapt": (
            say("One-time adaptation"),
            say("Colonize one planet of a kind: {kinds}. The card is discarded.", kinds=kinds),
        ),
    }  # fmt: skip
