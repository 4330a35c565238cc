"""A small third-party catalogue, and a program whose language is put back after each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from suite.language import catalogues, current

COUNTED = {
    "cs": ("nplurals=3; plural=((n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2);", "loď", "lodě", "lodí"),
    "pl": (
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        "statek",
        "statki",
        "statków",
    ),
}


def po(language: str) -> str:
    """A catalogue of the domain `fleet`."""
    rule, one, few, many = COUNTED[language]
    return f"""msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: {rule}\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgid "{{n}} ship"
msgid_plural "{{n}} ships"
msgstr[0] "{{n}} {one}"
msgstr[1] "{{n}} {few}"
msgstr[2] "{{n}} {many}"

msgid "Attack"
msgstr "Útok ({language})"

msgctxt "card"
msgid "Attack"
msgstr "Karta útoku ({language})"

msgid "{{who}} takes: {{what}}."
msgstr "{{what}}: {{who}} ({language})"

msgid "{{who}} waits."
msgstr "{{nobody}} čeká."

msgid "Untranslated"
msgstr ""

#, fuzzy
msgid "Guessed"
msgstr "Nejspíš špatně"
"""


@pytest.fixture
def fleet(tmp_path: Path) -> Iterator[Path]:
    """The folder of a plugin's catalogues, registered as the domain `fleet`."""
    for language in COUNTED:
        folder = tmp_path / "fleet" / language / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "fleet.po").write_text(po(language), encoding="utf-8")
    catalogues.register("fleet", tmp_path / "fleet")
    yield tmp_path / "fleet"
    catalogues.reload()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Each test starts in English and leaves the language as it was."""
    before = current._chosen
    current.set_language("en")
    yield
    current.set_language(before or "en")
