"""What this project is made of: a bill of materials, and whether anything in it is known to be unsafe.

python3 run.py sbom [FILE]      every locked package as CycloneDX 1.6, to the terminal without a file
python3 run.py advisories       ask osv.dev about each of them; skipped with a word where there is no network
"""

from __future__ import annotations

import json
import os
import sys
import tomllib
from base64 import b64decode
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parents[1]
OSV = "https://api.osv.dev/v1/querybatch"
PATIENCE = 20.0
AT_ONCE = 500


class Package(NamedTuple):
    """Something that is installed with us or to build us, exactly as it is locked."""

    ecosystem: str  # as osv.dev calls it
    name: str
    version: str
    digest: tuple[str, str] | None  # algorithm and hexadecimal digits, of one of its files

    @property
    def purl(self) -> str:
        """Its name among all packages of the world."""
        kind = {"PyPI": "pypi", "npm": "npm"}[self.ecosystem]
        return f"pkg:{kind}/{quote(self.name, safe='/')}@{self.version}"


def locked(root: Path = ROOT) -> list[Package]:
    """Every package of both lock files, by name."""
    return sorted({*_from_uv(root / "uv.lock"), *_from_npm(root / "web" / "package-lock.json")})


def _from_uv(path: Path) -> Iterator[Package]:
    for found in tomllib.loads(path.read_text("utf-8"))["package"]:
        if "registry" in found.get("source", {}):
            files = [*found.get("wheels", []), *filter(None, [found.get("sdist")])]
            hashes = [file["hash"].partition(":") for file in files if "hash" in file]
            digest = ("SHA-256", hashes[0][2]) if hashes else None
            yield Package("PyPI", found["name"], found["version"], digest)


def _from_npm(path: Path) -> Iterator[Package]:
    for place, found in json.loads(path.read_text("utf-8"))["packages"].items():
        name = place.rpartition("node_modules/")[2]
        if name and "version" in found:
            kind, _, value = found.get("integrity", "").partition("-")
            digest = ("SHA-512", b64decode(value).hex()) if kind == "sha512" else None
            yield Package("npm", name, found["version"], digest)


def bill(packages: Sequence[Package], version: str) -> dict[str, Any]:
    """All packages as a CycloneDX document; the same lock files give the same bytes."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "bivouac",
                "version": version,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": [_component(package) for package in packages],
    }


def _component(package: Package) -> dict[str, Any]:
    told: dict[str, Any] = {
        "type": "library",
        "bom-ref": package.purl,
        "name": package.name,
        "version": package.version,
        "purl": package.purl,
    }
    if package.digest:
        told["hashes"] = [{"alg": package.digest[0], "content": package.digest[1]}]
    return told


def advisories(packages: Sequence[Package], url: str = OSV) -> dict[str, list[str]]:
    """The advisories about each package that has any; OSError where nobody can be asked."""
    found: dict[str, list[str]] = {}
    for begin in range(0, len(packages), AT_ONCE):
        some = packages[begin : begin + AT_ONCE]
        asked = {"queries": [{"package": {"purl": package.purl}} for package in some]}
        request = Request(url, json.dumps(asked).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as answer:
            results = json.load(answer)["results"]
        for package, result in zip(some, results, strict=True):
            if known := [one["id"] for one in result.get("vulns", [])]:
                found[f"{package.name} {package.version}"] = sorted(known)
    return found


def sbom(arguments: Sequence[str]) -> int:
    """Write the bill of materials."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    text = json.dumps(bill(locked(), version), indent=1) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0


def scan(arguments: Sequence[str]) -> int:
    """Name every known advisory, and return 1 if there is one."""
    packages = locked()
    try:
        found = advisories(packages, os.environ.get("BIVOUAC_OSV", OSV))
    except (URLError, OSError, ValueError) as wrong:
        print(f"advisories: skipped, osv.dev cannot be asked ({wrong}); nothing was checked")
        return 0
    for name, known in found.items():
        print(f"{name}: {', '.join(known)}")
    print(f"advisories: {len(packages)} packages, {len(found) or 'none'} with known advisories")
    return 1 if found else 0
