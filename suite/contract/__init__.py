"""What a game is: the only thing that the shell and the games share.

Every name can be imported from here; its module is loaded when it is first asked for, because the
library page lists games without most of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from suite.contract.bot import Bot as Bot
    from suite.contract.bot import BotLevel as BotLevel
    from suite.contract.bot import Limit as Limit
    from suite.contract.chance import Chance as Chance
    from suite.contract.decision import Closed as Closed
    from suite.contract.decision import Decision as Decision
    from suite.contract.decision import Open as Open
    from suite.contract.decision import Subset as Subset
    from suite.contract.event import ROUND as ROUND
    from suite.contract.event import Event as Event
    from suite.contract.game import CONTRACT as CONTRACT
    from suite.contract.game import BadScenario as BadScenario
    from suite.contract.game import Game as Game
    from suite.contract.game import Setup as Setup
    from suite.contract.manifest import LANGUAGES as LANGUAGES
    from suite.contract.manifest import BadManifest as BadManifest
    from suite.contract.manifest import Manifest as Manifest
    from suite.contract.manifest import read_manifest as read_manifest
    from suite.contract.manual import ManualPage as ManualPage
    from suite.contract.message import Message as Message
    from suite.contract.message import Who as Who
    from suite.contract.message import Words as Words
    from suite.contract.move import Atom as Atom
    from suite.contract.move import BadMove as BadMove
    from suite.contract.move import Move as Move
    from suite.contract.position import Position as Position
    from suite.contract.standings import ScoreLine as ScoreLine
    from suite.contract.standings import Standing as Standing
    from suite.contract.standings import Standings as Standings
    from suite.contract.verdict import LEGAL as LEGAL
    from suite.contract.verdict import IllegalMove as IllegalMove
    from suite.contract.verdict import Verdict as Verdict
    from suite.contract.verdict import refuse as refuse

_NAMES = {
    "bot": "Bot BotLevel Limit",
    "chance": "Chance",
    "decision": "Closed Decision Open Subset",
    "event": "ROUND Event",
    "game": "CONTRACT BadScenario Game Setup",
    "manifest": "LANGUAGES BadManifest Manifest read_manifest",
    "manual": "ManualPage",
    "message": "Message Who Words",
    "move": "Atom BadMove Move",
    "position": "Position",
    "standings": "ScoreLine Standing Standings",
    "verdict": "LEGAL IllegalMove Verdict refuse",
}
_HOMES = {name: module for module, names in _NAMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
