"""`python -m suite.language.build [FOLDER ...]`: compile the catalogues that need it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from suite.language.catalogues import PROJECT, build, fresh


def build_all(folders: Iterable[Path]) -> list[Path]:
    """Build each missing or stale `.mo` under the folders; returns those that were built."""
    sources = [po for folder in folders for po in sorted(folder.rglob("*.po"))]
    return [build(po, mo) for po in sources if not fresh(mo := po.with_suffix(".mo"), po)]


if __name__ == "__main__":
    build_all([Path(argument) for argument in sys.argv[1:]] or [PROJECT])
