"""The one speaker of this game's messages."""

from suite.contract import Words

say = Words("galactic_alliances")
