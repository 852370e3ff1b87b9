"""A game from another distribution, in pure Python, sits down beside either build of the rules."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tomllib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import bivouac
from bivouac.core import chance
from tests.house.listing import GAMES, ROOT
from tools.compile_rules import abi
from tools.rules_tree import SOURCES, lay_links, toolchain, tree_of

GUEST = ROOT / "tests" / "sixth_game"
CONTRACT = ("tests/contract/test_laws.py", "tests/contract/test_catalogues.py")
PACKED = {".py", ".toml", ".ftl", ".typed", ".md"}


def wheel_of(distribution: Path, package: str, folder: Path) -> Path:
    """A wheel of a distribution of one package. Written here: a bare machine has no build backend."""
    project = tomllib.loads((distribution / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"].replace("-", "_"), project["version"]
    about = f"{name}-{version}.dist-info"
    files = {
        path.relative_to(distribution).as_posix(): path.read_bytes()
        for path in sorted((distribution / package).rglob("*"))
        if path.suffix in PACKED
    }
    files[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".encode()
    files[f"{about}/WHEEL"] = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{about}/entry_points.txt"] = entry_points(project["entry-points"]).encode()
    record = "".join(f"{path},{digest(content)},{len(content)}\n" for path, content in files.items())
    files[f"{about}/RECORD"] = f"{record}{about}/RECORD,,\n".encode()
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    with ZipFile(wheel, "w") as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return wheel


def entry_points(groups: dict[str, dict[str, str]]) -> str:
    """The entry points of a project as installers read them."""
    lines = []
    for group, entries in groups.items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in entries.items())]
    return "\n".join(lines) + "\n"


def digest(content: bytes) -> str:
    """The digest of a file as RECORD wants it."""
    return "sha256=" + urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")


def install(wheel: Path, target: Path) -> Path:
    """Install a wheel into a folder of its own, with nothing from the network."""
    pip = [sys.executable, "-m", "pip"] if importlib.util.find_spec("pip") else ["uv", "pip"]
    options = ["--quiet", "--no-index", "--no-deps", "--target", str(target)]
    subprocess.run([*pip, "install", *options, str(wheel)], check=True)
    return target


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the guest is installed."""
    folder = tmp_path_factory.mktemp("guest")
    return install(wheel_of(GUEST, "guest_pearls", folder), folder / "site")


@pytest.fixture(params=["pure", "compiled"])
def rules(request: pytest.FixtureRequest) -> Path:
    """The folder from which a build of the rules is imported."""
    if request.param == "pure":
        return SOURCES
    if bivouac.compiled:
        return Path(str(chance.__file__)).parents[2]
    tree = tree_of(SOURCES, toolchain(abi()))
    if not tree.is_dir():
        pytest.skip("the rules are not compiled; BIVOUAC_COMPILE=1 compiles them first")
    lay_links(tree, SOURCES)
    return tree


def python(rules: Path, shelf: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a fresh Python that has the rules and the shelf on its path."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    env["PYTHONPATH"] = os.pathsep.join([str(rules), str(shelf)])
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True)


def hold_to_the_laws(rules: Path, shelf: Path, tests: str) -> None:
    """Run the contract, whose tables are those of every game found, on the tests of one of them."""
    plain = ["-q", "-p", "no:xdist", "-o", f"cache_dir={shelf / 'cache'}"]
    done = python(rules, shelf, "-m", "pytest", *plain, "-k", tests, *CONTRACT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


ASK = """
import json
import sys
import bivouac

guest = bivouac.game(sys.argv[1])
state = guest.start(2, 5)
while state.actors():
    seat = state.actors()[0]
    state.play(seat, state.legal(seat)[-1])
print(json.dumps({
    "compiled": bool(bivouac.compiled),
    "names": bivouac.names(),
    "check": guest.check(),
    "catalogues": [[entry["id"] for entry in guest.catalogue(lang)] for lang in ("en", "fr")],
    "winners": state.outcome().winners,
}))
"""


def ask(rules: Path, shelf: Path, name: str) -> dict[str, Any]:
    """What a fresh Python says of a guest with which it played a game."""
    done = python(rules, shelf, "-c", ASK, name)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_game_of_another_distribution_is_found_and_played_beside_either_build(
    rules: Path, shelf: Path
) -> None:
    found = ask(rules, shelf, "pearls")
    assert found["compiled"] is (rules != SOURCES)
    assert found["names"] == [*bivouac.names(), "pearls"]
    assert found["check"] == []
    assert found["catalogues"] == [["small", "fine", "great", "crab"]] * 2
    assert found["winners"]


def test_a_game_of_another_distribution_keeps_the_laws_beside_either_build(rules: Path, shelf: Path) -> None:
    hold_to_the_laws(rules, shelf, "pearls")


@pytest.mark.parametrize(
    ("lang", "crab"), [("en", "Lose up to 2 pearls."), ("fr", "Perdez jusqu’à 2 perles.")]
)
def test_the_pieces_of_a_guest_are_listed_with_what_they_do(
    rules: Path, shelf: Path, lang: str, crab: str
) -> None:
    done = python(rules, shelf, "-m", "bivouac", "cards", "pearls", "--lang", lang)
    assert done.returncode == 0, done.stderr
    listed = " ".join(done.stdout.split())
    assert crab in listed
    assert [line.split("×")[0].strip() for line in done.stdout.splitlines()] == ["2", "2", "1", "1"]


def test_a_guest_that_is_not_installed_is_not_on_the_shelf(rules: Path, tmp_path: Path) -> None:
    done = python(rules, tmp_path, "-c", "import bivouac; bivouac.game('pearls')")
    assert done.returncode == 1
    assert "no game called 'pearls'; known: " in done.stderr


@pytest.mark.full
def test_a_copy_of_the_template_is_a_game_of_its_own(rules: Path, tmp_path: Path) -> None:
    """The recipe of docs/adding_a_game.md: copy the folder, replace its name in it."""
    for path in sorted((GAMES / "_template").rglob("*")):
        if path.suffix in PACKED:
            copy = tmp_path / "fireflies" / path.relative_to(GAMES / "_template")
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text("utf-8").replace("bivouac.games._template", "fireflies")
            copy.write_text(text.replace("_template", "fireflies"), "utf-8")
    pyproject = (GUEST / "pyproject.toml").read_text("utf-8").replace("guest-pearls", "fireflies")
    pyproject = pyproject.replace("guest_pearls", "fireflies").replace("pearls =", "fireflies =")
    (tmp_path / "pyproject.toml").write_text(pyproject, "utf-8")
    site = install(wheel_of(tmp_path, "fireflies", tmp_path), tmp_path / "site")
    assert ask(rules, site, "fireflies")["names"] == [*bivouac.names(), "fireflies"]
    hold_to_the_laws(rules, site, "fireflies-3 and (ends or judge)")


INHERITANCE = """
from bivouac.core.piles import Pile

class Heap(Pile):
    def draw(self):
        return 7

assert Heap([1, 2]).draw() == 7
"""


def test_a_compiled_class_is_held_and_never_inherited_from(rules: Path, shelf: Path) -> None:
    """Why the contract is made of protocols: what works in the pure build fails beside the compiled one."""
    done = python(rules, shelf, "-c", INHERITANCE)
    assert (done.returncode == 0) is (rules == SOURCES), done.stderr
