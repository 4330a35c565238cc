"""The board: everything laid out in one place, clicks turned into moves, events into motion."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import ClassVar, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.beyond import PilotItem, Space, TokenItem, middle
from games.expansion_pilots.board.mat import Mat
from games.expansion_pilots.board.overlays import Banner, Drama
from games.expansion_pilots.board.placing import aimed, dropped
from games.expansion_pilots.board.planet_item import PlanetItem
from games.expansion_pilots.board.sheets import sheet, sheet_of_name
from games.expansion_pilots.board.ship_item import ShipItem
from games.expansion_pilots.board.targets import meant, targets
from games.expansion_pilots.board.tray import Tray
from games.expansion_pilots.rules.flights import twin
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import (
    PILOTS,
    PLANETS,
    REROLL_PRICE,
    SHIP_NAMES,
    TOKEN_INDEX,
    TOKENS,
)
from games.expansion_pilots.rules.terms import (
    FLEET,
    HAZARD,
    HOME,
    LOCKED,
    ORBIT,
    SURFACE,
    UNEXPLORED,
)
from suite.contract import Atom, Decision, Event, Message, Move, Position, Subset, Words
from suite.ui import animation, theme
from suite.ui.board import BoardHost
from suite.ui.choices import Choices
from suite.ui.grab import Hand
from suite.ui.item import Item
from suite.ui.item_board import ItemBoard
from suite.ui.large_view import LargeView
from suite.ui.offers import Key, Keys

say = Words("expansion_pilots")

T = TypeVar("T", bound=Item)

_FOLLOWING = ("follow", "copy")
_GAP = 6
_PILOT = 148
"""The width of a pilot for hire."""
_ROGUE_COLOUR = 7
_SHIP = 30
_SHIP_SHARE = 0.042
"""The size of ships: at least so many pixels, and so large a part of a high board."""


class GalaxiesBoard(ItemBoard):
    """The table seen from one seat: dice above, planets in the middle, galaxies below."""

    linked: ClassVar[Collection[str]] = ("planet", "pilot", "token")
    taken: ClassVar[Collection[str]] = ("ship",)

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(host, parent)
        self.view: Galaxies | None = None
        self.tray = Tray(host.text)
        self.tray.setParent(self)
        self.tray.clicked.connect(self.click)
        self.planets: list[PlanetItem] = []
        self.pilots: list[PilotItem] = []
        self.tokens: list[TokenItem] = []
        self.mats: list[Mat] = []
        self.ships: dict[int, ShipItem] = {}
        self.hand = Hand(self)
        self._aim: Key | None = None
        for number, die in enumerate(self.tray.dice):
            self.hand.lend(die, number, die.picture, self._may_take(number))
        self.hand.placed.connect(self._put_die)
        self.hand.changed.connect(self.light)
        self.space = Space(self)
        self.listen(self.space)
        self.choices, self.banner, self.drama = Choices(self), Banner(self), Drama(self)
        self.large = LargeView(self)
        self.choices.chosen.connect(self.chosen)
        self.banner.chosen.connect(self.chosen)

    # The contract of boards

    def present(
        self,
        view: Position,
        seat: int | None,
        decision: Decision | None,
        events: Sequence[Event],
    ) -> None:
        assert isinstance(view, Galaxies)
        self.view = view
        self.take(view, seat, decision)
        self._lay_cards(view)
        self._show_dice(view, events)
        self._show_mats(view)
        self._arrange(glide=bool(events))
        self.light()
        self._ask()
        self._animate(events)
        self._go_on()

    def show_large(self, name: Message) -> None:
        shown = sheet_of_name(name, self.host.text)
        if shown is not None:
            self.large.show_sheet(shown)

    def retranslate(self) -> None:
        if self.view is None:
            return
        self._say()
        self._show_dice(self.view, ())
        for mat in self.mats:
            mat.present(self.view, self.host.text, self._name(mat.side))
        self._ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.view is not None:
            self._arrange()

    # What lies on the table

    def items(self) -> list[Item]:
        """Everything that can be clicked, dice aside."""
        on_mats = [item for mat in self.mats for item in mat.items()]
        return [*self.planets, *self.pilots, *self.tokens, self.space, *on_mats,
                *self.ships.values()]  # fmt: skip

    def item(self, key: Key) -> QWidget | None:
        return self.tray.dice[int(key[1])] if key[0] == "die" else super().item(key)

    def targets(self, seat: int, move: Move) -> Keys:
        return targets(self.view, seat, move) if self.view is not None else ()

    def item_key(self, item: Atom) -> Key:
        return "die", item

    def meant(self, key: Key) -> Move | None:
        if self.view is None:
            return None
        return meant(key, self.view, self.seat if self.seat is not None else 0)

    def listen(self, item: Item) -> None:
        super().listen(item)
        item.pointed.connect(self._point)
        self._welcome(item)

    def _point(self, key: Key, over: bool) -> None:
        """Whatever is pointed at is shown large, with all its words."""
        item = self.sender()
        described = sheet(key, self.host.text)
        if over and isinstance(item, Item) and described is not None:
            self.large.point(item, lambda: described)
        else:
            self.large.point(None)

    def _lay_cards(self, view: Galaxies) -> None:
        """Cards that left go, cards that came are laid down."""
        self.planets = self._renew(self.planets, view.row, lambda p: p.planet, PlanetItem)
        self.pilots = self._renew(self.pilots, view.pilot_row, lambda p: p.pilot, PilotItem)
        tokens = [*view.face_up, *self._drawn(view)]
        self.tokens = self._renew(self.tokens, tokens, lambda t: t.token, TokenItem)
        for side in range(len(self.mats), view.terms.sides):
            mat = Mat(side, self._colour(side), self, rogue=side == view.terms.rogue)
            for item in mat.items():
                self.listen(item)
            self.mats.append(mat)
        for number, where in enumerate(view.where):
            if where != LOCKED and number not in self.ships:
                ship = ShipItem(number, self._colour(number // FLEET), self)
                self.listen(ship)
                self.ships[number] = ship
        self._say()

    def _drawn(self, view: Galaxies) -> list[int]:
        """The token that was drawn and may be taken: it lies nowhere yet."""
        offered = [TOKEN_INDEX[str(which)] for kind, which in self.offers.by_key if kind == "token"]
        return [token for token in offered if token not in view.face_up]

    def _renew(
        self,
        shown: list[T],
        wanted: Sequence[int],
        card_of: Callable[[T], int],
        make: Callable[[int, QWidget], T],
    ) -> list[T]:
        kept = {card_of(item): item for item in shown}
        made = []
        for card in (card for card in wanted if card >= 0):  # below: a place that stays empty
            item = kept.pop(card, None)
            if item is None:
                item = make(card, self)
                self.listen(item)
            made.append(item)
        for gone in kept.values():
            gone.hide()
            gone.deleteLater()
        return made

    def _say(self) -> None:
        """Every word on the cards, in the language of the moment."""
        text = self.host.text
        for planet in self.planets:
            card = PLANETS[planet.planet]
            planet.say(text(card.name), text(card.text))
        for pilot in self.pilots:
            person = PILOTS[pilot.pilot]
            ships = tuple(SHIP_NAMES[ship] for ship in person.trained)
            pilot.say(
                text(person.name),
                text(person.text),
                text(Message("{ships}", {"ships": ships}, domain="")),
            )
        for token in self.tokens:
            found = TOKENS[token.token]
            token.say(text(found.name), text(found.text))
        if self.view is not None:
            title = text(say("Unexplored space"))
            self.space.show_deck(title, len(self.view.token_deck))

    def _show_dice(self, view: Galaxies, events: Sequence[Event]) -> None:
        rolled: set[int] = set()
        for event in events:
            if event.kind == "rolled":
                rolled = set(range(len(view.dice)))
            elif event.kind == "rerolled":
                dice = event.data["dice"]
                assert isinstance(dice, tuple)
                rolled |= {int(number) for number in dice}
        active = view.active if view.active >= 0 else 0
        self.tray.present(view, self._name(active), self._colour(active), rolled)
        sides = range(view.terms.sides)
        standing = ", ".join(f"{self._name(side)} {view.score[side]}" for side in sides)
        self.tray.scores.present(view.score, [self._colour(side) for side in sides], standing)
        free = say("The next reroll is free.")
        paid = say.many("A reroll costs {n} energy.", "A reroll costs {n} energy.", n=REROLL_PRICE)
        self.tray.say(self.host.text(paid if view.rerolls else free))

    def _show_mats(self, view: Galaxies) -> None:
        own = self.seat if self.seat is not None else 0
        deciding = {decision.seat for decision in view.pending()}
        for mat in self.mats:
            mat.roomy = mat.side == own
            mat.deciding = mat.side in deciding
            mat.present(view, self.host.text, self._name(mat.side))
            for item in (*mat.colonies, *mat.tracks):
                if not item.property("heard"):
                    item.setProperty("heard", True)
                    self.listen(item)

    def _name(self, side: int) -> str:
        view = self.view
        if view is not None and side == view.terms.rogue:
            who = view.who(side)
            return self.host.text(who) if isinstance(who, Message) else ""
        return self.host.seat_name(side)

    def _colour(self, side: int) -> int:
        view = self.view
        if view is not None and side == view.terms.rogue:
            return _ROGUE_COLOUR
        return self.host.seat_colour(side)

    # Where everything lies

    def _arrange(self, *, glide: bool = False) -> None:
        view = self.view
        if view is None:
            return
        beyond = bool(self.pilots) or view.terms.exploration
        tray = max(self.tray.sizeHint().height(), theme.px(84))
        self.tray.setGeometry(0, 0, self.width(), tray)
        rest = self.height() - tray - 2 * _GAP
        middle_share = 0.47 if not beyond else 0.38
        if view.terms.rogue >= 0:
            middle_share -= 0.05  # four planets have width to spare, the ladder needs height
        row = QRect(0, tray + _GAP, self.width(), round(rest * middle_share))
        self._place_row(self.planets, row, max(theme.px(215), round(row.height() * 0.8)))
        top = row.bottom() + _GAP
        if beyond:
            strip = QRect(0, top, self.width(), round(rest * 0.17))
            self._place_beyond(view, strip)
            top = strip.bottom() + _GAP
        self.space.setVisible(view.terms.exploration)
        self._place_mats(QRect(0, top, self.width(), self.height() - top))
        self._place_ships(view, glide)
        self._place_overlays(row)

    def _place_row(self, items: Sequence[QWidget], room: QRect, widest: int) -> None:
        if not items:
            return
        wide = min(widest, (room.width() - _GAP * (len(items) - 1)) // len(items))
        left = room.left() + (room.width() - (wide + _GAP) * len(items) + _GAP) // 2
        for number, item in enumerate(items):
            item.setGeometry(left + number * (wide + _GAP), room.top(), wide, room.height())

    def _place_beyond(self, view: Galaxies, room: QRect) -> None:
        """Pilots to the left, unexplored space with its tokens to the right."""
        split = 0
        if self.pilots:
            split = room.width() if not view.terms.exploration else self._pilots_wide(room.width())
            self._place_pilots(QRect(room.left(), room.top(), split - _GAP, room.height()))
        self.space.setGeometry(split, room.top(), room.width() - split, room.height())
        for number, token in enumerate(self.tokens):
            token.setGeometry(self._here(self.space, self.space.token_slot(number)).toRect())
            token.raise_()

    def _pilots_wide(self, room: int) -> int:
        """As wide as their names are; tokens have more to say."""
        needed = self._pilot_columns() * theme.px(_PILOT)
        return min(max(needed, round(room * 0.4)), round(room * 0.54))

    def _pilot_columns(self) -> int:
        """In two rows, so that every name has its width."""
        return max(1, -(-len(self.pilots) // 2))

    def _place_pilots(self, room: QRect) -> None:
        columns = self._pilot_columns()
        wide, high = room.width() / columns, room.height() // 2
        for number, pilot in enumerate(self.pilots):
            row, column = divmod(number, columns)
            left = round(column * wide)
            pilot.setGeometry(
                room.left() + left, room.top() + row * high, round((column + 1) * wide) - left, high
            )

    def _place_mats(self, room: QRect) -> None:
        """One's own galaxy large at the left, the others beside it."""
        own = next((mat for mat in self.mats if mat.roomy), None)
        others = [mat for mat in self.mats if mat is not own]
        share = 0.5 if len(others) < 3 and not any(mat.rogue for mat in others) else 0.44
        wide = room.width() if not others else round(room.width() * share)
        if own is not None:
            own.setGeometry(room.left(), room.top(), wide - _GAP, room.height())
            own.arrange()
        columns = 1 if len(others) < 2 else 2
        rows = -(-len(others) // columns) if others else 1
        if not others:
            return
        across = (room.width() - wide - _GAP * (columns - 1)) // columns
        down = (room.height() - _GAP * (rows - 1)) // rows
        for number, mat in enumerate(others):
            row, column = divmod(number, columns)
            left = room.left() + wide + column * (across + _GAP)
            alone = column == 0 and number == len(others) - 1
            wide_here = room.right() + 1 - left if alone else across
            mat.setGeometry(left, room.top() + row * (down + _GAP), wide_here, down)
            mat.arrange()

    def _place_ships(self, view: Galaxies, glide: bool) -> None:
        for number, ship in self.ships.items():
            ship.show_kind(view.kind[number])
            place = self._ship_place(view, number)
            ship.setVisible(place is not None)
            if place is None:
                continue
            largest = max(theme.px(_SHIP), self.height() * _SHIP_SHARE)
            side = round(min(largest, place.height() + 8, place.width() + 10))
            box = middle(place, max(20, side)).toRect()
            ship.resize(box.size())
            if glide and ship.pos() != box.topLeft() and not ship.pos().isNull():
                animation.stop(ship)
                animation.move(ship, QPointF(box.topLeft()), 420)
            else:
                animation.stop(ship)
                ship.move(box.topLeft())
            ship.raise_()

    def _ship_place(self, view: Galaxies, number: int) -> QRectF | None:
        """Where a ship stands, in the coordinates of the board."""
        side, where = number // FLEET, view.where[number]
        if where == LOCKED:
            return None
        if where == HOME:
            home = self.mats[side].home
            return self._here(home, home.slot(number % FLEET))
        if where >= HAZARD:
            track = self.mats[side].track_of(number)
            return self._here(track, track.space(view.rank[number])) if track else None
        if where == UNEXPLORED:
            there = [n for n, place in enumerate(view.where) if place == UNEXPLORED]
            return self._here(self.space, self.space.slot(there.index(number), len(there)))
        on_surface = SURFACE <= where < ORBIT
        card = where - (SURFACE if on_surface else ORBIT)
        planet = next((item for item in self.planets if item.planet == card), None)
        if planet is None:
            return None
        same = [
            n
            for n, place in enumerate(view.where)
            if place == where and (on_surface or view.rank[n] == view.rank[number])
        ]
        area = planet.surface() if on_surface else planet.space(view.rank[number])
        step = area.width() / len(same)
        spot = QRectF(area.left() + step * same.index(number), area.top(), step, area.height())
        return self._here(planet, spot)

    def _here(self, item: QWidget, place: QRectF) -> QRectF:
        return place.translated(QPointF(item.mapTo(self, QPoint(0, 0))))

    def _place_overlays(self, row: QRect) -> None:
        if self.banner.isVisible():
            left = self.tray.dice_end()
            if self.banner.sizeHint().width() > self.width() - left:
                left = 0  # the title names the die anyway
            self.banner.setGeometry(left, 0, self.width() - left, self.tray.height())
            self.banner.raise_()
        if self.choices.isVisible():
            wide = min(self.width() - 24, max(theme.px(420), self.choices.sizeHint().width()))
            high = min(self.height() - 16, self.choices.heightForWidth(wide))
            high = max(high, self.choices.sizeHint().height())
            top = max(8, row.center().y() - high // 2)
            self.choices.setGeometry((self.width() - wide) // 2, top, wide, high)
            self.choices.raise_()

    # What can be done

    def click(self, key: Key) -> None:
        super().click(self._stand_in(key))

    def _stand_in(self, key: Key) -> Key:
        """Of equal ships in one place the rules list only the first: it stands for the others."""
        if key[0] != "ship" or key in self.offers or self.view is None:
            return key
        side, ship = divmod(int(key[1]), FLEET)
        return "ship", side * FLEET + twin(self.view, side, ship)

    def light(self) -> None:
        super().light()
        for ship in self.ships.values():
            first = self.ships.get(int(self._stand_in(ship.key)[1]), ship)
            if first is not ship:
                ship.show_state(lit=first.lit, chosen=first.chosen, hinted=first.hinted)
        held = self.hand.held
        if held is not None:
            for item in self.items():
                item.show_state(lit=self.hand.welcomes(item))
        if self.view is not None:
            dice = {int(which) for kind, which in self.offers.lit(self.selected) if kind == "die"}
            self.tray.light(self.view, dice, self.picked)

    # Dice that are grabbed and put somewhere

    def _may_take(self, die: int) -> Callable[[], bool]:
        return lambda: not isinstance(self.decision, Subset) and ("die", die) in self.offers

    def _welcome(self, item: Item) -> None:
        """Dice can be put on this thing, whenever it is about them."""
        self.hand.offer(item, item, lambda die: bool(self._meaning(die, item.key)))

    def _meaning(self, die: object, place: Key) -> list[Move]:
        if self.view is None or self.seat is None or not isinstance(die, int):
            return []
        return dropped(self.view, self.seat, self.offers, die, place)

    def _put_die(self, die: int, item: Item) -> None:
        moves = self._meaning(die, item.key)
        if len(moves) > 1:
            self.menu(item.key, moves)
        elif moves:
            self._aim = item.key
            self.chosen.emit(moves[0])

    def _go_on(self) -> None:
        """A die was put somewhere: if the next question is about that place, it is clicked.
        Only once everything is shown, because a click may bring the next position."""
        if self._aim is None or self.view is None or self.decision is None or self.seat is None:
            return
        key, self._aim = aimed(self.view, self.seat, self.offers, self._aim), None
        if key is not None and self.offers.partners(key):
            self.select(key)
        elif key is not None:
            QTimer.singleShot(0, self, lambda: self.click(key))

    def _ask(self) -> None:
        """The questions that are about nothing on the table."""
        decision, offers = self.decision, self.offers
        if decision is None or isinstance(decision, Subset):
            self.banner.offer("", (), self.words)
            self.choices.offer("", (), self.words)
            return
        following = decision.phase in _FOLLOWING
        title = self.host.text(decision.prompt)
        self.banner.offer(title, decision.moves if following else (), self.words)
        self.choices.offer(title, () if following else offers.loose, self.words)
        self._arrange()

    # What just happened

    def _animate(self, events: Sequence[Event]) -> None:
        delay = 0
        for event in events:
            if event.kind == "token_drawn":
                self._show_drawn(event)
            elif event.kind in ("gained", "colonised", "upgraded"):
                delay += self._show_gain(event, delay)

    def _show_drawn(self, event: Event) -> None:
        if theme.look().animation <= 0:
            return
        token = TOKEN_INDEX[str(event.data["token"])]
        text = self.host.text
        self.drama.show_token(token, text(TOKENS[token].name), text(TOKENS[token].text))

    def _show_gain(self, event: Event, delay: int) -> int:
        side = int(str(event.data["side"]))
        if not 0 <= side < len(self.mats) or event.message is None:
            return 0
        mat = self.mats[side]
        at = QPointF(mat.mapTo(self, mat.rect().center()))
        animation.rise(self, self.host.text(event.message), at, delay=delay)
        return 250
