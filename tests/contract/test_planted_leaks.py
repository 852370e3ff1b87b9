"""The laws of secrecy can fail: leaks and unfair deals planted in a game of Takara, each caught."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import bivouac
from bivouac import SPECTATOR, Refusal
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from tests.contract.laws import fairness, ids, pace, traces, veil, witnesses
from tests.contract.laws import takara_redeal as redeal_law
from tests.contract.planted import TAKARA, Planted, PlantedGame, code, with_plant
from tests.contract.tables import Table

BOTTOM = 45  # the lowest gallery of the last site: hidden for most of a game


def bottom(state: Planted) -> str:
    """The face of a tile that hardly anybody knows."""
    return str(state.true.dump()["tiles"][BOTTOM])


# Law 4: what a seat is told


class TellsATile(Planted):
    """Its outlook shows a hidden tile."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a hint nobody should have."""
        return super().outlook(seat) | {"hint": bottom(self)}


class LegalKnows(Planted):
    """Its legal list depends on a hidden tile."""

    def legal(self, seat: int, /) -> list[int]:
        """No den above a Kara tile."""
        codes = super().legal(seat)
        return codes[:-1] if bottom(self).startswith("karas") and len(codes) > 1 else codes


class LabelKnows(Planted):
    """Its labels depend on a hidden tile."""

    def label(self, action: int, lang: str, /) -> str:
        """A warning that should not be there."""
        return super().label(action, lang) + (" (!)" if bottom(self).startswith("xp") else "")


class RefusalKnows(Planted):
    """The facts of its refusals depend on a hidden tile."""

    def why_not(self, seat: int, action: int, /) -> Refusal | None:
        """With one fact too many."""
        no = super().why_not(seat, action)
        return no and Refusal(no.code, {**no.facts, "below": bottom(self)}, no.ruling)


class RevealedKnows(Planted):
    """Counts one more when a monster lies deep."""

    def revealed(self) -> int:
        """Grows for the wrong reason."""
        return super().revealed() + bottom(self).startswith("skeleton")


class OddsKnow(Planted):
    """Its odds are those of somebody who looked."""

    def odds(self, seat: int, action: int, /) -> dict[str, Any] | None:
        """The truth instead of a chance."""
        found = super().odds(seat, action)
        return found and {"tiles": {bottom(self): 1.0}}


class ElementsKnow(Planted):
    """The pieces an action concerns include one it should not know."""

    def elements(self, action: int, /) -> list[str]:
        """With the tile's kind as an id."""
        return [*super().elements(action), bottom(self)]


class ListsChests(Planted):
    """Lists the chest pile tile by tile, each under its own lasting id."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """The pile from its bottom to its top."""
        pile = [{"id": f"chest-{tile - 53}", "kind": None} for tile in self.true.dump()["chests"]]
        return super().outlook(seat) | {"pile": pile}


@pytest.mark.parametrize(
    ("plant", "place"),
    [
        (TellsATile, "outlook.hint"),
        (LegalKnows, "actions|legal"),
        (LabelKnows, "actions"),
        (ElementsKnow, "actions"),
        (RefusalKnows, "refusals"),
        (RevealedKnows, "revealed"),
        (OddsKnow, "odds"),
        (ListsChests, "outlook.pile"),
    ],
)
def test_a_hidden_tile_that_reaches_a_seat_is_caught(plant: type[Planted], place: str) -> None:
    with pytest.raises(AssertionError, match=rf"can tell redealt world \d+ from the true one: ({place})"):
        veil.nobody_can_tell_a_redealt_world(with_plant(plant), 4, states=12, worlds=4)


class FeaturesKnow(PlantedGame):
    """What bots are told depends on a hidden tile."""

    def features(self, state: State, seat: int) -> list[float]:
        """With one number too many."""
        assert isinstance(state, Planted)
        return [*super().features(state, seat), float(bottom(state) == "stone")]


def test_features_that_know_a_hidden_tile_are_caught() -> None:
    with pytest.raises(AssertionError, match=r"from the true one: features"):
        veil.nobody_can_tell_a_redealt_world(Table(FeaturesKnow(TAKARA, Planted), 2), 4, states=12, worlds=12)


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


class KeepsItsChance(Planted):
    """A redealt world has the true future."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt anew, with the old chance."""
        document = self.true.redeal(seat, chance).dump()
        return self.like(self.game.load(document | {"chance": self.true.dump()["chance"]}))


class KeepsTheSide(Planted):
    """A redealt world has as many Stones on the first three sites as the true one."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Dealt until it fits, or twenty times."""
        world = self.true.redeal(seat, chance)
        for _ in range(20):
            if stones_on_one_side(world) == stones_on_one_side(self.true):
                break
            world = self.true.redeal(seat, chance)
        return self.like(world)


def stones_on_one_side(state: State) -> int:
    """How many Stones lie on the first three sites."""
    return int(state.dump()["tiles"][:27].count("stone"))


class DealsNothing(Planted):
    """A redealt world is the true one with another future."""

    def redeal(self, seat: int, chance: Chance, /) -> State:
        """Only the chance is dealt anew."""
        document = self.true.redeal(seat, chance).dump()
        return self.like(self.game.load(self.true.dump() | {"chance": document["chance"]}))


def test_a_redeal_that_keeps_the_true_chance_is_caught() -> None:
    with pytest.raises(AssertionError, match="chance"):
        traces.a_redeal_knows_no_more_than_its_seat(with_plant(KeepsItsChance), 6, states=4)


def test_a_redeal_that_keeps_something_of_the_truth_is_caught() -> None:
    veil.nobody_can_tell_a_redealt_world(with_plant(KeepsTheSide), 6, states=4, worlds=2)
    with pytest.raises(AssertionError, match="betrays which of two truths"):
        traces.rivals_of_the_truth_are_dealt_alike(with_plant(KeepsTheSide), 6, states=10, swaps=20)


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
