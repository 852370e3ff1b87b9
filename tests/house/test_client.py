"""The browser client of a checkout: when it is built again, and with which Node."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tools import client


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with a small client, built."""
    for path, text in {
        "web/package.json": "{}",
        "web/src/main.ts": "export const answer = 42;",
        "web/tests/main.test.ts": "",
        "web/node_modules/thing/index.js": "",
        "src/bivouac/static/index.html": "<html></html>",
        "src/bivouac/static/app.js": "let answer = 42;" * 50,
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    (client.static_of(tmp_path) / client.STAMP).write_text(client.digest_of_client(tmp_path), "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("path", "again"),
    [
        ("web/src/main.ts", True),
        ("web/src/new.ts", True),
        ("web/package.json", True),
        ("web/tests/main.test.ts", False),
        ("web/node_modules/thing/index.js", False),
        ("src/bivouac/server/app.py", False),
    ],
)
def test_the_client_is_built_again_when_what_it_is_made_of_changes(
    root: Path, path: str, again: bool
) -> None:
    assert client.is_fresh(root)
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text("changed", "utf-8")
    assert client.is_fresh(root) is not again


def test_a_client_that_was_never_built_is_not_fresh(root: Path) -> None:
    (client.static_of(root) / client.STAMP).unlink()
    assert not client.is_fresh(root)


def test_a_package_without_the_sources_takes_the_client_as_it_came(root: Path) -> None:
    (root / "web" / "package.json").unlink()
    assert client.is_fresh(root)


def test_a_node_that_may_not_be_used_and_no_wheel_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIVOUAC_SYSTEM_NODE", "0")
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    python.chmod(0o755)
    with pytest.raises(client.CannotBuild, match="Node 20"):
        client.npm_for(python)


def test_packed_twins_hold_the_same_content(root: Path) -> None:
    static = client.static_of(root)
    client.compress(static)
    assert gzip.decompress((static / "app.js.gz").read_bytes()) == (static / "app.js").read_bytes()
    assert not (static / f"{client.STAMP}.gz").exists()
