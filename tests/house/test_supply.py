"""What the project is made of is written down, bounded, and can be asked about."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.house.listing import ROOT
from tools import supply


class Osv(BaseHTTPRequestHandler):
    """Somebody who knows of one weakness."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        known = [
            {"vulns": [{"id": "TEST-1"}]} if "/uvicorn@" in one["package"]["purl"] else {} for one in asked
        ]
        body = json.dumps({"results": known}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Be quiet."""


@contextmanager
def osv() -> Iterator[str]:
    """The address of somebody to ask."""
    with HTTPServer(("127.0.0.1", 0), Osv) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def test_every_dependency_has_both_bounds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(one for extra in extras for one in extra)]
    assert [one for one in wanted if ">=" not in one or "<" not in one.partition(">=")[2]] == []


def test_the_bill_names_every_locked_package_with_a_digest() -> None:
    packages = supply.locked()
    names = {package.name for package in packages}
    assert {"uvicorn", "litestar", "svelte"} <= names
    document = supply.bill(packages, "1.2.3")
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.6")
    assert len({part["bom-ref"] for part in document["components"]}) == len(packages)
    lacking = [part["purl"] for part in document["components"] if "hashes" not in part]
    assert lacking == []


def test_an_advisory_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with osv() as url:
        monkeypatch.setenv("BIVOUAC_OSV", url)
        assert supply.scan([]) == 1
    told = capsys.readouterr().out
    assert "uvicorn" in told
    assert "TEST-1" in told


def test_without_a_network_it_is_said_that_nothing_was_checked() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "run.py"), "advisories"],
        capture_output=True,
        text=True,
        timeout=60,
        env={"BIVOUAC_OSV": "http://127.0.0.1:1/", "PATH": ""},
    )
    assert done.returncode == 0, done.stderr
    assert "nothing was checked" in done.stdout
