"""`play --vnc`: Qt's VNC server answers on this computer and nowhere else."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Startable = Callable[..., Any]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Qt's VNC platform is Linux only")

SERVER = """
import sys
from suite.command.qt import without_noise
from suite.command.vnc import application
without_noise()
app = application(int(sys.argv[1]))
print("ready", flush=True)
sys.exit(app.exec())
"""


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
        return number


def listening(process: int) -> list[tuple[str, int]]:
    """Address (as the kernel writes it) and port of what the process listens on."""
    inodes = set()
    for entry in Path(f"/proc/{process}/fd").iterdir():
        target = str(entry.readlink())
        if target.startswith("socket:["):
            inodes.add(target[8:-1])
    found = []
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{process}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and fields[9] in inodes:
                address, _, number = fields[1].partition(":")
                found.append((address, int(number, 16)))
    return found


def test_it_listens_on_loopback_only(port: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            assert server.stdout
            assert server.stdout.readline() == "ready\n"
            assert listening(server.pid) == [("0100007F", port)]
            with socket.create_connection(("127.0.0.1", port), timeout=30) as viewer:
                assert viewer.recv(12).startswith(b"RFB ")
        finally:
            server.kill()


def test_a_port_in_use_is_named(startable: Startable, port: int) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        code, out, err = startable("play", "--vnc", port)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert str(port) in err
