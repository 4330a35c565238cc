"""The shell of Star Table: it knows no game."""

__version__ = "0.1.0"
