"""The board: all tableaus at once, the phases, the hand. It shows, and turns clicks into moves."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from games.rftg.board import choices, departures, fitting, payment
from games.rftg.board.aims import Aims
from games.rftg.board.badge import Badge
from games.rftg.board.card_widget import CardWidget
from games.rftg.board.card_words import contributions
from games.rftg.board.figures import signed
from games.rftg.board.flights import Flights
from games.rftg.board.glow import Glow
from games.rftg.board.hand import Hand
from games.rftg.board.large_card import LargeCard, Shown
from games.rftg.board.phase_strip import PhaseStrip
from games.rftg.board.spotlight import Spotlight
from games.rftg.board.stage import Stage
from games.rftg.board.tableau import Tableau
from games.rftg.rules import cards
from games.rftg.rules.actions import CONSUME, PRODUCE
from games.rftg.rules.position import Race
from suite.contract import Atom, Decision, Event, Message, Move, Position, Subset
from suite.later import later
from suite.ui import theme, walking
from suite.ui.board import Board, BoardHost


class RaceBoard(Board):
    """Race for the Galaxy as one seat sees it."""

    linked = ("card",)

    def __init__(self, host: BoardHost, parent: QWidget | None = None) -> None:
        super().__init__(host, parent)
        self.race: Race | None = None
        self.seat: int | None = None
        self.decision: Decision | None = None
        self.choices = choices.Choices()
        self.picked: Collection[Atom] = ()
        self.suggested: Move | None = None
        self.tableaus: list[Tableau] = []  # the viewer's own first, then in the order of play
        self.asking = ""  # the card whose moves are in the spotlight
        self._paid_for: Decision | None = None  # the payment that was suggested already
        self.strip = PhaseStrip(host)
        self.strip.action_clicked.connect(self._action_clicked)
        self.stage = Stage(host)
        self.stage.changed.connect(self._share_room)
        self.spotlight = self.stage.spotlight
        self.spotlight.move_chosen.connect(self.chosen)
        self.hand = Hand(host)
        for part in (self.hand, self.spotlight):
            part.card_made.connect(self._adopt)
        self.aims = Aims(host, self)
        self.aims.move_chosen.connect(self.chosen)
        self.large = LargeCard(host, self)
        self.flights = Flights(self)
        self._own = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.space("small"))
        self._column.addWidget(self.strip)
        self._column.addWidget(self.stage)
        self._column.addLayout(self._own)
        self._column.addWidget(self.hand)
        self.setMinimumSize(560, 420)
        theme.changed.connect(self._dress)

    # Showing

    def present(
        self,
        view: Position,
        seat: int | None,
        decision: Decision | None,
        events: Sequence[Event],
    ) -> None:
        self.flights.finish()
        race = cast(Race, view)
        if self.race is None or race.players != self.race.players or seat != self.seat:
            self._seat_down(race, seat)
        before = {w.item: departures.place_of(self, w, w.box()) for w in self.hand.widgets}
        if decision is None or decision != self.decision:
            self.asking = ""
        self.race, self.seat, self.decision = race, seat, decision
        self.large.race = race
        self.large.point(None)
        self.choices = choices.sort(decision)
        self.picked, self.suggested = (), None
        self.strip.present(race, seat, self.choices.actions)
        waiting = {pending.seat for pending in race.pending()}
        for tableau in self.tableaus:
            tableau.present(race, tableau.seat in waiting)
        self.hand.present(race, seat, decision)
        self.hand.setVisible(seat is not None)
        self.tableaus[0].show_tools(self.aims.present(race, seat, decision))
        self._light_up()
        self._translate_tools()
        self._show_states()
        self._fly(events, before)
        self._suggest_payment_soon()

    def _seat_down(self, race: Race, seat: int | None) -> None:
        """Build the tableaus: the viewer's own below, the others above in the order of play."""
        self.aims.stop()
        for button in self.aims.buttons:
            button.setParent(self)
        for tableau in self.tableaus[:1]:
            tableau.hide()
            tableau.deleteLater()
        own = 0 if seat is None else seat
        order = [(own + step) % race.players for step in range(race.players)]
        self.tableaus = [Tableau(self.host, place, own=place == own) for place in order]
        for tableau in self.tableaus:
            tableau.card_made.connect(self._adopt)
        self.stage.seat_down(self.tableaus[1:])
        self._own.addWidget(self.tableaus[0])
        for button in self.aims.buttons:
            button.setParent(self.tableaus[0])

    def _light_up(self) -> None:
        """Put into the spotlight what is decided there."""
        race, seat, decision = self.race, self.seat, self.decision
        assert race is not None
        if seat is None or decision is None:
            self.spotlight.clear()
        elif isinstance(decision, Subset) and decision.verb == "keep":
            self.spotlight.show_cards(race, seat, cards.label(race.drawn[seat]))
        elif self.choices.ways:
            world = cards.IDS[race.placing[seat]]
            self.spotlight.show_moves(race, seat, world, self.choices.ways)
        elif self.asking:
            self.spotlight.show_moves(race, seat, self.asking, self.choices.by_card[self.asking])
        else:
            self.spotlight.clear()
        if decision is not None:
            self.spotlight.say(self.host.text(decision.prompt))
        self.stage.show_right()

    def _glow(self) -> Glow:
        assert self.race is not None
        return Glow(self.race, self.decision, self.choices, self.picked, self.suggested)

    def _show_states(self) -> None:
        if self.race is None:
            return
        glow = self._glow()
        glow.show_hand(self.hand)
        glow.show_spotlight(self.spotlight)
        for tableau in self.tableaus:
            glow.show_tableau(tableau, self.host)
        self.strip.mark(self.picked, glow.hinted(), all_picked=glow.all_picked())

    def show_picked(self, items: Collection[Atom]) -> None:
        self.picked = items
        self._show_states()

    def show_suggestion(self, move: Move | None) -> None:
        self.suggested = move
        self._show_states()

    def show_large(self, name: Message) -> None:
        for card, known in enumerate(cards.NAMES):
            if known.text == name.text:
                self.large.show_card(Shown(card))

    def retranslate(self) -> None:
        if self.race is None:
            return
        self.strip.retranslate()
        for tableau in self.tableaus:
            tableau.retranslate()
        self.hand.retranslate()
        self.large.retranslate()
        if self.decision is not None:
            self.spotlight.say(self.host.text(self.decision.prompt))
        self._translate_tools()
        self._show_states()

    def _translate_tools(self) -> None:
        self.stage.retranslate()
        self.aims.retranslate()
        self.tableaus[0].arrange_tools()

    def _dress(self) -> None:
        """Another theme or text size: everything may need another place."""
        parts: list[PhaseStrip | Tableau | Hand | Spotlight] = [self.strip, *self.tableaus]
        for part in [*parts, self.hand, self.spotlight]:
            part.arrange()
        self.retranslate()
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.flights.finish()
        self.flights.setGeometry(self.rect())
        self.large.point(None)
        self._share_room()

    def _share_room(self) -> None:
        """Divide the height between the stage, one's own tableau and the hand."""
        if not self.tableaus:
            return
        room = max(1, self.height() - self.strip.height() - 3 * theme.space("small"))
        lit, longest = self.stage.lit(), self.stage.longest()
        stage, own, hand = fitting.divide(room, longest, lit=lit, watching=self.seat is None)
        if hand:
            stage, own, hand = self._without_waste(stage, own, hand)
            own, hand = self._with_powers(own, hand)
        for place, height in enumerate((stage, own, hand), 1):
            self._column.setStretch(place, height)

    def _without_waste(self, stage: int, own: int, hand: int) -> tuple[int, int, int]:
        """Height that the others' cards cannot use is for one's own, and what these cannot use is
        for the hand; only what even the hand cannot use goes back to the others."""
        width = self.width()
        needed = min(stage, self.stage.used_height(width, stage))
        own += stage - needed
        used = min(own, self.tableaus[0].used_height(width, own))
        more = min(own - used, max(0, self.hand.most_height(width) - hand))
        return needed + own - used - more, used, hand + more

    def _with_powers(self, own: int, hand: int) -> tuple[int, int]:
        """While the own powers are used they must be seen, if the hand can spare the height."""
        if self.race is None or self.race.phase not in (CONSUME, PRODUCE):
            return own, hand
        for given in range(0, hand - self.hand.minimumHeight(), 4):
            if self.tableaus[0].shows_powers(self.width(), own + given):
                return own + given, hand - given
        return own, hand

    # Moving

    def _fly(self, events: Sequence[Event], before: dict[str, QRectF]) -> None:
        if events and theme.look().animation > 0 and self.isVisible():
            self._column.activate()
            self.flights.start(departures.departures(self, events, before))

    def tableau_of(self, seat: int | None) -> Tableau | None:
        return next((tableau for tableau in self.tableaus if tableau.seat == seat), None)

    def hand_place(self, number: int) -> QRectF:
        """Where a drawn card lands."""
        widgets = self.hand.widgets
        if not widgets:
            return departures.place_of(self, self.hand, QRectF(self.hand.rect()))
        widget = widgets[-1 - number % len(widgets)]
        return departures.place_of(self, widget, widget.box())

    def finish_animations(self) -> None:
        self.flights.finish()

    # Pointing

    def _adopt(self, widget: CardWidget) -> None:
        widget.clicked.connect(lambda: self._card_clicked(widget))
        widget.pointed.connect(lambda over: self._pointed(widget, over))
        widget.looked.connect(lambda: self.large.look(widget, self._shown(widget)))

    def _shown(self, widget: CardWidget) -> Shown:
        place = widget.parentWidget()
        if isinstance(place, Tableau):
            return Shown(widget.card, place.seat)
        return Shown(widget.card, self.seat, in_hand=True)

    def _pointed(self, widget: CardWidget, over: bool) -> None:
        """Show the card large soon; of a six-cost development also what it counts."""
        self.large.point(widget if over else None, self._shown(widget))
        if not cards.SIX[widget.card]:
            return
        place = widget.parentWidget()
        tableau = place if isinstance(place, Tableau) else self.tableaus[0]
        points = contributions(widget.card, [counted.card for counted in tableau.widgets])
        for counted, number in zip(tableau.widgets, points, strict=True):
            bonus = Badge("star", signed(number), "gold") if over and number else Badge()
            counted.show_bonus(bonus)

    # Clicking

    def _card_clicked(self, widget: CardWidget) -> None:
        self.large.point(None)
        self.aims.stop()
        place = widget.parentWidget()
        places = choices.places(self.decision)
        own = place is self.hand if places else place is self.tableaus[0]
        moves = self.choices.moves_of(widget.item) if own else []
        if self.race is not None and self._glow().is_item(widget):
            self.toggled.emit(widget.item)
        elif len(moves) == 1:
            self.chosen.emit(moves[0])
        elif moves:
            self._ask_which(widget.item)
        elif place is not self.spotlight:
            self._refuse(choices.wanted_move(self.decision, widget.item))

    def _ask_which(self, item: str) -> None:
        """A card with several moves: they come into the spotlight, or leave it again."""
        self.asking = "" if self.asking == item else item
        self._light_up()
        if self.spotlight.tiles:
            self.spotlight.tiles[0].setFocus()

    def _refuse(self, wanted: Move) -> None:
        verdict = self.host.verdict(wanted)
        if not verdict.legal:
            self.refused.emit(verdict)

    def _action_clicked(self, action: str) -> None:
        what = self.choices.actions.get(action)
        if isinstance(what, Move):
            self.chosen.emit(what)
        elif what is not None:
            self.toggled.emit(what)
        else:
            self._refuse(Move("choose", (action,)))

    def _suggest_payment_soon(self) -> None:
        """Once for each payment, and not before the table knows what is being decided."""
        decision = self.decision
        if not isinstance(decision, Subset) or decision.verb != "pay":
            self._paid_for = None
        elif decision != self._paid_for:
            self._paid_for = decision
            later(0, self, self._suggest_payment)

    def _suggest_payment(self) -> None:
        """Pick what the player will miss least; every card can still be changed."""
        decision = self.decision
        if self.race is None or decision != self._paid_for or self.picked:
            return
        for item in payment.suggest(self.race, cast(Subset, decision)):
            self.toggled.emit(item)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape and self._step_back():
            return
        if event.key() in walking.DIRECTIONS and here is not None:
            target = walking.neighbour(self, here, self._stops(), event.key())
            if target is not None:
                target.setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)

    def _step_back(self) -> bool:
        if self.large.isVisible():
            self.large.point(None)
        elif self.asking:
            self._ask_which(self.asking)
        elif self.stage.enlarged is not None:
            self.stage.enlarge(self.stage.enlarged)
        else:
            return False
        return True

    def _stops(self) -> Iterator[QWidget]:
        """Everything that the keyboard can go to, as far as it is seen."""
        parts: list[QWidget] = [*self.strip.slots, *self.spotlight.tiles, *self.spotlight.widgets]
        for tableau in self.tableaus:
            parts += [*tableau.widgets, tableau.bigger]
        parts += [*self.hand.widgets, *self.aims.buttons, self.stage.peek]
        for part in parts:
            if part.isVisible() and part.focusPolicy() != Qt.FocusPolicy.NoFocus:
                yield part
