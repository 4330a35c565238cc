"""Importing pydantic in one thread while another imports too: PySide must not spoil it."""

from __future__ import annotations

import subprocess
import sys

TOGETHER = """
import threading
from suite.shell import start
app = start.make_application()
done = threading.Event()
def others():
    while not done.is_set():
        from json import loads
threading.Thread(target=others, daemon=True).start()
import pydantic.errors
from shibokensupport import feature
done.set()
assert feature.pyside_feature_dict["pydantic.errors"] == -1
"""


def test_pydantic_is_spared_while_two_threads_import() -> None:
    done = subprocess.run([sys.executable, "-c", TOGETHER], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
