"""A scroll area that is as high as its contents, and no higher."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QGridLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from suite.ui.labels import Label
from suite.ui.panel import Panel
from suite.ui.snug_area import SnugArea

LONG = "Alpha Centauri (1), Lost Species Ark World (1), Comet Zone (1), Deserted Alien Library (1)"


def test_wrapped_lines_are_not_cut_when_they_grow(qtbot: QtBot, dressed: QApplication) -> None:
    inside, page = QWidget(), QWidget()
    panels, labels = QGridLayout(inside), []
    for column in range(3):
        panel, lines = Panel(), QGridLayout()
        for row in range(14):
            labels.append(Label(LONG[: 20 + 30 * (row % 4)], "small", wrap=True))
            lines.addWidget(labels[-1], row, 0)
            lines.addWidget(Label("7", "small"), row, 1)
        panel.body.addLayout(lines)
        panel.body.addStretch(1)
        panels.addWidget(panel, 0, column)
    QVBoxLayout(page).addWidget(SnugArea(inside, 150))
    qtbot.addWidget(page)
    page.resize(560, 300)
    page.show()
    QApplication.processEvents()
    for number, label in enumerate(labels):  # another language
        label.setText(LONG[: 40 + 40 * (number % 3)])
    for _ in range(2):  # the lines ask for their height, and then they get it
        QApplication.processEvents()
    assert inside.height() > page.height()
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width())
