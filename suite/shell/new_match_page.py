"""The page where a match is prepared: who plays, by which options, with which seed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIntValidator, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from suite.bots.any_game import levels
from suite.contract import Game, Manifest, Message, Words
from suite.language.live import bind
from suite.plugins import PluginFault
from suite.shell.commands import Command, install
from suite.shell.cover import CoverBanner
from suite.shell.option_controls import OptionControl
from suite.shell.option_fields import fields_of, validated
from suite.shell.page import Page, Shortcut
from suite.shell.seat_rows import BOT_NAMES, COLOURS, SeatRow
from suite.store import Kind, MatchSetup, Seat
from suite.ui import theme
from suite.ui.buttons import Button
from suite.ui.labels import Label
from suite.ui.panel import Panel
from suite.ui.snug_area import SnugArea

if TYPE_CHECKING:
    from suite.shell.program import Program

say = Words("shell")

_LARGEST_SEED = 999_999_999

_TWO_COLUMNS, _MARGINS = 1000, 70


class NewMatchPage(Page):
    """Built anew for each game from its options model; remembers the last choice."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(program, parent)
        self.game: Game | None = None
        self.manifest: Manifest | None = None
        self.rows: list[SeatRow] = []
        self.controls: dict[str, OptionControl] = {}
        self.banner = CoverBanner()
        self.banner.back.clicked.connect(lambda: program.go("library"))
        self.players = Panel(say("Players"))
        self.add = Button(say("Add a player"), icon="plus", size="small", on_click=self.add_seat)
        self.players.header.addWidget(self.add)
        self.seats = QVBoxLayout()
        self.seats.setSpacing(8)
        self.players.body.addLayout(self.seats)
        self.players.body.addWidget(Label(_AT_ONE_SCREEN, "small", wrap=True))
        self.players.body.addStretch()
        self.options = Panel(say("Options"))
        self.option_column = QVBoxLayout()
        self.option_column.setSpacing(14)
        self.no_options = Label(say("This game has no options to choose."), "dim", wrap=True)
        self.fault = Label("", "bad", wrap=True)
        self.start_button = Button(
            say("Start the match"), kind="primary", icon="play", size="large", on_click=self.start
        )
        self._make_seed()
        self._lay_out()
        install(self, self._commands())

    def title(self) -> Message:
        return say("New match")

    def shortcuts(self) -> Sequence[Shortcut]:
        return [command.shortcut() for command in self._commands()]

    def prepare(self, game_id: str) -> bool:
        """Get ready for a match of this game; tells why if it cannot be loaded."""
        try:
            game = self.program.game(game_id)
            model = game.options()
        except PluginFault as error:
            self.program.toast(error.why, tone="bad")
            self.program.plugins_changed.emit()
            return False
        plugin = self.program.plugin(game_id)
        assert plugin is not None
        assert plugin.manifest is not None
        self.game, self.manifest = game, plugin.manifest
        theme.set_accent(self, plugin.manifest.accent)
        self.banner.show_game(game_id, plugin.manifest)
        kept = self.program.recall(f"new.{game_id}", {})
        kept = kept if isinstance(kept, dict) else {}
        self._show_options(model, kept.get("options"))
        self._show_seats(_seats_from(kept.get("seats")))
        self.new_seed()
        return True

    # -- seats -----------------------------------------------------------------------------------

    def add_seat(self) -> None:
        """One more player, as a bot with a free colour and name."""
        taken = {row.colour.colour for row in self.rows}
        names = {row.seat().name for row in self.rows}
        colour = next(c for c in range(len(COLOURS)) if c not in taken)
        name = next((n for n in BOT_NAMES if n not in names), BOT_NAMES[0])
        self._add_row(Seat(name, colour, Kind.BOT, self._usual_level()))
        self._check()

    def _usual_level(self) -> str:
        """The opponent for a first match: the middle one of the game's own."""
        assert self.game is not None
        own = levels(self.game)[1:]
        return own[len(own) // 2].id if own else levels(self.game)[0].id

    def _show_seats(self, seats: Sequence[Seat]) -> None:
        assert self.manifest is not None
        for row in self.rows:
            _take_away(row)
        self.rows = []
        least, most = self.manifest.seats
        for seat in seats[:most]:
            self._add_row(seat)
        if not self.rows:
            self._add_row(Seat("", 1))
        # Who opens a game for the first time wants an opponent, even where one may play alone.
        wanted = least if seats else max(least, min(2, most))
        while len(self.rows) < wanted:
            self.add_seat()
        self._check()

    def _add_row(self, seat: Seat) -> None:
        assert self.game is not None
        offered = [(level.id, level.title) for level in levels(self.game)]
        row = SeatRow(len(self.rows), offered)
        row.show_seat(seat)
        row.changed.connect(self._check)
        row.removed.connect(lambda: self._remove(row))
        row.colour_wanted.connect(lambda colour: self._recolour(row, colour))
        self.rows.append(row)
        self.seats.addWidget(row)

    def _remove(self, row: SeatRow) -> None:
        self.rows.remove(row)
        _take_away(row)
        for number, left in enumerate(self.rows):
            left.renumber(number)
        self._check()

    def _recolour(self, row: SeatRow, colour: int) -> None:
        """Whoever had the colour takes the other one."""
        for other in self.rows:
            if other is not row and other.colour.colour == colour:
                other.colour.set_colour(row.colour.colour)
        row.colour.set_colour(colour)
        self._check()

    # -- options and seed ------------------------------------------------------------------------

    def _show_options(self, model: Any, kept: object) -> None:
        assert self.game is not None
        for control in self.controls.values():
            _take_away(control)
        self.controls = {}
        for field in fields_of(model, self.game.id):
            control = OptionControl(field)
            if isinstance(kept, dict) and field.name in kept:
                control.set_value(kept[field.name])
            control.changed.connect(self._check)
            self.controls[field.name] = control
            self.option_column.addWidget(control)
        self.no_options.setVisible(not self.controls)

    def _make_seed(self) -> None:
        self.seed = QLineEdit()
        self.seed.setValidator(QIntValidator(0, _LARGEST_SEED, self.seed))
        self.seed.textEdited.connect(lambda _: self._check())
        bind(self.seed, self.seed.setAccessibleName, say("Seed"))
        self.dice = Button(icon="dice", size="normal", name=say("Another seed"))
        self.dice.clicked.connect(self.new_seed)

    def new_seed(self) -> None:
        """Another deal."""
        self.seed.setText(str(secrets.randbelow(_LARGEST_SEED + 1)))
        self._check()

    def values(self) -> dict[str, Any]:
        """The options that are offered at this number of players."""
        return {
            name: control.value()
            for name, control in self.controls.items()
            if control.field.offered(len(self.rows))
        }

    # -- checking and starting -------------------------------------------------------------------

    def faults(self) -> list[Message]:
        """What keeps the match from starting."""
        assert self.game is not None
        assert self.manifest is not None
        found, names = [], [row.seat().name for row in self.rows]
        for row, name in zip(self.rows, names, strict=True):
            row.mark_fault(names.count(name) > 1)
        if len(set(names)) < len(names):
            found.append(say("Two players have the same name."))
        if not self.seed.hasAcceptableInput():
            most = _LARGEST_SEED
            found.append(say("The seed is a whole number from 0 to {most}.", most=most))
        _, wrong = validated(self.game.options(), self.values())
        for name, control in self.controls.items():
            control.show_fault(wrong.get(name, ""))
        if wrong:
            found.append(say("One of the options cannot be used."))
        return found

    def _check(self) -> None:
        """Show at once what is possible now."""
        if self.game is None or self.manifest is None:
            return
        least, most = self.manifest.seats
        for control in self.controls.values():
            control.setVisible(control.field.offered(len(self.rows)))
        for row in self.rows:
            row.remove.setEnabled(len(self.rows) > least)
        self.add.setEnabled(len(self.rows) < min(most, len(COLOURS)))
        found = self.faults()
        self.start_button.setEnabled(not found)
        if found:
            self.fault.say(found[0])
        self.fault.setVisible(bool(found))
        self._arrange()

    def start(self) -> None:
        """Save the match and open its table."""
        if self.game is None or self.manifest is None or self.faults():
            return
        options, _ = validated(self.game.options(), self.values())
        assert options is not None
        plain = options.model_dump(mode="json")
        seats = tuple(row.seat() for row in self.rows)
        setup = MatchSetup(self.game.id, self.manifest.version, seats, int(self.seed.text()), plain)
        choice = {"seats": [_as_json(row) for row in self.rows], "options": plain}
        self.program.remember(f"new.{self.game.id}", choice)
        self.program.remember("last.game", self.game.id)
        self.start_button.setEnabled(False)
        record = self.program.store.create(setup)
        self.program.after(record.ready, lambda _: self._started(record.id))

    def _started(self, match_id: str) -> None:
        self.program.matches_changed.emit()
        self.program.open_match(match_id)

    def _commands(self) -> list[Command]:
        return [
            Command("start", say("Start the match"), ("Ctrl+Return",), self.start),
            Command("add", say("Add a player"), ("Ctrl+P",), self.add.click),
            Command("seed", say("Another seed"), ("Ctrl+D",), self.new_seed),
            Command("back", say("Back to the library"), ("Esc",),
                    lambda: self.program.go("library")),
        ]  # fmt: skip

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._arrange()
        super().changeEvent(event)

    def _arrange(self) -> None:
        """Options go below the players when there is no room for both side by side."""
        least = sum(part.minimumSizeHint().width() for part in (self.players, self.options))
        beside = self.width() >= max(theme.px(_TWO_COLUMNS), least + theme.px(_MARGINS))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(across if beside else down)

    def _lay_out(self) -> None:
        self.options.body.addSpacing(4)
        self.options.body.addWidget(self.no_options)
        self.options.body.addLayout(self.option_column)
        self.options.body.addSpacing(8)
        self.options.body.addWidget(Label(say("Seed")))
        line = QHBoxLayout()
        line.addWidget(self.seed, 1)
        line.addWidget(self.dice)
        self.options.body.addLayout(line)
        self.options.body.addWidget(Label(_SEED_HELP, "small", wrap=True))
        self.options.body.addStretch()
        inside = QWidget()
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.columns.setSpacing(14)
        self.columns.addWidget(self.players, 3)
        self.columns.addWidget(self.options, 2)
        foot = QHBoxLayout()
        foot.addWidget(self.fault, 1)
        foot.addStretch()
        foot.addWidget(self.start_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 18)
        column.setSpacing(14)
        column.addWidget(self.banner, 1)
        column.addWidget(SnugArea(inside, theme.px(180)), 1000)
        column.addLayout(foot)


_AT_ONE_SCREEN = say(
    "Several people can share one screen: hidden cards are covered when the turn passes on. "
    "Each person may read in their own language."
)
_SEED_HELP = say("The same seed and the same moves give the same match.")


def _take_away(widget: QWidget) -> None:
    """Out of sight at once: it dies when the event loop comes to it."""
    widget.hide()
    widget.deleteLater()


def _as_json(row: SeatRow) -> dict[str, Any]:
    """A seat as it was chosen: whoever gave no name gives none the next time."""
    seat = row.seat()
    return {
        "name": row.name.text().strip(),
        "colour": seat.colour,
        "kind": seat.kind.value,
        "level": seat.level,
        "language": seat.language,
    }


def _seats_from(kept: object) -> list[Seat]:
    """The seats that were chosen last time; nothing when they make no sense."""
    from suite.store.match_file import SeatEntry, seat_of

    try:
        return [seat_of(SeatEntry.model_validate(each)) for each in kept]  # type: ignore[attr-defined]
    except (TypeError, ValueError):
        return []
