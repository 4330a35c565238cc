"""A short message that floats over a page: why something is not allowed, what a hint says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from suite.contract import Message, Words
from suite.language import live
from suite.ui import theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.panel import Panel

say = Words("shell")

_SECONDS = 9


class Notice(Panel):
    """Lies at the lower edge of `over`. It goes when it is clicked away, or by itself."""

    def __init__(self, over: QWidget, names: Callable[[int], str]) -> None:
        super().__init__(solid=True, tight=True, parent=over)
        self._over, self._names = over, names
        self._message: Message | None = None
        self.words = Label("", wrap=True)
        self.link = Button(kind="ghost", icon="book", size="small")
        self.dismiss = Button(kind="ghost", icon="close", size="small", name=say("Close"))
        self.dismiss.clicked.connect(self.hide)
        row = QHBoxLayout()
        row.addWidget(self.words, 1)
        row.addWidget(self.link)
        row.addWidget(self.dismiss)
        self.body.addLayout(row)
        self._follow: Callable[[], object] | None = None
        self.link.clicked.connect(self._go)
        self._clock = QTimer(self, singleShot=True, interval=_SECONDS * 1000)
        self._clock.timeout.connect(self.hide)
        live.bind(self, self._show_words, self._text)
        over.installEventFilter(self)
        self.hide()

    def tell(
        self,
        message: Message,
        tone: str = "",
        link: Message | None = None,
        follow: Callable[[], object] | None = None,
        *,
        icon: str = "book",
        stays: bool = False,
    ) -> None:
        """Show a message; `link` is a button that leads on. If it `stays`, it must be dismissed."""
        self._message, self._follow = message, follow
        self.words.set_role(tone)
        self.link.setVisible(link is not None)
        if link is not None:
            self.link.say(link)
            self.link.set_icon(icon)
        live.refresh(self)
        self.show()
        self.raise_()
        self._fit()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.words.text()))
        if stays:
            self._clock.stop()
        else:
            self._clock.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _text(self) -> str:
        return live.text(self, self._message, self._names) if self._message else ""

    def _show_words(self, text: str) -> None:
        self.words.setText(text)
        self._fit()

    def _fit(self) -> None:
        width = min(theme.px(640), self._over.width() - 32)
        self.setFixedWidth(max(200, width))
        self.resize(self.width(), max(self.heightForWidth(width), self.sizeHint().height()))
        left = (self._over.width() - self.width()) // 2
        self.move(left, self._over.height() - self.height() - 16)

    def _go(self) -> None:
        self.hide()
        if self._follow is not None:
            self._follow()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the notice is not a click on the board below it."""


def as_lines(messages: Sequence[Message]) -> Message:
    """Several messages, each on a line of its own."""
    lines = {f"line{number}": message for number, message in enumerate(messages)}
    return Message("\n".join(f"{{{name}}}" for name in lines), lines, domain="")
