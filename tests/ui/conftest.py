"""What the tests of the look share: a dressed application whose pictures are kept nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from suite.ui import animation, art, theme


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    """The dark theme with animations off; pictures are waited for and never stored."""
    theme.apply(qapp, theme.Look(animation=0))
    art.keep_on_disk(None)
    art.synchronous(True)
    yield qapp
    animation.finish_all()
    art.synchronous(False)
    art.forget()


@pytest.fixture
def animated(dressed: QApplication) -> QApplication:
    """Animations at normal speed."""
    theme.apply(dressed, theme.Look(animation=1))
    return dressed
