"""The process in which bots think, as a process."""

from __future__ import annotations

import subprocess
import sys

BROODING = """
import sys
from suite.table.worker import asked

for line in asked(sys.stdin):
    print(line, end="", flush=True)
    while True:
        pass
"""


def test_a_brooding_bot_ends_with_the_program() -> None:
    command = [sys.executable, "-c", BROODING]
    with subprocess.Popen(command, stdin=-1, stdout=-1, text=True) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("what now?\n")
        process.stdin.flush()
        assert process.stdout.readline() == "what now?\n"
        process.stdin.close()  # as it is when the program was killed
        assert process.wait(30) == 0
