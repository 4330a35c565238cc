"""The controls of the new-match page: one for each option of a game."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from suite.contract import Words
from suite.language.live import bind
from suite.shell.option_fields import OptionField
from suite.ui.buttons import Segmented
from suite.ui.labels import Label

say = Words("shell")

_SHORT = 3
"""So many choices stand side by side; more go into a list."""
_WIDEST = 34
"""So many letters fit side by side."""


class OptionControl(QWidget):
    """Title, control, help, and what is wrong, below each other."""

    changed = Signal()

    def __init__(self, field: OptionField) -> None:
        super().__init__()
        self.field = field
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.control = _make(field)
        if field.kind != "switch":
            column.addWidget(Label(field.title, "body"))
            bind(self.control, self.control.setAccessibleName, field.title)
        column.addWidget(self.control)
        if field.help is not None:
            note = Label(field.help, "small", wrap=True)
            column.addWidget(note)
            bind(self.control, self.control.setAccessibleDescription, field.help)
        self.fault = Label("", "bad", wrap=True)
        self.fault.hide()
        column.addWidget(self.fault)
        self.control.changed.connect(self.changed)
        self.set_value(field.default)

    def value(self) -> Any:
        """What is chosen, as the options model takes it."""
        return self.control.value()

    def set_value(self, value: Any) -> None:
        """Show a value; one that is not offered is passed over."""
        self.control.set_value(value)

    def show_fault(self, why: str) -> None:
        """Say what is wrong; "" takes it away."""
        self.fault.setText(why)
        self.fault.setVisible(bool(why))


class _Control(QWidget):
    changed = Signal()

    def value(self) -> Any:
        raise NotImplementedError

    def set_value(self, value: Any) -> None:
        raise NotImplementedError

    def hold(self, inner: QWidget) -> None:
        """Lay the inner control out and pass the focus on to it."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(inner)
        self.setFocusProxy(inner)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        inner = self.focusProxy()
        if inner is not None:
            inner.setAccessibleName(name)


class _Switch(_Control):
    def __init__(self, field: OptionField) -> None:
        super().__init__()
        self.box = QCheckBox()
        bind(self.box, self.box.setText, field.title)
        self.box.toggled.connect(lambda _: self.changed.emit())
        self.hold(self.box)

    def value(self) -> bool:
        return self.box.isChecked()

    def set_value(self, value: Any) -> None:
        self.box.setChecked(bool(value))


class _Choice(_Control):
    """A few choices side by side."""

    def __init__(self, field: OptionField) -> None:
        super().__init__()
        self._values = list(field.choices)
        self.choice = Segmented([(value, text, "") for value, text in field.choices.items()])
        self.choice.chosen.connect(lambda _: self.changed.emit())
        self.hold(self.choice)

    def value(self) -> Any:
        return self.choice.value()

    def set_value(self, value: Any) -> None:
        for offered in self._values:
            if _same(offered, value):
                self.choice.set_value(offered)


class _List(_Control):
    """Many choices, or long ones."""

    def __init__(self, field: OptionField) -> None:
        super().__init__()
        self.box = QComboBox()
        self._values = list(field.choices)
        for row, text in enumerate(field.choices.values()):
            self.box.addItem("")
            bind(self.box, partial(self.box.setItemText, row), text)
        self.box.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.hold(self.box)

    def value(self) -> Any:
        return self._values[self.box.currentIndex()]

    def set_value(self, value: Any) -> None:
        for row, offered in enumerate(self._values):
            if _same(offered, value):
                self.box.setCurrentIndex(row)


class _Several(_Control):
    """Any of these."""

    def __init__(self, field: OptionField) -> None:
        super().__init__()
        self._boxes: dict[Any, QCheckBox] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for value, text in field.choices.items():
            box = QCheckBox()
            bind(box, box.setText, text)
            box.toggled.connect(lambda _: self.changed.emit())
            self._group.addButton(box)
            column.addWidget(box)
            self._boxes[value] = box

    def value(self) -> list[Any]:
        return [value for value, box in self._boxes.items() if box.isChecked()]

    def set_value(self, value: Any) -> None:
        wanted = list(value or ())
        for offered, box in self._boxes.items():
            box.setChecked(any(_same(offered, each) for each in wanted))


class _Number(_Control):
    def __init__(self, field: OptionField) -> None:
        super().__init__()
        self.box = QSpinBox()
        least = field.least if field.least is not None else 0
        most = field.most if field.most is not None else 999_999
        self.box.setRange(least, most)
        self.box.valueChanged.connect(lambda _: self.changed.emit())
        self.hold(self.box)

    def value(self) -> int:
        return self.box.value()

    def set_value(self, value: Any) -> None:
        if isinstance(value, int):
            self.box.setValue(value)


class _Text(_Control):
    def __init__(self, field: OptionField) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.textChanged.connect(lambda _: self.changed.emit())
        self.hold(self.line)

    def value(self) -> str:
        return self.line.text()

    def set_value(self, value: Any) -> None:
        self.line.setText("" if value is None else str(value))


def _same(offered: Any, value: Any) -> bool:
    """Values that were kept as JSON come back as plain ones."""
    return bool(offered == value or getattr(offered, "value", offered) == value)


def _make(field: OptionField) -> _Control:
    if field.kind == "choice":
        letters = sum(len(text.text) for text in field.choices.values())
        short = len(field.choices) <= _SHORT and letters <= _WIDEST
        return _Choice(field) if short else _List(field)
    kinds = {"switch": _Switch, "several": _Several, "number": _Number, "text": _Text}
    return kinds[field.kind](field)
