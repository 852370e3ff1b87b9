"""What leaves the table: to each pair of eyes what it may know, and nothing that would tell more."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bivouac import SPECTATOR, QuickChance, Refusal
from bivouac.core.contract import Game
from bivouac.core.entries import Acted
from bivouac.core.journal import table_seed
from bivouac.table import ClockPlan, Table
from bivouac.table.gathering import start
from bivouac.table.playing import act, pause, say, undo
from bivouac.table.pledges import pledge, pledge_of, say_word
from bivouac.table.seats import BOT_NAMES
from bivouac.table.table import FOLDS
from bivouac.table.views import (
    PUBLIC,
    Telling,
    Told,
    news,
    odds,
    position,
    redealt,
    refusal_view,
    table_view,
    why_not,
)
from tests.table.mirror import refused
from tests.table.parlour import actor, opened, play, play_on, seated, start_with_words, started, texts
from tests.table.people import HOST, LANGUAGES, LANTERNS, NOON, PEOPLE, SEED, STRANGER, TAKARA
from tests.table.wandering import wander

WORDS = ["xylophone-70", "quagmire-71"]
KINDS = {str(kind.__struct_config__.tag): kind for kind in FOLDS}  # type: ignore[attr-defined]


# Lines


def test_every_kind_of_line_says_what_is_public_of_it() -> None:
    assert set(PUBLIC) == set(KINDS)
    told = {field.name for field in msgspec.structs.fields(Told)}
    for kind, names in PUBLIC.items():
        assert set(names) <= {field.name for field in msgspec.structs.fields(KINDS[kind])}
        assert set(names) <= told


def test_these_stay_at_the_table() -> None:
    kept = {
        kind: {field.name for field in msgspec.structs.fields(KINDS[kind])} - set(names)
        for kind, names in PUBLIC.items()
    }
    assert {kind: names for kind, names in kept.items() if names} == {
        "took": {"player"},
        "pledged": {"digest"},
        "worded": {"word"},
        "redrawn": {"seed"},
        "started": {"words", "rules", "draws"},
        "acted": {"text", "key", "client", "on", "bank"},
        "undone": {"client", "on", "banks"},
        "lent": {"bank", "alone"},
        "paused": {"banks"},
        "ended": {"key"},
        "closed": {"key"},
        "signed": {"key", "signature"},
    }


def test_a_viewer_is_told_the_lines_it_has_missed() -> None:
    table = started("human", "human")
    play(table, "peek 1", "take")
    told = news(table, 0, 3, "en")
    assert [(line.seq, line.kind, line.number) for line in told] == [(4, "acted", 1), (5, "acted", 2)]
    assert news(table, 0, 5, "en") == []
    assert news(table, 0, 99, "en") == []
    assert news(table, 0, 0, "en") == news(table, 0, -1, "en")
    assert [line.seq for line in news(table, 0, 0, "en")] == [1, 2, 3, 4, 5]


def test_a_secret_look_is_told_to_its_seat_alone() -> None:
    table = started("human", "human")
    seat = actor(table)
    play(table, "peek 1")
    for viewer in table.viewers():
        (told,) = news(table, viewer, table.seq - 1, "en")
        assert (told.kind, told.seat, told.number) == ("acted", seat, 1)
        assert any("face" in witnessed.event for witnessed in told.events) is (viewer == seat)
        assert all(witnessed.say for witnessed in told.events if witnessed.event["kind"] == "look")


def test_of_actions_undone_a_viewer_is_told_only_that_they_were() -> None:
    table = started("human", "greedy")
    play(table, "peek 1", "take")
    undo(table, 0, 0, NOON)
    play(table, "peek 2")
    told = [line for line in news(table, 0, 0, "en") if line.kind in ("acted", "undone")]
    assert [(line.kind, line.number, bool(line.events)) for line in told] == [
        ("acted", 1, False),
        ("acted", 2, False),
        ("undone", 0, False),
        ("acted", 1, True),
    ]


def test_sentences_name_the_players_in_the_language_of_the_viewer() -> None:
    table = started("human", "human")
    name = table.seats[actor(table)].name
    play(table, "peek 1")
    english, french = (news(table, SPECTATOR, 3, lang)[0].events[0].say for lang in LANGUAGES)
    assert name in english
    assert name in french
    assert english != french


def test_what_is_said_is_told_with_who_said_it() -> None:
    table = opened("human", "human")
    say(table, SPECTATOR, "Zoe", "hello", NOON)
    (told,) = news(table, 0, 0, "en")
    assert (told.kind, told.seat, told.name, told.text) == ("said", SPECTATOR, "Zoe", "hello")


# Positions


@pytest.mark.parametrize("game", [LANTERNS, TAKARA], ids=["lanterns", "takara"])
def test_moves_are_offered_to_the_person_who_is_to_act_and_to_nobody_else(game: Game) -> None:
    table = play_on(started("human", "human", "greedy", game=game), Random(1), 4)
    for _ in range(6):
        assert table.state is not None
        for viewer in table.viewers():
            shown = position(table, viewer, "fr")
            assert shown.outlook == table.state.outlook(viewer)
            assert (shown.viewer, shown.seq, shown.number) == (viewer, table.seq, table.course.count)
            mine = viewer == actor(table) and viewer != 2
            assert [move.text for move in shown.moves] == (texts(table) if mine else [])
            assert all(move.label and move.elements is not None for move in shown.moves)
        play_on(table, Random(2), 1)


def test_there_is_no_position_before_the_start() -> None:
    table = seated("human", "human")
    with refused(table, "house.not_started"):
        position(table, 0, "en")


def test_the_prompt_names_who_is_asked() -> None:
    table = started("human", "human")
    name = table.seats[actor(table)].name
    for lang in LANGUAGES:
        assert name in position(table, SPECTATOR, lang).prompt


@pytest.mark.parametrize(("lang", "label"), [("en", "Player 1 to Player 2"), ("fr", "Joueur 1 à Joueur 2")])
def test_a_move_names_players_also_one_who_is_called_by_anothers_number(lang: str, label: str) -> None:
    table = started("human", "human")
    telling = Telling(table, NOON)
    telling.called = "Player 2", "Joueur 1"
    told = telling._with_names(label, lang)
    assert told in ("Player 2 to Joueur 1", "Player 2 à Joueur 1")


# Frames


def test_the_frame_tells_a_player_its_own_seats_and_whether_it_is_the_host() -> None:
    table = started("human", "human", "greedy")
    frames = {player: table_view(table, player, NOON) for player in (HOST, PEOPLE[1], STRANGER, None)}
    assert [frame.mine for frame in frames.values()] == [[0], [1], [], []]
    assert [frame.hosting for frame in frames.values()] == [True, False, False, False]
    assert [(seat.kind, seat.name, seat.taken, seat.bot) for seat in frames[None].seats] == [
        ("human", "Ada", True, ""),
        ("human", "Bo", True, ""),
        ("bot", BOT_NAMES[2], True, "greedy"),
    ]


def test_the_frame_tells_what_was_pledged_and_that_a_word_was_said_but_not_which() -> None:
    table = seated("human", "human")
    for seat, word in enumerate(WORDS):
        pledge(table, PEOPLE[seat], seat, pledge_of(word), NOON)
    assert [seat.pledge for seat in table_view(table, None, NOON).seats] == [*map(pledge_of, WORDS)]
    start(table, HOST, NOON)
    say_word(table, HOST, 0, WORDS[0], NOON)
    frame = table_view(table, PEOPLE[1], NOON)
    assert (frame.calling, [seat.worded for seat in frame.seats]) == (True, [True, False])
    assert WORDS[0] not in msgspec.json.encode(frame).decode()


def test_the_frame_follows_the_table() -> None:
    table = started("human", "human")
    seat = actor(table)
    play(table, "peek 1")
    undo(table, seat, None, NOON)
    pause(table, 0, NOON)
    frame = table_view(table, HOST, NOON)
    assert (frame.seq, frame.number, frame.status, frame.paused) == (table.seq, 1, "playing", True)
    assert (frame.game, frame.rules, frame.options) == ("_template", "1", {"single_peek": False})
    assert frame.asked is not None
    assert (frame.asked.seat, frame.asked.number, frame.asked.agreed) == (seat, 0, [])


# Secrets


def secrets(table: Table) -> list[str]:
    """What may be read nowhere while the game is on."""
    seed = [] if table.at_rest else [SEED.hex(), table_seed(SEED, WORDS).hex()]
    played = {line.fact.text for line in table.lines if isinstance(line.fact, Acted)}
    notation = [text for text in played if " " in text]  # one word may also be a word of a sentence
    return ["player-", "window-", *WORDS, *seed, *notation]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", [LANTERNS, TAKARA], ids=["lanterns", "takara"])
def test_no_view_holds_a_player_s_id_a_word_the_seed_or_the_notation_of_an_action(
    game: Game, seed: int
) -> None:
    table = seated("human", "human", game=game, clock=ClockPlan(bank=600_000))
    start_with_words(table, dict(enumerate(WORDS)))
    for step, at in enumerate(wander(table, Random(seed), 90)):
        if step % 9:
            continue
        frames = [table_view(table, player, at) for player in (*PEOPLE, STRANGER, None)]
        told = [news(table, viewer, 0, lang) for viewer in table.viewers() for lang in LANGUAGES]
        seen = [position(table, viewer, "en") for viewer in table.viewers()]
        others = [msgspec.structs.replace(shown, moves=[]) for shown in seen]  # one's own moves are told
        written = msgspec.json.encode([frames, told, others]).decode()
        assert [secret for secret in secrets(table) if secret in written] == []


# Refusals, odds, bots


def test_a_refusal_is_told_with_its_sentence_and_its_ruling() -> None:
    table = started("human", "human")
    with pytest.raises(Refusal) as caught:
        act(table, 1 - actor(table), "take", NOON)
    for lang, say_no, law in (
        ("en", "It is not your turn.", "Only a player whose turn it is may act."),
        ("fr", "Ce n’est pas votre tour.", "Seul un joueur dont c’est le tour peut agir."),
    ):
        shown = refusal_view(table, caught.value, lang)
        assert (shown["code"], shown["ruling"]) == ("not_your_turn", "house.not_your_turn")
        assert (shown["say"], shown["law"]["sentence"]) == (say_no, law)


def test_one_may_ask_why_not() -> None:
    table = started("human", "human")
    seat = actor(table)
    assert why_not(table, seat, "take", "en") is None
    for viewer, text, ruling in (
        (1 - seat, "take", "house.not_your_turn"),
        (SPECTATOR, "take", "house.not_your_turn"),
        (seat, "fly away", "house.unknown_text"),
    ):
        told = why_not(table, viewer, text, "en")
        assert told is not None
        assert told["ruling"] == ruling
    assert table.course.count == 0


def test_odds_are_those_of_the_seat_that_asks_and_onlookers_have_none() -> None:
    table = started("human", "human")
    seat = actor(table)
    play(table, "peek 1")
    assert table.state is not None
    kind = table.state.outlook(seat)["deck"]["lanterns"][0]["kind"]
    assert odds(table, seat, "take") == {"lanterns": {kind: 1.0}}
    blind = odds(table, 1 - seat, "take")
    assert blind is not None
    assert len(blind["lanterns"]) > 1
    assert odds(table, SPECTATOR, "take") is None


def test_a_bot_is_sent_a_world_its_seat_cannot_tell_from_the_true_one() -> None:
    table = play_on(started("human", "greedy", game=TAKARA), Random(1), 12)
    assert table.state is not None
    worlds = [TAKARA.load(redealt(table, 1, QuickChance(luck))) for luck in range(3)]
    for world in worlds:
        assert world.outlook(1) == table.state.outlook(1)
        assert world.dump()["chance"] != table.state.dump()["chance"]
        assert world.dump()["tiles"] != table.state.dump()["tiles"]
    assert len({world.key() for world in worlds}) == 3
