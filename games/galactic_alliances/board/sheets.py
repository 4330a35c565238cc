"""The large view of whatever lies on the table, with all its words."""

from __future__ import annotations

from collections.abc import Callable

from games.galactic_alliances.board.amounts import ICONS
from games.galactic_alliances.board.hand import IDEOLOGY_ICONS, IDEOLOGY_TINTS, adaptations
from games.galactic_alliances.board.kinds import LOOKS
from games.galactic_alliances.board.rival_mat import RIVAL_WORDS
from games.galactic_alliances.rules.content import (
    ACTION_NAMES,
    ACTIONS,
    EXPLORATION,
    EXPLORATION_REWARDS,
    EXPLORE,
    FACTION_INDEX,
    FACTIONS,
    FEES,
    GAME,
    IDEOLOGIES,
    IDEOLOGY_NAMES,
    KIND_NAMES,
    KINDS,
    NOMINATE,
    PLANET_INDEX,
    PLANETS,
    REWARDS,
    STATE_NAMES,
    TECH_INDEX,
    TECHNOLOGIES,
    TRADE_CARDS,
    TRADE_INDEX,
)
from games.galactic_alliances.rules.explain import faction_words, technology_words
from games.galactic_alliances.rules.factions import main_ideology
from games.galactic_alliances.rules.galaxy import planet_words
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import amount_words
from games.galactic_alliances.rules.war import protected
from games.galactic_alliances.rules.words import say
from suite.contract import Message
from suite.ui.card_faces import PictureFace
from suite.ui.large_view import Line, Sheet
from suite.ui.offers import Key

Text = Callable[[Message], str]
Names = Callable[[int], str]

_PLANETS_OF = (say("Colonized planets"), say("Developed planets"), say("Seized planets"))
_GOLDEN = say("A Golden Age has come here: any number of cubes fit.")
_LIMITED = say(
    "When all spaces are filled, the galactic phase brings a Golden Age: the cubes go back to "
    "their owners' hands."
)


def sheet(key: Key, text: Text, view: AlliancesPosition, names: Names) -> Sheet | None:
    """What is told about a thing on the table; None: it speaks for itself."""
    kind, which = key
    match kind:
        case "faction" | "main":
            return _faction(FACTION_INDEX[str(which)], text)
        case "technology":
            return _technology(TECH_INDEX[str(which)], text)
        case "planet":
            return _planet(PLANET_INDEX[str(which)], text, view, names)
        case "trade":
            return _trade(TRADE_INDEX[str(which)], text, view)
        case "action":
            return _action(ACTIONS.index(str(which)), text)
        case "council":
            return _council(text)
        case "token" | "anomaly":
            return _token(text)
        case "side":
            return _side(int(which), text, view, names)
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
    if card.technology >= 0:
        only = TECHNOLOGIES[card.technology]
        lines.append(Line(text(say("Unique technology: {name}", name=only.name)), "flask"))
        lines += [Line(text(words)) for words in technology_words(only)]
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


def _planet(number: int, text: Text, view: AlliancesPosition, names: Names) -> Sheet:
    card = PLANETS[number]
    name = text(KIND_NAMES[card.kind])
    lines = [
        Line(text(planet_words(view, number)), role="heading"),
        Line(text(say("For colonizing: {gain}", gain=amount_words(card.reward))), ICONS[0]),
    ]
    state = view.state[number]
    if state:
        owner = f"{names(view.holder[number])}: {text(STATE_NAMES[state])}"
        lines.append(Line(owner, "flag"))
    return Sheet(PictureFace(name, card.id, LOOKS[KINDS[card.kind]]), tuple(lines))


def _plain(heading: Message, identity: str, text: Text, lines: list[Line]) -> Sheet:
    """A sheet of something that has no picture of its own."""
    face = PictureFace(text(heading), identity, "technology", emblem=True)
    return Sheet(face, (Line(text(heading), role="heading"), *lines))


