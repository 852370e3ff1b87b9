"""The laws of secrecy can fail: odd leaks and unfair deals planted in a game of Takara, each caught."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import bivouac
from bivouac import SPECTATOR
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from tests.contract.laws import fairness, ids, pace, traces, veil, witnesses
from tests.contract.laws import takara_redeal as redeal_law
from tests.contract.planted import TAKARA, Planted, PlantedGame, code, with_plant
from tests.contract.tables import Table

# Law 4: what a seat is told


class ListsChests(Planted):
    """Lists the chest pile tile by tile, each under its own lasting id."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """The pile from its bottom to its top."""
        pile = [{"id": f"chest-{tile - 53}", "kind": None} for tile in self.true.dump()["chests"]]
        return super().outlook(seat) | {"pile": pile}


def test_a_pile_that_is_listed_tile_by_tile_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"can tell redealt world \d+ from the true one: outlook.pile"):
        veil.nobody_can_tell_a_redealt_world(with_plant(ListsChests), 4, states=12, worlds=4)


class TurnsTilesDown(Planted):
    """Now and then the tiles in front of a player lie face down, under the ids they had and will have."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """Every fourth time hidden, as if they had been shuffled."""
        shown = super().outlook(seat)
        for piece in ids.pieces_in([player["tiles"] for player in shown["players"]]):
            piece["kind"] = piece["kind"] if shown["moves"] % 4 else None
        return shown


def test_an_id_that_survives_a_shuffle_is_caught() -> None:
    veil.nobody_can_tell_a_redealt_world(with_plant(TurnsTilesDown), 4, states=6, worlds=2)
    with pytest.raises(AssertionError, match="tracks its piece"):
        ids.no_id_tracks_a_hidden_piece(with_plant(TurnsTilesDown), [4])


# Law 4: what a seat witnesses


class SkipsTheQuestion(Planted):
    """Asks nothing when there is nothing to choose: onlookers learn that no monster was seen."""

    def play(self, seat: int, action: int, /) -> None:
        """Goes on by itself."""
        super().play(seat, action)
        while self.true.legal(seat) == [code("leave")]:
            self.true.play(seat, code("leave"))


class TellsEverybody(Planted):
    """What an observer sees is written in everybody's log."""

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """As the active player witnessed them."""
        actors = self.true.actors()
        return super().events(actors[0] if actors else seat)


class Sighs(Planted):
    """Notes publicly, and for good, that an observer met a monster."""

    sighs = 0

    def play(self, seat: int, action: int, /) -> None:
        """One sigh for each monster that could be turned up."""
        super().play(seat, action)
        self.sighs += code("turn-up") in self.true.legal(seat)

    def like(self, true: State) -> Planted:
        """The sighs are kept, also in a redealt world: no single outlook shows the leak."""
        new = super().like(true)
        assert isinstance(new, Sighs)
        new.sighs = self.sighs
        return new

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With the sighs."""
        return super().outlook(seat) | {"sighs": self.sighs}


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        (SkipsTheQuestion, r"is shown the same and can tell two worlds apart"),
        (Sighs, r"is shown the same and can tell two worlds apart: outlook.sighs"),
        (TellsEverybody, r"sees the same and was told different events"),
    ],
)
def test_a_move_that_betrays_what_was_seen_is_caught(plant: type[Planted], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        witnesses.moves_of_others_betray_nothing(with_plant(plant), 5, states=8, worlds=5, steps=2)


def test_a_betrayal_that_no_single_outlook_shows_is_left_to_the_witnesses() -> None:
    veil.nobody_can_tell_a_redealt_world(with_plant(Sighs), 5, states=8, worlds=3)


# Law 4: what a redealt world still holds


class DealsNothing(Planted):
    """A redealt world is the true one with another future."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Only the chance is dealt anew."""
        document = self.true.redeal(seat, chance).dump()
        return self.like(self.game.load(self.true.dump() | {"chance": document["chance"]}))


def test_a_redeal_that_deals_nothing_is_caught() -> None:
    with pytest.raises(AssertionError, match="never dealt anew"):
        traces.hidden_pieces_are_dealt_anew(with_plant(DealsNothing), 6, states=6, worlds=4)
    with pytest.raises(AssertionError, match="always keeps the true"):
        traces.what_starts_at_random_is_dealt_at_random(with_plant(DealsNothing), 6, worlds=40)


# Law 5


