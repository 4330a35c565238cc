"""What the system says about a file that cannot be used, in words for the player."""

from __future__ import annotations

import errno

from suite.contract import Message, Words

say = Words("shell")

_REASONS = {
    errno.ENOENT: say("it is not there."),
    errno.ENOTDIR: say("it is not there."),
    errno.EACCES: say("you have no right to do this."),
    errno.EPERM: say("you have no right to do this."),
    errno.EROFS: say("it is read-only."),
    errno.EISDIR: say("it is a folder."),
    errno.EEXIST: say("there is something of this name already."),
    errno.ENOSPC: say("the disk is full."),
    errno.EDQUOT: say("the disk is full."),
    errno.ENAMETOOLONG: say("the name is too long."),
}


def why_not(error: OSError) -> Message | str:
    """The reason, in the player's language as far as it is a usual one."""
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
