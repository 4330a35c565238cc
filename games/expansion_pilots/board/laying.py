"""The cards in the middle of the table: planets, pilots for hire and tokens, laid down and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QWidget

from games.expansion_pilots.board.beyond import PilotItem, TokenItem
from games.expansion_pilots.board.planet_item import PlanetItem
from games.expansion_pilots.rules.position import Galaxies
from games.expansion_pilots.rules.tables import (
    PILOTS,
    PLANETS,
    SHIP_NAMES,
    TOKEN_INDEX,
    TOKENS,
    say,
)
from suite.contract import Message
from suite.ui.item import Item

if TYPE_CHECKING:
    from games.expansion_pilots.board.board import GalaxiesBoard

T = TypeVar("T", bound=Item)


def lay_cards(board: GalaxiesBoard, view: Galaxies) -> None:
    """Cards that left go, cards that came are laid down."""
    board.planets = _renew(board, board.planets, view.row, lambda p: p.planet, PlanetItem)
    board.pilots = _renew(board, board.pilots, view.pilot_row, lambda p: p.pilot, PilotItem)
    tokens = [*view.face_up, *_drawn(board, view)]
    board.tokens = _renew(board, board.tokens, tokens, lambda t: t.token, TokenItem)


def _drawn(board: GalaxiesBoard, view: Galaxies) -> list[int]:
    """The token that was drawn and may be taken: it lies nowhere yet."""
    offered = [TOKEN_INDEX[str(which)] for kind, which in board.offers.by_key if kind == "token"]
    return [token for token in offered if token not in view.face_up]


def _renew(
    board: GalaxiesBoard,
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
            item = make(card, board)
            board.listen(item)
        made.append(item)
    for gone in kept.values():
        gone.hide()
        gone.deleteLater()
    return made


def say_cards(board: GalaxiesBoard, view: Galaxies) -> None:
    """Every word on the cards, in the language of the moment."""
    text = board.host.text
    for planet in board.planets:
        card = PLANETS[planet.planet]
        planet.say(text(card.name), text(card.text))
    for pilot in board.pilots:
        person = PILOTS[pilot.pilot]
        ships = tuple(SHIP_NAMES[ship] for ship in person.trained)
        trained = text(Message("{ships}", {"ships": ships}, domain=""))
        pilot.say(text(person.name), text(person.text), trained)
    for token in board.tokens:
        found = TOKENS[token.token]
        token.say(text(found.name), text(found.text))
    board.space.show_deck(text(say("Unexplored space")), len(view.token_deck))
