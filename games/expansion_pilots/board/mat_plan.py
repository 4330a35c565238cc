"""Where the parts of a galaxy mat lie, by the room that it has. No items, only rectangles.

One's own mat is roomy. Another player's shows whole tracks where it is tall, else marks in a line.
A rogue galaxy has its ladder in place of an empire.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QRectF

from games.expansion_pilots.board.colony import CARD, CHIP
from suite.ui import theme

_TALL = 190
_BADGES = 126
_FINDS = 76
_SHELF = 40
"""The least height of an empty shelf that is worth a frame."""
_CARDS = 22
"""The least height of hazards and colonies."""
_FAN = 14
"""What a card shows of itself, at the least, below another one."""
_SHARE, _SHARE_BASE = 0.48, 0.6
"""Of one's own mat, for the tracks at the left: with and without what the expansion adds."""


class Kind(Enum):
    ROOMY = "roomy"
    TALL = "tall"
    TIGHT = "tight"
    ROGUE = "rogue"


@dataclass(frozen=True, slots=True)
class Parts:
    """What the mat has to show, apart from tracks and ships."""

    hangar: bool = False
    badges: bool = False
    kinds: int = 4
    """How many kinds of badges it holds; the others are left out where colonies need the room."""
    mission: bool = False
    hazards: int = 0
    colonies: int = 0


@dataclass(slots=True)
class Plan:
    """A place for each part; an empty one: it is not shown."""

    head: QRectF
    energy: QRectF = field(default_factory=QRectF)
    culture: QRectF = field(default_factory=QRectF)
    empire: QRectF = field(default_factory=QRectF)
    home: QRectF = field(default_factory=QRectF)
    badges: QRectF = field(default_factory=QRectF)
    all_badges: bool = True
    """Also of the kinds that the mat holds none of."""
    finds: QRectF = field(default_factory=QRectF)
    mission: QRectF = field(default_factory=QRectF)
    berths: list[QRectF] = field(default_factory=list)
    hazards: list[QRectF] = field(default_factory=list)
    colonies: list[QRectF] = field(default_factory=list)
    shelf: QRectF = field(default_factory=QRectF)
    """Where colonies will lie, as long as nothing lies there."""


def kind_of(high: float, *, own: bool, rogue: bool) -> Kind:
    if rogue:
        return Kind.ROGUE
    if own:
        return Kind.ROOMY
    return Kind.TALL if high >= theme.px(_TALL) else Kind.TIGHT


def plan(kind: Kind, body: QRectF, parts: Parts) -> Plan:
    """Cut the mat."""
    high = min(theme.px(24 if kind is Kind.ROOMY else 21), body.height() * 0.22)
    made = Plan(QRectF(body.left(), body.top(), body.width(), high))
    box = body.adjusted(5, high, -5, -4)
    _CUT[kind](made, box, parts)
    return made


def _line(box: QRectF) -> float:
    """The height of one track; they take what a high mat can give, and spare a low one."""
    least = min(theme.px(26), box.height() * 0.16)
    return max(least, min(theme.px(50), box.height() * 0.13))


def _roomy(made: Plan, box: QRectF, parts: Parts) -> None:
    """Tracks to the left, ships and badges to the right; below hangar, colonies, mission."""
    wide = box.width() * (_SHARE if parts.hangar or parts.badges else _SHARE_BASE)
    line = _line(box) if parts.hangar else max(_line(box), box.height() * 0.17)
    _tracks(made, box, wide - 3, line)
    left = box.left() + wide + 4
    right = QRectF(left, box.top(), box.right() - left, 3 * line)
    if parts.badges:
        made.home, rest = _above(right, 1.35 * line)
        made.badges, made.finds = _above(rest.adjusted(4, 0, 0, 0), 1.1 * line)
    else:
        made.home = right
    _, box = _above(box, 3 * line + 2)
    if parts.mission:
        high = min(theme.px(36), box.height() * 0.36)
        box, made.mission = _above(box, box.height() - high)
    shared = bool(parts.hazards or parts.colonies)
    if parts.hangar:
        hangar, box = _above(box, box.height() * 0.54 if shared else box.height() - 2)
        made.berths = _spread(4, hangar, hangar.width())
    _lay_cards(made, box, parts, 0.38, theme.px(150), theme.px(CARD + 44))


def _tall(made: Plan, box: QRectF, parts: Parts) -> None:
    """Everything below each other: the tracks, the ships, the hangar, badges, colonies."""
    cards = theme.px(_CARDS) if parts.hazards or parts.colonies else 0
    rest, _ = _above(box, box.height() - cards)
    line = _line(rest)
    _tracks(made, rest, rest.width(), line)
    _, rest = _above(rest, 3 * line + 2)
    high = min(theme.px(52), rest.height() * 0.28)
    made.home, rest = _above(rest, high)
    if parts.hangar:
        hangar, rest = _above(rest, high)
        made.berths = _spread(4, hangar, hangar.width())
    if parts.badges:
        shelf, rest = _above(rest, min(theme.px(24), rest.height()))
        _shelve(made, shelf)
    _lay_cards(made, rest.adjusted(0, 0, 0, cards), parts, 0.5, box.width(), theme.px(CARD + 44))


