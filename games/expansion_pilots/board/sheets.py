"""The large view of cards, empires and rogue galaxies: a picture, and all that is to be known."""

from __future__ import annotations

from collections.abc import Callable

from games.expansion_pilots.board.planet_item import planet_kind, track_look
from games.expansion_pilots.board.token_look import token_picture, token_tint
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import (
    BADGE_NAMES,
    COST,
    LEVEL_DICE,
    LEVEL_SHIPS,
    LEVEL_VP,
    MISSION_INDEX,
    MISSIONS,
    PILOT_INDEX,
    PILOTS,
    PLANET_INDEX,
    PLANETS,
    PRINTED_VP,
    ROGUE_INDEX,
    ROGUES,
    SHIP_NAMES,
    TOKEN_INDEX,
    TOKENS,
    TOP_LEVEL,
    say,
)
from games.expansion_pilots.rules.terms import ECONOMY
from suite.contract import Message
from suite.ui.card_faces import PictureFace
from suite.ui.large_view import Line, Sheet
from suite.ui.offers import Key

Text = Callable[[Message], str]


def sheet(key: Key, text: Text, view: Galaxies | None = None) -> Sheet | None:
    """What is told about a thing on the table; None: it speaks for itself. Of an empire or a rogue
    galaxy, `view` knows how it stands."""
    kind, which = key
    match kind:
        case "planet":
            return _planet(PLANET_INDEX[str(which)], text)
        case "pilot":
            return _pilot(PILOT_INDEX[str(which)], text)
        case "token":
            return _token(TOKEN_INDEX[str(which)], text)
        case "mission" if which:
            return _mission(MISSION_INDEX[str(which)], text)
        case "empire" if view is not None:
            if int(which) == view.terms.rogue:
                return rogue_sheet(ROGUE_INDEX[view.terms.options.rogue], text)
            return _empire(view, int(which), text)
    return None


def sheet_of_name(name: Message, text: Text) -> Sheet | None:
    """The card with this name."""
    shown = ("planet", PLANETS), ("pilot", PILOTS), ("token", TOKENS), ("mission", MISSIONS)
    for kind, cards in shown:
        for card in cards:
            if card.name == name:
                return sheet((kind, card.id), text)
    return None


def _planet(number: int, text: Text) -> Sheet:
    card = PLANETS[number]
    icon, colour = track_look(card.track)
    gives = [name for name, on in (("energy", card.energy), ("culture", card.culture)) if on]
    lines = [
        Line(text(card.name), role="heading"),
        Line(text(card.text), "colony"),
        Line(_track(card.track, card.steps, text), icon),
        *(Line(text(_GIVES[name]), name) for name in gives),
    ]
    face = PictureFace(
        text(card.name), card.id, planet_kind(card.id), points=str(card.vp), tint=colour.name()
    )
    return Sheet(face, tuple(lines))


def _track(track: int, steps: int, text: Text) -> str:
    if track == ECONOMY:
        return text(
            say.many(
                "Economy track with {n} space to the colony",
                "Economy track with {n} spaces to the colony",
                n=steps,
            )
        )
    return text(
        say.many(
            "Diplomacy track with {n} space to the colony",
            "Diplomacy track with {n} spaces to the colony",
            n=steps,
        )
    )


_GIVES: dict[str, Message] = {
    "energy": say("A source of energy"),
    "culture": say("A source of culture"),
}


def _pilot(number: int, text: Text) -> Sheet:
    card = PILOTS[number]
    ships = tuple(SHIP_NAMES[ship] for ship in card.trained)
    lines = [
        Line(text(card.name), role="heading"),
        Line(text(card.text), "pilot"),
        Line(text(say("Trained for: {ships}", ships=ships)), "ship"),
    ]
    if card.badge >= 0:
        lines.append(Line(text(say("Badge: {badge}", badge=BADGE_NAMES[card.badge])), "medal"))
    face = PictureFace(text(card.name), card.id, "pilot", emblem=True, points="1")
    return Sheet(face, tuple(lines))


def _mission(number: int, text: Text) -> Sheet:
    card = MISSIONS[number]
    points = say("Points: {n}", n=card.vp)
    if card.vp_tied:
        points = say("Points: {n}; when tied: {tied}", n=card.vp, tied=card.vp_tied)
    lines = (
        Line(text(card.name), role="heading"),
        Line(text(card.text), "target"),
        Line(text(points), "points"),
        Line(text(say("Secret until the end of the game")), "hidden", "dim"),
    )
    face = PictureFace(
        text(card.name), card.id, "relic", emblem=True, points=str(card.vp), tint="#F2CF4A"
    )
    return Sheet(face, lines)


def _empire(view: Galaxies, side: int, text: Text) -> Sheet:
    """All levels, with what they give; the one that is reached is told in full strength."""
    worth = PRINTED_VP if view.terms.options.printed_empire_points else LEVEL_VP
    lines = [Line(text(say("Empire")), role="heading")]
    for level in range(1, TOP_LEVEL + 1):
        told = say(
            "Level {level}. Dice: {dice}, ships: {ships}, points: {points}, price: {price}",
            level=level, dice=LEVEL_DICE[level], ships=LEVEL_SHIPS[level],
            points=worth[level], price=COST[level],
        )  # fmt: skip
        here = level == view.level[side]
        lines.append(Line(text(told), "tower" if here else "", "body" if here else "dim"))
    face = PictureFace(
        text(say("Empire")), f"empire-{side}", "faction", emblem=True,
        points=str(worth[view.level[side]]), tint="#F2CF4A",
    )  # fmt: skip
    return Sheet(face, tuple(lines))


def rogue_sheet(number: int, text: Text) -> Sheet:
    """The whole ladder of a rogue galaxy."""
    card = ROGUES[number]
    lines = [Line(text(card.name), role="heading"), Line(text(card.tier), "warning", "dim")]
    lines += [Line(f"{level}. {text(rung)}") for level, rung in enumerate(card.texts, 1)]
    face = PictureFace(text(card.name), card.id, "faction", emblem=True, tint="#FF6B5E")
    return Sheet(face, tuple(lines))


def _token(number: int, text: Text) -> Sheet:
    card = TOKENS[number]
    lines = [
        Line(text(card.name), role="heading"),
        Line(text(card.text), "warning" if card.hazard else "telescope"),
        *(Line(text(say("Badge: {badge}", badge=BADGE_NAMES[b])), "medal") for b in card.badges),
    ]
    kind, emblem = token_picture(number)
    tint = token_tint(number).name()
    face = PictureFace(text(card.name), card.id, kind, emblem=emblem, tint=tint)
    return Sheet(face, tuple(lines))
