"""Where translations come from: `<folder>/<language>/LC_MESSAGES/<domain>.po`.

The `.po` file is the source. Its `.mo` is built here when it is missing or older, beside it or, in
a folder that cannot be written, in the user's cache. Nothing about a catalogue is fatal: without a
usable one the program shows the English source strings.
"""

from __future__ import annotations

import gettext
import hashlib
import logging
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2] / "locales"
"""The folder of the program's own catalogues."""

SOURCE = "en"
"""The language of the source strings: it needs no catalogue."""

_log = logging.getLogger(__name__)
_folders: dict[str, Path] = {}
_listeners: list[Callable[[], object]] = []


class Catalogue(gettext.GNUTranslations):
    """One domain in one language; empty until a `.mo` file is read into it."""

    def __init__(self, mo: Path | None = None) -> None:
        self._catalog: dict[str | tuple[str, int], str] = {}
        self.plural = lambda n: int(n != 1)
        if mo is None:
            super().__init__()
        else:
            with mo.open("rb") as file:
                super().__init__(file)

    def find(self, context: str | None, text: str, form: int | None = None) -> str | None:
        """The translation, or None. `form` chooses the plural form."""
        if not text:
            return None  # gettext keeps the header of the file there
        key = text if context is None else self.CONTEXT % (context, text)
        return self._catalog.get(key if form is None else (key, form)) or None

    def form(self, n: int) -> int:
        """The number of the plural form for `n` things."""
        form: int = self.plural(n)  # type: ignore[no-untyped-call]
        return form


def register(domain: str, folder: Path) -> None:
    """Use the catalogues in a plugin's folder for its domain."""
    if _folders.get(domain) == folder:
        return
    _folders[domain] = folder
    reload()


def on_change(listener: Callable[[], object]) -> None:
    """Call `listener()` when catalogues were added or read anew."""
    _listeners.append(listener)


def reload() -> None:
    """Read all catalogues anew."""
    catalogue.cache_clear()
    for listener in _listeners:
        listener()


@cache
def catalogue(domain: str, language: str) -> Catalogue:
    """The catalogue of a domain; an empty one if there is none that can be used."""
    if not domain or language == SOURCE:
        return Catalogue()
    po = source(domain, language)
    try:
        return _read(po)
    except Exception as error:  # noqa: BLE001 - a broken catalogue of a plugin is not our crash
        _log.warning("the catalogue %s cannot be used: %s", po, error)
        return Catalogue()


def _read(po: Path) -> Catalogue:
    mo = compiled(po)
    if mo is None:
        return Catalogue()
    try:
        return Catalogue(mo)
    except Exception:  # gettext says in many ways that a file is damaged
        if not po.exists():
            raise
        try:
            return Catalogue(build(po, mo))
        except OSError:
            return Catalogue(build(po, _cache(po)))


def source(domain: str, language: str) -> Path:
    """The `.po` file of a domain."""
    return _folders.get(domain, PROJECT) / language / "LC_MESSAGES" / f"{domain}.po"


def compiled(po: Path) -> Path | None:
    """The `.mo` file that belongs to `po`, built if need be; None if there is neither."""
    beside = po.with_suffix(".mo")
    if not po.exists():
        return beside if beside.exists() else None
    if fresh(beside, po):
        return beside
    try:
        return build(po, beside)
    except OSError:
        cached = _cache(po)
        return cached if fresh(cached, po) else build(po, cached)


def fresh(mo: Path, po: Path) -> bool:
    """Is `mo` there and not older than `po`?"""
    try:
        return mo.stat().st_mtime_ns >= po.stat().st_mtime_ns
    except OSError:
        return False


def build(po: Path, mo: Path) -> Path:
    """Compile a catalogue. Another process never sees half a file."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    changed = po.stat().st_mtime_ns
    with po.open("rb") as file:
        catalog = read_po(file, abort_invalid=True)
    mo.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=mo.parent, prefix=mo.name, suffix=".new")
    try:
        with os.fdopen(handle, "wb") as out:
            write_mo(out, catalog)
        Path(draft).chmod(0o644)
        os.utime(draft, ns=(changed, changed))  # an edit while we were building makes it stale
        return Path(draft).replace(mo)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def _cache(po: Path) -> Path:
    from platformdirs import user_cache_path

    place = hashlib.blake2b(str(po).encode(), digest_size=8).hexdigest()
    return user_cache_path("startable") / "locales" / place / po.with_suffix(".mo").name
