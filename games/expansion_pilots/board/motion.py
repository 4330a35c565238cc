"""What just happened, in motion: tokens that are turned over, gains that rise from a galaxy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from games.expansion_pilots.rules.tables import TOKEN_INDEX, TOKENS
from games.expansion_pilots.rules.terms import NOBODY
from suite.contract import Event
from suite.ui import animation, theme

if TYPE_CHECKING:
    from games.expansion_pilots.board.board import GalaxiesBoard

_GAINS = ("gained", "colonised", "upgraded")
_OF_ROGUE = (*_GAINS, "activated", "rogue_discarded", "skull")
"""Nobody sees the dice of a rogue galaxy, which takes its turn at once: each is told."""
_PAUSE_MS, _ROGUE_PAUSE_MS = 250, 700


def animate(board: GalaxiesBoard, events: Sequence[Event]) -> None:
    """Ships and dice move by themselves; this is the rest."""
    rogue = board.view.terms.rogue if board.view is not None else NOBODY
    wait = 0
    for event in events:
        of_rogue = rogue != NOBODY and event.data.get("side") == rogue
        if event.kind == "token_drawn":
            _turn_over(board, event)
        elif event.kind in (_OF_ROGUE if of_rogue else _GAINS) and _rise(board, event, wait):
            wait += _ROGUE_PAUSE_MS if of_rogue else _PAUSE_MS


def _turn_over(board: GalaxiesBoard, event: Event) -> None:
    if theme.look().animation <= 0:
        return
    token, text = TOKEN_INDEX[str(event.data["token"])], board.host.text
    pile = board.space.deck().center() + QPointF(board.space.pos())
    board.drama.show_token(token, text(TOKENS[token].name), text(TOKENS[token].text), pile)


def _rise(board: GalaxiesBoard, event: Event, delay: int) -> bool:
    """Tell a gain over the galaxy of whoever has it. False: there is nothing to tell."""
    side = int(str(event.data["side"]))
    if not 0 <= side < len(board.mats) or event.message is None:
        return False
    mat = board.mats[side]
    at = QPointF(mat.mapTo(board, mat.rect().center()))
    animation.rise(board, board.host.text(event.message), at, delay=delay)
    return True
