"""Lets the tests of this folder import the game although it is not installed."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
