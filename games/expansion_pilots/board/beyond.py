"""What the expansion lays on the table: pilots for hire, unexplored space and its tokens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.badges import BADGE_ICONS
from games.expansion_pilots.board.plain import fits_plainly
from games.expansion_pilots.board.ship_item import paint_silhouette
from games.expansion_pilots.board.token_look import paint_token_picture, token_tint
from games.expansion_pilots.rules.tables import BADGES, FACE_UP_MOST, PILOTS, TOKENS
from suite.ui import art, icons, theme
from suite.ui.card_faces import INK, NIGHT
from suite.ui.fitting import grid, places
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import fitted, paint_fitted

_SKY = 126
"""The width of the sky with the ships, left of the tokens."""
_EDGE = 8
"""So many tokens are as thick as one edge of the pile."""
_SHIP = 36
"""The largest ship there."""


class PilotItem(Item):
    """A pilot for hire: the face, the name, the ships to train for, the ability."""

    kept = True
    edge = 3

    def __init__(self, pilot: int, parent: QWidget | None = None) -> None:
        super().__init__(("pilot", PILOTS[pilot].id), parent)
        self.pilot = pilot
        self.name = self.text = self.ships = ""

    def say(self, name: str, text: str, ships: str) -> None:
        """Its words in the language of the moment."""
        if (name, text, ships) != (self.name, self.text, self.ships):
            self.name, self.text, self.ships = name, text, ships
            self.setAccessibleName(f"{name} ({ships})")
            self.setAccessibleDescription(text)
            self.refresh()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor("#5A678C"), 1.2))
        painter.setBrush(mix(NIGHT, QColor("#6EC8FF"), 0.10))
        painter.drawPath(rounded(box, self.radius))
        art.paint_emblem(
            painter, self._face(), PILOTS[self.pilot].id, "pilot", on_ready=self.refresh
        )
        self._paint_trained(painter)
        painter.setPen(INK)
        paint_fitted(painter, self.name_room(), self.name, 14, bold=True)
        if fits_plainly(self.text, self.text_room()):
            painter.setPen(faded(INK, 0.85))
            paint_fitted(painter, self.text_room(), self.text, 13)

    def _card(self) -> QRectF:
        """The part with the face, the name and the ships; what is below has the ability."""
        box = self.body()
        high = theme.px(24 if self._wide() else 44)
        return QRectF(box.left(), box.top(), box.width(), min(box.height(), high))

    def _wide(self) -> bool:
        """Is there room for the ships beside the name, and for words below them?"""
        box = self.body()
        return box.width() >= theme.px(170) and box.height() >= theme.px(54)

    def text_room(self) -> QRectF:
        """Below the face, if the pilot is tall enough."""
        box, card = self.body(), self._card()
        top = card.bottom() + 1
        return QRectF(box.left() + 5, top, box.width() - 9, box.bottom() - top - 2)

    def name_room(self) -> QRectF:
        """Beside the face, above the ships."""
        box, face = self._card(), self._face()
        left = face.right() + 3
        if self._wide():
            return QRectF(left, box.top(), box.right() - left - self._ships_wide(), box.height())
        return QRectF(left, box.top() + 1, box.right() - left - 1, box.height() * 0.54)

    def _ships_wide(self) -> float:
        return len(PILOTS[self.pilot].trained) * theme.px(24) + 4

    def _face(self) -> QRectF:
        box = self._card()
        side = min(box.height() - 2, box.width() * 0.27)
        return QRectF(box.left() + 2, box.bottom() - side - 1, side, side)

    def _paint_trained(self, painter: QPainter) -> None:
        """The ships of the training by their shapes, which the hangars name."""
        room, bottom = self.name_room(), self._card().bottom() - 3
        side = theme.px(19) if self._wide() else min(bottom - room.bottom(), theme.px(30))
        first = room.right() + 2 if self._wide() else room.left() + 2
        for number, kind in enumerate(PILOTS[self.pilot].trained):
            left = first + number * side * 1.25
            spot = QRectF(left, bottom - side, side, side)
            paint_silhouette(painter, spot, kind, QColor("#9FD8FF"))


class TokenItem(Item):
    """A token that was drawn: a discovery or a hazard, with its badges."""

    edge = 5

    def __init__(self, token: int, parent: QWidget | None = None) -> None:
        super().__init__(("token", TOKENS[token].id), parent)
        self.token = token
        self.name = self.text = ""
        self.radius = 12.0

    def say(self, name: str, text: str) -> None:
        """Its words in the language of the moment."""
        self.name, self.text = name, text
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        paint_token_card(painter, box, self.token, self.name, self.text, self.update)


def paint_token_card(
    painter: QPainter,
    box: QRectF,
    token: int,
    name: str,
    text: str,
    on_ready: Callable[[], object],
) -> None:
    """A token, also large in the moment when it is drawn. One without room for its name shows its
    picture, which may be `on_ready` later."""
    card = TOKENS[token]
    tint = token_tint(token)
    sky = QRadialGradient(box.center(), box.height())
    sky.setColorAt(0, mix(NIGHT, tint, 0.45))
    sky.setColorAt(1, mix(NIGHT, tint, 0.10))
    painter.setPen(QPen(tint, 1.6))
    painter.setBrush(sky)
    painter.drawPath(rounded(box, 12))
    large = box.height() > theme.px(120)
    below = large or box.width() < theme.px(80)
    small = max(13.0, box.height() * 0.15)
    signs = [("warning" if card.hazard else "telescope", tint)]
    signs += [(BADGE_ICONS[BADGES[badge]], QColor("#FFD978")) for badge in card.badges]
    inset = max(5.0, box.width() * 0.045)
    inner = box.adjusted(inset, inset if large else 3, -inset, -inset if large else -3)
    for number, (icon, ink) in enumerate(
        signs
    ):  # along the foot of a large or narrow card, else the edge
        shift = number * (small + 3)
        left = inner.left() + shift if below else inner.right() - small + 3
        spot = QRectF(left, inner.bottom() - small - (0 if below else shift), small, small)
        icons.paint(painter, icon, spot, ink)
    words = inner.adjusted(0, 0, 0, -small - 2) if below else inner.adjusted(0, 0, 1 - small, 0)
    if fits_plainly(name, words, bold=True):
        _paint_token_words(painter, words, name, text)
    else:  # the large view has its name
        side = min(words.width(), words.height())
        place = QRectF(0, 0, side, side)
        place.moveCenter(words.center())
        paint_token_picture(painter, place, token, on_ready)


def _paint_token_words(painter: QPainter, room: QRectF, name: str, text: str) -> None:
    """The name in as many lines as it needs, and what the token does, if both have room."""
    painter.setPen(INK)
    size = max(13.0, room.height() * 0.15)
    lines = len(fitted(name, room.width(), room.height(), LEAST_PX, bold=True).lines)
    high = lines * max(LEAST_PX * 1.2, room.height() * 0.17) + 2
    head = QRectF(room.left(), room.top(), room.width(), high)
    below = QRectF(room.left(), head.bottom(), room.width(), room.bottom() - head.bottom())
    if fits_plainly(text, below) and fits_plainly(name, head, bold=True):
        paint_fitted(painter, head, name, size, bold=True)
        paint_fitted(painter, below, text, max(LEAST_PX, room.height() * 0.12))
    else:  # no room for the words: the large view has them
        paint_fitted(painter, room, name, 13, bold=True)


class Space(Item):
    """Unexplored space: the ships that explore it, how many tokens are left, and the places of the
    tokens that lie face up."""

    kept = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(("space", 0), parent)
        self.title = ""
        self.left = 0

    def show_deck(self, title: str, left: int) -> None:
        if (title, left) != (self.title, self.left):
            self.title, self.left = title, left
            self.setAccessibleName(f"{title}: {left}")
            self.refresh()

    def slot(self, number: int, count: int) -> QRectF:
        """Where one of `count` ships stands: in a grid with the largest places."""
        room = self._sky()
        side, columns = grid(count, room.width(), room.height(), 1, 1.0, theme.px(_SHIP))
        x, y = list(places(count, columns, side, 1.0, 1))[number]
        return QRectF(room.left() + x, room.top() + y, side, side)

    def token_slot(self, number: int) -> QRectF:
        """The place of a token that lies face up."""
        box = self.body()
        sky = min(theme.px(_SKY), max(_SKY * 0.8, box.width() * 0.32))
        whole = min(box.width() - sky, FACE_UP_MOST * box.height() * 2.0)
        wide = whole / FACE_UP_MOST
        left = box.right() - whole + min(number, FACE_UP_MOST - 1) * wide
        return QRectF(left, box.top() + 2, wide - 2, box.height() - 4)

    def _sky(self) -> QRectF:
        """Where the ships are: left of the tokens, below the title."""
        box = self.body()
        top, left = box.top() + self._title().height() + 2, box.left() + theme.px(48)
        right = self.token_slot(0).left()
        return QRectF(left, top, right - left - 4, box.bottom() - top - 2)

    def _title(self) -> QRectF:
        box = self.body()
        wide = self.token_slot(0).left() - box.left() - 8
        return QRectF(box.left() + 7, box.top() + 2, wide, min(theme.px(30), box.height() * 0.45))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        deep = QRadialGradient(box.center(), box.width() * 0.7)
        deep.setColorAt(0, QColor("#2A1C4A"))
        deep.setColorAt(1, QColor("#070A16"))
        painter.setPen(QPen(faded(QColor("#B98BFF"), 0.6), 1.2))
        painter.setBrush(deep)
        painter.drawPath(rounded(box, self.radius))
        for number in range(FACE_UP_MOST):
            painter.setPen(QPen(faded(INK, 0.25), 1, Qt.PenStyle.DashLine))
            painter.setBrush(faded(NIGHT, 0.4))
            painter.drawPath(rounded(self.token_slot(number).adjusted(4, 4, -4, -4), 10))
        painter.setPen(INK)
        paint_fitted(painter, self._title(), self.title, 13, bold=True)
        self._paint_deck(painter)

    def deck(self) -> QRectF:
        """The pile of tokens that lie face down."""
        sky = self._sky()
        high = min(sky.height(), theme.px(72))
        wide = min(theme.px(40), high * 0.8)
        return QRectF(self.body().left() + 6, sky.top(), wide, high)

    def _paint_deck(self, painter: QPainter) -> None:
        """As many edges as a pile of this height shows."""
        deck, tint = self.deck(), QColor("#B98BFF")
        edges = -(-self.left // _EDGE)
        for edge in range(edges):
            card = deck.translated(edge * 1.5, -edge * 1.5).adjusted(
                0, edges * 1.5, -edges * 1.5, 0
            )
            painter.setPen(QPen(mix(tint, INK, 0.25), 1.2))
            painter.setBrush(mix(NIGHT, tint, 0.25 + 0.06 * edge))
            painter.drawPath(rounded(card, 5))
        painter.setPen(QColor("#FFD978") if self.left else faded(INK, 0.4))
        font = theme.figures("small")
        font.setPixelSize(round(max(LEAST_PX, min(theme.px(16), deck.height() * 0.5))))
        painter.setFont(font)
        painter.drawText(deck, Qt.AlignmentFlag.AlignCenter, str(self.left))
