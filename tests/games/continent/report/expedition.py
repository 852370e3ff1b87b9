"""One expedition from the beginning to its end, and what it is remembered for."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from bivouac import game
from bivouac.bots import Glimpse
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.kinds import NO_CELL
from bivouac.games.continent.scoring import ENDINGS
from bivouac.games.continent.state import State as Expedition
from tests.games.continent.report.parties import Party

CONTINENT: Final = game("continent")
SHOWN: Final = ("take", "flip", "place", "replace", "peek", "explorer", "start", "clue")  # a card is seen


class Notebook:
    """What is counted while an expedition runs."""

    def __init__(self, state: Expedition) -> None:
        self.state = state
        self.spent: Counter[str] = Counter()  # cards that left the deck, by region
        self.returned: Counter[str] = Counter()  # cards that meals and sleep brought back
        self.meals: Counter[str] = Counter()
        self.seen: set[str] = set()
        self.carried: set[int] = set()
        self.regions: list[str] = []
        self.camps = 0
        self.actions = 0
        self.contested = 0  # actions that needed a success
        self.failures = 0
        self.lowest = len(state.deck)
        self.last_taken = ""
        self.before: tuple[str, int, str] = ("", 0, "")

    def look(self) -> None:
        """Where they are before the next move, how much life is left, and what they are about to do."""
        region = str(region_of(self.state))
        if region not in self.regions:
            self.regions.append(region)
        self.before = region, len(self.state.deck), doing(self.state)

    def write(self, events: list[dict[str, Any]]) -> None:
        """What came of the move."""
        region, life, _ = self.before
        back = 0
        for event in events:
            kind = event["kind"]
            if kind == "restore":
                back += event["count"]
                self.meals[region] += 1
                self.returned[region] += event["count"]
            self.camps += kind == "camp"
            if kind in ("success", "failure"):
                self.actions += 1
                self.contested += event["need"] > 0
                self.failures += kind == "failure"
            if kind in SHOWN and "card" in event:
                self.seen.add(event["card"])
            if kind == "take":
                self.last_taken = event["card"]
        self.carried.update(card for column in self.state.items for card in column)
        self.spent[region] += life + back - len(self.state.deck)
        self.lowest = min(self.lowest, len(self.state.deck))


def region_of(state: Expedition) -> int:
    """The zone of the terrain the active player stands on, or of anybody's."""
    spots = [state.spots[state.active], *state.spots]
    cards = [state.cells[spot] for spot in spots if spot != NO_CELL and state.cells[spot] >= 0]
    return int(state.box.zone[cards[0]]) if cards else 0


def doing(state: Expedition) -> str:
    """The running action and the card it stands on."""
    if state.attempt < 0:
        return ""
    card = state.box.card_of[state.attempt]
    return f"{ICONS[state.box.icon[state.attempt]]} {'fog' if card < 0 else state.box.ids[card]}"


def explore(party: Party, seed: int) -> dict[str, Any]:
    """Play an expedition to its end, or to the game's bound, and tell about it."""
    options = party.options(seed)
    state = CONTINENT.start(party.seats, seed, options)
    assert isinstance(state, Expedition)
    state.watch(True)
    notebook = Notebook(state)
    notebook.look()
    notebook.write(state.events(0))
    bots = party.bots(seed)
    glimpses = [Glimpse(state, seat) for seat in range(party.seats)]
    moves = 0
    while moves < CONTINENT.facts.cap and state.actors():
        seat = party.speaker(state, moves)
        notebook.look()
        state.play(seat, bots[seat].choose(glimpses[seat]))
        notebook.write(state.events(0))
        moves += 1
    who = {"curse": party.curse, "party": party.name, "seed": seed, "explorers": options["explorers"]}
    return who | {"moves": moves} | told(notebook)


def told(notebook: Notebook) -> dict[str, Any]:
    """An expedition as data."""
    state = notebook.state
    region, _, before = notebook.before
    action = doing(state) or before or "a night"
    return {
        "ending": ENDINGS[state.ending],
        "way": notebook.last_taken.partition("/")[2],
        "cause": f"{action} in {region}",
        "turns": int(state.turn),
        "camps": notebook.camps,
        "actions": notebook.actions,
        "contested": notebook.contested,
        "failures": notebook.failures,
        "lowest": notebook.lowest,
        "left": len(state.deck),
        "regions": notebook.regions,
        "spent": dict(notebook.spent),
        "returned": dict(notebook.returned),
        "meals": dict(notebook.meals),
        "satchel": sorted(state.box.ids[card] for card in state.satchel),
        "items": sorted(state.box.ids[card] for card in notebook.carried),
        "seen": sorted(notebook.seen),
    }