class StonesAnywhere(Planted):
    """Lays the Stones on any two deep tiles, also of one site, whatever is known of one."""

    dealt = False

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The true world is left alone."""
        new = type(self)(self.true.redeal(seat, chance), self.game)
        new.dealt = True
        return new

    def dump(self) -> dict[str, Any]:
        """With the Stones moved."""
        document = super().dump()
        if not self.dealt:
            return document
        tiles = document["tiles"]
        luck = bivouac.QuickChance(int.from_bytes(self.true.key()[:6], "big"))
        deep = [tile for tile in range(54) if tile % 9 < 3]
        stones = [tile for tile in deep if tiles[tile] == "stone"]
        for stone in stones:
            other = deep[luck.below(18)]
            tiles[stone], tiles[other] = tiles[other], tiles[stone]
        return document


class FirstSiteLikely(Planted):
    """Puts a Stone on the first site more often than chance would."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """The first of four deals with a Stone on site 1, or else the last."""
        for _ in range(4):
            world = self.true.redeal(seat, chance)
            if "stone" in world.dump()["tiles"][:3]:
                break
        return self.like(world)


class ForgetsObservations(Planted):
    """Deals rockfalls also where somebody observed and left a tile."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """As if nothing had been observed."""
        document = self.true.dump()
        return self.like(
            self.game.load(document | {"cleared": [], "agenda": [], "phase": 1}).redeal(seat, chance)
        )


class OverConcludes(Planted):
    """Takes a tile that was observed and left for no monster either."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt until no monster lies where somebody looked."""
        for _ in range(60):
            world = self.true.redeal(seat, chance)
            document = world.dump()
            if not any(document["tiles"][tile].startswith("bat") for tile in document["cleared"]):
                break
        return self.like(world)


@cache
def prior() -> list[redeal_law.Tiles]:
    """Fresh deals of the sound game."""
    return redeal_law.fresh_deals(TAKARA, 6000)


def test_stones_laid_on_one_site_are_caught() -> None:
    game = PlantedGame(TAKARA, StonesAnywhere)
    with pytest.raises(AssertionError, match="Stones"):
        redeal_law.an_onlooker_at_the_start_sees_the_prior(game, worlds=600)


def test_stones_laid_against_what_is_known_are_caught() -> None:
    game = PlantedGame(TAKARA, StonesAnywhere)
    with pytest.raises(AssertionError, match="contradict what viewer 0 knows"):
        redeal_law.one_known_stone_keeps_the_other_off_its_site(game, prior(), worlds=300)


def test_a_redeal_that_prefers_a_site_is_caught() -> None:
    game = PlantedGame(TAKARA, FirstSiteLikely)
    with pytest.raises(AssertionError, match="not dealt evenly"):
        redeal_law.an_onlooker_at_the_start_sees_the_prior(game, worlds=1000)
    with pytest.raises(AssertionError, match="unlike a fresh start"):
        fairness.an_onlooker_s_redeal_is_a_fresh_deal(Table(game, 2), 7, worlds=1000)


def test_a_redeal_that_forgets_an_observation_is_caught() -> None:
    game = PlantedGame(TAKARA, ForgetsObservations)
    with pytest.raises(AssertionError, match="contradict what viewer"):
        redeal_law.tiles_left_by_an_observer_are_no_rockfalls(game, prior(), worlds=300)


def test_a_redeal_that_concludes_from_free_choices_is_caught() -> None:
    game = PlantedGame(TAKARA, OverConcludes)
    with pytest.raises(AssertionError, match="unlike the prior"):
        redeal_law.tiles_left_by_an_observer_are_no_rockfalls(game, prior(), worlds=800)
    with pytest.raises(AssertionError, match="in redeals than in truth"):
        redeal_law.truth_and_redeal_can_be_exchanged(game, games=600, viewer=SPECTATOR)


class BoastfulOdds(Planted):
    """Promises a little more than redealt worlds keep."""

    def odds(self, seat: int, action: int, /) -> dict[str, Any] | None:
        """Half of the likelier half goes to the first kind."""
        found = super().odds(seat, action)
        if found is None or len(found.get("tiles", ())) < 2:
            return found
        first, second, *_ = found["tiles"]
        moved = found["tiles"][second] / 2
        return {"tiles": found["tiles"] | {first: found["tiles"][first] + moved, second: moved}}


def test_odds_that_are_wrong_are_caught() -> None:
    with pytest.raises(AssertionError, match="odds of site"):
        redeal_law.odds_of_a_dig_are_those_of_redeals(
            PlantedGame(TAKARA, BoastfulOdds), seed=7, states=4, worlds=600
        )


@pytest.mark.parametrize("name", ["arnak", "takara"])
def test_a_bot_that_answers_at_once_where_others_cannot_know_is_found_out(name: str) -> None:
    table = Table(bivouac.game(name), 2)
    with pytest.raises(AssertionError, match="would answer at once"):
        pace.no_pace_tells_of_a_choice(table, 172, states=60, seek=lambda *_: None)
