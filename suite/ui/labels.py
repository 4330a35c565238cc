"""Plain texts: labels on the type scale, and lines that always fit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from suite.ui import theme
from suite.ui.words import Text, show


class Label(QLabel):
    """`Label(say("Saved matches"), "heading")`; roles: title, heading, lead, body, small, dim,
    good, bad, warn. The text follows the language; `wrap` lets it take several lines."""

    def __init__(
        self,
        text: Text = "",
        role: str = "body",
        *,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        show(self, self.setText, text)

    def say(self, text: Text) -> None:
        """Show another text."""
        show(self, self.setText, text)

    def set_role(self, role: str) -> None:
        """Change the look of the text."""
        self.setProperty("role", role)
        self.style().unpolish(self)
        self.style().polish(self)


class Line(QWidget):
    """One line of text, cut with an ellipsis where the room ends; then the tooltip has it all.

    `Line(name, "body", strong=True, colour="ink_dim")`."""

    def __init__(
        self,
        text: Text = "",
        role: str = "body",
        *,
        strong: bool = False,
        colour: str = "ink",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._role, self._strong, self._colour = role, strong, colour
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        show(self, self.setText, text)

    def text(self) -> str:
        return self._text

    def say(self, text: Text) -> None:
        """Show another text."""
        show(self, self.setText, text)

    def setText(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self._refresh_tip()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self._metrics()
        return QSize(metrics.horizontalAdvance(self._text) + 2, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), theme.px(48)), self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._refresh_tip()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(theme.font(self._role, strong=self._strong))
        t = theme.current()
        painter.setPen(getattr(t, self._colour) if self.isEnabled() else t.ink_faint)
        shown = self._metrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, shown)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(theme.font(self._role, strong=self._strong))

    def _refresh_tip(self) -> None:
        cut = self._metrics().horizontalAdvance(self._text) > self.width()
        self.setToolTip(self._text if cut else "")
