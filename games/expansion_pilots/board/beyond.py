"""What the expansion lays on the table: pilots for hire, unexplored space and its tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.mat import BADGE_ICONS
from games.expansion_pilots.rules.tables import BADGES, PILOTS, TOKENS
from games.expansion_pilots.rules.terms import FLEET
from suite.ui import art, icons, theme
from suite.ui.card_faces import INK, NIGHT
from suite.ui.item import Item
from suite.ui.palette import LEAST_PX, faded, mix
from suite.ui.shapes import rounded
from suite.ui.text_fit import fitted, paint_fitted

DISCOVERY, HAZARD = QColor("#4FD6C9"), QColor("#FF6B5E")


class PilotItem(Item):
    """A pilot for hire: the face, the name, the ships to train for, the ability."""

    kept = True

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
        side = min(box.height() * 0.62, box.width() * 0.5)
        face = QRectF(box.left() + 4, box.top() + 3, side, side)
        art.paint_emblem(painter, face, PILOTS[self.pilot].id, "pilot", on_ready=self.refresh)
        painter.setPen(INK)
        room = QRectF(
            box.left() + 4, face.bottom(), box.width() - 8, box.bottom() - face.bottom() - 2
        )
        paint_fitted(painter, room, self.name, 13, Qt.AlignmentFlag.AlignHCenter, bold=True)
        painter.setPen(QColor("#9FD8FF"))
        beside = QRectF(face.right() + 3, box.top() + 4, box.right() - face.right() - 6, side - 4)
        if fitted(self.ships, beside.width(), beside.height(), LEAST_PX).fits:
            paint_fitted(painter, beside, self.ships, LEAST_PX)


class TokenItem(Item):
    """A token that was drawn: a discovery or a hazard, with its badges."""

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
        paint_token_card(painter, box, self.token, self.name, self.text)


def paint_token_card(painter: QPainter, box: QRectF, token: int, name: str, text: str) -> None:
    """A token, also large in the moment when it is drawn."""
    card = TOKENS[token]
    tint = HAZARD if card.hazard else DISCOVERY
    sky = QRadialGradient(box.center(), box.height())
    sky.setColorAt(0, mix(NIGHT, tint, 0.45))
    sky.setColorAt(1, mix(NIGHT, tint, 0.10))
    painter.setPen(QPen(tint, 1.6))
    painter.setBrush(sky)
    painter.drawPath(rounded(box, 12))
    side = box.height() * 0.30
    spot = QRectF(box.left() + 6, box.top() + 6, side, side)
    icons.paint(painter, "warning" if card.hazard else "telescope", spot, tint)
    painter.setPen(INK)
    room = QRectF(spot.right() + 4, box.top() + 4, box.right() - spot.right() - 8, side + 4)
    paint_fitted(painter, room, name, max(13.0, box.height() * 0.13), bold=True)
    below = QRectF(box.left() + 7, spot.bottom() + 4, box.width() - 14,
                   box.bottom() - spot.bottom() - 8 - side * 0.6)  # fmt: skip
    paint_fitted(painter, below, text, max(11.0, box.height() * 0.10))
    left, small = box.left() + 8, side * 0.5
    for badge in card.badges:
        place = QRectF(left, box.bottom() - small - 4, small, small)
        icons.paint(painter, BADGE_ICONS[BADGES[badge]], place, QColor("#FFD978"))
        left += small + 4


class Space(Item):
    """Unexplored space: the ships that explore it, and how many tokens are left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(("space", 0), parent)
        self.title = ""
        self.left = 0

    def show_deck(self, title: str, left: int) -> None:
        self.title, self.left = title, left
        self.setAccessibleName(f"{title}: {left}")
        self.update()

    def slot(self, number: int, count: int) -> QRectF:
        """Where one of `count` ships stands."""
        box = self.body()
        columns = max(FLEET, -(-count // 2))
        wide, high = box.width() / columns, (box.height() - theme.px(20)) / 2
        row, column = divmod(number, columns)
        top = box.top() + theme.px(20) + row * high
        return QRectF(box.left() + column * wide, top, wide, high)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        deep = QRadialGradient(box.center(), box.width() * 0.7)
        deep.setColorAt(0, QColor("#2A1C4A"))
        deep.setColorAt(1, QColor("#070A16"))
        painter.setPen(QPen(faded(QColor("#B98BFF"), 0.6), 1.2))
        painter.setBrush(deep)
        painter.drawPath(rounded(box, self.radius))
        painter.setPen(INK)
        room = QRectF(box.left() + 8, box.top() + 1, box.width() - theme.px(40), theme.px(20))
        paint_fitted(painter, room, self.title, 12, bold=True)
        painter.setFont(theme.figures("small"))
        painter.setPen(QColor("#FFD978"))
        place = QRectF(box.right() - theme.px(34), box.top() + 1, theme.px(28), theme.px(20))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, flags, str(self.left))


def middle(box: QRectF, side: float) -> QRectF:
    """A square of this side in the middle of a place."""
    made = QRectF(0, 0, side, side)
    made.moveCenter(QPointF(box.center()))
    return made
