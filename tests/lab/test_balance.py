"""Balance reports: what is counted happened, luck is no finding, and the page stands alone."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bivouac.core.words import LANGUAGES
from bivouac.games import game
from bivouac.lab.balance.evidence import corrected, even, lifted, share_of
from bivouac.lab.balance.figures import figures
from bivouac.lab.balance.findings import findings
from bivouac.lab.balance.report import page
from bivouac.lab.balance.takings import TAKINGS, Taker, Takings
from bivouac.lab.balance.telling import Teller
from bivouac.lab.balance.watched import Watched, watch
from bivouac.lab.schedule import Schedule, make_schedule
from tests.cli.shell import Run, assert_one_line

MADE = make_schedule(game("takara").facts, ["random"], seats=2, mirrored=True)
PIECES = ("miner", "archaeologist", "soothsayer", "imitator")


def invented(number: int, winner: int, taken: tuple[dict[str, int], ...], first: int = 0) -> Watched:
    points = (9, 4) if winner == 0 else (4, 9)
    return Watched(
        number=number, seed=number, first=first, kind="ranked", winners=(winner,), points=points,
        lines=({"galleries": points[0]}, {"galleries": points[1]}), actions=50 + number % 9, turns=10,
        decisions=20, choices=80, halfway=(3, 2), lead_changes=1, taken=taken, present=PIECES,
        moves={"dig": (20, 12), "hire": (10, 8)},
    )  # fmt: skip


def even_games(count: int, luck: Random) -> list[Watched]:
    """Games in which nothing matters."""
    games = []
    for number in range(count):
        taken = tuple({piece: 1 for piece in PIECES if luck.random() < 0.5} for _ in range(2))
        games.append(invented(number, luck.randrange(2), taken, luck.randrange(2)))
    return games


@pytest.mark.parametrize("name", sorted(TAKINGS))
def test_what_is_watched_is_what_happened(name: str) -> None:
    made = make_schedule(game(name).facts, ["random"], seats=2, seed=4, mirrored=True)
    seen = watch(made, 0)
    assert seen == watch(made, 0)
    assert seen == msgspec.msgpack.decode(msgspec.msgpack.encode(seen), type=Watched)
    known = {entry["id"] for entry in game(name).catalogue("en")}
    taken = {piece for seat in seen.taken for piece in seat}
    assert taken
    assert taken <= set(seen.present) <= known
    assert seen.points is not None
    assert tuple(sum(lines.values()) for lines in seen.lines) == seen.points
    assert seen.first in (0, 1)
    assert sum(made for _, made in seen.moves.values()) == seen.decisions <= seen.actions
    assert all(made <= could for could, made in seen.moves.values())
    assert 1 < seen.turns <= seen.actions


def test_every_kind_of_taking_happens_in_its_game() -> None:
    for name, takings in TAKINGS.items():
        shapes = __import__(f"bivouac.games.{name}.shapes", fromlist=["Event"])
        declared = str([part.__annotations__ for part in shapes.Event.__args__])
        for kind, key in takings.events.items():
            assert f"'{kind}'" in declared, f"{name} tells no {kind}"
            assert f"'{key}'" in declared


def test_a_piece_spoken_of_by_its_place_is_known_by_what_lies_there() -> None:
    taker = Taker(Takings({"arrive": "site"}, lies_at=("tile", "site", "tile")))
    assert taker.read({"kind": "tile", "site": "b2", "tile": "ruin_1"}) is None
    assert taker.read({"kind": "arrive", "seat": 1, "site": "b2"}) == (1, "ruin_1")
    assert taker.read({"kind": "arrive", "seat": 0, "site": "camp_5"}) == (0, "camp_5")
    assert taker.read({"kind": "arrive", "seat": None, "site": "camp_5"}) is None


def test_luck_is_rarely_taken_for_a_finding() -> None:
    luck = Random(2)
    false = [
        finding
        for _ in range(60)
        for finding in findings(figures(MADE, even_games(120, luck)))
        if finding.key.startswith(("seat", "place", "piece"))
    ]
    assert len(false) <= 9  # a report in twenty has one by luck, and it rarely comes alone


def test_a_piece_that_wins_is_found_and_one_nobody_wants_too() -> None:
    luck = Random(6)
    games = []
    for number in range(200):
        winner = luck.randrange(2)
        taken: list[dict[str, int]] = [
            {"archaeologist": 1, "soothsayer": 1},
            {"archaeologist": 1, "soothsayer": 1},
        ]
        if luck.random() < 0.8:
            taken[winner]["miner"] = 1
        games.append(invented(number, winner, tuple(taken)))
    found = {(finding.key, finding.about) for finding in findings(figures(MADE, games))}
    assert ("piece-strong", "miner") in found
    assert ("piece-shunned", "imitator") in found
    assert not {about for key, about in found if key == "piece-strong"} & {"archaeologist", "soothsayer"}


def test_a_seat_that_wins_is_found() -> None:
    games = [invented(number, 0 if number % 10 < 7 else 1, ({}, {})) for number in range(200)]
    found = {(finding.key, finding.about) for finding in findings(figures(MADE, games))}
    assert {("seat-strong", "1"), ("seat-weak", "2"), ("place-strong", "1")} <= found


def test_seats_of_one_game_do_not_witness_alone() -> None:
    """Both seats take the piece in every game: one of the two wins each time, which says nothing."""
    assert share_of([[1.0, 0.0]] * 500, even(2)).chance is None
    assert share_of([[1.0]] * 60 + [[0.0]] * 40, even(2)).chance == pytest.approx(0.0455, abs=0.001)


def test_what_everybody_takes_is_not_weak_for_that() -> None:
    """One piece is taken by one seat, another by all four: takers of the first win more, as is usual."""
    rare, common = [[1.0]] * 40 + [[0.0]] * 60, [[1.0, 0.0, 0.0, 0.0]] * 100
    usual = lifted([*rare, *common], 4)
    assert share_of(rare, usual).usual == pytest.approx(0.4, abs=0.002)
    assert share_of(common, usual).usual == pytest.approx(0.25)
    assert share_of(common, usual).chance is None
    assert share_of(rare, usual).chance == pytest.approx(1, abs=0.05)
    assert share_of(rare, lifted(common, 4)).chance == pytest.approx(0.0034, abs=0.0005)


def test_the_correction_is_benjamini_and_hochberg_s() -> None:
    assert corrected([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert corrected([]) == []


class Reader(HTMLParser):
    """Whoever opens the page: every tag is closed, and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "circle", "rect"):
            self.open.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_in_both_languages(lang: str) -> None:
    text = page(figures(MADE, even_games(40, Random(1))), lang)
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.fetched == []
    assert f'<html lang="{lang}">' in text
    assert text.count("<svg") == text.count("<figcaption>") >= 7
    assert "NaN" not in text
    if lang == "fr":
        words = re.sub(r"<style>.*?</style>|<[^>]+>", " ", text, flags=re.DOTALL)
        assert re.findall(r"\w [;:!?»%]", words) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(TAKINGS))
