"""The names of the contract: what types are checked against is what can be imported."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from suite import contract


def declared() -> dict[str, str]:
    """Name and module of all that type checkers see."""
    tree = ast.parse(Path(contract.__file__).read_text(encoding="utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    return {
        alias.name: node.module.removeprefix("suite.contract.")
        for node in block.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def test_type_checkers_and_python_find_the_same_names() -> None:
    assert declared() == contract._HOMES
    for name in declared():
        assert getattr(contract, name) is not None
        assert name in dir(contract)


def test_another_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Dice'"):
        contract.Dice  # noqa: B018


def test_listing_games_loads_no_rules_of_play() -> None:
    script = (
        "import sys, suite.plugins\n"
        "suite.plugins.installed()\n"
        "print([name for name in ('position', 'decision', 'bot') "
        "if f'suite.contract.{name}' in sys.modules])"
    )
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "[]"
