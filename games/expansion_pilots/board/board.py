"""The board: everything laid out in one place, clicks turned into moves, events into motion."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board import layout
from games.expansion_pilots.board.beyond import PilotItem, Space, TokenItem
from games.expansion_pilots.board.dice_hand import DiceHand
from games.expansion_pilots.board.fleet import Fleet
from games.expansion_pilots.board.laying import lay_cards, say_cards
from games.expansion_pilots.board.mat import Mat
from games.expansion_pilots.board.motion import animate
from games.expansion_pilots.board.overlays import Banner, Drama
from games.expansion_pilots.board.planet_item import PlanetItem
from games.expansion_pilots.board.sheets import sheet, sheet_of_name
from games.expansion_pilots.board.targets import SPACE, meant, targets
from games.expansion_pilots.board.tray import Tray
from games.expansion_pilots.rules.flights import twin
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import PILOTS
from games.expansion_pilots.rules.terms import FLEET
from suite.contract import Atom, Decision, Event, Message, Move, Position, Subset
from suite.ui import theme
from suite.ui.board import BoardHost
from suite.ui.choices import Choices
from suite.ui.item import Item
from suite.ui.item_board import ItemBoard
from suite.ui.large_view import LargeView
from suite.ui.offers import Key, Keys

_FOLLOWING = ("follow", "copy")
_PILOT = 148
"""The width of a pilot for hire."""
_PLANET = 215
"""The largest width of a planet in a low row."""
_ROGUE_COLOUR = 7


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
        self.fleet = Fleet(self)
        self.hand = DiceHand(self)
        self.hand.changed.connect(self.light)
        self.space = Space(self)
        for item in (self.space, *self.tray.tools):
            self.listen(item)
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
        lay_cards(self, view)
        self._show_all(view, events)
        animate(self, events)
        self.hand.go_on()

    def show_large(self, name: Message) -> None:
        shown = sheet_of_name(name, self.host.text)
        if shown is not None:
            self.large.show_sheet(shown)

    def retranslate(self) -> None:
        if self.view is not None:
            self._show_all(self.view, ())

    def _show_all(self, view: Galaxies, events: Sequence[Event]) -> None:
        """Everything that has words or can be used; each part once, then all of it in place."""
        say_cards(self, view)
        self.tray.present(view, self.name_of, self._colour, events)
        self._show_mats(view)
        self.fleet.present(view, self._colour)
        self._ask()
        self._arrange(glide=bool(events))
        self.light()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    # What lies on the table

    @property
    def ships(self) -> dict[int, Item]:
        """The ships that are in play, by their numbers."""
        return dict(self.fleet.ships)

    def items(self) -> list[Item]:
        """Everything that can be clicked, dice aside."""
        on_mats = [item for mat in self.mats for item in mat.items()]
        return [*self.planets, *self.pilots, *self.tokens, self.space, *self.tray.tools, *on_mats,
                *self.fleet.ships.values()]  # fmt: skip

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
        self.hand.welcome(item)

    def _point(self, key: Key, over: bool) -> None:
        """Whatever is pointed at is shown large, with all its words."""
        item, view = self.sender(), self.view
        if key[0] == "ship" and view is not None and view.flown[int(key[1])] >= 0:
            key = ("pilot", PILOTS[view.flown[int(key[1])]].id)
        described = sheet(key, self.host.text, view)
        if over and isinstance(item, Item) and described is not None:
            self.large.point(item, lambda: described)
        else:
            self.large.point(None)

    def _show_mats(self, view: Galaxies) -> None:
        for side in range(len(self.mats), view.terms.sides):
            mat = Mat(side, self._colour(side), self, rogue=side == view.terms.rogue)
            mat.arrived.connect(self.listen)
            for item in mat.items():
                self.listen(item)
            self.mats.append(mat)
        own = self.seat if self.seat is not None else 0
        deciding = {decision.seat for decision in view.pending()}
        for mat in self.mats:
            mat.own = mat.side == own
            mat.deciding = mat.side in deciding
            mat.present(view, self.host.text, self.name_of(mat.side))

    def name_of(self, side: int) -> str:
        """Of a player, or of the rogue galaxy."""
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
        solo = view.terms.rogue >= 0
        beyond = bool(self.pilots) or view.terms.exploration
        areas = layout.areas(self.size(), self.tray.fit(self.width()), beyond=beyond, solo=solo)
        self.tray.setGeometry(areas.tray)
        widest = max(theme.px(_PLANET), round(areas.planets.height() * 0.85))
        _lay(self.planets, layout.side_by_side(len(self.planets), areas.planets, widest))
        self._place_beyond(view, areas.beyond)
        others = [mat for mat in self.mats if not mat.own]
        own, places = layout.mat_places(areas.mats, len(others), solo=solo)
        _lay([mat for mat in self.mats if mat.own], [own])
        _lay(others, places)
        for mat in self.mats:
            mat.arrange()  # while the board is hidden, nobody tells a mat that its size changed
        self.fleet.arrange(view, glide=glide)
        self._place_overlays(areas, own)

    def _place_beyond(self, view: Galaxies, room: QRect) -> None:
        """Pilots keep their places, whoever of them is gone."""
        places = len(view.pilot_row) if self.pilots else 0
        pilots, space = layout.split_strip(
            room, places, theme.px(_PILOT), space=view.terms.exploration
        )
        spots = layout.pilot_places(places, pilots)
        there = [spot for spot, pilot in zip(spots, view.pilot_row, strict=False) if pilot >= 0]
        _lay(self.pilots, there)
        self.space.setVisible(view.terms.exploration)
        self.space.setGeometry(space)
        for number, token in enumerate(self.tokens):
            place = self.space.token_slot(number)
            token.setGeometry(place.translated(QPointF(space.topLeft())).toRect())
            token.raise_()

    def _place_overlays(self, areas: layout.Areas, own: QRect) -> None:
        if not self.banner.isHidden():
            left = self.tray.dice_end()
            if self.banner.sizeHint().width() > self.width() - left:
                left = 0  # the title names the die anyway
            self.banner.setGeometry(left, 0, self.width() - left, areas.tray.height())
            self.banner.raise_()
        if not self.choices.isHidden():
            self._place_choices(own)

    def _place_choices(self, own: QRect) -> None:
        """Beside one's own galaxy, so that it hides neither that nor, if possible, the planets."""
        least = self.choices.sizeHint()
        left = own.right() + layout.GAP if own.right() < self.width() - least.width() else 0
        wide = self.width() - left
        high = max(least.height(), min(self.height() - 8, self.choices.heightForWidth(wide)))
        self.choices.setGeometry(
            self.width() - wide, max(0, self.height() - high), wide, min(high, self.height())
        )
        self.choices.raise_()

    # What can be done

    def click(self, key: Key) -> None:
        super().click(self._stand_in(key))

    def _stand_in(self, key: Key) -> Key:
        """What cannot be used itself stands for what can: an equal ship or what lies below it."""
        lit = set(self.offers.lit(self.selected))
        if key in lit or self.view is None:
            return key
        return next((other for other in self._behind(self.view, key) if other in lit), key)

    def _behind(self, view: Galaxies, key: Key) -> Iterator[Key]:
        """The things for which a click on this one may be meant. Of equal ships in one place the
        rules list only the first."""
        if key[0] == "ship":
            yield "ship", self._twin(key)
            below = self.fleet.stands_on(view, int(key[1]))
            if below is not None:
                yield below
                yield from self._behind(view, below)
        if any(token.key == key for token in self.tokens):
            yield SPACE
        for mat in self.mats:
            if any(item.key == key for item in mat.items()[1:]):
                yield mat.key

    def _twin(self, key: Key) -> int:
        """The first of the ships that are equal to this one and in the same place."""
        side, ship = divmod(int(key[1]), FLEET)
        return side * FLEET + twin(self.view, side, ship) if self.view is not None else int(key[1])

    def light(self) -> None:
        super().light()
        for ship in self.fleet.ships.values():
            first = self.fleet.ships[self._twin(ship.key)]
            if first is not ship and not ship.lit:
                ship.show_state(lit=first.lit, chosen=first.chosen, hinted=first.hinted)
        if self.hand.held is not None:
            for item in self.items():
                item.show_state(lit=self.hand.welcomes(item))
        if self.view is not None:
            dice = {int(which) for kind, which in self.offers.lit(self.selected) if kind == "die"}
            self.tray.light(self.view, dice, self.picked)

    def _ask(self) -> None:
        """The questions that are about nothing on the table."""
        decision = self.decision
        if decision is None or isinstance(decision, Subset):
            self.banner.offer("", (), self.words)
            self.choices.offer("", (), self.words)
            return
        following = decision.phase in _FOLLOWING
        title = self.host.text(decision.prompt)
        self.banner.offer(title, decision.moves if following else (), self.words)
        self.choices.offer(title, () if following else self._to_choose(decision), self.words)

    def _to_choose(self, decision: Decision) -> Sequence[Move]:
        """What gets a button of its own; if there are only several ways with one thing, all."""
        about = list(self.offers.by_key.values())
        one_thing = len(about) == 1 and len(about[0]) == decision.count() > 1
        return about[0] if one_thing else self.offers.loose


def _lay(items: Sequence[QWidget], places: Sequence[QRect]) -> None:
    for item, place in zip(items, places, strict=False):
        item.setGeometry(place)
