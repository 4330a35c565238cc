"""Texts of widgets that follow the language: the one mechanism for it.

    bind(button, button.setText, say("Undo"))

sets the text now and again after each switch, for as long as the button lives. Widgets that paint
their texts themselves get Qt's own `LanguageChange` event and ask for `text(widget, message)`.

A widget may speak another language than the program, with all that is inside it (`speak`): so each
seat at a shared screen can have its own.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from suite.contract.message import Message
from suite.language import current
from suite.language.rendering import Names, anonymous, render

Source: TypeAlias = "Message | Callable[[], str]"
"""What to show: a message, or a function that makes the text (under the right language)."""

_BINDINGS = "_live_texts"
_LANGUAGE = "language of its own"
_FOLLOWS = "follows the language"

_owners: dict[int, weakref.ref[QObject]] = {}


def bind(owner: QObject, setter: Callable[[str], object], source: Source) -> None:
    """Set a text now, and again whenever the language changes while `owner` lives.

    Binding the same setter (a method) again replaces what it shows. Nothing is kept alive by this.
    """
    binding = _Binding(setter, source)
    bindings: list[_Binding] | None = getattr(owner, _BINDINGS, None)
    if bindings is None:
        bindings = []
        # The bindings hang on their owner and die with it, even when a closure refers back to it.
        setattr(owner, _BINDINGS, bindings)
        key = id(owner)
        _owners[key] = weakref.ref(owner, lambda _: _owners.pop(key, None))
    bindings[:] = [old for old in bindings if old.key is None or old.key != binding.key]
    bindings.append(binding)
    _apply(owner, [binding])


def refresh(owner: QObject) -> None:
    """Set the texts of one owner again: what its functions say has changed."""
    _apply(owner, getattr(owner, _BINDINGS, []))


def text(widget: QObject, message: Message, names: Names = anonymous) -> str:
    """The message in the language of this widget."""
    return render(message, language_of(widget), names)


def speak(widget: QWidget, language: str | None) -> None:
    """Let a widget and all inside it speak a language of their own; None: the program's again."""
    if widget.property(_LANGUAGE) == language:
        return
    widget.setProperty(_LANGUAGE, language)
    _apply_all(widget)
    with current.speaking(language_of(widget)):
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))


def language_of(widget: QObject) -> str:
    """The language that a widget speaks: its own, or its nearest ancestor's, or the program's."""
    place: QObject | None = widget
    while place is not None:
        if (own := place.property(_LANGUAGE)) is not None:
            return str(own)
        place = place.parent()
    return current.language()


def install(app: QCoreApplication) -> None:
    """Make the application follow `set_language`: bound texts, Qt's own dialogs, and the event.
    Asking for it again changes nothing."""
    if app.property(_FOLLOWS):
        return
    app.setProperty(_FOLLOWS, True)
    translator = QTranslator(app)
    for asked_last_first in (_WithoutMnemonics(translator, app), translator):
        app.installTranslator(asked_last_first)

    def switch(language: str) -> None:
        _translate_qt(translator, language)
        _apply_all(None)
        _tell_widgets(app)

    stop = current.on_change(switch)
    app.destroyed.connect(stop)
    switch(current.language())


class _WithoutMnemonics(QTranslator):
    """Newer versions of Qt mark a key in some texts (`&Look in:`) that its translations still know
    without one: then these are taken."""

    def __init__(self, known: QTranslator, parent: QObject) -> None:
        super().__init__(parent)
        self._known = known

    def isEmpty(self) -> bool:
        return False  # an empty one is not asked

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        plain = source.replace("&", "")
        found = self._known.translate(context, plain, disambiguation, n) if plain != source else ""
        return found or None  # type: ignore[return-value]  # None: ask the next one


def _translate_qt(translator: QTranslator, language: str) -> None:
    QLocale.setDefault(QLocale(language))
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator.load(f"qtbase_{language}", folder)


def _tell_widgets(app: QCoreApplication) -> None:
    """Send `LanguageChange` to every widget, once and now. Qt would post it to the application,
    which posts it on to the windows: seen a moment later than the bound texts."""
    change = QEvent.Type.LanguageChange
    QCoreApplication.removePostedEvents(app, change.value)
    QCoreApplication.sendEvent(app, QEvent(change))
    QCoreApplication.sendPostedEvents(None, change.value)


class _Binding:
    """A setter and what it shows."""

    __slots__ = ("key", "setter", "source")

    def __init__(self, setter: Callable[[str], object], source: Source) -> None:
        self.key = _key(setter)
        self.setter = _loosely(setter)
        self.source = source if isinstance(source, Message) else _loosely(source)

    def apply(self, language: str) -> bool:
        """Set the text; False if there is nothing left to set."""
        setter = self.setter()
        if setter is None:
            return False
        if isinstance(self.source, Message):
            setter(render(self.source, language))
            return True
        source = self.source()
        if source is None:
            return False
        with current.speaking(language):
            setter(source())
        return True


def _apply_all(within: QWidget | None) -> None:
    for reference in list(_owners.values()):
        owner = reference()
        if owner is not None and isValid(owner) and (within is None or _inside(owner, within)):
            refresh(owner)


def _apply(owner: QObject, bindings: list[_Binding]) -> None:
    language = language_of(owner)
    dead = [binding for binding in bindings if not binding.apply(language)]
    if dead:
        bindings[:] = [binding for binding in bindings if binding not in dead]


def _inside(owner: QObject, widget: QWidget) -> bool:
    place: QObject | None = owner
    while place is not None and place is not widget:
        place = place.parent()
    return place is not None


def _key(function: Callable[..., object]) -> tuple[int, str] | None:
    """Equal for the same method of the same object."""
    owner = getattr(function, "__self__", None)
    return None if owner is None else (id(owner), function.__name__)


def _loosely(function: Callable[..., object]) -> Callable[[], Callable[..., object] | None]:
    """A reference that does not keep a method's object alive, as a strong one would: a window that
    only the garbage collector can free is freed too late, and perhaps in the wrong thread."""
    owner = getattr(function, "__self__", None)
    if not isinstance(owner, QObject):
        return lambda: function
    reference = weakref.ref(owner)
    name = function.__name__
    plain = getattr(function, "__func__", None)

    def method() -> Callable[..., object] | None:
        owner = reference()
        if owner is None or not isValid(owner):
            return None
        found: Callable[..., object] = plain.__get__(owner) if plain else getattr(owner, name)
        return found

    return method
