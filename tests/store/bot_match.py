"""A process to be killed: bots play a match at a real table, on a real disk.

`python bot_match.py DATA-FOLDER SEED` goes on with the running match of the folder, or begins one.
It writes one line for everything that a person could have seen:

    match ID LENGTH      this match is open, with so many moves
    move N SEAT MOVE     the table accepted the Nth move, it is shown but not promised yet
    saved N              so many moves are on the disk: the next decision may be asked
    over                 the match has ended
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt

from suite import plugins
from suite.contract import Setup
from suite.store import Kind, MatchSetup, SavedMatch, Seat, Status, Store
from suite.table.match import Match
from suite.table.table import Table
from suite.table.thinker import Thinkers

GAME = "rftg"
BOTS = tuple(Seat(f"Bot {n}", n, Kind.BOT, "random") for n in range(3))


def tell(*words: object) -> None:
    """In one write, unbuffered: a line is either there or not."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def open_match(store: Store, seed: int) -> SavedMatch:
    running = store.summaries(status=[Status.RUNNING])
    if running:
        return store.load(running[0].id)
    record = store.create(MatchSetup(GAME, "1.0", BOTS, seed))
    assert record.ready
    record.ready.result()
    return store.load(record.id)


def main(folder: Path, seed: int) -> None:
    app = QCoreApplication([])
    with Store.open(folder) as store:
        saved = open_match(store, seed)
        game = plugins.find(GAME).load()
        options = game.options().model_validate(dict(saved.setup.options))
        setup = Setup(saved.setup.players, options, saved.setup.seed)
        past = [(move.seat, str(move.move)) for move in saved.moves]
        match = Match.from_saved(game, setup, past)
        thinkers = Thinkers(workers=1)
        table = Table(match, saved.setup.seats, thinkers, store.record(saved))

        def happened() -> None:
            last = match.history[-1]
            tell("move", len(match.history), last.seat, last.move)

        def finished() -> None:
            tell("over")
            app.quit()

        table.happened.connect(happened)
        table.saved.connect(lambda length: tell("saved", length))
        # A match whose last move had been saved is over at once: quit when the loop can hear it.
        table.finished.connect(finished, Qt.ConnectionType.QueuedConnection)
        tell("match", saved.id, len(past))
        table.start()
        app.exec()
        thinkers.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
