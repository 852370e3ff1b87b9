"""The table before the first action: decks, hands, limits, what nobody may see."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bivouac import SPECTATOR, SetupError, game
from bivouac.core.words import LANGUAGES
from bivouac.games.continent import columns
from bivouac.games.continent.catalogue import words_of
from bivouac.games.continent.data import shelf
from bivouac.games.continent.facts import ADVENTURES, CURSES, EXPLORERS
from bivouac.games.continent.kinds import CURSE, SKILL
from tests.contract.chi_square import misfit
from tests.games.continent.stage import start

GAME = game("continent")
BOX = columns.of("demo")


def seen(state: Any) -> dict[str, Any]:
    """The table as an onlooker sees it."""
    found: dict[str, Any] = state.outlook(SPECTATOR)
    return found


@pytest.mark.ruling("continent.6")
@pytest.mark.parametrize(("players", "cards"), [(1, 45), (2, 50), (3, 55), (4, 60)])
def test_the_action_deck_has_35_skills_5_a_character_and_5_curses(players: int, cards: int) -> None:
    state = GAME.start(players, 3)
    deck = state.dump()["deck"]
    assert len(deck) == cards == seen(state)["deck"]["count"]
    assert sum(BOX.kind[card] == CURSE for card in deck) == 5
    skills = [card for card in deck if BOX.kind[card] == SKILL]
    assert sum(BOX.owner[card] < 0 for card in skills) == 35
    assert all(sum(BOX.owner[card] == one for card in skills) == 5 for one in range(players))


@pytest.mark.ruling("continent.6", "continent.7")
def test_every_chosen_clue_adds_a_curse_and_the_others_leave_the_game() -> None:
    box = columns.of("trial")
    for curses, cards in ((["ink"], 45), (["salt"], 45), (["ink", "salt"], 46)):
        document = start(1, 0, curses=curses).dump()
        assert len(document["deck"]) == cards
        for at, name in enumerate(box.curse_names):
            chosen = name in curses
            assert (box.curse_card[at] in document["deck"]) is chosen
            assert (box.clue_card[at] in document["satchel"]) is chosen
            assert (box.curse_card[at] in document["box"]) is not chosen


@pytest.mark.ruling("continent.3", "continent.4")
@pytest.mark.parametrize(
    ("players", "limits"), [(1, (4, 4, 5, 4)), (2, (3, 3, 3, 3)), (3, (2, 3, 2, 2)), (4, (2, 2, 2, 2))]
)
def test_everybody_begins_with_a_character_and_carries_what_the_satchel_card_allows(
    players: int, limits: tuple[int, int, int, int]
) -> None:
    for player in seen(GAME.start(players, 1))["players"]:
        assert tuple(player["limits"].values()) == limits
        assert [card["kind"] for card in player["hand"]["cards"]] == [f"demo/character-{player['explorer']}"]
        assert player["items"] == [None] * 4
        assert player["fire"] is None


@pytest.mark.ruling("continent.9")
def test_fog_is_shuffled_zone_by_zone_and_adventure_cards_lie_in_order() -> None:
    document = GAME.start(1, 5).dump()
    laid = [entry[1] for entry in document["board"] if entry[1] >= BOX.first_fog]
    for zone, deck in enumerate(document["zones"], 1):
        lying = deck + [card for card in laid if BOX.zone[card] == zone]
        assert sorted(lying) == BOX.fog_of[zone]
    assert document["adventure"] == sorted(document["adventure"])
    numbers = [(BOX.number[card], BOX.gold[card]) for card in range(BOX.first_fog)]
    assert numbers == sorted(numbers)


@pytest.mark.ruling("continent.10", "continent.134")
def test_fronts_and_orders_are_hidden_and_all_else_is_open() -> None:
    table = seen(GAME.start(2, 2))
    fog = [cell for cell in table["board"] if cell["face"] == "down"]
    assert len(fog) == 2
    assert all(cell["kind"] is None and cell["card"] is None for cell in fog)
    assert set(table["deck"]) == {"id", "count"}
    assert all(zone["bottom"] == [] for zone in table["zones"])
    assert table["discard"] == {"id": "discard", "count": 0, "face_up": True, "cards": []}
    assert table["past"] == table["banished"] == []
    assert seen(GAME.start(2, 2)) == GAME.start(2, 2).outlook(1) | {"viewer": SPECTATOR}


@pytest.mark.ruling("continent.12", "continent.8")
def test_the_deal_shows_clue_start_and_explorers() -> None:
    state = GAME.start(2, 0, {"explorers": ["lou", "ines"]})
    told = [(event["kind"], event.get("card", "")) for event in state.events(SPECTATOR)]
    assert told == [
        ("introduction", ""),
        ("clue", "demo/clue-shadow"),
        ("explorer", "demo/character-lou"),
        ("explorer", "demo/character-ines"),
        ("start", "demo/010"),
    ]
    backs = [GAME.say_event(event, "en") for event in state.events(SPECTATOR)]
    assert backs[0].startswith("You came to photograph a lighthouse")
    assert "there is one more than came.” A lamp sends shadows home." in backs[1]
    assert "A bell without a clapper" in backs[-1]


@pytest.mark.ruling("continent.151")
def test_shuffles_are_uniform() -> None:
    found: Counter[str] = Counter()
    games = 600
    for seed in range(games):
        board = GAME.start(1, seed).dump()["board"]
        first = next(entry[1] for entry in board if entry[1] >= BOX.first_fog)
        found[BOX.ids[first]] += 1
    fog = BOX.fog_of[1]
    assert misfit(found, {BOX.ids[card]: 1 / len(fog) for card in fog}) == ""


@pytest.mark.ruling("continent.141")
def test_every_card_has_an_id_and_shares_its_number_with_those_that_answer_the_same_call() -> None:
    assert len(set(BOX.ids)) == BOX.cards
    states = [BOX.ids[card] for card in BOX.greens[903]]
    assert states == ["903", "903b", "903c", "903d"]
    assert [BOX.ids[card] for card in BOX.golds[120]] == ["120g"]


@pytest.mark.ruling("continent.139")
def test_a_die_is_a_number_up_to_six_and_no_save_card_exists() -> None:
    assert max(BOX.durability) <= 6
    assert not [id for id in BOX.ids if "save" in id]


@pytest.mark.parametrize(
    "options",
    [
        {"adventure": "atlantis"},
        {"curses": ["thirst"]},
        {"explorers": ["nobody"]},
        {"policy": "vote"},
        {"easy": 2},
    ],
)
def test_an_option_that_is_not_offered_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        GAME.start(2, 0, options)


@pytest.mark.ruling("continent.3", "continent.7")
@pytest.mark.parametrize(
    ("options", "needed"),
    [
        ({"explorers": ["lou", "odile"]}, "explorers: 'odile' cannot stand in the list, which may hold maud"),
        ({"curses": ["ink"]}, "curses: 'ink' cannot stand in the list, which may hold shadow"),
        ({"adventure": "other_side", "curses": ["ink", "shadow"]}, "'shadow' cannot stand in the list"),
        ({"explorers": ["lou", "lou"]}, "options.explorers: lou is named twice"),
        ({"curses": ["shadow", "shadow"]}, "options.curses: shadow is named twice"),
        ({"explorers": ["lou", "ines", "maud"]}, "options.explorers: 3 are too many; 2 at most"),
    ],
)
def test_what_a_pack_or_a_table_has_no_use_for_is_refused_with_what_is_needed(
    options: dict[str, Any], needed: str
) -> None:
    with pytest.raises(SetupError, match=needed):
        GAME.start(2, 0, options)


@pytest.mark.ruling("continent.3")
def test_fewer_explorers_than_seats_are_joined_by_the_next_of_the_pack() -> None:
    state = GAME.start(3, 0, {"explorers": ["lou", "ines"]})
    assert [player["explorer"] for player in seen(state)["players"]] == ["lou", "ines", "maud"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_adventures_are_offered_under_the_titles_of_their_packs(lang: str) -> None:
    titles = {name: words_of(columns.of(name), lang).say("pack-title") for name in shelf.OURS}
    assert {name: told[lang] for name, told in ADVENTURES.items()} == titles


@pytest.mark.parametrize("lang", LANGUAGES)
def test_curses_and_explorers_are_offered_under_the_names_of_their_packs(lang: str) -> None:
    curses: dict[str, str] = {}
    explorers: dict[str, str] = {}
    for name in shelf.OURS:
        spoken = words_of(columns.of(name), lang)
        curses |= {clue.id: spoken.say(f"clue-{clue.id}") for clue in shelf.pack(name).clues}
        explorers |= {one.id: spoken.say(f"character-{one.id}") for one in shelf.pack(name).characters}
    assert {id: told[lang] for id, told in CURSES.items()} == curses
    assert explorers == EXPLORERS
