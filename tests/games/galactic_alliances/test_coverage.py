"""Every rule, ruling, edge case and answered question is cited by a test."""

import ast
import re
from pathlib import Path

import yaml

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[1] / "scenarios" / "galactic_alliances"
NUMBERS = {
    "G": 80,  # rules
    "R": 37,  # rulings where the rulebook is silent
    "E": 110,  # edge cases
    "F": 10,  # answers of the rulebook's questions
}


def cited() -> set[str]:
    """Numbers in the docstrings of tests and in the `cites` of cases."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"\b[GREF]\d+\b", ast.get_docstring(node) or ""))
    for path in SCENARIOS.glob("*.yaml"):
        for case in yaml.safe_load(path.read_text(encoding="utf-8"))["cases"]:
            found.update(case["cites"])
    return found


def test_every_number_is_cited() -> None:
    wanted = {f"{kind}{n}" for kind, most in NUMBERS.items() for n in range(1, most + 1)}
    assert cited() == wanted
