"""The commands of `startable`, a module each.

Every module has `options(parser)`, which says what the command takes, and `run(args)`, which does
it and gives the exit code. Only the module of the command that is called is imported, and it
imports what is heavy when it needs it.
"""


class BadInput(Exception):
    """What was asked for cannot be done; the text is the one line that the user gets."""
