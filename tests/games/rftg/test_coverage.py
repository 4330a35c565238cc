"""Every rule and every edge case has a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.games.rftg.test_edge_cases import CASES, name

RULES = {f"R{number}" for number in range(1, 92)}
RULINGS = {f"G{number}" for number in range(1, 8)}
EDGE_CASES = {f"E{number:02}" for number in range(1, 134)}
NUMBER = re.compile(r"\b[REG]\d+\b")


def cited() -> Iterator[str]:
    """The numbers in the edge cases, and in names and docstrings of test functions."""
    for case in CASES:
        yield from NUMBER.findall(name(case))
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from NUMBER.findall(ast.get_docstring(node) or "")


def test_every_rule_and_every_edge_case_is_tested() -> None:
    assert (RULES | RULINGS | EDGE_CASES) - set(cited()) == set()
