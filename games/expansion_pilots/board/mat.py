"""A galaxy: resources, empire, ships at home, hangar, colonies and badges of one side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.badges import badge_lines, paint_badges
from games.expansion_pilots.board.colony import Colony
from games.expansion_pilots.board.gauges import Empire, paint_track
from games.expansion_pilots.board.hangar import Berth, HazardTrack, Home
from games.expansion_pilots.board.ladder import Ladder
from games.expansion_pilots.board.mat_plan import Kind, Parts, Plan, kind_of, plan
from games.expansion_pilots.board.mission import Mission
from games.expansion_pilots.board.planet_item import CULTURE, ENERGY
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.scoring import COLONIES, badge_points, badges
from games.expansion_pilots.rules.tables import BADGE_NAMES, ROGUE_INDEX, ROGUES, TOKENS, say
from games.expansion_pilots.rules.terms import FLEET, HAZARD, NOBODY
from suite.contract import Message
from suite.ui import icons, theme
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, ink_on, mix, shape_of
from suite.ui.shapes import marker, rounded
from suite.ui.text_fit import paint_fitted

Words = Callable[[Message], str]

_SKULL = say("The skull: the rogue galaxy wins.")


class Mat(Item):
    """One side of the table. `own`: of whoever looks at the board, with everything large."""

    arrived = Signal(object)  # a colony or a hazard track that was laid on the mat

    radius = 11.0
    kept = True

    def __init__(self, side: int, colour: int, parent: QWidget, *, rogue: bool = False) -> None:
        super().__init__(("side", side), parent)
        self.side, self.colour, self.rogue = side, colour, rogue
        self.own = self.deciding = self.playing = False
        self.name = self.calls = self.shelf = ""
        self.energy = self.culture = self.score = self.level = 0
        self.badges: list[int] = []
        self.prizes: list[int] = []
        self.badge_names: list[str] = []
        self.kept_tokens = self.dwarfs = 0
        self._look: tuple[object, ...] = ()
        self._cut: tuple[object, ...] = ()
        self._plan = Plan(QRectF())
        self.empire: Empire | Ladder = Ladder(side, self) if rogue else Empire(side, self)
        self.home = Home(side, self)
        self.berths = [Berth(side, kind, self) for kind in range(FLEET)]
        self.mission = Mission(self)
        self.tracks: list[HazardTrack] = []
        self.colonies: list[Colony] = []

    # What it shows

    def present(self, view: Galaxies, words: Words, name: str) -> None:
        """Show this side of the position."""
        side = self.side
        self.name = name
        self.energy, self.culture = view.energy[side], view.culture[side]
        self.score, self.level = view.score[side], view.level[side]
        self.playing = view.active == side
        self._show_badges(view, words)
        self._show_cards(view, words)
        self._show_hangar(view, words)
        mission = view.mission[side] if side < len(view.mission) and self.own else NOBODY
        self.mission.present(mission, words)
        following = self.deciding and any(d.phase in ("follow", "copy") for d in view.pending())
        self.calls = words(say("may follow now")) if following else ""
        if isinstance(self.empire, Ladder):
            rungs = ROGUES[ROGUE_INDEX[view.terms.options.rogue]].texts
            self.empire.present(self.level, [words(text) for text in (*rungs, _SKULL)])
        self.shelf = words(COLONIES)
        self._say(words)
        self.arrange()
        look = (self.name, self.calls, self.shelf, self.energy, self.culture, self.score,
                self.playing, self.deciding, self.own, self.kept_tokens, self.dwarfs, *self.badges,
                *self.prizes, *self.badge_names)  # fmt: skip
        if look != self._look:
            self._look = look
            self.refresh()

    def _show_badges(self, view: Galaxies, words: Words) -> None:
        tokens = view.tokens[self.side]
        self.dwarfs = sum(1 for token in tokens if token >= 0 and TOKENS[token].vp)
        self.kept_tokens = len(tokens)
        scored = badge_points(view)
        self.badges = badges(view, self.side) if scored else []
        self.prizes = [points[self.side] for points in scored]
        self.badge_names = [words(name) for name in BADGE_NAMES] if self.own else []

    def _show_cards(self, view: Galaxies, words: Words) -> None:
        wanted = list(view.colonies[self.side])
        if [colony.planet for colony in self.colonies] != wanted:
            _discard(self.colonies)
            self.colonies = [Colony(planet, self) for planet in wanted]
            self._announce(self.colonies)
        base = self.side * FLEET
        held = [(view.where[n] - HAZARD, n) for n in range(base, base + FLEET)
                if view.where[n] >= HAZARD]  # fmt: skip
        if [(track.token, track.ship) for track in self.tracks] != held:
            _discard(self.tracks)
            self.tracks = [HazardTrack(token, ship, self) for token, ship in held]
            self._announce(self.tracks)
        for colony in self.colonies:
            colony.say(words)
        for track in self.tracks:
            track.say(words)

    def _announce(self, items: Sequence[Item]) -> None:
        for item in items:
            self.arrived.emit(item)

    def _show_hangar(self, view: Galaxies, words: Words) -> None:
        base = self.side * FLEET
        for kind, berth in enumerate(self.berths):
            berth.present(view.hangar[base + kind], words, roomy=self.own)
            berth.setVisible(view.terms.pilots)

    def _say(self, words: Words) -> None:
        self.setAccessibleName(f"{self.name}, {self.calls}" if self.calls else self.name)
        lines = [self.name, words(say("Points: {n}", n=self.score))]
        if self.badges:
            lines.append(words(say("Dwarf planets: {n}", n=self.dwarfs)))
            lines.append(words(say("Exploration tokens: {n}", n=self.kept_tokens)))
            lines += badge_lines(self.badges, self.prizes, words)
        self.setToolTip("\n".join(lines))

    def items(self) -> list[Item]:
        """Everything on the mat that can be clicked."""
        return [self, self.empire, self.home, self.mission, *self.berths, *self.tracks,
                *self.colonies]  # fmt: skip

    def track_of(self, ship: int) -> HazardTrack | None:
        """The hazard track that holds this ship."""
        return next((track for track in self.tracks if track.ship == ship), None)

    # Where it shows it

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def arrange(self) -> None:
        """Put the parts in their places, if anything about them changed."""
        kind = kind_of(self.height(), own=self.own, rogue=self.rogue)
        parts = Parts(
            hangar=not self.berths[0].isHidden(),
            badges=bool(self.badges),
            kinds=sum(map(bool, self.badges)),
            mission=not self.mission.isHidden(),
            hazards=len(self.tracks),
            colonies=len(self.colonies),
        )
        if isinstance(self.empire, Empire):
            self.empire.show_level(self.level, cells=kind is not Kind.TIGHT)
        cut = (kind, parts, self.size(), theme.px(100), *self.tracks, *self.colonies)
        if cut == self._cut:
            return
        self._cut = cut
        self._plan = made = plan(kind, self.body(), parts)
        items = self.empire, self.home, self.mission, *self.berths, *self.tracks, *self.colonies
        berths = made.berths or [QRectF()] * FLEET
        places = made.empire, made.home, made.mission, *berths, *made.hazards, *made.colonies
        for item, place in zip(items, places, strict=True):
            _put(item, place)
        self.refresh()

    # Painting

    def draw(self, painter: QPainter, box: QRectF) -> None:
        t, made = theme.current(), self._plan
        colour = t.player(self.colour)
        marked = self.playing or self.deciding
        painter.setPen(QPen(colour if marked else t.line, 2.2 if self.calls else 1.6))
        painter.setBrush(mix(t.panel, colour, 0.10 if self.playing else 0.03))
        painter.drawPath(rounded(box, self.radius))
        self._paint_head(painter)
        cells = made.energy.width() > theme.px(110)
        for place, icon, tint, value in (
            (made.energy, "energy", ENERGY, self.energy),
            (made.culture, "culture", CULTURE, self.culture),
        ):
            paint_track(painter, place, icon, tint, value, cells=cells)
        if not made.badges.isEmpty():
            kinds = [k for k, count in enumerate(self.badges) if count or made.all_badges]
            paint_badges(painter, made.badges, self.badges, self.prizes, kinds, self.badge_names)
        if not made.finds.isEmpty():
            self._paint_finds(painter, made.finds)
        if not made.shelf.isEmpty():
            self._paint_shelf(painter, made.shelf.adjusted(2, 4, -2, -4))

    def _paint_finds(self, painter: QPainter, room: QRectF) -> None:
        """Dwarf planets and kept tokens, as figures."""
        t, side, left = theme.current(), min(theme.px(16), room.height()), room.left()
        font = theme.font_px(LEAST_PX + 1, bold=True)
        font.setPixelSize(round(max(LEAST_PX, min(font.pixelSize(), room.height() * 0.8))))
        painter.setFont(font)
        for icon, count in (("planet", self.dwarfs), ("telescope", self.kept_tokens)):
            ink = t.ink if count else t.ink_faint
            spot = QRectF(left, room.center().y() - side / 2, side, side)
            icons.paint(painter, icon, spot, ink)
            painter.setPen(ink)
            figure = QRectF(left + side + 3, room.top(), theme.px(20), room.height())
            painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter, str(count))
            left += side + theme.px(22)

    def _paint_shelf(self, painter: QPainter, room: QRectF) -> None:
        """Where the colonies will lie."""
        t = theme.current()
        painter.setPen(QPen(t.line, 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(room, 8))
        painter.setPen(t.ink_faint)
        painter.setFont(theme.font("small"))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.shelf)

    def _paint_head(self, painter: QPainter) -> None:
        t, box = theme.current(), self._plan.head
        side = min(theme.px(15), box.height() - 5)
        spot = QRectF(box.left() + 8, box.center().y() - side / 2, side, side)
        marker(painter, spot, shape_of(self.colour), t.player(self.colour))
        score = theme.px(34)
        room = QRectF(spot.right() + 6, box.top(), box.width() - side - score - 26, box.height())
        if self.calls:
            room = self._paint_call(painter, room)
        painter.setPen(t.player_ink(self.colour))
        paint_fitted(painter, room, self.name, 14, bold=True)
        font = theme.figures("lead")
        font.setPixelSize(round(min(font.pixelSize(), box.height() * 0.85)))
        painter.setFont(font)
        painter.setPen(t.gold)
        place = QRectF(box.right() - score - 6, box.top(), score, box.height())
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


def _put(item: QWidget, place: QRectF) -> None:
    x, y = round(place.left()), round(place.top())
    item.setGeometry(x, y, round(place.right()) - x, round(place.bottom()) - y)


def _discard(items: Sequence[QWidget]) -> None:
    for item in items:
        item.hide()
        item.deleteLater()
