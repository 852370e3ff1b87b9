"""Profiles: what one's games tell, to whom; all one's data in one file; and nothing left of who goes."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

import msgspec

from bivouac.review.records import FORMAT, Review
from bivouac.server.house import House
from bivouac.server.ratings import rate
from bivouac.store import Result
from tests.server.guests import Guest, play_on, problem
from tests.server.houses import Served
from tests.server.prepared import account, id_of, nearly_over
from tests.store.samples import add, played, put_table

OWN = "/api/me/profile"


def finished(house: Served, *people: Guest, rated: bool = False) -> str:
    """A game of these people that is over."""
    table = nearly_over(house, *people, rated=rated)
    play_on([guest.window(table) for guest in people], Random(1), 1_000)
    return table


def test_a_profile_tells_what_was_played_with_whom(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    finished(house, ada, bo, rated=True)
    mine, theirs = ada.get(OWN), bo.get(OWN)
    assert mine["mine"] is True
    (sum_,) = mine["games"]
    assert (sum_["game"], sum_["seats"], sum_["played"]) == ("takara", 2, 1)
    assert sum_["won"] + theirs["games"][0]["won"] == 1
    (run,) = mine["runs"]
    assert run["way"] == [run["rating"]]
    assert run["latest"] == [bool(sum_["won"])]
    (friend,) = mine["companions"]
    assert (friend["name"], friend["together"], friend["won"]) == ("Bo", 1, sum_["won"])
    assert friend["handle"] == bo.get("/api/me")["handle"]


def test_others_see_a_profile_without_the_company_unless_it_is_private(house: Served) -> None:
    ada, bo, eve = account(house, "Ada"), account(house, "Bo"), house.guest("Eve")
    finished(house, ada, bo)
    address = f"/api/players/{ada.get('/api/me')['handle']}/profile"
    shown = eve.get(address)
    assert (shown["name"], shown["mine"], shown["companions"]) == ("Ada", False, [])
    assert shown["games"] == ada.get(OWN)["games"]
    assert ada.patch("/api/me", profile="hidden")["private"] is True
    with problem(404, "not_found") as answers:
        answers += [eve.http.get(address), eve.http.get("/api/players/nobody/profile")]
    assert len({answer.text for answer in answers}) == 1, "a private profile is as if there were none"
    assert ada.get(address)["mine"] is True
    assert bo.get(OWN)["companions"][0]["handle"] is None


def test_who_is_private_is_not_among_the_strongest_and_sees_their_own_place(own_house: Served) -> None:
    ada, bo = account(own_house, "Ada"), account(own_house, "Bo")
    ids = [id_of(own_house, guest) for guest in (ada, bo)]

    async def play_often(house: Any) -> None:
        for number in range(12):
            ends = [
                Result(
                    player=id,
                    ended=number,
                    table_id=f"x{number}",
                    seat=seat,
                    game="takara",
                    seats=2,
                    rank=seat + 1,
                    won=not seat,
                    actions=99,
                    rated=True,
                )
                for seat, id in enumerate(ids)
            ]
            await put_table(house.store, f"x{number}")
            await add(house.store, f"x{number}", played(2), status="over", ends=ends, rate=rate)

    own_house.do(play_often)
    ada.patch("/api/me", profile="hidden")
    seen = bo.get("/api/games/takara/leaderboard")
    assert [(row["place"], row["name"]) for row in seen["strongest"]] == [(1, "Bo")]
    assert seen["me"]["place"] == 1
    kept = ada.http.get("/api/games/takara/leaderboard").headers["cache-control"]
    assert kept == "no-store", "it says where the reader stands"
    own = ada.get("/api/games/takara/leaderboard")
    assert "Ada" not in [row["name"] for row in own["strongest"]]
    assert (own["me"]["name"], own["me"]["place"], own["me"]["handle"]) == ("Ada", 1, None)


async def keep_review(house: House, table: str, review: Review) -> None:
    """As if it had been made."""
    await house.store.keep_review(table, msgspec.json.encode(review))


def test_accuracy_and_luck_come_from_reviews(own_house: Served) -> None:
    ada, bo = own_house.guest("Ada"), own_house.guest("Bo")
    tables = [finished(own_house, ada, bo) for _ in range(2)]
    assert (ada.get(OWN)["reviewed"], ada.get(OWN)["accuracy"]) == (0, None)
    empty: list[Any] = [[], []]
    for table, accuracy in zip(tables, (80.0, 90.0), strict=True):
        review = Review(
            FORMAT, "takara", "1", {}, 2, 9, "estimate", 4, [1.0, 0.0], [1, 2], [], empty, [accuracy, None],
            empty, [0.25, -0.25], empty, empty, [0.0, 0.0], [], [],
        )  # fmt: skip
        kept = partial(keep_review, table=table, review=review)
        own_house.do(kept)
    mine, theirs = ada.get(OWN), bo.get(OWN)
    assert (mine["reviewed"], mine["accuracy"], mine["luck"]) == (2, 85.0, 0.25)
    assert (theirs["accuracy"], theirs["luck"]) == (None, -0.25)


def test_all_ones_data_comes_in_one_file(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    table = finished(house, ada, bo, rated=True)
    running = ada.plays_with(bo)
    ada.window(running).ask("say", text="parsnip marmalade")
    bo.window(running).ask("say", text="not hers to have")
    answer = ada.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = json.loads(answer.text)
    assert (told["player"]["name"], told["player"]["login"][:3]) == ("Ada", "ada")
    assert [one["table_id"] for one in told["results"]] == [table]
    assert [one["game"] for one in told["ratings"]] == ["takara"]
    assert {one["table"] for one in told["seats"]} == {table, running}
    assert "parsnip marmalade" in [one.get("text") for one in told["words"]]
    assert told["devices"]
    for foreign in ("not hers to have", "argon2", "Bo"):
        assert foreign not in answer.text


def test_a_file_of_all_ones_data_is_not_made_too_often(house: Served) -> None:
    ada = house.guest("Ada")
    answers = [ada.http.get("/api/me/export").status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]
    assert house.guest().http.get("/api/me/export").status_code == 401


def test_nothing_is_left_of_a_profile_after_deletion(house: Served) -> None:
    ada, bo = account(house, "Ada"), account(house, "Bo")
    finished(house, ada, bo, rated=True)
    handle = ada.get("/api/me")["handle"]
    assert ada.http.delete("/api/me").status_code == 200
    assert bo.http.get(f"/api/players/{handle}/profile").status_code == 404
    assert bo.get(OWN)["companions"] == []
    assert bo.get("/api/me/history")["games"][0]["seats"][0]["departed"] is True


def test_a_new_passphrase_keeps_the_handle_and_guests_have_none(house: Served) -> None:
    ada = account(house, "Ada")
    before = ada.get("/api/me")
    ada.post("/api/me/account", login=before["login"], passphrase="another horse", former="correct horse")
    assert ada.get("/api/me")["handle"] == before["handle"] is not None
    assert house.guest("Eve").get("/api/me")["handle"] is None
