"""What a game is: the only thing that the shell and the games share."""

from suite.contract.bot import Bot, BotLevel, Limit
from suite.contract.chance import Chance
from suite.contract.decision import Closed, Decision, Open, Subset
from suite.contract.event import ROUND, Event
from suite.contract.game import CONTRACT, BadScenario, Game, Setup
from suite.contract.manifest import LANGUAGES, BadManifest, Manifest, read_manifest
from suite.contract.manual import ManualPage
from suite.contract.message import Message, Who, Words
from suite.contract.move import Atom, BadMove, Move
from suite.contract.position import Position
from suite.contract.standings import ScoreLine, Standing, Standings
from suite.contract.verdict import LEGAL, IllegalMove, Verdict, refuse

__all__ = [
    "CONTRACT",
    "LANGUAGES",
    "LEGAL",
    "ROUND",
    "Atom",
    "BadManifest",
    "BadMove",
    "BadScenario",
    "Bot",
    "BotLevel",
    "Chance",
    "Closed",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Limit",
    "Manifest",
    "ManualPage",
    "Message",
    "Move",
    "Open",
    "Position",
    "ScoreLine",
    "Setup",
    "Standing",
    "Standings",
    "Subset",
    "Verdict",
    "Who",
    "Words",
    "read_manifest",
    "refuse",
]