def _tight(made: Plan, box: QRectF, parts: Parts) -> None:
    """A line of tracks, a line of ships and pilots, a line of badges and colonies."""
    tracks, box = _above(box, min(max(theme.px(22), box.height() * 0.17), box.height() * 0.3))
    third = tracks.width() / 3
    made.energy = QRectF(tracks.left(), tracks.top(), third * 1.04 - 6, tracks.height())
    made.culture = made.energy.translated(third * 1.04, 0)
    made.empire = QRectF(made.culture.right() + 4, tracks.top(),
                         tracks.right() - made.culture.right() - 4, tracks.height())  # fmt: skip
    line, box = _above(box, min(theme.px(60), box.height() * 0.58))
    share = 0.5 if parts.hangar else 1.0
    made.home = QRectF(line.left(), line.top(), line.width() * share, line.height())
    if parts.hangar:
        room = QRectF(made.home.right(), line.top(), line.width() * share, line.height())
        made.berths = _spread(4, room, room.width())
    if parts.hazards:  # beside those at home, which are fewer then
        made.home, caught = _beside(made.home, 0.4)
        made.hazards = _spread(parts.hazards, caught, caught.width())
    if parts.badges and parts.colonies:
        made.all_badges = False
        made.badges, box = _beside(box, _held(parts, box.width()) / box.width())
    elif parts.badges:
        _shelve(made, box)
    line, _ = _above(box, min(box.height(), theme.px(CHIP + 20)))
    made.colonies = _fan(parts.colonies, line, theme.px(CARD + 20))


def _held(parts: Parts, room: float) -> float:
    """The width of the badges that the mat holds; many colonies push them together."""
    least, colonies = parts.kinds * theme.px(25), parts.colonies * theme.px(_FAN)
    return min(parts.kinds * theme.px(_BADGES) / 4, max(least, room - colonies))


def _rogue(made: Plan, box: QRectF, parts: Parts) -> None:
    """Both resource tracks, then the ladder; ships, pilots and colonies at the foot."""
    foot, line = theme.px(36), _line(box)
    half = box.width() / 2
    made.energy = QRectF(box.left(), box.top(), half - 6, line)
    made.culture = QRectF(box.left() + half, box.top(), half, line)
    made.empire = QRectF(box.left(), box.top() + line, box.width(), box.height() - line - foot)
    _, row = _above(box, box.height() - foot)
    made.home = QRectF(row.left(), row.top(), row.width() * 0.25, foot)
    row.setLeft(made.home.right() + 2)
    if parts.hangar:
        room = QRectF(row.left(), row.top(), box.width() * 0.19, foot)
        made.berths = _spread(4, room, foot)
        row.setLeft(room.right() + 6)
    if parts.badges:
        wide = min(theme.px(_BADGES), box.width() * 0.22)
        made.badges = QRectF(row.left(), row.top(), wide, foot)
        row.setLeft(made.badges.right())
    made.colonies = _spread(parts.colonies, row, foot)


_CUT = {Kind.ROOMY: _roomy, Kind.TALL: _tall, Kind.TIGHT: _tight, Kind.ROGUE: _rogue}


def _tracks(made: Plan, box: QRectF, wide: float, line: float) -> None:
    """Three tracks below each other."""
    made.energy = QRectF(box.left(), box.top(), wide, line)
    made.culture = made.energy.translated(0, line)
    made.empire = made.energy.translated(0, 2 * line)


def _shelve(made: Plan, shelf: QRectF) -> None:
    """Badges, and beside them dwarf planets and tokens as far as there is room."""
    wide = min(shelf.width(), theme.px(_BADGES))
    made.badges = QRectF(shelf.left() + 2, shelf.top(), wide, shelf.height())
    if shelf.right() - made.badges.right() >= theme.px(_FINDS):
        made.finds = QRectF(made.badges.right(), shelf.top(), theme.px(_FINDS), shelf.height())


def _lay_cards(
    made: Plan,
    room: QRectF,
    parts: Parts,
    share: float,
    hazard: float,
    colony: float,
) -> None:
    """Hazards to the left, colonies in what is left, as wide as they may be."""
    if not parts.hazards and not parts.colonies and room.height() >= theme.px(_SHELF):
        made.shelf = room
    if parts.hazards:
        wide = room.width() * (share if parts.colonies else 1.0)
        place = QRectF(room.left(), room.top(), wide, min(room.height(), theme.px(60)))
        made.hazards = _spread(parts.hazards, place, hazard)
        room = room.adjusted(wide, 0, 0, 0)
    made.colonies = _fan(parts.colonies, room, colony)


def _above(room: QRectF, high: float) -> tuple[QRectF, QRectF]:
    """The upper part of this height, and the rest."""
    upper = QRectF(room.left(), room.top(), room.width(), high)
    return upper, room.adjusted(0, high, 0, 0)


def _beside(room: QRectF, share: float) -> tuple[QRectF, QRectF]:
    """The left part, and the rest."""
    left = QRectF(room.left(), room.top(), room.width() * share, room.height())
    return left, room.adjusted(left.width(), 0, 0, 0)


def _fan(count: int, room: QRectF, widest: float) -> list[QRectF]:
    """Cards side by side; too many lie one over the other, with their left edges free."""
    least = theme.px(CHIP) * 0.72
    if count * least <= room.width() or count < 2:
        return _spread(count, room, widest)
    step = (room.width() - least) / (count - 1)
    return [QRectF(room.left() + n * step, room.top(), least, room.height()) for n in range(count)]


def _spread(count: int, room: QRectF, widest: float) -> list[QRectF]:
    """Side by side in the room, as wide as they may be."""
    if not count:
        return []
    wide = min(widest, room.width() / count)
    return [
        QRectF(room.left() + number * wide, room.top(), wide, room.height())
        for number in range(count)
    ]
