"""The board: what lies on the table, and what a click on it means."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.card_uses import offer_uses, use_moves, why_not
from games.galactic_alliances.board.council import CouncilSeat, Heading, WarRow
from games.galactic_alliances.board.galaxy_row import Fleet, SystemCard
from games.galactic_alliances.board.hand import FactionItem
from games.galactic_alliances.board.layout import arrange
from games.galactic_alliances.board.market import Counter
from games.galactic_alliances.board.mat import Mat
from games.galactic_alliances.board.motions import animate
from games.galactic_alliances.board.own_mat import OwnMat
from games.galactic_alliances.board.phase_strip import PhaseStrip
from games.galactic_alliances.board.planet_item import PlanetItem, TokenItem
from games.galactic_alliances.board.prestige import PrestigeTrack
from games.galactic_alliances.board.rival_mat import RivalMat
from games.galactic_alliances.board.sheets import sheet, sheet_of_name
from games.galactic_alliances.board.showing import COLUMNS, show
from games.galactic_alliances.board.targets import icon, meant, targets
from games.galactic_alliances.board.use_words import note_words
from games.galactic_alliances.board.ways import Way, Ways
from games.galactic_alliances.rules.content import COUNCIL, SETUP, TRADE_CARDS
from games.galactic_alliances.rules.galaxy import GONE, PLACES, token_name
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.stages import NOMADS, TURN
from games.galactic_alliances.rules.words import say
from suite.contract import Atom, Decision, Event, Message, Move, Position, Subset
from suite.ui.board import BoardHost
from suite.ui.choices import Choices
from suite.ui.item import Item
from suite.ui.item_board import ItemBoard
from suite.ui.large_view import LargeView, Line, Sheet
from suite.ui.offers import Key, Keys
from suite.ui.panel import Panel

T = TypeVar("T", bound=Item)
K = TypeVar("K", int, str)

_RIVAL_COLOUR = 7
_COLUMN_ICONS = ("cruiser", "relic", "asteroid")
_ANOMALY = ("anomaly", "")
_MOST_MOVES = 4
"""How many moves the large view lists."""


class AlliancesBoard(ItemBoard):
    """The table seen from one seat."""

    linked: ClassVar[Collection[str]] = ("faction", "technology")

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(host, parent)
        self.view: AlliancesPosition | None = None
        self.systems = [SystemCard(self) for _ in range(SETUP.systems)]
        self.planets: dict[int, PlanetItem] = {}
        self.tokens: dict[str, TokenItem] = {}
        self.trades: list[Counter] = []
        self.columns = [Counter(("action", verb), sign, self)
                        for verb, sign in zip(COLUMNS, _COLUMN_ICONS, strict=True)]  # fmt: skip
        self.strip, self.fleet = PhaseStrip(self), Fleet(self)
        self.council_ground, self.council_head = Panel(parent=self), Heading("gavel", self)
        self.council_ground.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.council = [CouncilSeat(space.id, space.prestige, self) for space in COUNCIL]
        self.anomaly, self.war = Counter(_ANOMALY, "telescope", self), WarRow(self)
        self.prestige = PrestigeTrack(self)
        self.mats: list[Mat] = []
        self.hand: list[FactionItem] = []
        self.choices, self.large, self.ways = Choices(self), LargeView(self), Ways(self)
        self.choices.chosen.connect(self.chosen)
        self.ways.chosen.connect(self._go)
        self.ways.refused.connect(self._refuse_use)
        self.fleet_at = -1
        for item in (*self.columns, *self.council, self.anomaly):
            self.listen(item)

    # The contract of boards

    def present(
        self,
        view: Position,
        seat: int | None,
        decision: Decision | None,
        events: Sequence[Event],
    ) -> None:
        assert isinstance(view, AlliancesPosition)
        self.view = view
        self.ways.hide()
        self.take(view, seat, decision)
        self._lay_out_things(view)
        show(self, view)
        self._hear_mats()
        arrange(self)
        self.light()
        self._ask()
        animate(self, events)

    def show_large(self, name: Message) -> None:
        shown = sheet_of_name(name, self.host.text)
        if shown is not None:
            self.large.show_sheet(shown)

    def retranslate(self) -> None:
        if self.view is not None:
            self.ways.hide()
            show(self, self.view)
            self._ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.ways.hide()
        arrange(self)

    # What a board of items says

    def items(self) -> list[Item]:
        on_mats = [item for mat in self.mats for item in mat.items()]
        return [*self.planets.values(), *self.tokens.values(), *self.trades, *self.columns,
                *self.council, self.anomaly, *on_mats, *self.hand]  # fmt: skip

    def targets(self, seat: int, move: Move) -> Keys:
        return targets(move)

    def item_key(self, item: Atom) -> Key:
        return "faction", item

    def meant(self, key: Key) -> Move | None:
        return meant(key, self.view, self.viewer) if self.view is not None else None

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is seen; a spectator sits behind the first seat."""
        return self.seat if self.seat is not None else 0

    def mat(self, side: int) -> Mat:
        """The mat of a side."""
        return next(mat for mat in self.mats if mat.side == side)

    def name(self, side: int) -> str:
        if self.view is not None and side >= self.view.players:
            return self.host.text(say("Artificial opponent"))
        return self.host.seat_name(side)

    def colour(self, side: int) -> int:
        if self.view is not None and side >= self.view.players:
            return _RIVAL_COLOUR
        return self.host.seat_colour(side)

    # The large view

    def listen(self, item: Item) -> None:
        super().listen(item)
        item.pointed.connect(self._point)

    def _point(self, key: Key, over: bool) -> None:
        """Whatever is pointed at is shown large, with all its words, and what a click would do."""
        item = self.sender()
        described = self._described(key) if over and self.ways.isHidden() else None
        if isinstance(item, Item) and described is not None:
            self.large.point(item, lambda: described)
        else:
            self.large.point(None)

    def _described(self, key: Key) -> Sheet | None:
        if self.view is None:
            return None
        found = sheet(key, self.host.text, self.view, self.name)
        if found is None or key[0] in ("faction", "side"):
            return found
        if moves := self.offers.moves(key):
            now = [Line(self.words(move), "check") for move in moves[:_MOST_MOVES]]
        else:
            meant = self.meant(key)
            verdict = self.host.verdict(meant) if meant is not None else None
            why = verdict.why if verdict is not None else None
            now = [Line(self.host.text(why), "lock", "dim")] if why is not None else []
        return replace(found, lines=(*found.lines, *now))

    # Clicks

    def click(self, key: Key) -> None:
        """A faction card opens its uses in the action phase; everything else as always."""
        again = self.ways.isVisible() and self.ways.about == key
        self.ways.hide()
        acting = self.view is not None and self.view.stage in (TURN, NOMADS)
        if again:
            return
        if key[0] != "faction" or not acting:
            super().click(key)
        elif key == self.selected:
            self.select(None)
        else:
            offer_uses(self, str(key[1]))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.ways.hide()
        super().mousePressEvent(event)

    def menu(self, key: Key, moves: Sequence[Move]) -> None:
        """Several moves are about the same thing: they are offered beside it."""
        item = self.item(key)
        title = item.accessibleName() if item is not None else ""
        note = "\n".join(map(self.host.text, note_words(key)))
        self.open_ways(
            key, title, note, [Way(move, icon(move), self.words(move)) for move in moves]
        )

    def open_ways(self, key: Key, title: str, note: str, ways: Sequence[Way]) -> None:
        """Offer the ways to use a thing beside it."""
        self.large.point(None)
        item = self.item(key)
        place = QRect(item.mapTo(self, QPoint(0, 0)), item.size()) if item else self.rect()
        self.ways.offer(key, title, note, ways, place)

    def _go(self, way: object) -> None:
        """Play the move, or use the card so; with an adaptation the planet is chosen next."""
        about = self.ways.about
        self.ways.hide()
        if isinstance(way, Move):
            self.chosen.emit(way)
        elif about is not None and way == "adapt":
            self.select(about)
        elif about is not None:
            self.chosen.emit(use_moves(self, str(about[1]), str(way))[0])

    def _refuse_use(self, kind: object) -> None:
        if self.ways.about is not None:
            self.refused.emit(why_not(self, str(self.ways.about[1]), str(kind)))

    # What lies on the table

    def _lay_out_things(self, view: AlliancesPosition) -> None:
        wanted = [planet for planets in view.on_card for planet in planets]
        self._renew(self.planets, wanted, lambda planet: PlanetItem(planet, self))
        places = [n for n, token in enumerate(view.tokens) if token != GONE]
        names = [token_name(view, n) for n in places if n // PLACES < view.face_up]
        self._renew(self.tokens, names, lambda name: TokenItem(name, self))
        if not self.trades:
            self.trades = [Counter(("trade", TRADE_CARDS[card].id), "handshake", self, foot=True)
                           for card in view.trades]  # fmt: skip
            for trade in self.trades:
                self.listen(trade)
        self._lay_out_mats(view)
        hand = view.sides[self.seat].known_hand() if self.seat is not None else ()
        if tuple(item.faction for item in self.hand) != hand:
            self._remove(self.hand)
            self.hand = [FactionItem(card, self) for card in hand]
            for new in self.hand:
                self.listen(new)

    def _lay_out_mats(self, view: AlliancesPosition) -> None:
        """Whoever looks has the roomy mat; it is another one when another seat looks."""
        sides = range(len(view.sides))
        if [mat.own for mat in self.mats] == [side == self.viewer for side in sides]:
            return
        self._remove(self.mats)
        kinds = [OwnMat if side == self.viewer else RivalMat for side in sides]
        self.mats = [kind(side, self.colour(side), self) for side, kind in enumerate(kinds)]

    def _hear_mats(self) -> None:
        """Clicks on what has come to lie on a mat count."""
        for item in (item for mat in self.mats for item in mat.items()):
            if not item.property("heard"):
                item.setProperty("heard", True)
                self.listen(item)

    def _renew(self, shown: dict[K, T], wanted: Sequence[K], make: Callable[[K], T]) -> None:
        self._remove([shown.pop(key) for key in list(shown) if key not in wanted])
        for key in wanted:
            if key not in shown:
                shown[key] = make(key)
                self.listen(shown[key])

    def _remove(self, items: Sequence[Item]) -> None:
        """Take things from the table; the keyboard stays there."""
        for item in items:
            if item.hasFocus():
                self.setFocus()
            item.hide()
            item.deleteLater()

    def _ask(self) -> None:
        decision, loose = self.decision, self.offers.loose
        if decision is None or isinstance(decision, Subset):
            loose = []
        title = self.host.text(decision.prompt) if decision is not None else ""
        self.choices.offer(title, loose, self.words)
        arrange(self)
