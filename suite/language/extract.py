"""`python -m suite.language.extract [DOMAIN ...]`: bring the `.po` files up to date.

Source strings come from two places: calls of `say`, `say.many` and `say.term` in Python, and
content files in YAML, whose first key `translate` says which keys hold texts and under which
context: `translate: {name: card, text: ""}`. Everything under `suite/` goes to the domain `shell`,
everything under `games/<game>/` to `<game>`; translations are kept, strings that are gone are
dropped. The files hold no dates and no line numbers and are sorted, so that merges stay small.

A plugin elsewhere: `python -m suite.language.extract --plugin FOLDER DOMAIN LOCALES`.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from suite.contract.manifest import LANGUAGES
from suite.language.catalogues import PROJECT, SOURCE

ROOT = PROJECT.parent
TRANSLATED = tuple(code for code in LANGUAGES if code != SOURCE)

_SPEAKERS = {"say", "_say"}


class Source(NamedTuple):
    """One source string: what a translator translates."""

    text: str
    plural: str | None = None
    context: str | None = None


class NotLiteral(ValueError):
    """A source string that is put together at run time, so that nobody could translate it."""


def domains() -> dict[str, Path]:
    """The domains of the project and the folders that their strings stand in."""
    games = {path.name: path for path in sorted((ROOT / "games").iterdir()) if path.is_dir()}
    return {"shell": ROOT / "suite"} | {
        game: folder for game, folder in games.items() if game.isidentifier() and sources(folder)
    }


def sources(folder: Path) -> set[Source]:
    """Every source string under a folder."""
    found: set[Source] = set()
    for path in sorted(folder.rglob("*.py")):
        found.update(from_python(path.read_text(encoding="utf-8"), str(path)))
    for path in sorted(folder.rglob("content/**/*.yaml")):
        found.update(from_content(path.read_text(encoding="utf-8")))
    return found


def from_python(code: str, place: str = "?") -> Iterator[Source]:
    """The strings given to `say`, `say.many` and `say.term`. One that is not a literal comes from
    the content files; one that is glued together is a mistake."""
    for node in ast.walk(ast.parse(code, place)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        where = f"{place}:{node.lineno}"
        match _called(node.func), node.args:
            case "say", [text]:
                yield from (Source(t) for t in _literals(text, where))
            case "many", [one, other]:
                pairs = zip(_literals(one, where), _literals(other, where), strict=True)
                yield from (Source(a, b) for a, b in pairs)
            case "term", [context, text]:
                yield from (
                    Source(t, context=c)
                    for t in _literals(text, where)
                    for c in _literals(context, where)
                )


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(attr=name) if name in _SPEAKERS:
            return "say"
        case ast.Attribute(attr="many" | "term" as name):
            return name
    return ""


def _literals(node: ast.expr, where: str) -> list[str]:
    match node:
        case ast.Constant(str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return _literals(body, where) + _literals(orelse, where)
        case ast.JoinedStr() | ast.BinOp():
            raise NotLiteral(f"{where}: a source string must be one literal, not put together")
    return []


def from_content(text: str) -> Iterator[Source]:
    """The strings of a content file, by its `translate` header; none without one."""
    data = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    header = data.get("translate") if isinstance(data, dict) else None
    if isinstance(header, dict):
        yield from _walk({k: v for k, v in data.items() if k != "translate"}, header)


def _walk(data: Any, contexts: dict[str, str]) -> Iterator[Source]:
    if isinstance(data, list):
        for item in data:
            yield from _walk(item, contexts)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in contexts:
                texts = value if isinstance(value, list) else [value]
                context = contexts[key] or None
                yield from (Source(t, context=context) for t in texts if isinstance(t, str) and t)
            yield from _walk(value, contexts)


class _Plain(Catalog):
    """A catalogue whose header says only what tools need."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale_identifier)),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]


def read(path: Path) -> Catalog:
    """A `.po` file; an empty catalogue if there is none."""
    if not path.exists():
        return Catalog()
    with path.open("rb") as file:
        return read_po(file, abort_invalid=True)


def merged(old: Catalog, found: set[Source], language: str) -> bytes:
    """The `.po` file with exactly these strings and the translations that are already there."""
    new = _Plain(locale=language, header_comment="", fuzzy=False)
    for source in found:
        message_id = (source.text, source.plural) if source.plural else source.text
        known = old.get(source.text, source.context)
        keep = known is not None and known.pluralizable == bool(source.plural)
        new.add(
            message_id,
            known.string if known and keep else None,
            flags=[f for f in known.flags if f == "fuzzy"] if known and keep else [],
            user_comments=known.user_comments if known else [],
            context=source.context,
        )
    out = BytesIO()
    write_po(out, new, width=0, no_location=True, sort_output=True, ignore_obsolete=True)
    return out.getvalue().lstrip()


def update(domain: str, folder: Path, locales: Path = PROJECT) -> list[Path]:
    """Write the catalogues of one domain; returns those that changed."""
    found = sources(folder)
    changed = []
    for language in TRANSLATED:
        path = locales / language / "LC_MESSAGES" / f"{domain}.po"
        text = merged(read(path), found, language)
        if not path.exists() or path.read_bytes() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
            changed.append(path)
    return changed


def add_plugin_option(parser: argparse.ArgumentParser) -> None:
    """`--plugin FOLDER DOMAIN LOCALES`, the same for extracting and reviewing."""
    parser.add_argument(
        "--plugin",
        nargs=3,
        metavar=("FOLDER", "DOMAIN", "LOCALES"),
        help="the strings of a plugin elsewhere",
    )


def chosen(names: list[str], parser: argparse.ArgumentParser) -> dict[str, Path]:
    """These domains of the project and their folders; all when none is named."""
    known = domains()
    if unknown := [name for name in names if name not in known]:
        parser.error(f"unknown domain {unknown[0]}: one of {', '.join(known)}")
    return {name: known[name] for name in names or known}


def main(arguments: list[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m suite.language.extract")
    parser.add_argument("domain", nargs="*", help="only these (default: all of the project)")
    add_plugin_option(parser)
    options = parser.parse_args(arguments)
    if options.plugin:
        folder, domain, locales = options.plugin
        changed = update(domain, Path(folder), Path(locales))
    else:
        wanted = chosen(options.domain, parser)
        changed = [path for domain, folder in wanted.items() for path in update(domain, folder)]
    sys.stdout.writelines(f"{path}\n" for path in changed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
