"""The board: what lies on the table, in words and figures, and what a click on it means."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from games.galactic_alliances.board.card_uses import CardUses, Use
from games.galactic_alliances.board.council import CouncilSeat, Heading, WarRow
from games.galactic_alliances.board.galaxy_row import Fleet, PlanetItem, SystemCard, TokenItem
from games.galactic_alliances.board.hand import USES, FactionItem
from games.galactic_alliances.board.layout import arrange
from games.galactic_alliances.board.market import Counter
from games.galactic_alliances.board.mat import Mat, prestige_of
from games.galactic_alliances.board.phase_strip import PhaseStrip
from games.galactic_alliances.board.prestige import PrestigeTrack
from games.galactic_alliances.board.sheets import sheet, sheet_of_name
from games.galactic_alliances.board.targets import meant, targets
from games.galactic_alliances.board.use_words import (
    ability_names,
    ability_words,
    short_use_words,
    use_words,
)
from games.galactic_alliances.rules.actions import BY_VERB
from games.galactic_alliances.rules.actions.trade import spaces as trade_spaces
from games.galactic_alliances.rules.content import (
    ACTION_NAMES,
    ACTIONS,
    COUNCIL,
    EXPLORE,
    FACTION_INDEX,
    FACTIONS,
    FEES,
    PHASE_NAMES,
    SETUP,
    SYSTEMS,
    TRADE_CARDS,
    WAR_REWARDS,
)
from games.galactic_alliances.rules.galaxy import GONE, PLACES, planet_words, reach, token_name
from games.galactic_alliances.rules.position import AlliancesPosition
from games.galactic_alliances.rules.resources import Amounts
from games.galactic_alliances.rules.stages import NOMADS, PHASES, TURN
from games.galactic_alliances.rules.war import ranks
from games.galactic_alliances.rules.words import say
from suite.contract import (
    Atom,
    Decision,
    Event,
    Message,
    Move,
    Position,
    Subset,
    Verdict,
    refuse,
)
from suite.ui import animation
from suite.ui.board import BoardHost
from suite.ui.choices import Choices
from suite.ui.item import Item
from suite.ui.item_board import ItemBoard
from suite.ui.large_view import LargeView, Line, Sheet
from suite.ui.offers import Key, Keys

T = TypeVar("T", bound=Item)
K = TypeVar("K", int, str)

_RIVAL_COLOUR = 7
_COLUMN_ICONS = ("cruiser", "relic", "asteroid")
_COLUMNS = ("manufacture", "study", "mine")
"""The actions below the three trade cards."""
_PHASES = ("production", "action", "war", "galactic")
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
        self.columns = [Counter(("action", verb), icon, self)
                        for verb, icon in zip(_COLUMNS, _COLUMN_ICONS, strict=True)]  # fmt: skip
        self.strip, self.fleet = PhaseStrip(self), Fleet(self)
        self.council_head = Heading("gavel", self)
        self.council = [CouncilSeat(space.id, space.prestige, self) for space in COUNCIL]
        self.anomaly, self.war = Counter(_ANOMALY, "telescope", self, foot=True), WarRow(self)
        self.prestige = PrestigeTrack(self)
        self.mats: list[Mat] = []
        self.hand: list[FactionItem] = []
        self.choices, self.large, self.uses = Choices(self), LargeView(self), CardUses(self)
        self.choices.chosen.connect(self.chosen)
        self.uses.chosen.connect(self._use_card)
        self.uses.refused.connect(self._refuse_use)
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
        self.uses.hide()
        self.take(view, seat, decision)
        self._lay_out_things(view)
        self._say(view)
        arrange(self)
        self.light()
        self._ask()
        self._animate(events)

    def show_large(self, name: Message) -> None:
        shown = sheet_of_name(name, self.host.text)
        if shown is not None:
            self.large.show_sheet(shown)

    def retranslate(self) -> None:
        if self.view is not None:
            self.uses.hide()
            self._say(self.view)
            self._ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.view is not None:
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
        return meant(key)

    def listen(self, item: Item) -> None:
        super().listen(item)
        item.pointed.connect(self._point)

    def _point(self, key: Key, over: bool) -> None:
        """Whatever is pointed at is shown large, with all its words, and what a click would do."""
        item = self.sender()
        described = self._described(key) if over and self.uses.isHidden() else None
        if isinstance(item, Item) and described is not None:
            self.large.point(item, lambda: described)
        else:
            self.large.point(None)

    def _described(self, key: Key) -> Sheet | None:
        if self.view is None:
            return None
        found = sheet(key, self.host.text, self.view, self._name)
        if found is None or key[0] in ("faction", "main", "side"):
            return found
        if moves := self.offers.moves(key):
            now = [Line(self.words(move), "check") for move in moves[:_MOST_MOVES]]
        else:
            meant = self.meant(key)
            verdict = self.host.verdict(meant) if meant is not None else None
            why = verdict.why if verdict is not None else None
            now = [Line(self.host.text(why), "lock", "dim")] if why is not None else []
        return replace(found, lines=(*found.lines, *now))

    # The four uses of a faction card

    def click(self, key: Key) -> None:
        """A faction card opens its uses in the action phase; everything else as always."""
        again = self.uses.isVisible() and self.uses.card == key[1]
        self.uses.hide()
        acting = self.view is not None and self.view.stage in (TURN, NOMADS)
        if key[0] != "faction" or not acting:
            super().click(key)
        elif key == self.selected:
            self.select(None)
        elif not again:
            self._open_uses(str(key[1]))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.uses.hide()
        super().mousePressEvent(event)

    def _open_uses(self, card: str) -> None:
        text, faction = self.host.text, FACTIONS[FACTION_INDEX[card]]
        self.large.point(None)
        item = self.item(("faction", card))
        place = item.geometry() if item is not None else QRect()
        uses = [self._use(card, kind) for kind in USES]
        abilities = "\n".join(map(text, ability_words(faction)))
        self.uses.offer(card, text(faction.name), abilities, uses, place)

    def _use(self, card: str, kind: str) -> Use:
        text, faction = self.host.text, FACTIONS[FACTION_INDEX[card]]
        title, gives = use_words(faction)[kind]
        why = "" if self._use_moves(card, kind) else text(self._why_not(card, kind).why or title)
        return Use(kind, text(title), text(gives), why)

    def _use_moves(self, card: str, kind: str) -> list[Move]:
        verb = "colonize" if kind == "adapt" else kind
        return [move for move in self.offers.moves(("faction", card)) if move.verb == verb]

    def _why_not(self, card: str, kind: str) -> Verdict:
        """Why a card cannot be used so; without a colonize action there is no adaptation."""
        if kind != "adapt":
            return self.host.verdict(Move(kind, (card,)))
        for probe in (Move("boost", (card,)), Move("mine")):
            if not (verdict := self.host.verdict(probe)):
                return verdict
        return refuse(say("There is no planet to colonize with it now."), "G65")

    def _use_card(self, kind: str) -> None:
        """Play the use; with an adaptation the planet is chosen next."""
        card = self.uses.card
        self.uses.hide()
        if kind == "adapt":
            self.select(("faction", card))
        else:
            self.chosen.emit(self._use_moves(card, kind)[0])

    def _refuse_use(self, kind: str) -> None:
        self.refused.emit(self._why_not(self.uses.card, kind))

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
            fee = self._fee(view, item.key)
            item.present(view.state[planet], colour, fee, text(planet_words(view, planet)))
        for name, token in self.tokens.items():
            token.setAccessibleName(text(say("Exploration token {name}", name=name)))
        within = reach(view, view.sides[self.seat or 0])
        for number, card in enumerate(self.systems):
            up = number < view.face_up
            title = text(SYSTEMS[view.systems[number]].name) if up else ""
            card.present(title, up, up and number == view.fleet, number < within)
        self._say_strip(view)
        self._say_market(view)
        self._say_council(view)
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
        for held in self.hand:
            faction = FACTIONS[held.faction]
            words = tuple(text(short) for short in short_use_words(faction))
            usable = [kind for kind in USES if self._use_moves(faction.id, kind)]
            choosing = self.view is None or self.view.stage not in (TURN, NOMADS)
            held.say(text(faction.name))
            abilities = " ".join(map(text, ability_words(faction)))
            names = ", ".join(map(text, ability_names(faction)))
            held.say_uses(words, USES if choosing else tuple(usable), (abilities, names))

    def _fee(self, view: AlliancesPosition, key: Key) -> Amounts | None:
        """What the cheapest cube on a planet costs now."""
        moves = [move for move in self.offers.moves(key) if move.verb in ("colonize", "develop")]
        if not moves or self.decision is None:
            return None
        seat = self.decision.seat
        return min(BY_VERB[move.verb].terms(view, seat, move.args).pay for move in moves)

    def _say_strip(self, view: AlliancesPosition) -> None:
        text = self.host.text
        deciding = {decision.seat for decision in view.pending()}
        order = [(self._colour(seat), self._name(seat), seat in deciding) for seat in view.order]
        names = [text(PHASE_NAMES[phase]) for phase in _PHASES]
        phase = PHASES[view.stage]
        now = _PHASES.index(phase) if phase in _PHASES else -1
        begun = say("Round {n} of {all}", n=view.round, all=SETUP.rounds)
        title = text(begun if view.round else PHASE_NAMES["setup"])
        self.strip.present(title, names, now, order)

    def _say_market(self, view: AlliancesPosition) -> None:
        text, seat = self.host.text, self.seat if self.seat is not None else 0
        for column, item in enumerate(self.trades):
            trade = TRADE_CARDS[view.trades[column]]
            turned = view.flipped[column]
            item.present(
                text(trade.name),
                trade.exchanges,
                self._cubes(view.trade_cubes[column]),
                spaces=0 if turned else trade_spaces(view),
                golden=text(say("Golden Age")) if turned else "",
            )
        for column, counter in enumerate(self.columns):
            verb = _COLUMNS[column]
            terms = BY_VERB[verb].terms(view, seat, () if verb == "mine" else (1,))
            lines: list[tuple[Amounts, Amounts]] = [(terms.pay, terms.gain)]
            title = text(ACTION_NAMES[ACTIONS.index(verb)])
            counter.present(title, lines, self._cubes(view.board_cubes[column]))

    def _say_council(self, view: AlliancesPosition) -> None:
        text, seat = self.host.text, self.seat if self.seat is not None else 0
        fee = BY_VERB["nominate"].terms(view, seat, (COUNCIL[0].id,)).pay
        self.council_head.present(text(say("Galactic Council")), fee)
        for space, chair in enumerate(self.council):
            holder = view.council[space]
            chair.setVisible(holder != -2)
            who = self._name(holder) if holder >= 0 else ""
            name = text(say("Seat in the council: {name}", name=COUNCIL[space].id))
            chair.present(self._colour(holder) if holder >= 0 else None, f"{name} {who}".strip())
        self.anomaly.present(text(say("Anomaly")), [(FEES[EXPLORE], ())],
                             self._cubes(view.anomaly_cubes))  # fmt: skip
        holders = ranks(view)
        rewards = [(rank, gain, [self._colour(side) for side, held in holders if held == rank])
                  for rank, gain in WAR_REWARDS[view.players].items()]  # fmt: skip
        self.war.present(text(say("War")), rewards)
        stacked = [
            *reversed(view.order),
            *(s for s in range(len(view.sides)) if s not in view.order),
        ]
        order = [side for side in view.arrival if side in stacked] or stacked
        places = [(prestige_of(view, side), self._colour(side)) for side in order]
        self.prestige.present(places, text(say("Prestige")))

    def _cubes(self, counts: Sequence[int]) -> list[int]:
        """The colour of each cube."""
        return [self._colour(side) for side, count in enumerate(counts) for _ in range(count)]

    def _name(self, side: int) -> str:
        if self.view is not None and side >= self.view.players:
            return self.host.text(say("Artificial opponent"))
        return self.host.seat_name(side)

    def _colour(self, side: int) -> int:
        if self.view is not None and side >= self.view.players:
            return _RIVAL_COLOUR
        return self.host.seat_colour(side)

    # What is asked, and what just happened

    def _ask(self) -> None:
        decision, loose = self.decision, self.offers.loose
        if decision is None or isinstance(decision, Subset):
            loose = []
        title = self.host.text(decision.prompt) if decision is not None else ""
        self.choices.offer(title, loose, self.words)
        arrange(self)

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