def _trade(number: int, text: Text, view: AlliancesPosition) -> Sheet:
    card = TRADE_CARDS[number]
    lines = [
        Line(text(say("Pay: {pay}; gain: {gain}", pay=amount_words(pay), gain=amount_words(gain))),
             "handshake")
        for pay, gain in card.exchanges
    ]  # fmt: skip
    turned = view.flipped[view.trades.index(number)]
    words = _GOLDEN if turned else _LIMITED
    lines.append(Line(text(words), "star"))
    return _plain(card.name, card.id, text, lines)


def _action(number: int, text: Text) -> Sheet:
    pay, gain = FEES[number], REWARDS[number]
    if GAME.actions[number].per_unit:
        words = say("For each piece, pay: {pay}; gain: {gain}",
                    pay=amount_words(pay), gain=amount_words(gain))  # fmt: skip
    else:
        words = say("Pay: {pay}; gain: {gain}", pay=amount_words(pay), gain=amount_words(gain))
    moved = say("In the galactic phase its cubes move to the trade card above.")
    lines = [Line(text(words), "coins"), Line(text(moved), "up")]
    return _plain(ACTION_NAMES[number], ACTIONS[number], text, lines)


def _council(text: Text) -> Sheet:
    words = say("Needs at least 1 developed planet; pay: {pay}. The cube stays for good.",
                pay=amount_words(FEES[NOMINATE]))  # fmt: skip
    return _plain(say("Galactic Council"), "council", text, [Line(text(words), "medal")])


def _token(text: Text) -> Sheet:
    """What may lie under a token is known, only not under which."""
    pay = say("Pay: {pay}. The cube goes to the Anomaly.", pay=amount_words(FEES[EXPLORE]))
    lines = [Line(text(pay), "cruiser")]
    for token, reward in zip(EXPLORATION, EXPLORATION_REWARDS, strict=True):
        found = say("{count} × {reward}", count=token.count, reward=amount_words(reward))
        lines.append(Line(text(found), "telescope"))
    return _plain(ACTION_NAMES[EXPLORE], "explore", text, lines)


def _side(number: int, text: Text, view: AlliancesPosition, names: Names) -> Sheet:
    """An alliance: its main factions, ideology, planets and technologies by name."""
    side = view.sides[number]
    lines = [Line(names(number), role="heading")]
    if number >= view.players:
        lines.append(Line(text(RIVAL_WORDS), "bot"))
    for card in side.mains:
        ideology = IDEOLOGY_NAMES[FACTIONS[card].ideology]
        named = say("{name}: {text}", name=FACTIONS[card].name, text=ideology)
        lines.append(Line(text(named), IDEOLOGY_ICONS[IDEOLOGIES[FACTIONS[card].ideology]]))
    main = main_ideology(side)
    words = say("No main ideology")
    if main >= 0:
        words = say("Main ideology: {ideology}", ideology=IDEOLOGY_NAMES[main])
    lines.append(Line(text(words), "flag"))
    counts = (side.colonized, side.developed, side.seized)
    for words, count in zip(_PLANETS_OF, counts, strict=True):
        if count:
            lines.append(Line(text(say("{name}: {text}", name=words, text=count)), "planet"))
    safe, shielded = protected(view, number)
    if side.colonized + side.developed:
        bare = side.colonized * (not safe) + side.developed * (not shielded)
        lines.append(Line(text(say("Unprotected planets: {count}", count=bare)), "shield"))
    known = [TECHNOLOGIES[n].name for n in range(len(TECHNOLOGIES))
             if side.techs & TECHNOLOGIES[n].bit]  # fmt: skip
    if known:
        lines.append(Line(text(say("Technologies: {names}", names=tuple(known))), "flask"))
    face = PictureFace(names(number), f"side-{number}", "faction", emblem=True)
    return Sheet(face, tuple(lines))
