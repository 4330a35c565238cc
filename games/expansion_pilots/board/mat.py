"""A galaxy: resources, empire, ships at home, hangar, colonies and badges of one side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.badges import badge_lines, paint_badges
from games.expansion_pilots.board.hangar import Berth, HazardTrack, Home
from games.expansion_pilots.board.ladder import Ladder
from games.expansion_pilots.board.plain import fits_plainly
from games.expansion_pilots.board.planet_item import CULTURE, ENERGY, planet_kind
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.scoring import badge_points, badges
from games.expansion_pilots.rules.tables import (
    BADGE_NAMES,
    MISSIONS,
    PLANETS,
    ROGUE_INDEX,
    ROGUES,
    TOKENS,
    TOP_LEVEL,
    say,
)
from games.expansion_pilots.rules.terms import FLEET, HAZARD, MOST, NOBODY
from suite.contract import Message
from suite.ui import art, icons, theme
from suite.ui.card_faces import GOLD, INK, sign
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, faded, ink_on, mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted

_CHIP = 30
_CARD = 96
_TALL = 190
_SKULL = say("The skull: the rogue galaxy wins.")


class Colony(Item):
    """A colonised planet: its picture and points, and with enough room its name and action."""

    kept = True
    radius = 8.0
    edge = 3

    def __init__(self, planet: int, parent: QWidget) -> None:
        super().__init__(("planet", PLANETS[planet].id), parent)
        self.planet = planet
        self.name = self.text = ""

    def say(self, words: Callable[[Message], str]) -> None:
        """Its words in the language of the moment."""
        card = PLANETS[self.planet]
        self.name, self.text = words(card.name), words(card.text)
        self.setAccessibleName(self.name)
        self.setToolTip(f"{self.name}: {self.text}")
        self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(faded(INK, 0.35), 1))
        painter.setBrush(QColor("#0B1024"))
        painter.drawPath(rounded(box, self.radius))
        side = min(box.height(), box.width(), theme.px(_CHIP)) - 2
        picture = QRectF(box.left() + 1, box.top() + 1, side, side)
        card = PLANETS[self.planet]
        art.paint_planet(painter, picture, card.id, planet_kind(card.id), self.refresh)
        small = side * 0.6
        spot = QRectF(picture.right() - small, picture.bottom() - small, small, small)
        sign(painter, spot, str(card.vp), GOLD, corners=6)
        beside = QRectF(picture.right() + 3, box.top() + 1, box.right() - picture.right() - 6, side)
        if not fits_plainly(self.name, beside, bold=True):
            return
        painter.setPen(INK)
        paint_fitted(painter, beside, self.name, 12, bold=True)
        below = QRectF(box.left() + 4, picture.bottom() + 1, box.width() - 8,
                       box.bottom() - picture.bottom() - 2)  # fmt: skip
        if fits_plainly(self.text, below):
            painter.setPen(faded(INK, 0.85))
            paint_fitted(painter, below, self.text, LEAST_PX)


class Empire(Item):
    """The level of the empire, with the dice and ships that it gives."""

    edge = 3
    kept = True

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(("empire", side), parent)
        self.level, self.roomy = 1, True

    def show_level(self, level: int, roomy: bool) -> None:
        """`roomy`: with all levels, else the one alone."""
        if (level, roomy) != (self.level, self.roomy):
            self.level, self.roomy = level, roomy
            self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        painter.setPen(QPen(t.line, 1))
        painter.setBrush(t.raised)
        painter.drawPath(rounded(box, self.radius))
        side = box.height() - 6
        icons.paint(painter, "tower", QRectF(box.left() + 4, box.top() + 3, side, side), t.gold)
        left = box.left() + side + 10
        if not self.roomy:
            painter.setFont(theme.font("small", bold=True))
            painter.setPen(t.ink)
            room = QRectF(left, box.top(), box.right() - left, box.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(self.level))
            return
        step = (box.right() - left - 4) / TOP_LEVEL
        painter.setFont(theme.font("small", bold=True))
        for level in range(1, TOP_LEVEL + 1):
            cell = QRectF(left + (level - 1) * step + 1, box.top() + 4, step - 2, box.height() - 8)
            here = level == self.level
            reached = level <= self.level
            painter.setPen(QPen(t.gold if here else t.line, 1.6 if here else 1))
            painter.setBrush(mix(t.panel_solid, t.gold, 0.45 if here else 0.18 if reached else 0.0))
            painter.drawRoundedRect(cell, 4, 4)
            painter.setPen(t.ink if reached else t.ink_dim)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(level))


class Mat(Item):
    """One side of the table. `roomy`: one's own, with tracks; else figures alone. A rogue galaxy
    shows its ladder in place of an empire."""

    radius = 11.0
    kept = True

    def __init__(self, side: int, colour: int, parent: QWidget, *, rogue: bool = False) -> None:
        super().__init__(("side", side), parent)
        self.side, self.colour, self.rogue = side, colour, rogue
        self.roomy = self.deciding = self.playing = False
        self.name = self.mission = self.calls = ""
        self.energy = self.culture = self.score = self.level = 0
        self.badges: list[int] = []
        self.prizes: list[int] = []
        self.badge_names: list[str] = []
        self.kept_tokens = self.dwarfs = 0
        self._look: tuple[object, ...] = ()
        self.empire: Empire | Ladder = Ladder(side, self) if rogue else Empire(side, self)
        self.home = Home(side, self)
        self.berths = [Berth(side, kind, self) for kind in range(FLEET)]
        self.tracks: list[HazardTrack] = []
        self.colonies: list[Colony] = []

    def present(self, view: Galaxies, words: Callable[[Message], str], name: str) -> None:
        """Show this side of the position."""
        side = self.side
        self.name = name
        self.energy, self.culture = view.energy[side], view.culture[side]
        self.score, self.level = view.score[side], view.level[side]
        self.playing = view.active == side
        self._show_empire(view, words)
        self._show_badges(view, words)
        self._show_cards(view, words)
        self._show_hangar(view, words)
        self.mission = self._mission(view, words)
        following = self.deciding and any(d.phase in ("follow", "copy") for d in view.pending())
        self.calls = words(say("may follow now")) if following else ""
        self._say(words)
        self.arrange()
        look = (self.name, self.mission, self.calls, self.energy, self.culture, self.score,
                self.playing, self.deciding, self.roomy, self.kept_tokens, self.dwarfs,
                *self.badges, *self.prizes, *self.badge_names)  # fmt: skip
        if look != self._look:
            self._look = look
            self.refresh()

    def _show_empire(self, view: Galaxies, words: Callable[[Message], str]) -> None:
        if isinstance(self.empire, Empire):
            self.empire.show_level(self.level, self.roomy or self._tall())
            return
        rungs = ROGUES[ROGUE_INDEX[view.terms.options.rogue]].texts
        self.empire.present(self.level, [words(text) for text in (*rungs, _SKULL)])

    def _show_badges(self, view: Galaxies, words: Callable[[Message], str]) -> None:
        tokens = view.tokens[self.side]
        self.dwarfs = sum(1 for token in tokens if token >= 0 and TOKENS[token].vp)
        self.kept_tokens = len(tokens)
        scored = badge_points(view)
        self.badges = badges(view, self.side) if scored else []
        self.prizes = [points[self.side] for points in scored]
        self.badge_names = [words(name) for name in BADGE_NAMES] if self.roomy else []

    def _show_cards(self, view: Galaxies, words: Callable[[Message], str]) -> None:
        wanted = list(view.colonies[self.side])
        if [colony.planet for colony in self.colonies] != wanted:
            _discard(self.colonies)
            self.colonies = [Colony(planet, self) for planet in wanted]
        base = self.side * FLEET
        held = [(view.where[n] - HAZARD, n) for n in range(base, base + FLEET)
                if view.where[n] >= HAZARD]  # fmt: skip
        if [(track.token, track.ship) for track in self.tracks] != held:
            _discard(self.tracks)
            self.tracks = [HazardTrack(token, ship, self) for token, ship in held]
        for colony in self.colonies:
            colony.say(words)
        for track in self.tracks:
            track.say(words)

    def _show_hangar(self, view: Galaxies, words: Callable[[Message], str]) -> None:
        base = self.side * FLEET
        for kind, berth in enumerate(self.berths):
            berth.present(view.hangar[base + kind], words, roomy=self.roomy)
            berth.setVisible(view.terms.pilots)

    def _mission(self, view: Galaxies, words: Callable[[Message], str]) -> str:
        mission = view.mission[self.side] if self.side < len(view.mission) else NOBODY
        if not self.roomy or mission < 0:
            return ""
        card = MISSIONS[mission]
        return words(say("Secret mission: {mission}. {text}", mission=card.name, text=card.text))

    def _say(self, words: Callable[[Message], str]) -> None:
        self.setAccessibleName(f"{self.name}, {self.calls}" if self.calls else self.name)
        lines = [self.name, words(say("Points: {n}", n=self.score))]
        if self.badges:
            lines.append(words(say("Dwarf planets: {n}", n=self.dwarfs)))
            lines.append(words(say("Exploration tokens: {n}", n=self.kept_tokens)))
            lines += badge_lines(self.badges, self.prizes, words)
        self.setToolTip("\n".join(lines))

    def items(self) -> list[Item]:
        """Everything on the mat that can be clicked."""
        return [self, self.empire, self.home, *self.berths, *self.tracks, *self.colonies]

    def track_of(self, ship: int) -> HazardTrack | None:
        """The hazard track that holds this ship."""
        return next((track for track in self.tracks if track.ship == ship), None)

    # Geometry

    def resizeEvent(self, event: object) -> None:
        if isinstance(self.empire, Empire):
            self.empire.show_level(self.level, self.roomy or self._tall())
        self.arrange()

    def head(self) -> float:
        return theme.px(24 if self.roomy else 21)

    def row(self) -> float:
        """The height of one line of figures; tracks take what a high mat can give."""
        if self.roomy or self._tall():
            return max(theme.px(26), min(theme.px(50), self.height() * 0.115))
        return theme.px(22)

    def arrange(self) -> None:
        """Put the parts in their places."""
        box = self.body().adjusted(5, self.head(), -5, -4)
        if self.rogue:
            self._arrange_rogue(box)
        elif self.roomy:
            self._arrange_roomy(box)
        elif self._tall():
            self._arrange_tall(box)
        else:
            self._arrange_tight(box)

    def _arrange_roomy(self, box: QRectF) -> None:
        """Tracks to the left, ships and badges to the right; below hangar, colonies, mission."""
        wide, row = self._tracks_wide(box), self.row()
        _put(self.empire, box.left(), box.top() + 2 * row, wide, row)
        left = box.left() + wide + 4
        high = 2 * row if not self.badges else 1.3 * row
        if self.tracks and not self.badges:
            high = row
        _put(self.home, left, box.top(), box.right() - left, high)
        top = box.top() + 3 * row + 2
        rest = self._mission_top() - top
        if self._has_hangar():
            high = min(max(theme.px(58), self.height() * 0.17), rest * 0.5)
            _spread(self.berths, QRectF(box.left(), top, box.width(), high), box.width())
            top, rest = top + high, rest - high
        if self.tracks:
            share = 0.38 if self.colonies else 1.0
            room = QRectF(box.left(), top, box.width() * share, min(rest, theme.px(46)))
            _spread(self.tracks, room, theme.px(150))
            box = box.adjusted(box.width() * share if self.colonies else 0, 0, 0, 0)
        room = QRectF(box.left(), top, box.width(), rest)
        _spread(self.colonies, room, theme.px(_CARD + 34), theme.px(_CARD))

    def _arrange_tight(self, box: QRectF) -> None:
        """A line of figures, a line of ships and pilots, a line of badges and colonies."""
        row = self.row()
        _put(self.empire, box.left() + theme.px(88), box.top(), theme.px(46), row)
        top = box.top() + row
        rest = box.bottom() - top
        high = min(theme.px(34), rest * 0.5)
        wide = box.width() * (0.5 if self._has_hangar() else 1.0)
        _put(self.home, box.left(), top, wide, high)
        if self._has_hangar():
            room = QRectF(box.left() + wide, top, box.width() - wide, high)
            _spread(self.berths, room, theme.px(48))
        shelf = self._tight_shelf()
        left = shelf.right() if self.badges else box.left()
        room = QRectF(left, top + high, box.right() - left, rest - high)
        if self.tracks:
            share = room.width() * (0.6 if self.colonies else 1.0)
            _spread(self.tracks, QRectF(room.left(), room.top(), share, room.height()), share)
            room.setLeft(room.left() + share)
        _spread(self.colonies, room, theme.px(_CARD), theme.px(_CHIP + 8))

    def _arrange_tall(self, box: QRectF) -> None:
        """Everything below each other: the tracks, the ships, the hangar, badges, colonies."""
        row = self.row()
        _put(self.empire, box.left(), box.top() + 2 * row, box.width(), row)
        top = box.top() + 3 * row + 2
        high = min(theme.px(36), (box.bottom() - top) * 0.28)
        _put(self.home, box.left(), top, box.width(), high)
        if self._has_hangar():
            top += high
            _spread(self.berths, QRectF(box.left(), top, box.width(), high), box.width())
        below = self._tight_shelf().bottom() if self.badges else top + high
        room = QRectF(box.left(), below, box.width(), box.bottom() - below)
        if self.tracks:
            share = box.width() * (0.5 if self.colonies else 1.0)
            _spread(self.tracks, QRectF(room.left(), below, share, room.height()), share)
            room.setLeft(room.left() + share)
        _spread(self.colonies, room, theme.px(_CARD + 34), theme.px(_CARD))

    def _arrange_rogue(self, box: QRectF) -> None:
        """Both resource tracks, then the ladder; ships, pilots and colonies at the foot."""
        foot, row = theme.px(32), self.row()
        high = box.height() - row - foot
        _put(self.empire, box.left(), box.top() + row, box.width(), high)
        top = box.bottom() - foot
        _put(self.home, box.left(), top, box.width() * 0.26, foot)
        left = box.left() + box.width() * 0.26 + 2
        if self._has_hangar():
            _spread(self.berths, QRectF(left, top, box.width() * 0.24, foot), foot)
            left += box.width() * 0.24
        if self.badges:
            left += theme.px(124)
        _spread(self.colonies, QRectF(left, top, box.right() - left, foot), foot)

    def _tall(self) -> bool:
        """Is a small mat high enough for whole tracks?"""
        return not self.roomy and not self.rogue and self.height() >= theme.px(_TALL)

    def _has_hangar(self) -> bool:
        return not self.berths[0].isHidden()

    def _tracks_wide(self, box: QRectF) -> float:
        return box.width() * 0.48

    def _mission_top(self) -> float:
        """Where the line of the secret mission begins."""
        bottom = self.body().bottom()
        return bottom - theme.px(32) if self.mission else bottom - 4

    def _tight_shelf(self) -> QRectF:
        """The line of badges on a small mat."""
        top = self.home.y() + self.home.height()
        if self._tall() and self._has_hangar():
            top += self.berths[0].height()
        left = self.body().left() + 7
        rest = self.body().bottom() - 4 - top
        return QRectF(left, top, theme.px(126), min(theme.px(24), rest))

    # Painting

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t = theme.current()
        colour = t.player(self.colour)
        painter.setPen(QPen(colour if self.playing or self.deciding else t.line, 1.6))
        painter.setBrush(mix(t.panel, colour, 0.07 if self.playing else 0.0))
        painter.drawPath(rounded(box, self.radius))
        self._paint_head(painter, box)
        inner = box.adjusted(5, self.head(), -5, -4)
        row = self.row()
        if self.rogue:
            half = inner.width() / 2
            self._paint_cells(painter, QRectF(inner.left(), inner.top(), half - 6, row),
                              "energy", ENERGY, self.energy)  # fmt: skip
            self._paint_cells(painter, QRectF(inner.left() + half, inner.top(), half, row),
                              "culture", CULTURE, self.culture)  # fmt: skip
            self._paint_rogue_badges(painter, inner)
        elif self.roomy:
            wide = self._tracks_wide(inner) - 3
            self._paint_cells(painter, QRectF(inner.left(), inner.top(), wide, row),
                              "energy", ENERGY, self.energy)  # fmt: skip
            self._paint_cells(painter, QRectF(inner.left(), inner.top() + row, wide, row),
                              "culture", CULTURE, self.culture)  # fmt: skip
            self._paint_own_badges(painter, inner, wide)
            self._paint_mission(painter, box)
        elif self._tall():
            self._paint_cells(painter, QRectF(inner.left(), inner.top(), inner.width(), row),
                              "energy", ENERGY, self.energy)  # fmt: skip
            self._paint_cells(painter, QRectF(inner.left(), inner.top() + row, inner.width(), row),
                              "culture", CULTURE, self.culture)  # fmt: skip
            shelf = self._tight_shelf()
            if self.badges:
                paint_badges(painter, shelf, self.badges, self.prizes)
            self._paint_finds(painter, shelf.right(), shelf.top(), shelf.height())
        else:
            self._paint_figure(painter, inner.left(), inner.top(), "energy", ENERGY, self.energy)
            self._paint_figure(painter, inner.left() + theme.px(44), inner.top(),
                               "culture", CULTURE, self.culture)  # fmt: skip
            self._paint_finds(painter, inner.left() + theme.px(140), inner.top(), row)
            if self.badges:
                paint_badges(painter, self._tight_shelf(), self.badges, self.prizes)

    def _paint_own_badges(self, painter: QPainter, inner: QRectF, wide: float) -> None:
        if not self.badges:
            return
        row, left = self.row(), inner.left() + wide + 8
        top = inner.top() + 1.3 * row
        room = QRectF(left, top, inner.right() - left, 1.2 * row)
        paint_badges(painter, room, self.badges, self.prizes, self.badge_names)
        self._paint_finds(painter, left, top + 1.2 * row, 0.55 * row)

    def _paint_rogue_badges(self, painter: QPainter, inner: QRectF) -> None:
        if self.badges:
            left = inner.left() + inner.width() * (0.5 if self._has_hangar() else 0.26) + 8
            room = QRectF(left, inner.bottom() - theme.px(32), theme.px(120), theme.px(32))
            paint_badges(painter, room, self.badges, self.prizes)

    def _paint_finds(self, painter: QPainter, left: float, top: float, high: float) -> None:
        """Dwarf planets and kept tokens, as figures."""
        if not self.badges:
            return
        t, side = theme.current(), theme.px(14)
        painter.setFont(theme.font_px(LEAST_PX + 1, bold=True))
        for icon, count in (("planet", self.dwarfs), ("telescope", self.kept_tokens)):
            if left + side + theme.px(14) > self.width():
                return
            ink = t.ink if count else t.ink_faint
            icons.paint(painter, icon, QRectF(left, top + (high - side) / 2, side, side), ink)
            painter.setPen(ink)
            room = QRectF(left + side + 3, top, theme.px(20), high)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))
            left += side + theme.px(22)

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        t, side = theme.current(), theme.px(14)
        spot = QRectF(box.left() + 8, box.top() + (self.head() - side) / 2, side, side)
        marker(painter, spot, shape_of(self.colour), t.player(self.colour))
        score = theme.px(34)
        room = QRectF(spot.right() + 6, box.top(), box.width() - side - score - 26, self.head())
        if self.calls:
            room = self._paint_call(painter, room)
        painter.setPen(t.player_ink(self.colour))
        paint_fitted(painter, room, self.name, 14, bold=True)
        painter.setFont(theme.figures("lead" if self.roomy or self.rogue else "body"))
        painter.setPen(t.gold)
        place = QRectF(box.right() - score - 6, box.top(), score, self.head())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, flags, str(self.score))

    def _paint_call(self, painter: QPainter, room: QRectF) -> QRectF:
        """Whose turn it is to follow stands beside the name; returns what is left for the name."""
        colour = theme.current().good
        painter.setFont(theme.font_px(12, bold=True))
        wide = painter.fontMetrics().horizontalAdvance(self.calls) + 14
        pill = QRectF(room.right() - wide, room.top() + 3, wide, room.height() - 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(ink_on(colour))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.calls)
        return room.adjusted(0, 0, -wide - 4, 0)

    def _paint_mission(self, painter: QPainter, box: QRectF) -> None:
        if not self.mission:
            return
        t, top = theme.current(), self._mission_top()
        side = theme.px(18)
        icons.paint(painter, "target", QRectF(box.left() + 8, top + 6, side, side), t.gold)
        painter.setPen(t.ink)
        left = box.left() + side + 14
        room = QRectF(left, top, box.right() - left - 8, box.bottom() - top - 2)
        paint_fitted(painter, room, self.mission, 13)

    def _paint_cells(
        self, painter: QPainter, rect: QRectF, icon: str, colour: QColor, value: int
    ) -> None:
        t, side = theme.current(), rect.height() - 10
        tint = t.accent_of(colour)
        icons.paint(painter, icon, QRectF(rect.left(), rect.top() + 5, side, side), tint)
        left = rect.left() + side + 8
        step = (rect.right() - left) / (MOST + 1)
        painter.setFont(theme.font("small", bold=True))
        for number in range(MOST + 1):
            cell = QRectF(left + number * step + 1, rect.top() + 4, step - 2, rect.height() - 8)
            full = 0 < number <= value
            painter.setPen(QPen(tint if number == value else t.line, 1.6 if number == value else 1))
            painter.setBrush(mix(t.panel_solid, colour, 0.55 if full else 0.06))
            painter.drawRoundedRect(cell, 4, 4)
            painter.setPen(t.ink)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_figure(
        self, painter: QPainter, left: float, top: float, icon: str, colour: QColor, value: int
    ) -> None:
        t, side = theme.current(), theme.px(16)
        tint = t.accent_of(colour)
        icons.paint(painter, icon, QRectF(left, top + 4, side, side), tint)
        painter.setFont(theme.figures("small"))
        painter.setPen(t.ink)
        room = QRectF(left + side + 4, top, theme.px(26), theme.px(24))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, f"{value}/{MOST}")


def _put(item: QWidget, left: float, top: float, wide: float, high: float) -> None:
    x, y = round(left), round(top)
    item.setGeometry(x, y, round(left + wide) - x, round(top + high) - y)


def _spread(items: Sequence[QWidget], room: QRectF, widest: float, highest: float = 10_000) -> None:
    """Side by side in the room, as wide as they may be."""
    if not items:
        return
    wide = min(widest, room.width() / len(items))
    for number, item in enumerate(items):
        _put(item, room.left() + number * wide, room.top(), wide, min(room.height(), highest))


def _discard(items: Sequence[QWidget]) -> None:
    for item in items:
        item.hide()
        item.deleteLater()
