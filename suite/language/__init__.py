"""Languages: catalogues, the current language, live switching, numbers and dates.

Everything here except `live` works without Qt. `text` puts a message into the current language,
`render` into any other; `live.bind` keeps a widget's text in the right language.
"""

from suite.contract.manifest import LANGUAGES
from suite.language.current import (
    language,
    on_change,
    set_language,
    speaking,
    system_language,
    text,
)
from suite.language.rendering import Names, anonymous, render

__all__ = [
    "LANGUAGES",
    "NATIVE_NAMES",
    "Names",
    "anonymous",
    "language",
    "on_change",
    "render",
    "set_language",
    "speaking",
    "system_language",
    "text",
]

NATIVE_NAMES = {"cs": "Čeština", "pl": "Polski", "en": "English"}
"""Each language in its own words: a menu of languages is never translated."""