def test_every_group_and_source_has_a_name(name: str, lang: str) -> None:
    teller = Teller(name, lang)
    for entry in game(name).catalogue(lang):
        assert teller.say(f"group-{entry.get('group')}")


@pytest.mark.full
def test_the_command_writes_the_same_report_for_any_number_of_jobs(run: Run, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        files = ("--html", tmp_path / f"{jobs}.html", "--json", tmp_path / f"{jobs}.json")
        answer = run("balance", "takara", "--bots", "random", "--games", "12", "--jobs", jobs, *files)
        assert answer.status == 0
        assert "12 games with 4 seats" in " ".join(answer.out.split())
    for kind in ("html", "json"):
        assert (tmp_path / f"1.{kind}").read_bytes() == (tmp_path / f"2.{kind}").read_bytes()
    found: dict[str, Any] = json.loads((tmp_path / "1.json").read_text("utf-8"))
    assert sum(row["win_share"] for row in found["seats"]) == pytest.approx(1, abs=1e-5)
    assert found["games"] == len(found["length"]["actions"]) == 12


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (("continent",), "no opponents", "n’oppose personne"),
        (("arnak", "--seats", "1"), "1 seat", "1 place"),
        (("takara", "--bots", "cat"), "'cat'", "cat"),
        (("takara", "--games", "0"), "--games 0", "--games 0"),
        (("takara", "--seats", "8"), "seats: 8", "8"),
        (("takara", "--html", "nowhere/report.html"), "nowhere", "nowhere"),
    ],
)
def test_bad_input_is_named_in_one_line(
    run: Run, arguments: tuple[str, ...], english: str, french: str
) -> None:
    assert_one_line(run("balance", *arguments, "--lang", "en"), english)
    assert_one_line(run("balance", *arguments, "--lang", "fr"), french)


def test_each_bot_has_tables_of_its_own() -> None:
    made: Schedule = make_schedule(game("takara").facts, ["random", "greedy:1"], seats=3, mirrored=True)
    assert made.seatings == (("random",) * 3, ("greedy:1",) * 3)
