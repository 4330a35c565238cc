"""How large the text may be set. No Qt."""

from __future__ import annotations

LEAST, MOST = 0.85, 2.0


def limited(size: float) -> float:
    """The nearest size that can be set."""
    return min(MOST, max(LEAST, size))
