"""Cards that come and go in a row; those that stay keep their widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtWidgets import QWidget

from games.rftg.board.card_widget import CardWidget
from games.rftg.rules import cards


def change_cards(
    row: QWidget,
    old: Sequence[CardWidget],
    items: Sequence[str],
    made: Callable[[CardWidget], object],
) -> list[CardWidget]:
    """The widgets of these items, old ones where there are some; `made` is told of new ones."""
    spare: dict[str, CardWidget] = {widget.item: widget for widget in old}
    widgets = []
    for item in items:
        widget = spare.pop(item, None)
        if widget is None:
            widget = CardWidget(cards.INDEX[item], item, "", row)
            made(widget)
            widget.show()
        widget.raise_()  # its badge lies over the cards before it
        widgets.append(widget)
    for before, after in pairwise(widgets):
        QWidget.setTabOrder(before, after)
    for gone in spare.values():
        gone.hide()
        gone.deleteLater()
    return widgets
