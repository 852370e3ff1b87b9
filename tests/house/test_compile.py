"""The compiled rules: when they are built again, and what stays open to edits."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import FrameType

import pytest
from setuptools import Extension

import bivouac
from bivouac.bots import playout
from bivouac.core.chance import QuickChance
from tests.house.listing import ROOT
from tools import compile_rules, rules_tree

MOVES = 400  # of a playout: enough to meet every step of a turn
COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]


@pytest.fixture
def src(tmp_path: Path) -> Path:
    """A package with one compiled module, and the kinds of files that are not."""
    package = tmp_path / "src" / "bivouac"
    for path, text in {
        "__init__.py": "",
        "core/__init__.py": "",
        "core/piles.py": "SIZE = 1",
        "core/effects.py": "BONUS: Final = 1\nNAME = 'a'",
        "games/cave/state.py": "DEPTH = 1",
        "games/cave/shapes.py": "Take = TypedDict(\n    'Take', {\n    'from': str,\n})",
        "games/cave/data/cards.py": "CARDS = [1]",
        "games/cave/words/fr.ftl": "cave = grotte",
        "table/seats.py": "SEATS = 1",
    }.items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text, "utf-8")
    return tmp_path / "src"


def test_only_rules_and_bots_are_compiled(src: Path) -> None:
    assert rules_tree.compiled_modules(src) == ["bivouac/core/piles.py", "bivouac/games/cave/state.py"]


def test_a_room_of_the_rules_is_compiled_though_a_terminal_board_bears_its_name() -> None:
    assert rules_tree.is_compiled("bivouac/games/continent/moves/board.py")
    assert not rules_tree.is_compiled("bivouac/games/continent/board.py")
    assert not rules_tree.is_compiled("bivouac/games/arnak/board/island.py")


def test_what_all_games_stand_on_is_one_library_and_each_game_another() -> None:
    modules = [
        f"bivouac/{path}"
        for path in ("bots/a.py", "core/b.py", "games/x/c.py", "games/x/y/d.py", "games/z/e.py")
    ]
    assert rules_tree.groups(modules) == {
        "bivouac.core.rules": modules[:2],
        "bivouac.games.x.rules": modules[2:4],
        "bivouac.games.z.rules": modules[4:],
    }


def test_a_compiled_class_is_final_unless_it_is_made_to_be_inherited() -> None:
    heirs_welcome = [
        node.name
        for path in rules_tree.compiled_modules(rules_tree.SOURCES)
        for node in ast.parse((rules_tree.SOURCES / path).read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
        and "final" not in map(ast.unparse, node.decorator_list)
        and not {"Protocol", "NamedTuple", "Exception"} & set(map(ast.unparse, node.bases))
    ]
    assert heirs_welcome == ["Play", "Reflexes"]  # methods of such a class are called through a table


@pytest.mark.parametrize("name", bivouac.names())
def test_a_state_has_the_methods_of_a_loop_itself(name: str) -> None:
    game = bivouac.game(name)
    own = vars(type(game.start(game.facts.seats[0], seed=1)))
    assert {"actors", "legal", "play"} <= own.keys()  # Python calls inherited ones in a roundabout way


@pytest.mark.parametrize("name", bivouac.names())
def test_whatever_a_playout_calls_is_compiled(name: str) -> None:
    called: set[str] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        called.add(frame.f_code.co_filename)

    game = bivouac.game(name)
    states = [game.start(seats, seed=seats, options=dict(game.facts.whole)) for seats in game.facts.seats]
    before = sys.getprofile()
    sys.setprofile(note)  # compiled functions are not seen, and need not be
    try:
        for state in states:
            playout(state, QuickChance(1), MOVES)
    finally:
        sys.setprofile(before)
    rules = {path.rpartition("/bivouac/")[2] for path in called if "/bivouac/" in path}
    slow = {path for path in rules if path.startswith(rules_tree.FLOORS)}
    assert {path for path in slow if not rules_tree.is_compiled(f"bivouac/{path}")} == set()


@pytest.mark.parametrize(
    ("path", "text", "moves"),
    [
        ("core/piles.py", "SIZE = 2", True),
        ("games/cave/flow.py", "", True),
        ("core/effects.py", "BONUS: Final = 2\nNAME = 'a'", True),
        ("core/effects.py", "BONUS: Final = 1\nNAME = 'b'", False),
        ("core/effects.py", "BONUS: Final = 1\nclass Gain:\n    count: int", True),
        ("core/effects.py", "BONUS: Final = 1\ndef gain(count) -> int: ...", True),
        ("games/cave/shapes.py", "Take = TypedDict(\n    'Take', {\n    'from': int,\n})", True),
        ("games/cave/shapes.py", "Take=TypedDict(\n    'Take', {\n    'from': str,\n})", False),
        ("games/cave/data/cards.py", "CARDS = [2]", False),
        ("games/cave/words/fr.ftl", "cave = caverne", False),
        ("table/seats.py", "SEATS: Final = 2", False),
    ],
)
def test_a_new_tree_is_needed_when_what_mypyc_reads_changes(
    src: Path, path: str, text: str, moves: bool
) -> None:
    before = rules_tree.tree_of(src, "tools")
    (src / "bivouac" / path).write_text(text, "utf-8")
    assert (rules_tree.tree_of(src, "tools") != before) is moves


def test_a_new_tree_is_needed_when_a_tool_changes(src: Path) -> None:
    assert rules_tree.tree_of(src, "mypy 1") != rules_tree.tree_of(src, "mypy 2")


def test_the_toolchain_names_python_and_the_locked_mypy() -> None:
    assert rules_tree.toolchain("3.11.so").startswith("3.11.so mypy ")
    assert "mypy ?" not in rules_tree.toolchain("3.11.so")


def test_a_failed_build_is_tried_again_after_any_edit_of_a_module(src: Path) -> None:
    before = rules_tree.failure_note(src, "tools")
    (src / "bivouac" / "core" / "effects.py").write_text("NAME = 'mended'", "utf-8")
    assert rules_tree.failure_note(src, "tools") != before


@pytest.mark.parametrize("copy", [False, True])
def test_a_tree_follows_the_checkout_in_all_that_is_not_compiled(
    src: Path, tmp_path: Path, copy: bool
) -> None:
    tree = tmp_path / "tree"
    library = tree / "bivouac" / "core" / "piles.so"
    library.parent.mkdir(parents=True)
    library.write_text("compiled", "utf-8")
    rules_tree.lay_links(tree, src, copy)
    (src / "bivouac" / "core" / "effects.py").unlink()
    (src / "bivouac" / "core" / "words.py").write_text("", "utf-8")
    (src / "bivouac" / "games" / "cave" / "data" / "cards.py").write_text("CARDS = [2]", "utf-8")
    rules_tree.lay_links(tree, src, copy)
    assert {path.name for path in (tree / "bivouac" / "core").iterdir()} == {
        *("__init__.py", "piles.py", "piles.so", "words.py")
    }
    assert (tree / "bivouac" / "games" / "cave" / "data" / "cards.py").read_text("utf-8") == "CARDS = [2]"
    assert (tree / "bivouac" / "table").is_symlink() is not copy


@pytest.mark.skipif(os.name == "nt", reason="other compilers have other options")
def test_every_library_has_options_of_its_own() -> None:
    shared = ["-O3"]
    names = ("bivouac.games.arnak.rules", "bivouac.games.takara.rules")
    large, small = (
        compile_rules.with_options(Extension(name, [], extra_compile_args=shared), ("-fprofile-use",))
        for name in names
    )
    assert shared == ["-O3"]
    assert set(large.extra_compile_args) - set(small.extra_compile_args) == {"-O2"}
    assert "-fprofile-use" in small.extra_link_args


def test_only_one_builds_at_a_time(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    seize = compile_rules.only_builder
    with seize(lock, wait=False) as first, seize(lock, wait=False) as second:
        assert (first, second) == (True, False)
    with seize(lock, wait=False) as third:
        assert third


def test_half_products_are_kept_unless_the_last_build_never_ended(tmp_path: Path) -> None:
    folder = tmp_path / "workshop"
    with compile_rules.workshop(folder, "tools"):
        (folder / "half").touch()
    with compile_rules.workshop(folder, "tools"):
        assert (folder / "half").exists()
    (folder / "seal").unlink()
    with compile_rules.workshop(folder, "tools"):
        assert not (folder / "half").exists()


def test_a_compiler_that_stumbles_over_half_products_begins_from_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    def build(folder: Path, tree: Path) -> None:
        tries.append(sorted(entry.name for entry in folder.iterdir()))
        if "half" in tries[-1]:
            raise ValueError("value is not in list")

    monkeypatch.setattr(compile_rules, "build", build)
    for name in ("src", "half", "lib"):
        (tmp_path / name).mkdir()
    compile_rules.build_again_if_needed(tmp_path, tmp_path / "tree")
    assert tries == [["half", "lib", "src"], ["src"]]


@pytest.mark.full
@pytest.mark.skipif(shutil.which(COMPILER) is None, reason="there is no C compiler")
def test_rules_are_compiled_and_the_rest_stays_open_to_edits(src: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    core = src / "bivouac" / "core"
    (core / "effects.py").write_text("NAME = 'before'", "utf-8")
    (core / "piles.py").write_text("from bivouac.core import effects\nSIZE = len(effects.NAME)", "utf-8")
    tree = tmp_path / "tree"
    subprocess.run([sys.executable, tmp_path / "tools" / "compile_rules.py", "--out", tree], check=True)
    (core / "effects.py").write_text("NAME = 'afterwards'", "utf-8")
    ask = "from bivouac.core import piles; print(piles.SIZE, piles.__file__)"
    answer = subprocess.check_output(
        [sys.executable, "-P", "-c", ask], env={**os.environ, "PYTHONPATH": str(tree)}, text=True
    ).split()
    assert answer[0] == str(len("afterwards"))
    assert answer[1].endswith((".so", ".pyd"))
    assert not [path for path in src.rglob("*") if path.suffix in (".so", ".pyd")]
