"""The laws can fail: each is broken on purpose in a game of Takara, and catches its own fault.

Leaks and unfair deals have a file of their own, test_planted_leaks.py.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import pytest

import bivouac
from bivouac import Outcome, Refusal
from bivouac.core.contract import Facts, Game, State
from bivouac.core.game import HouseGame
from tests.contract.laws import census, copies, determinism, endings, judge, notation, traces, veil, witnesses
from tests.contract.pieces import pieces_of
from tests.contract.planted import TAKARA, Planted, PlantedGame, code, with_plant
from tests.contract.tables import Table

PIECES = pieces_of("takara")


def for_seeds(law: Callable[[Table, int], int], table: Table) -> None:
    """The law on several games, since not every ending shows the fault."""
    for seed in range(8):
        law(table, seed)


def test_a_plant_that_changes_nothing_breaks_no_law() -> None:
    table = with_plant(Planted)
    determinism.same_actions_give_the_same_keys(table, 1, every=10)
    copies.copies_are_independent(table, 1, states=4)
    copies.loading_a_dump_is_the_identity(table, 1, states=4)
    copies.what_is_handed_out_can_be_scribbled_on(table, 1, states=4)
    notation.text_and_code_are_inverse(table, 1, states=4)
    census.damaged_documents_are_refused(table, 1, PIECES, states=4, tries=10)
    census.whatever_loads_plays_on(table, 1, states=2, tries=10)
    veil.nobody_can_tell_a_redealt_world(table, 1, states=4, worlds=2)
    witnesses.moves_of_others_betray_nothing(table, 1, states=4, worlds=3, steps=3)
    traces.a_redeal_knows_no_more_than_its_seat(table, 1, states=4)
    endings.random_play_ends_in_an_outcome_that_adds_up(table, 1)
    endings.nothing_is_told_after_the_end(table, 1)
    copies.every_planned_state_is_loaded(table, 1, most=20)
    judge.legal_is_the_only_judge(table, 1, states=4)


# Law 1


class Moody(Planted):
    """Deals another game every time."""

    seeds = count()

    def __init__(self, true: State, game: Game) -> None:
        super().__init__(true, game)
        self.mood = next(self.seeds)

    def key(self) -> bytes:
        """Depends on how many games were played before."""
        return self.true.key() + bytes([self.mood % 256])


def test_a_game_that_is_not_the_same_twice_is_caught() -> None:
    with pytest.raises(AssertionError, match="two keys"):
        determinism.same_actions_give_the_same_keys(with_plant(Moody), 1, every=10)


class ForgetfulOfSeed(PlantedGame):
    """A box that ignores the seed it is given now and then."""

    def start(self, seats: int, seed: int | bytes = 0, options: Mapping[str, Any] | None = None) -> State:
        """Another deal at every call."""
        return super().start(seats, next(Moody.seeds), options)


def test_a_start_that_ignores_its_seed_is_caught() -> None:
    with pytest.raises(AssertionError, match="two keys"):
        determinism.same_actions_give_the_same_keys(Table(ForgetfulOfSeed(TAKARA, Planted), 2), 1, every=1)


# Law 2


class SharesAList(Planted):
    """Its copies write on the same sheet."""

    def __init__(self, true: State, game: Game) -> None:
        super().__init__(true, game)
        self.sheet: list[int] = []

    def play(self, seat: int, action: int, /) -> None:
        """Noted on the sheet."""
        super().play(seat, action)
        self.sheet.append(action)

    def copy(self) -> State:
        """The sheet is not copied."""
        new = type(self)(self.true.copy(), self.game)
        new.sheet = self.sheet
        return new

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """Shows the sheet."""
        return super().outlook(seat) | {"played": len(self.sheet)}


def test_a_copy_that_shares_a_list_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"changed the original.*played"):
        copies.copies_are_independent(with_plant(SharesAList), 2, states=4)


class HandsOutItsOwn(Planted):
    """Hands out the very list it keeps."""

    def __init__(self, true: State, game: Game) -> None:
        super().__init__(true, game)
        self.outlooks: dict[int, dict[str, Any]] = {}

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """The same mapping at every call."""
        return self.outlooks.setdefault(seat, super().outlook(seat))


def test_an_outlook_that_is_the_state_s_own_is_caught() -> None:
    with pytest.raises(AssertionError, match="spoiling"):
        copies.what_is_handed_out_can_be_scribbled_on(with_plant(HandsOutItsOwn), 2, states=4)


class LoadsTheFirstChance(PlantedGame):
    """Reads everything but the chance."""

    def load(self, document: object) -> State:
        """The future is another one."""
        assert isinstance(document, dict)
        return super().load({**document, "chance": bivouac.QuickChance(0).dump()})


def test_a_load_that_is_not_the_identity_is_caught() -> None:
    with pytest.raises(AssertionError, match="another key"):
        copies.loading_a_dump_is_the_identity(Table(LoadsTheFirstChance(TAKARA, Planted), 2), 2, states=4)


class RefusesAPlan(PlantedGame):
    """Takes a position that good play leads to for an impossible one."""

    def load(self, document: object) -> State:
        """Whatever lies behind the thirtieth move."""
        assert isinstance(document, dict)
        if document["moves"] > 30:
            raise bivouac.SetupError("moves: nobody comes that far")
        return super().load(document)


def test_a_load_that_refuses_what_a_plan_reaches_is_caught() -> None:
    with pytest.raises(AssertionError, match="nobody comes that far"):
        copies.every_planned_state_is_loaded(Table(RefusesAPlan(TAKARA, Planted), 2), 2, most=60)


class Stutters(Planted):
    """Writes two actions alike."""

    def text(self, action: int, /) -> str:
        """`den` for everything."""
        return super().text(code("den"))


def test_two_actions_with_one_notation_are_caught() -> None:
    with pytest.raises(AssertionError, match="is written for"):
        notation.text_and_code_are_inverse(with_plant(Stutters), 2, states=2)


class ReadsSloppily(Planted):
    """Takes any text for the den."""

    def parse(self, text: str, /) -> int:
        """Nothing is refused."""
        try:
            return super().parse(text.strip().lower())
        except Refusal:
            return code("den")


def test_a_sloppy_reader_is_caught() -> None:
    with pytest.raises(AssertionError, match="is read as"):
        notation.unknown_texts_are_refused(with_plant(ReadsSloppily), 2)


# Law 3


class LosesATile(Planted):
    """The last tile of the discard is lost."""

    def dump(self) -> dict[str, Any]:
        """All but one."""
        document = super().dump()
        return document | {"discard": document["discard"][:-1]}


def test_a_lost_piece_is_caught() -> None:
    with pytest.raises(AssertionError, match="created, lost or misplaced"):
        census.every_piece_is_in_one_place(with_plant(LosesATile), 3)


def without_doubles(document: Any) -> Any:
    """The document with each discarded tile once; left alone when that is not what is wrong with it."""
    tiles = document.get("discard")
    if not isinstance(tiles, list) or not all(isinstance(tile, int) for tile in tiles):
        return document
    return document | {"discard": list(dict.fromkeys(tiles))}


class Undoubles(PlantedGame):
    """Reads a doubled tile as one."""

    def load(self, document: object) -> State:
        """Quietly mends what is wrong."""
        return super().load(without_doubles(document))


def test_a_load_that_quietly_mends_a_doubled_piece_is_caught() -> None:
    table = Table(Undoubles(TAKARA, Planted), 2)
    with pytest.raises(AssertionError, match=r"double discard.*accepted, and loaded as something else"):
        census.damaged_documents_are_refused(table, 3, PIECES, states=1)


class Remembers(Planted):
    """Says that it is what it was told to be."""

    document: Any = None

    def dump(self) -> dict[str, Any]:
        """The document it was loaded from."""
        return super().dump() if self.document is None else dict(copy.deepcopy(self.document))


class AcceptsDoubles(PlantedGame):
    """Takes no census: a doubled tile stays doubled."""

    def load(self, document: object) -> State:
        """Loaded as it stands."""
        state = Remembers(self.true.load(without_doubles(document)), self.true)
        state.document = document
        return state


def test_a_load_that_accepts_a_doubled_piece_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"double discard.*a piece was created or lost"):
        census.damaged_documents_are_refused(Table(AcceptsDoubles(TAKARA, Planted), 2), 3, PIECES, states=1)


class TakesNoCensus(PlantedGame):
    """Loads whatever its fields can hold, as a house may read what it has just written itself."""

    def load(self, document: object) -> State:
        """Read, and not counted."""
        assert isinstance(self.true, HouseGame)
        return self.plant(self.true.restore(document), self.true)


def test_a_load_that_takes_no_census_is_caught() -> None:
    with pytest.raises(AssertionError, match="accepted, and then"):
        census.whatever_loads_plays_on(Table(TakesNoCensus(TAKARA, Planted), 2), 3, states=6, tries=40)


class Stumbles(PlantedGame):
    """Falls over what it did not expect."""

    def load(self, document: object) -> State:
        """Counts the tokens before it looks."""
        assert isinstance(document, dict)
        sum(document["tokens"])
        return super().load(document)


def test_a_load_that_fails_otherwise_than_by_refusing_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"raised (Type|Key)Error"):
        census.damaged_documents_are_refused(Table(Stumbles(TAKARA, Planted), 2), 3, PIECES, states=1)


# Law 6


class TellsOn(Planted):
    """Has something to add once all is over."""

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """A coin more, for nobody."""
        after = [] if super().actors() else [{"kind": "gain", "count": 1}]
        return [*super().events(seat), *after]


class EndsEarly(Planted):
    """Announces the end at every move."""

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """The end is near."""
        return [*super().events(seat), {"kind": "end"}]


@pytest.mark.parametrize(
    ("plant", "fault"), [(TellsOn, "told after the end"), (EndsEarly, "is told 1 times")]
)
def test_an_end_that_is_not_told_once_and_last_is_caught(plant: type[Planted], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        endings.nothing_is_told_after_the_end(with_plant(plant), 6)


class AddsUpWrong(Planted):
    """Gives the first seat a point that no line explains."""

    def outcome(self) -> Outcome | None:
        """One point too many."""
        true = super().outcome()
        if true is None or true.points is None:
            return true
        points = (true.points[0] + 1, *true.points[1:])
        return Outcome(true.kind, true.winners, true.ranks, points, true.lines, true.utility)


class CrownsTheLast(Planted):
    """Declares the wrong seat the winner."""

    def outcome(self) -> Outcome | None:
        """Whoever is not first."""
        true = super().outcome()
        if true is None or not true.winners:
            return true
        losers = tuple(seat for seat, rank in enumerate(true.ranks) if rank != 1)
        return Outcome(true.kind, losers, true.ranks, true.points, true.lines, true.utility)


class Utopian(Planted):
    """Promises more utility than there is."""

    def outcome(self) -> Outcome | None:
        """Twice as good."""
        true = super().outcome()
        if true is None:
            return true
        utility = tuple(2 * worth for worth in true.utility)
        return Outcome(true.kind, true.winners, true.ranks, true.points, true.lines, utility)


@pytest.mark.parametrize(
    ("plant", "words"),
    [(AddsUpWrong, "add up to"), (CrownsTheLast, "a winner is not first"), (Utopian, "utility outside")],
)
def test_an_outcome_that_does_not_add_up_is_caught(plant: type[Planted], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        for_seeds(endings.random_play_ends_in_an_outcome_that_adds_up, with_plant(plant))


class Endless(PlantedGame):
    """Claims to be shorter than it is."""

    @property
    def facts(self) -> Facts:
        """With a cap of ten moves."""
        true = super().facts
        return Facts(
            true.name,
            true.rules,
            true.titles,
            true.blurbs,
            true.seats,
            true.minutes,
            true.cooperative,
            cap=10,
        )


def test_a_game_that_outlasts_its_cap_is_caught() -> None:
    with pytest.raises(AssertionError, match="not over after 10 moves"):
        endings.random_play_ends_in_an_outcome_that_adds_up(Table(Endless(TAKARA, Planted), 2), 1)


class PlaysOn(Planted):
    """Does not notice that the game is over."""

    def play(self, seat: int, action: int, /) -> None:
        """Nothing is refused any more."""
        if self.true.actors():
            super().play(seat, action)


def test_a_game_that_goes_on_after_its_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="it was played"):
        endings.random_play_ends_in_an_outcome_that_adds_up(with_plant(PlaysOn), 1)


# Law 7


class ChangesThenRefuses(Planted):
    """An illegal action moves something before it is refused."""

    def play(self, seat: int, action: int, /) -> None:
        """The den pays also those who are refused."""
        if self.true.why_not(seat, action) is not None and code("den") in self.true.legal(seat):
            self.true.play(seat, code("den"))
            raise Refusal("not_now", {}, "takara.39")
        super().play(seat, action)


class RefusesWhatItLists(Planted):
    """Lists the den and refuses it."""

    def play(self, seat: int, action: int, /) -> None:
        """The den is closed."""
        if action == code("den"):
            raise Refusal("not_now", {}, "takara.39")
        super().play(seat, action)


class PlaysWhatItHides(Planted):
    """Leaves the den out of the list, and still allows it."""

    def legal(self, seat: int, /) -> list[int]:
        """All but the den."""
        codes = super().legal(seat)
        return [action for action in codes if action != code("den")] or codes


class ContradictsItself(Planted):
    """Explains one thing and refuses by another."""

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """Always the same excuse."""
        no = super().why_not(seat, action)
        return no and Refusal("not_now", {}, "takara.39")


class UnknownRuling(Planted):
    """Refuses by a ruling nobody has written."""

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """A ruling of its own."""
        no = super().why_not(seat, action)
        return no and Refusal(no.code, no.facts, "takara.999")

    def play(self, seat: int, action: int, /) -> None:
        """The same."""
        no = self.why_not(seat, action)
        if no is not None:
            raise no
        super().play(seat, action)


class KeepsItsList(Planted):
    """Hands out the list it will hand out again."""

    def __init__(self, true: State, game: Game) -> None:
        super().__init__(true, game)
        self.listed: dict[tuple[bytes, int], list[int]] = {}

    def legal(self, seat: int, /) -> list[int]:
        """The same list for the same question."""
        return self.listed.setdefault((self.true.key(), seat), super().legal(seat))


class Deaf(Planted):
    """Falls over a code that is too large."""

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """As a machine word would."""
        if action > 1 << 63:
            raise OverflowError("too large")
        return super().why_not(seat, action)


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        (ChangesThenRefuses, "state changed|changed the state|disagree"),
        (RefusesWhatItLists, "not_now"),
        (PlaysWhatItHides, "why_not"),
        (ContradictsItself, "disagree"),
        (UnknownRuling, "nobody knows the ruling"),
        (KeepsItsList, "not a fresh list"),
        (Deaf, "OverflowError"),
    ],
)
def test_a_second_judge_is_caught(plant: type[Planted], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        judge.legal_is_the_only_judge(with_plant(plant), 8, states=6)
