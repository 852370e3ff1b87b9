"""What anybody may ask: the games, the signs of life, the schema, the plain list of tables."""

from __future__ import annotations

from bivouac import __version__, game, names
from tests.server.houses import Served


def test_health_tells_the_version_and_the_build(house: Served) -> None:
    health = house.guest().get("/health")
    assert health["ok"] is True
    assert health["version"] == __version__
    assert isinstance(health["compiled"], bool)


def test_every_game_is_listed_with_its_options_and_bots(house: Served) -> None:
    cards = house.guest().get("/api/games")
    assert [card["name"] for card in cards] == list(names())
    for card in cards:
        facts = game(card["name"]).facts
        assert card["seats"] == list(facts.seats)
        assert [option["key"] for option in card["options"]] == [option["key"] for option in facts.options]
        assert {"en", "fr"} <= card["titles"].keys()
        assert "greedy" in card["bots"]


def test_every_game_has_a_catalogue_and_rulings_in_both_languages(house: Served) -> None:
    guest = house.guest()
    for name in names():
        for room in ("catalogue", "rulings"):
            spoken = {lang: guest.get(f"/api/games/{name}/{room}", lang=lang) for lang in ("en", "fr")}
            assert len(spoken["en"]) == len(spoken["fr"]) > 0
            assert spoken["en"] != spoken["fr"]


def test_the_pieces_of_an_unknown_game_are_not_found(house: Served) -> None:
    for room in ("catalogue", "rulings"):
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


def test_the_home_page_lists_the_tables_one_may_join(house: Served) -> None:
    ada = house.guest("Ada")
    table = ada.opens("open", "human")
    ada.joins(table, seat=1, name="Ada")
    page = house.guest().get("/", lang="en")
    assert f'href="/t/{table}"' in page
    assert "Ada" in page


def test_the_home_page_speaks_the_language_asked_for(house: Served) -> None:
    assert '<html lang="fr"' in house.guest(**{"Accept-Language": "fr-CA,en;q=0.5"}).get("/")
    assert '<html lang="en"' in house.guest(**{"Accept-Language": "de"}).get("/")
    assert '<html lang="fr"' in house.guest().get("/", lang="fr")


def test_a_name_cannot_bring_markup_into_the_home_page(house: Served) -> None:
    ada = house.guest("<script>x</script>")
    table = ada.opens("open", "human")
    ada.joins(table, seat=1)
    page = ada.get("/")
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def _figure(figures: str, name: str) -> float:
    return next(float(line.split()[1]) for line in figures.splitlines() if line.startswith(f"{name} "))
