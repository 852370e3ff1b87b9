"""What anybody may ask: the games, their words, the signs of life, the schema, the plain list of tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bivouac import __version__, game, names
from bivouac.bots.levels import LEVELS
from bivouac.core.words import words
from bivouac.server.addresses import OPEN_COMMAND
from tests.server.houses import Served, served


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house whose browser client was never built."""
    with served(client=str(tmp_path_factory.mktemp("nothing"))) as house:
        yield house


def test_health_tells_the_version_and_the_build(house: Served) -> None:
    health = house.guest().get("/health")
    assert health["ok"] is True
    assert health["version"] == __version__
    assert isinstance(health["compiled"], bool)


def test_a_house_for_this_machine_alone_says_how_to_let_friends_in(house: Served) -> None:
    assert house.guest().get("/api/reach") == {"friends": "", "command": OPEN_COMMAND}


def test_a_house_with_an_address_for_friends_says_that_one() -> None:
    with served(public_url="https://camp.example") as house:
        assert house.guest().get("/api/reach") == {"friends": "https://camp.example/", "command": ""}


def test_every_game_is_listed_with_its_options_and_bots(house: Served) -> None:
    cards = house.guest().get("/api/games")
    assert [card["name"] for card in cards] == list(names())
    for card in cards:
        facts = game(card["name"]).facts
        assert card["seats"] == list(facts.seats)
        assert [option["key"] for option in card["options"]] == [option["key"] for option in facts.options]
        assert {"en", "fr"} <= card["titles"].keys()
        assert card["bots"] == (["casual", "expert"] if facts.cooperative else list(LEVELS))


def test_every_game_has_a_catalogue_and_rulings_in_both_languages(house: Served) -> None:
    guest = house.guest()
    for name in names():
        for room in ("catalogue", "rulings"):
            spoken = {lang: guest.get(f"/api/games/{name}/{room}", lang=lang) for lang in ("en", "fr")}
            assert len(spoken["en"]) == len(spoken["fr"]) > 0
            assert spoken["en"] != spoken["fr"]


def test_the_words_of_a_game_are_a_fluent_text_with_the_house_behind_it(house: Served) -> None:
    for name in names():
        for lang in ("en", "fr"):
            found = house.guest().get(f"/api/games/{name}/words", lang=lang)
            assert found["lang"] == lang
            assert found["ftl"] == game(name).words(lang)
            assert "refused-not_your_turn" in found["ftl"]


def test_the_pieces_of_an_unknown_game_are_not_found(house: Served) -> None:
    for room in ("catalogue", "rulings", "words"):
        answer = house.guest().http.get(f"/api/games/chess/{room}")
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_the_figures_of_the_house_are_there_for_a_monitor(house: Served) -> None:
    ada = house.guest("Ada")
    before = _figure(ada.get("/metrics"), "bivouac_windows")
    window = ada.window(ada.opens("human", "human"))
    figures = ada.get("/metrics")
    assert _figure(figures, "bivouac_windows") == before + 1
    assert _figure(figures, "bivouac_rooms") >= 1
    assert "bivouac_requests_total" in figures
    window.close()


def test_figures_name_routes_and_not_tables(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.opens("human", "human")
    ada.get(f"/api/tables/{table}")
    assert table not in ada.get("/metrics")


def test_the_schema_is_served_with_every_kind_of_route(house: Served) -> None:
    schema = house.guest().get("/api/schema/openapi.json")
    assert schema["openapi"].startswith("3.")
    assert {"/health", "/api/games", "/api/tables", "/api/tables/{id}/join", "/api/me"} <= schema[
        "paths"
    ].keys()
    assert "/metrics" not in schema["paths"]


def test_the_plain_page_lists_the_tables_one_may_join(bare: Served) -> None:
    ada = bare.guest("Ada")
    table = ada.opens("open", "human")
    ada.joins(table, seat=1, name="Ada")
    page = bare.guest().get("/", lang="en")
    assert f'href="/t/{table}"' in page
    assert "Ada" in page


def test_the_plain_page_says_that_it_is_one(bare: Served) -> None:
    for lang in ("en", "fr"):
        said = words("bivouac.server", lang).say("page-no-client")
        assert said in bare.guest().get("/", lang=lang)
        assert said in bare.guest().get("/history", lang=lang)


def test_the_plain_page_speaks_the_language_asked_for(bare: Served) -> None:
    assert '<html lang="fr"' in bare.guest(**{"Accept-Language": "fr-CA,en;q=0.5"}).get("/")
    assert '<html lang="en"' in bare.guest(**{"Accept-Language": "de"}).get("/")
    assert '<html lang="fr"' in bare.guest().get("/", lang="fr")


def test_a_name_cannot_bring_markup_into_the_plain_page(bare: Served) -> None:
    ada = bare.guest("<script>x</script>")
    table = ada.opens("open", "human")
    ada.joins(table, seat=1)
    page = ada.get("/")
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def _figure(figures: str, name: str) -> float:
    return next(float(line.split()[1]) for line in figures.splitlines() if line.startswith(f"{name} "))
