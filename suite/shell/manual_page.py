"""The manual: the rules of every game and the program's own help, searchable, in each language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QTextBlock, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from suite import plugins
from suite.contract import Message, Words
from suite.language import live
from suite.shell import commands, manual_text
from suite.shell.commands import Command
from suite.shell.manual_book import Book, Hit, book_of_game, book_of_program, headings
from suite.shell.page import Page, Shortcut
from suite.ui import icons, theme
from suite.ui.panel import Panel

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")

_PLACE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Place:
    """Where a reader is: a book, a page, and a rule or the number of a heading on it."""

    book: str
    page: str
    rule: str = ""
    heading: int | None = None


class ManualPage(Page):
    """Contents and search on the left, the text on the right, back and forward above."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(program, parent)
        self._books: dict[tuple[str, str], Book] = {}
        self._visited: list[Place] = []
        self._now = -1

        self.back = self._button("left", say("Back"), "Alt+Left")
        self.forward = self._button("right", say("Forward"), "Alt+Right")
        self.chooser = QComboBox(self)
        self.chooser.activated.connect(lambda row: self.open(self.chooser.itemData(row)))
        live.bind(self.chooser, self.chooser.setAccessibleName, say("Manual"))
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._show_contents)
        self.search.returnPressed.connect(self._open_first_hit)
        live.bind(self.search, self.search.setPlaceholderText, say("Search the manual"))
        live.bind(self.search, self.search.setAccessibleName, say("Search the manual"))
        self.contents = QTreeWidget(self)
        self.contents.setHeaderHidden(True)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.itemClicked.connect(self._open_item)
        self.contents.itemActivated.connect(self._open_item)
        live.bind(self.contents, self.contents.setAccessibleName, say("Contents"))
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        live.bind(self.text, self.text.setAccessibleName, say("Text of the manual"))
        self.text.anchorClicked.connect(self._follow)
        self.text.document().setDocumentMargin(24)
        self._lay_out()
        commands.install(self, self._commands())
        theme.changed.connect(self._show_text)
        self._show_choices()
        self.open("")

    def title(self) -> Message:
        return say("Manual")

    def shortcuts(self) -> Sequence[Shortcut]:
        return [command.shortcut() for command in self._commands()]

    def open(self, book: str, rule: str = "") -> None:
        """Open a game's manual (`""`: the program's help), at a rule if one is named."""
        pages = self._book(book).pages
        page = self._book(book).page_of(rule) if rule else None
        if page is None:
            rule, page = "", pages[0] if pages else None
        self._go(Place(book, page.id if page else "", rule))

    def place(self) -> Place:
        """What is being read."""
        return self._visited[self._now]

    def go_back(self) -> None:
        if self._now > 0:
            self._now -= 1
            self._show()

    def go_forward(self) -> None:
        if self._now + 1 < len(self._visited):
            self._now += 1
            self._show()

    def entered(self) -> None:
        self._show_choices()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._visited:
            self._show_choices()
            self._show()
        super().changeEvent(event)

    def _commands(self) -> list[Command]:
        return [
            Command("search", say("Search the manual"), ("Ctrl+F",), self._focus_search),
            Command("back", say("Back"), ("Alt+Left",), self.go_back),
            Command("forward", say("Forward"), ("Alt+Right",), self.go_forward),
        ]

    def _focus_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _book(self, book: str) -> Book:
        key = book, live.language_of(self)
        if key not in self._books:
            game = plugins.find(book).load() if book else None
            self._books[key] = book_of_game(game, key[1]) if game else book_of_program(key[1])
        return self._books[key]

    def _go(self, place: Place) -> None:
        if not self._visited or place != self.place():
            self._visited[self._now + 1 :] = [place]
            self._now += 1
        self._show()

    def _show(self) -> None:
        self.back.setEnabled(self._now > 0)
        self.forward.setEnabled(self._now + 1 < len(self._visited))
        self.chooser.setCurrentIndex(max(0, self.chooser.findData(self.place().book)))
        self._show_contents()
        self._show_text()

    def _show_choices(self) -> None:
        """The program's help and the manuals of the games that can be played."""
        self.chooser.clear()
        self.chooser.addItem(live.text(self, say("Help with the program")), "")
        for plugin in plugins.installed():
            if plugin.usable and plugin.allowed and plugin.manifest:
                title = plugin.manifest.title[live.language_of(self)]
                self.chooser.addItem(title, plugin.id)
        if self._visited:
            self.chooser.setCurrentIndex(max(0, self.chooser.findData(self.place().book)))

    def _show_contents(self) -> None:
        self.contents.clear()
        book, words = self._book(self.place().book), self.search.text()
        if words.strip():
            self._list_hits(book, book.search(words))
            return
        for page in book.pages:
            item = self._item(page.title, Place(book.id, page.id))
            self.contents.addTopLevelItem(item)
            for heading in headings(page):
                if heading.level == 2:
                    place = Place(book.id, page.id, heading=heading.number)
                    item.addChild(self._item(heading.title, place))
            item.setExpanded(page.id == self.place().page)
            if page.id == self.place().page:
                self.contents.setCurrentItem(item)

    def _list_hits(self, book: Book, hits: list[Hit]) -> None:
        for hit in hits:
            number = hit.heading.number if hit.heading else None
            item = self._item(hit.excerpt, Place(book.id, hit.page, heading=number))
            item.setToolTip(0, hit.heading.title if hit.heading else "")
            self.contents.addTopLevelItem(item)
        if not hits:
            nothing = QTreeWidgetItem([live.text(self, say("Nothing found."))])
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.contents.addTopLevelItem(nothing)

    def _item(self, text: str, place: Place) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text])
        item.setData(0, _PLACE, place)
        return item

    def _open_item(self, item: QTreeWidgetItem) -> None:
        place = item.data(0, _PLACE)
        if isinstance(place, Place):
            self._go(place)

    def _open_first_hit(self) -> None:
        first = self.contents.topLevelItem(0)
        if first is not None:
            self._open_item(first)
            self.text.setFocus()

    def _show_text(self) -> None:
        place = self.place()
        page = self._book(place.book).page(place.page)
        if page is None:
            nothing = say("This game has no manual.")
            self.text.setPlainText(live.text(self, nothing))
            return
        document = self.text.document()
        manual_text.fill(document, page)
        if place.rule:
            self._scroll_to(manual_text.anchor_block(document, place.rule), mark=True)
        elif place.heading is not None:
            self._scroll_to(manual_text.heading_block(document, place.heading))
        else:
            self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _scroll_to(self, block: QTextBlock | None, mark: bool = False) -> None:
        if block is None:
            return
        top = self.text.document().documentLayout().blockBoundingRect(block).top()
        self.text.verticalScrollBar().setValue(max(0, int(top) - 16))
        cursor = QTextCursor(block)
        if mark:
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
        self.text.setTextCursor(cursor)

    def _follow(self, address: QUrl) -> None:
        """A link to another page (`5-two-players.md`), to a rule (`#R35`), or both."""
        rule, page = address.fragment(), address.path().removesuffix(".md")
        if not page and rule:
            self.open(self.place().book, rule)
        elif self._book(self.place().book).page(page):
            self._go(Place(self.place().book, page, rule))

    def _button(self, icon: str, name: Message, keys: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icons.icon(icon))
        live.bind(button, button.setAccessibleName, name)
        live.bind(
            button,
            button.setToolTip,
            lambda: f"{live.text(button, name)} ({commands.keys_text(keys)})",
        )
        return button

    def _lay_out(self) -> None:
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        bar = QHBoxLayout()
        bar.addWidget(self.back)
        bar.addWidget(self.forward)
        bar.addWidget(self.chooser, 1)
        side, page = Panel(tight=True), Panel(tight=True)
        side.body.addLayout(bar)
        side.body.addWidget(self.search)
        side.body.addWidget(self.contents, 1)
        page.body.addWidget(self.text)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.addWidget(side)
        split.addWidget(page)
        split.setStretchFactor(1, 1)
        split.setSizes([320, 900])
        split.setChildrenCollapsible(False)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(split)
