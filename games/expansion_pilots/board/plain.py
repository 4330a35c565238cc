"""Texts that are written only where their letters need not be squeezed."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from suite.ui.palette import LEAST_PX
from suite.ui.text_fit import fitted

_PLAIN = 100


def fits_plainly(text: str, room: QRectF, *, bold: bool = False) -> bool:
    """Is there room for the text in letters of their own shape?"""
    made = fitted(text, room.width(), room.height(), LEAST_PX, bold=bold)
    return made.fits and made.font.stretch() == _PLAIN
