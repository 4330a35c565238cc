"""Short questions above the window: is that meant, and does everybody agree?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from suite.contract import Message, Who, Words
from suite.language import live
from suite.shell.overlay import Overlay
from suite.shell.seating import Seating
from suite.ui.buttons import Button
from suite.ui.labels import Label

say = Words("shell")


class Question(Overlay):
    """Asks before something that cannot be taken back, or that all people must agree to.

    With `voters` the answer yes is possible only when each of them has ticked that they agree.
    """

    def __init__(
        self,
        window: QWidget,
        seating: Seating,
        title: Message,
        text: Message,
        yes: Message,
        act: Callable[[], object],
        voters: Sequence[int] = (),
        language: str | None = None,
    ) -> None:
        super().__init__(window, 460)
        live.speak(self, language)
        self._seating, self._act = seating, act
        self.panel.body.addWidget(self._label(title, "heading"))
        self.panel.body.addWidget(self._label(text, "body"))
        self.votes = [self._vote(seat) for seat in voters]
        for vote in self.votes:
            self.panel.body.addWidget(vote)
        self.yes = Button(yes, kind="primary" if voters else "danger")
        self.yes.clicked.connect(self._agree)
        self.no = Button(say.term("button", "Cancel"))
        self.no.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        self.panel.body.addLayout(row)
        self._count()

    def first_focus(self) -> QWidget:
        return self.votes[0] if self.votes else self.no

    def _label(self, message: Message, role: str) -> Label:
        label = Label("", role, wrap=True)
        live.bind(label, label.setText, lambda: live.text(label, message, self._seating.name))
        return label

    def _vote(self, seat: int) -> QCheckBox:
        box = QCheckBox()
        agrees = say("{who} agrees", who=Who(seat))
        live.bind(box, box.setText, lambda: live.text(box, agrees, self._seating.name))
        box.toggled.connect(self._count)
        return box

    def _count(self) -> None:
        self.yes.setEnabled(all(vote.isChecked() for vote in self.votes))

    def _agree(self) -> None:
        self.close()
        self._act()
