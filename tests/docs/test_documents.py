"""The documents tell the truth: links lead somewhere, commands exist, excerpts are real code."""

from __future__ import annotations

import inspect
import re
import shlex
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from suite import cli, contract
from suite.contract import read_manifest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    ROOT / name for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md")
]
EXAMPLE = ROOT / "tests" / "example_plugin"
FENCE = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OF_THE_CONTRACT = {"seen_by", "reveals"}
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def text_of(document: Path) -> str:
    return document.read_text(encoding="utf-8")


def prose_of(document: Path) -> str:
    return FENCE.sub("", text_of(document))


def anchors(document: Path) -> set[str]:
    """The headings as GitHub turns them into anchors."""
    titles = re.findall(r"^#+ (.*)$", prose_of(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in LINK.findall(prose_of(document)):
        if link.startswith("https://"):
            continue
        place, _, anchor = link.partition("#")
        target = ROOT / place if place else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


# What stands in code


def excerpts() -> list[tuple[str, str]]:
    found = FENCE.findall(text_of(ROOT / "CONTRIBUTING.md"))
    return [(place, code) for _, place, code in found if place]


@pytest.mark.parametrize(("place", "code"), excerpts())
def test_excerpts_are_the_example_game_itself(place: str, code: str) -> None:
    """A line of three dots stands for what was left out."""
    source = text_of(EXAMPLE / place)
    at = 0
    for part in re.split(r"^\.\.\.\n", code, flags=re.MULTILINE):
        found = source.find(part, at)
        assert found >= 0, f"{place} does not hold:\n{part}"
        at = found + len(part)


def test_every_part_of_the_example_game_is_shown() -> None:
    shown = {place for place, _ in excerpts()}
    modules = {str(path.relative_to(EXAMPLE)) for path in EXAMPLE.glob("salvagers/*.py")}
    assert modules - {"salvagers/__init__.py"} <= shown


def test_the_contract_at_a_glance_is_the_contract() -> None:
    section = text_of(ROOT / "CONTRIBUTING.md").partition("### The contract at a glance")[2]
    rows = re.findall(r"^\| `(\w+)\(([^)]*)\)` \|", section.partition("\n### ")[0], re.MULTILINE)
    assert len(rows) > 12
    for name, parameters in rows:
        taken = list(inspect.signature(getattr(contract, name)).parameters)
        assert parameters.split(", ") == taken, name


def commands(documents: Sequence[Path] = DOCUMENTS) -> Iterator[list[str]]:
    """Every `startable ...` and `./play ...` of the documents, without what follows it."""
    for document in documents:
        text = text_of(document)
        lines = [line for _, _, code in FENCE.findall(text) for line in code.splitlines()]
        lines += re.findall(r"`((?:startable|\./play)[^`]*)`", FENCE.sub("", text))
        for line in lines:
            line = line.partition("  #")[0].strip()
            if line.startswith(("startable ", "./play ")):
                yield shlex.split(line)[1:]


def test_commands_of_the_documents_are_understood() -> None:
    """A command that is only mentioned (`startable position`) must be there; one that is written
    out must be taken as it stands."""
    tried = [words for words in commands() if words and words[0] != "COMMAND"]
    assert len(tried) > 15
    for words in tried:
        if words[0].startswith("-"):
            words = ["play", *words]
        assert words[0] in cli.COMMANDS, words
        if len(words) > 1:
            cli._parser(words[0]).parse_args(words)


def test_every_command_stands_in_the_readme() -> None:
    told = {words[0] for words in commands([ROOT / "README.md"]) if words}
    assert told >= cli.COMMANDS.keys()


# Shape


def test_the_first_screen_shows_the_picture_and_the_two_commands() -> None:
    lines = text_of(ROOT / "README.md").splitlines()
    assert lines[0] == "# Star Table"
    first = "\n".join(lines[:16])
    assert re.search(r"^\./play\b", first, re.MULTILINE)
    assert re.search(r"^\./check\b", first, re.MULTILINE)
    (picture,) = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", first)
    assert 50_000 < (ROOT / picture).stat().st_size < 400_000


def test_the_readme_lists_the_games_that_are_there() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    readme = text_of(ROOT / "README.md")
    for entry in project["entry-points"]["startable.games"].values():
        folder = ROOT / Path(*entry.partition(":")[0].split(".")[:-1])
        manifest = read_manifest(folder / "manifest.toml")
        start = f"| {manifest.title['en']} |"
        (row,) = [line for line in readme.splitlines() if line.startswith(start)]
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert manifest.title["cs"] in cells[1]
        assert manifest.title["pl"] in cells[1]
        assert cells[2] == "{}–{}".format(*manifest.seats)
        assert cells[3] == "{}–{}".format(*manifest.minutes)


def test_the_map_names_the_folders_that_are_there() -> None:
    (tree,) = [code for _, _, code in FENCE.findall(text_of(ROOT / "ARCHITECTURE.md"))][:1]
    named: set[str] = set()
    top = ""
    for line in tree.splitlines():
        name = line.split()[0].rstrip(",")
        if line.startswith("  "):
            named.add(top + name.rstrip("/"))
        else:
            top = name.split("/")[0] + "/"
            named.add(name.split("/")[0])
    for name in named:
        assert (ROOT / name).exists(), name
    folders = {path.name for path in (ROOT / "suite").iterdir() if (path / "__init__.py").exists()}
    assert {f"suite/{name}" for name in folders} <= named


def test_the_hard_moments_of_race_use_its_words() -> None:
    """Verbs and kinds of events that the table names are those of the rules."""
    text = text_of(ROOT / "ARCHITECTURE.md")
    section = text.partition("### Five hard moments of Race")[2].partition("###")[0]
    rules = "".join(map(text_of, sorted((ROOT / "games" / "rftg" / "rules").glob("*.py"))))
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| **")]
    assert len(rows) == 5
    for _, _, moves, events in rows:
        verbs = [words.split()[0] for words in re.findall(r"`([^`]+)`", moves)]
        kinds = [word for word in re.findall(r"`(\w+)`", events) if word not in OF_THE_CONTRACT]
        for word in verbs + kinds:
            assert f'"{word}"' in rules, word
