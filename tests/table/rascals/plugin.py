"""Every way in which a bot can let its table down."""

import os
import threading

from salvagers.plugin import Salvagers

from suite.contract import Bot, BotLevel, Limit, Message, Move


class Raises(Bot):
    def choose(self, view, seat, limit, chance):
        raise RuntimeError("I have lost my head")


class Dies(Bot):
    def choose(self, view, seat, limit, chance):
        os._exit(3)


class Hangs(Bot):
    def choose(self, view, seat, limit, chance):
        while True:
            pass


class Cheats(Bot):
    def choose(self, view, seat, limit, chance):
        return Move("win")


class Chatters(Bot):
    """Prints, which must not be taken for its answer."""

    def choose(self, view, seat, limit, chance):
        print('{"ticket": 1, "move": "win"}')  # noqa: T201
        return view.decision(seat).some(chance)


class Peeks(Bot):
    """Fails if it is shown anything that its seat may not know."""

    def choose(self, view, seat, limit, chance):
        others = [hand for other, hand in enumerate(view.hands) if other != seat]
        assert not any(any(hand) for hand in others), "the others' hands are open"
        return view.decision(seat).some(chance)


class Ponders(Bot):
    """Thinks as long as it may, and that is long."""

    def choose(self, view, seat, limit, chance):
        threading.Event().wait(limit.seconds)
        return view.decision(seat).some(chance)


KINDS = (Raises, Dies, Hangs, Cheats, Chatters, Peeks)


class Rascals(Salvagers):
    id = "rascals"

    def bots(self):
        short = Limit(seconds=0.1)
        quick = [BotLevel(k.__name__.lower(), Message(k.__name__), k, short) for k in KINDS]
        return [*quick, BotLevel("ponders", Message("Ponders"), Ponders, Limit(seconds=600))]


GAME = Rascals()
