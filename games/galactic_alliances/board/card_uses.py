"""The four uses of a faction card: which are possible now, what each gives, or why it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.galactic_alliances.board.hand import USE_ICONS, USES
from games.galactic_alliances.board.use_words import ability_words, use_words
from games.galactic_alliances.board.ways import Way
from games.galactic_alliances.rules.content import FACTION_INDEX, FACTIONS
from games.galactic_alliances.rules.words import say
from suite.contract import Move, Verdict, refuse

if TYPE_CHECKING:
    from games.galactic_alliances.board.board import AlliancesBoard


def use_moves(board: AlliancesBoard, card: str, kind: str) -> list[Move]:
    """The moves that use the card so."""
    verb = "colonize" if kind == "adapt" else kind
    return [move for move in board.offers.moves(("faction", card)) if move.verb == verb]


def why_not(board: AlliancesBoard, card: str, kind: str) -> Verdict:
    """Why a card cannot be used so; without a colonize action there is no adaptation."""
    if kind != "adapt":
        return board.host.verdict(Move(kind, (card,)))
    for probe in (Move("boost", (card,)), Move("mine")):
        if not (verdict := board.host.verdict(probe)):
            return verdict
    return refuse(say("There is no planet to colonize with it now."), "G65")


def offer_uses(board: AlliancesBoard, card: str) -> None:
    """Open the four uses above the card."""
    text, faction = board.host.text, FACTIONS[FACTION_INDEX[card]]
    note = "\n".join(map(text, ability_words(faction)))
    uses = [_use(board, card, kind) for kind in USES]
    board.open_ways(("faction", card), text(faction.name), note, uses)


def _use(board: AlliancesBoard, card: str, kind: str) -> Way:
    text, faction = board.host.text, FACTIONS[FACTION_INDEX[card]]
    title, gives = use_words(faction)[kind]
    possible = use_moves(board, card, kind)
    why = "" if possible else text(why_not(board, card, kind).why or title)
    return Way(kind, USE_ICONS[kind], text(title), text(gives), why)
