"""The board: galaxy above, action board in the middle, alliances and one's hand below."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import ClassVar, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.galaxy_row import PlanetItem, SystemCard, TokenItem
from games.galactic_alliances.board.hand import FactionItem
from games.galactic_alliances.board.market import CouncilSeat, Counter
from games.galactic_alliances.board.mat import Mat, prestige_of
from games.galactic_alliances.board.prestige import PrestigeTrack
from games.galactic_alliances.board.sheets import sheet, sheet_of_name
from games.galactic_alliances.board.targets import meant, targets
from games.galactic_alliances.rules.actions import BY_VERB
from games.galactic_alliances.rules.content import (
    ACTION_NAMES,
    ACTIONS,
    COUNCIL,
    FACTIONS,
    SETUP,
    SYSTEMS,
    TRADE_CARDS,
)
from games.galactic_alliances.rules.galaxy import GONE, PLACES, planet_words, reach, token_name
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import Amounts
from games.galactic_alliances.rules.words import say
from suite.contract import Atom, Decision, Event, Message, Move, Position, Subset
from suite.ui import animation, theme
from suite.ui.board import BoardHost
from suite.ui.choices import Choices
from suite.ui.item import Item
from suite.ui.item_board import ItemBoard
from suite.ui.large_view import LargeView
from suite.ui.offers import Key, Keys

T = TypeVar("T", bound=Item)
K = TypeVar("K", int, str)

_GAP = 6
_RIVAL_COLOUR = 7
_COLUMN_ICONS = ("cruiser", "relic", "asteroid")
_COLUMNS = ("manufacture", "study", "mine")
"""The actions below the three trade cards."""


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
        self.columns = [Counter(("action", verb), icon, self)
                        for verb, icon in zip(_COLUMNS, _COLUMN_ICONS, strict=True)]  # fmt: skip
        self.council = [CouncilSeat(space.id, space.prestige, self) for space in COUNCIL]
        self.prestige = PrestigeTrack(self)
        self.mats: list[Mat] = []
        self.hand: list[FactionItem] = []
        self.choices, self.large = Choices(self), LargeView(self)
        self.choices.chosen.connect(self.chosen)
        for item in (*self.columns, *self.council):
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
        self.take(view, seat, decision)
        self._lay_out_things(view)
        self._say(view)
        self._arrange()
        self.light()
        self._ask()
        self._animate(events)

    def show_large(self, name: Message) -> None:
        shown = sheet_of_name(name, self.host.text)
        if shown is not None:
            self.large.show_sheet(shown)

    def retranslate(self) -> None:
        if self.view is not None:
            self._say(self.view)
            self._ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.view is not None:
            self._arrange()

    # What a board of items says

    def items(self) -> list[Item]:
        on_mats = [item for mat in self.mats for item in mat.items()]
        return [*self.planets.values(), *self.tokens.values(), *self.trades, *self.columns,
                *self.council, *on_mats, *self.hand]  # fmt: skip

    def targets(self, seat: int, move: Move) -> Keys:
        return targets(move)

    def item_key(self, item: Atom) -> Key:
        return "faction", item

    def meant(self, key: Key) -> Move | None:
        return meant(key)

    def listen(self, item: Item) -> None:
        super().listen(item)
        item.pointed.connect(self._point)

    def _point(self, key: Key, over: bool) -> None:
        """Whatever is pointed at is shown large, with all its words."""
        item, described = self.sender(), sheet(key, self.host.text)
        if over and isinstance(item, Item) and described is not None:
            self.large.point(item, lambda: described)
        else:
            self.large.point(None)

    # What lies on the table

    def _lay_out_things(self, view: AlliancesPosition) -> None:
        wanted = [planet for planets in view.on_card for planet in planets]
        self._renew(self.planets, wanted, lambda planet: PlanetItem(planet, self))
        places = [n for n, token in enumerate(view.tokens) if token != GONE]
        names = [token_name(view, n) for n in places if n // PLACES < view.face_up]
        self._renew(self.tokens, names, lambda name: TokenItem(name, self))
        if not self.trades:
            self.trades = [Counter(("trade", TRADE_CARDS[card].id), "handshake", self)
                           for card in view.trades]  # fmt: skip
            for trade in self.trades:
                self.listen(trade)
        for side in range(len(self.mats), len(view.sides)):
            mat = Mat(side, self._colour(side), self)
            self.mats.append(mat)
            for item in (mat, *mat.purses, *mat.technologies):
                self.listen(item)
        hand = view.sides[self.seat].known_hand() if self.seat is not None else ()
        if tuple(item.faction for item in self.hand) != hand:
            for old in self.hand:
                old.hide()
                old.deleteLater()
            self.hand = [FactionItem(card, self) for card in hand]
            for new in self.hand:
                self.listen(new)

    def _renew(self, shown: dict[K, T], wanted: Sequence[K], make: Callable[[K], T]) -> None:
        for gone in [key for key in shown if key not in wanted]:
            shown[gone].hide()
            shown.pop(gone).deleteLater()
        for key in wanted:
            if key not in shown:
                shown[key] = make(key)
                self.listen(shown[key])

    def _say(self, view: AlliancesPosition) -> None:
        """Every word and figure, in the language of the moment."""
        text = self.host.text
        for planet, item in self.planets.items():
            owner = view.holder[planet] if view.state[planet] else None
            colour = None if owner is None else self._colour(owner)
            item.present(view.state[planet], colour, text(planet_words(view, planet)))
        for name, token in self.tokens.items():
            token.setAccessibleName(text(say("Exploration token {name}", name=name)))
        within = reach(view, view.sides[self.seat or 0])
        for number, card in enumerate(self.systems):
            up = number < view.face_up
            title = text(SYSTEMS[view.systems[number]].name) if up else ""
            card.present(title, up, number == view.fleet, number < within)
        self._say_market(view)
        own = self.seat if self.seat is not None else 0
        deciding = {decision.seat for decision in view.pending()}
        points = {standing.seat: standing.total for standing in view.standings().seats}
        for mat in self.mats:
            mat.roomy, mat.deciding = mat.side == own, mat.side in deciding
            mat.present(view, text, self._name(mat.side), points.get(mat.side, 0))
            for part in (*mat.mains, *mat.unique):
                if not part.property("heard"):
                    part.setProperty("heard", True)
                    self.listen(part)
                    part.setVisible(isinstance(part, FactionItem) or mat.roomy)
        for card_in_hand in self.hand:
            card_in_hand.say(text(FACTIONS[card_in_hand.faction].name))

    def _say_market(self, view: AlliancesPosition) -> None:
        text, seat = self.host.text, self.seat if self.seat is not None else 0
        for column, item in enumerate(self.trades):
            trade = TRADE_CARDS[view.trades[column]]
            cubes = self._cubes(view.trade_cubes[column])
            item.present(text(trade.name), trade.exchanges, cubes, golden=view.flipped[column])
        for column, counter in enumerate(self.columns):
            verb = _COLUMNS[column]
            terms = BY_VERB[verb].terms(view, seat, () if verb == "mine" else (1,))
            lines: list[tuple[Amounts, Amounts]] = [(terms.pay, terms.gain)]
            title = text(ACTION_NAMES[ACTIONS.index(verb)])
            there = view.anomaly_cubes if verb == "mine" else view.board_cubes[column]
            counter.present(title, lines, self._cubes(there))
        for space, chair in enumerate(self.council):
            holder = view.council[space]
            chair.setVisible(holder != -2)
            who = self._name(holder) if holder >= 0 else ""
            name = text(say("Seat in the council: {name}", name=COUNCIL[space].id))
            chair.present(self._colour(holder) if holder >= 0 else None, f"{name} {who}".strip())
        stacked = [
            *reversed(view.order),
            *(s for s in range(len(view.sides)) if s not in view.order),
        ]
        order = [side for side in view.arrival if side in stacked] or stacked
        places = [(prestige_of(view, side), self._colour(side)) for side in order]
        self.prestige.present(places, text(say("Prestige")))

    def _cubes(self, counts: Sequence[int]) -> list[tuple[int, int]]:
        return [(self._colour(side), count) for side, count in enumerate(counts) if count]

    def _name(self, side: int) -> str:
        if self.view is not None and side >= self.view.players:
            return self.host.text(say("Artificial opponent"))
        return self.host.seat_name(side)

    def _colour(self, side: int) -> int:
        if self.view is not None and side >= self.view.players:
            return _RIVAL_COLOUR
        return self.host.seat_colour(side)

    # Where everything lies

    def _arrange(self) -> None:
        view = self.view
        if view is None:
            return
        wide, high = self.width(), self.height()
        hand = min(theme.px(132), round(high * 0.21)) if self.hand else 0
        galaxy = QRect(0, 0, wide, round((high - hand) * 0.36))
        market = QRect(0, galaxy.bottom() + _GAP, wide, round((high - hand) * 0.26))
        mats = QRect(0, market.bottom() + _GAP, wide, high - hand - market.bottom() - 2 * _GAP)
        self._place_galaxy(view, galaxy)
        self._place_market(market)
        self._place_mats(mats)
        self._place_hand(QRect(0, high - hand, wide, hand))
        if self.choices.isVisible():
            size = self.choices.sizeHint()
            left, top = (wide - size.width()) // 2, max(8, (high - size.height()) // 2)
            self.choices.setGeometry(left, top, size.width(), size.height())
            self.choices.raise_()

    def _place_galaxy(self, view: AlliancesPosition, room: QRect) -> None:
        count = len(self.systems)
        step = (room.width() + _GAP) // count
        for number, card in enumerate(self.systems):
            card.setGeometry(room.left() + number * step, room.top(), step - _GAP, room.height())
            if number < view.face_up:
                self._place_system(view, number, card)

    def _place_system(self, view: AlliancesPosition, number: int, card: SystemCard) -> None:
        """Planets in rows of two, the exploration tokens after them."""
        places = [number * PLACES + n for n in range(PLACES)]
        tokens = [token_name(view, n) for n in places if view.tokens[n] != GONE]
        things: list[Item] = [self.planets[planet] for planet in view.on_card[number]]
        things += [self.tokens[name] for name in tokens]
        room = card.room().toRect().translated(card.pos())
        columns = 2 if len(things) <= 4 else 3
        rows = -(-len(things) // columns) if things else 1
        wide, high = room.width() // columns, room.height() // rows
        for place, item in enumerate(things):
            row, column = divmod(place, columns)
            item.setGeometry(room.left() + column * wide, room.top() + row * high, wide, high)
            item.raise_()

    def _place_market(self, room: QRect) -> None:
        """Trade cards above their columns at the left, council and prestige at the right."""
        split = round(room.width() * 0.62)
        step = split // len(self.trades)
        trade = round(room.height() * 0.58)
        for column, (card, action) in enumerate(zip(self.trades, self.columns, strict=True)):
            left = room.left() + column * step
            card.setGeometry(left, room.top(), step - 2, trade)
            action.setGeometry(left, room.top() + trade, step - 2, room.height() - trade)
        left = room.left() + split + _GAP
        rest = room.right() - left
        chairs = [chair for chair in self.council if not chair.isHidden()]
        seat = min(theme.px(60), rest // max(1, len(chairs)))
        for number, chair in enumerate(chairs):
            chair.setGeometry(left + number * seat, room.top(), seat - 2, theme.px(40))
        top = room.top() + theme.px(44)
        self.prestige.setGeometry(left, top, rest, room.bottom() - top)

    def _place_mats(self, room: QRect) -> None:
        own = next((mat for mat in self.mats if mat.roomy), None)
        others = [mat for mat in self.mats if mat is not own]
        wide = round(room.width() * (0.62 if others else 1.0))
        if own is not None:
            own.setGeometry(room.left(), room.top(), wide - _GAP, room.height())
            own.arrange()
        down = min(room.height() // max(1, len(others)), theme.px(96))
        for number, mat in enumerate(others):
            mat.setGeometry(room.left() + wide, room.top() + number * down,
                            room.width() - wide, down - 2)  # fmt: skip
            mat.arrange()

    def _place_hand(self, room: QRect) -> None:
        if not self.hand:
            return
        wide = min(theme.px(126), (room.width() - _GAP * len(self.hand)) // len(self.hand))
        for number, item in enumerate(self.hand):
            left = room.left() + number * (wide + _GAP)
            item.setGeometry(left, room.top(), wide, room.height())
            item.raise_()

    # What is asked, and what just happened

    def _ask(self) -> None:
        decision, loose = self.decision, self.offers.loose
        if decision is None or isinstance(decision, Subset):
            loose = []
        title = self.host.text(decision.prompt) if decision is not None else ""
        self.choices.offer(title, loose, self.words)
        self._arrange()

    def _animate(self, events: Sequence[Event]) -> None:
        """What an alliance gains rises from its mat."""
        delay = 0
        for event in events:
            side = event.data.get("side")
            if event.data.get("gain") and isinstance(side, int) and event.message is not None:
                mat = self.mats[side]
                at = QPointF(mat.mapTo(self, QPoint(mat.width() // 2, mat.height() // 2)))
                animation.rise(self, self.host.text(event.message), at, delay=delay)
                delay += 250
