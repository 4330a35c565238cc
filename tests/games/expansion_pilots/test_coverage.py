"""Every rule, ruling and edge case of the digest is cited by a test."""

import re
from pathlib import Path

from .scenarios import cases

NUMBERS = (
    {f"P{number}" for number in range(1, 116)}
    | {f"T{number}" for number in range(1, 31)}
    | {f"E{number}" for number in range(1, 147)}
)


def test_every_number_is_cited() -> None:
    cited: set[str] = set()
    for case in cases():
        cited.update(case.get("rules", []))
        cited.update(re.findall(r"^E\d+", case["case"]))
    for path in Path(__file__).parent.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for docstring in re.findall(r'    """(.*?)"""', text, re.DOTALL):
            cited.update(re.findall(r"\b[PTE]\d+\b", docstring))
    assert NUMBERS - cited == set()


def test_only_numbers_that_exist_are_cited() -> None:
    cited = {rule for case in cases() for rule in case.get("rules", [])}
    assert cited <= NUMBERS
