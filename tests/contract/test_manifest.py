"""Manifests are read without running a plugin's code; a bad one says what is wrong."""

import os

import pytest

from suite.contract import BadManifest, read_manifest
from suite.contract.manifest import LARGEST, Cover

GOOD = """
id = "nim"
version = "1.0"
contract = 1
seats = [2, 4]
minutes = [10, 20]
accent = "#4FC3F7"
[title]
en = "Nim"
cs = "Nim po česku"
[blurb]
en = "Take the last one."
"""


def read(tmp_path, text):
    path = tmp_path / "manifest.toml"
    path.write_text(text, encoding="utf-8")
    return read_manifest(path)


def test_a_good_one(tmp_path):
    manifest = read(tmp_path, GOOD)
    assert manifest.id == "nim"
    assert manifest.seats == (2, 4)
    assert manifest.title == {"en": "Nim", "cs": "Nim po česku", "pl": "Nim"}
    assert manifest.cover == Cover()


def test_wishes_for_the_cover(tmp_path):
    manifest = read(tmp_path, GOOD + '[cover]\nscene = "orbits"\n')
    assert manifest.cover == Cover("orbits", "")


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('id = "nim"', 'id = "Nim!"', "'id'"),
        ('id = "nim"', "", "'id'"),
        ("seats = [2, 4]", "seats = [4, 2]", "'seats'"),
        ("seats = [2, 4]", "seats = [true, 4]", "'seats'"),
        ("seats = [2, 4]", "seats = 3", "'seats'"),
        ("contract = 1", 'contract = "1"', "'contract'"),
        ('accent = "#4FC3F7"', 'accent = "blue"', "'accent'"),
        ('en = "Nim"', 'de = "Nim"', "[title]"),
        ('en = "Nim"', 'en = "Nim\\nNim"', "[title]"),
        ('version = "1.0"', "version = 1.0", "'version'"),
        ("[title]", "[title", "manifest.toml"),
        ("[title]", "[cover]\nscene = 3\n[title]", "[cover]"),
        ("[title]", '[cover]\nface = "x"\n[title]', "[cover]"),
    ],
)
def test_a_bad_one_names_the_place(tmp_path, old, new, named):
    with pytest.raises(BadManifest) as caught:
        read(tmp_path, GOOD.replace(old, new, 1))
    assert named in str(caught.value)


def test_a_missing_one(tmp_path):
    with pytest.raises(BadManifest, match="missing"):
        read_manifest(tmp_path / "manifest.toml")


def test_only_a_file_of_a_sensible_size_is_read(tmp_path):
    with pytest.raises(BadManifest, match="too large"):
        read(tmp_path, GOOD + "#" * LARGEST)
    pipe = tmp_path / "pipe" / "manifest.toml"
    pipe.parent.mkdir()
    os.mkfifo(pipe)  # nobody will ever write to it
    with pytest.raises(BadManifest, match="missing"):
        read_manifest(pipe)
