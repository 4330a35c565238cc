"""`python -m suite.language.review [DOMAIN ...]`: what is wrong with the translations.

A catalogue is good when it holds exactly the strings of the sources, each translated in every
plural form, none marked as fuzzy, and each with the placeholders of its source.

A plugin elsewhere: `python -m suite.language.review --plugin FOLDER DOMAIN LOCALES`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message

from suite.language.catalogues import PROJECT
from suite.language.extract import (
    TRANSLATED,
    Source,
    add_plugin_option,
    chosen,
    read,
    sources,
)


def review(domain: str, folder: Path, locales: Path = PROJECT) -> Iterator[str]:
    """The faults of a domain's catalogues, one line each."""
    found = sources(folder)
    for language in TRANSLATED:
        path = locales / language / "LC_MESSAGES" / f"{domain}.po"
        if not path.exists():
            yield f"{language}/{domain}: the catalogue is missing"
            continue
        for fault in faults(read(path), found, Catalog(locale=language)):
            yield f"{language}/{domain}: {fault}"


def faults(catalog: Catalog, found: set[Source], model: Catalog) -> Iterator[str]:
    """What is wrong with one catalogue; `model` knows the plural forms of its language."""
    if catalog.plural_forms != model.plural_forms:
        yield f"the plural forms are {catalog.plural_forms}, not {model.plural_forms}"
    translated = {_source(message): message for message in catalog if message.id}
    for source in sorted(found - translated.keys(), key=str):
        yield f"{source.text!r} is not in the catalogue: run python -m suite.language.extract"
    for source in sorted(translated.keys() - found, key=str):
        yield f"{source.text!r} is no longer in the sources: run python -m suite.language.extract"
    for source, message in translated.items():
        if message.fuzzy:
            yield f"{source.text!r} is fuzzy"
        yield from _faults_of(source, message, model.num_plurals)


def _source(message: Message) -> Source:
    if message.pluralizable:
        return Source(message.id[0], message.id[1], message.context)
    return Source(str(message.id), None, message.context)


def _faults_of(source: Source, message: Message, forms: int) -> Iterator[str]:
    string = message.string or ""
    strings = (string,) if isinstance(string, str) else tuple(string)
    if not all(strings) or len(strings) != (forms if source.plural else 1):
        yield f"{source.text!r} is not translated"
        return
    wanted = placeholders(source.plural or source.text)
    for index, form in enumerate(strings):
        has = placeholders(form)
        if source.plural and index == 0:  # 'one card' may do without its number
            has |= wanted & {"n"}
        if has != wanted:
            yield f"{source.text!r} has other placeholders in {form!r}"


def placeholders(text: str) -> set[str]:
    """The names in braces; a text whose braces do not match has one of its own."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return {text}


def main(arguments: list[str]) -> int:
    """The command line: prints the faults, and fails if there are any."""
    parser = argparse.ArgumentParser(prog="python -m suite.language.review")
    parser.add_argument("domain", nargs="*", help="only these (default: all of the project)")
    add_plugin_option(parser)
    options = parser.parse_args(arguments)
    if options.plugin:
        folder, domain, locales = options.plugin
        lines = list(review(domain, Path(folder), Path(locales)))
    else:
        wanted = chosen(options.domain, parser)
        lines = [line for domain, folder in wanted.items() for line in review(domain, folder)]
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
