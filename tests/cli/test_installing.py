"""The example game as other people get it: as a package of its own, installed by pip."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "example_plugin"


def test_an_installed_package_is_found_and_played(tmp_path: Path) -> None:
    source, site = tmp_path / "source", tmp_path / "site"
    leave_out = shutil.ignore_patterns("__pycache__", "*.mo", "build", "*.egg-info")
    shutil.copytree(EXAMPLE, source, ignore=leave_out)
    offline = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", *offline)
    subprocess.run([*pip, "--target", str(site), str(source)], check=True, timeout=300)
    shutil.rmtree(source)
    scenario = tmp_path / "scenario.yaml"
    scenario.write_text("players: 3\nwrecks: [7]\n")
    environment = {**os.environ, "PYTHONPATH": str(site), "STARTABLE_DATA": str(tmp_path / "data")}

    def startable(*words: str) -> dict[str, object]:
        command = [sys.executable, "-m", "suite.cli", *words, "--json"]
        ran = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=120, check=True
        )
        report: dict[str, object] = json.loads(ran.stdout)
        return report

    def salvagers() -> dict[str, str]:
        rows = startable("games")["games"]
        assert isinstance(rows, list)
        return next(row for row in rows if row["id"] == "salvagers")

    assert salvagers()["distribution"] == "startable-salvagers"
    assert "--allow" in salvagers()["state"]
    startable("games", "--allow", "salvagers")
    assert salvagers()["state"] == "ready"
    pending = startable("position", "salvagers", str(scenario), "--language", "cs")["pending"]
    assert isinstance(pending, list)
    assert [decision["seat"] for decision in pending] == [0, 1, 2]
    assert "7" in pending[0]["prompt"]
    assert pending[0]["prompt"] != "Send a drone to the wreck (worth: 7)."
