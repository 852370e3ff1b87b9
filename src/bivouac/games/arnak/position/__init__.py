"""The places of a position of Arnak, as its text names them."""

from typing import Any

from bivouac.core.places import (
    ACTIVE,
    CHANCE,
    MOVES,
    Row,
    Written,
    asked,
    index,
    number,
    numbers,
    of_each_seat,
    steps,
    within,
)
from bivouac.games.arnak import columns
from bivouac.games.arnak.actions import ACTIONS
from bivouac.games.arnak.kinds import AFTER, FIRST_DEEP, RESOLVE, ROUNDS, STEPS, TURN
from bivouac.games.arnak.position.cards import Cards
from bivouac.games.arnak.position.island import IDOL_NAMES, Island
from bivouac.games.arnak.position.research import Research

AFTER_QUESTIONS = ("resolve", "arrive", "turn_tile", "wake", "catch", "row_effect")
STEP_NAMES = (*ACTIONS.questions, *AFTER_QUESTIONS)
assert len(ACTIONS.questions) == RESOLVE and len(STEP_NAMES) == STEPS  # noqa: PT018


class Expedition(Cards, Island, Research):
    """A game of Arnak being laid out."""

    def read_round(self, round: int) -> None:
        """The round that is played."""
        self.document["round"] = within(round, 1, ROUNDS)

    def read_marker(self, seat: int) -> None:
        """Who has the starting marker this round."""
        self.document["first"] = (self.seat(seat) - self.document["round"] + 1) % self.seats

    def write_marker(self) -> Written:
        """It follows from who began."""
        return [[(self.document["first"] + self.document["round"] - 1) % self.seats]]

    def read_acted(self) -> None:
        """The main action of this turn is used."""
        self.document |= {
            "acted": True,
            "phase": AFTER if self.document["phase"] == TURN else self.document["phase"],
        }

    def read_icons(self, icons: list[str]) -> None:
        """Travel icons left over this turn."""
        found = [index(icon, columns.ICON_IDS) for icon in icons]
        self.document["icons"] = [found.count(icon) for icon in range(len(columns.ICON_IDS))]

    def write_icons(self) -> Written:
        """Each as often as it is left."""
        counts = zip(columns.ICON_IDS, self.document["icons"], strict=True)
        return [[[icon for icon, count in counts for _ in range(count)]]]

    def finish(self) -> None:
        """Every card, idol and bonus tile lies somewhere."""
        self.deal_own()
        self.deal_wares()
        self.deal_idols()
        self.deal_bonuses()


def _own(place: str) -> Row:
    return Row(
        f"{place} {{seat:d}}: {{cards:l}}",
        lambda draft, seat, cards: draft.read_own(place, seat, cards),
        lambda draft: draft.write_own(place),
        pool="own cards",
    )


def _wares(kind: str) -> Row:
    return Row(
        f"{kind} deck: {{cards:l}}",
        lambda draft, cards: draft.read_deck(kind, cards),
        lambda draft: draft.write_deck(kind),
        pool="wares",
    )


def _pile(key: str, name: str) -> Row:
    """Items and artifacts in a pile of their own."""
    return Row(
        f"{name}: {{cards:l}}",
        lambda draft, cards: draft.claim_all(key, cards),
        lambda draft: [[[columns.IDS[card] for card in draft.document[key]]]],
        pool="wares",
    )


def _named(form: str, reads: Any, key: str, ids: list[str], turned: bool, pool: str = "") -> Row:
    """A list of the document by the names of its pieces, from the top of a stack if it is one."""

    def writes(draft: Expedition) -> Written:
        found = draft.document[key]
        return [[[ids[piece] for piece in (reversed(found) if turned else found)]]]

    return Row(form, reads, writes, pool)


def _read_rival_idols(draft: Expedition, idols: list[str]) -> None:
    draft.document["rival_idols"] = sorted({index(idol, IDOL_NAMES) for idol in idols})


Expedition.rows = (
    Row("the rival has not acted", Expedition.undo_rival),
    Row("round: {round:d}", Expedition.read_round, lambda draft: [[draft.document["round"]]], pool="course"),
    Row("marker: {seat:d}", Expedition.read_marker, Expedition.write_marker, pool="course"),
    ACTIVE,
    asked(ACTIONS.questions),
    Row(
        "the main action is used",
        Expedition.read_acted,
        lambda draft: [[]] if draft.document["acted"] else [],
    ),
    numbers("passed"),
    numbers("masked"),
    numbers("flying"),
    Row("travel left: {icons:l}", Expedition.read_icons, Expedition.write_icons),
    number("bill"),
    Row("tokens {seat:d}: {tokens:l}", Expedition.read_tokens, Expedition.write_tokens),
    _own("hand"),
    _own("deck"),
    _own("area"),
    Row("sifted: {cards:l}", Expedition.read_sifted, Expedition.write_sifted, pool="own cards"),
    Row(
        "fear tiles {seat:d}: {count:d}",
        Expedition.read_fear_tiles,
        lambda draft: enumerate(draft.document["fear_tiles"]),
    ),
    Row("untold fear {seat:d}: {shuffles:l}", Expedition.read_untold, Expedition.write_untold),
    Row("laid down {seat:d}: {places:l}", Expedition.read_laid, Expedition.write_laid),
    number("asked", "cards settled"),
    Row("fear pile: {left:d}", Expedition.read_fears),
    Row("row: {cards:l}", Expedition.read_row, Expedition.write_row, pool="wares"),
    _pile("exiled", "exiled"),
    _pile("rival_cards", "rival cards"),
    _wares("item"),
    _wares("artifact"),
    Row("empty decks: {decks:l}", Expedition.read_empty),
    number("tops_known", "known tops"),
    Row("tiles: {tiles:l}", Expedition.read_tiles, Expedition.write_tiles, pool="tiles"),
    Row("next tiles: {tiles:l}", Expedition.read_next_tiles, Expedition.write_stacks, pool="tiles"),
    number("near_under", "known under I"),
    number("deep_under", "known under II"),
    Row("guards: {guards:l}", Expedition.read_guards, Expedition.write_guards, pool="guardians"),
    Row(
        "overcome {player:d}: {names:l}",
        Expedition.read_overcome,
        lambda draft: draft.write_guardians("guardians"),
        pool="guardians",
    ),
    Row(
        "boons used {player:d}: {names:l}",
        Expedition.read_spent,
        lambda draft: draft.write_guardians("boons"),
    ),
    Row(
        "next guardians: {names:l}",
        Expedition.read_next_guardian,
        Expedition.write_guardian_stack,
        pool="guardians",
    ),
    Row("archaeologists {player:d}: {spaces:l}", Expedition.read_figures, Expedition.write_figures),
    Row("blocked camps: {camps:l}", Expedition.read_blocked, Expedition.write_blocked),
    Row(
        "crates {seat:d}: {count:d}",
        Expedition.read_crates,
        lambda draft: enumerate(draft.document["crates"]),
        "idols",
    ),
    Row("slots {seat:d}: {slots:l}", Expedition.read_slots, Expedition.write_slots, pool="idols"),
    number("tolls", "idols paid", pool="idols"),
    _named("rival idols: {idols:l}", _read_rival_idols, "rival_idols", IDOL_NAMES, False, "idols"),
    number("rival_pile", "rival pile", pool="idols"),
    Row(
        "idols: {idols:l}",
        Expedition.read_idols,
        lambda draft: draft.write_idols("idols_up", columns.PLACE_IDS),
        pool="idol types",
    ),
    Row(
        "idols below: {idols:l}",
        lambda draft, idols: draft.read_idols(idols, down=True),
        lambda draft: draft.write_idols("idols_down", columns.PLACE_IDS[FIRST_DEEP:]),
        pool="idol types",
    ),
    Row(
        "assistants {seat:d}: {names:l}", Expedition.read_helpers, Expedition.write_helpers, pool="assistants"
    ),
    _named(
        "assistants gone: {names:l}",
        Expedition.read_left,
        "assistants_gone",
        columns.ASSISTANT_IDS,
        False,
        "assistants",
    ),
    Row("supply: {names:l}", Expedition.read_supply),
    _named("rescue: {names:l}", Expedition.read_rescue, "rescue", columns.ASSISTANT_IDS, True, "assistants"),
    Row("supply {stack:d}: {names:l}", Expedition.read_stack, Expedition.write_supply, pool="assistants"),
    numbers("rescue_seen", "rescue stack seen by"),
    Row(
        "glass {player:d}: {space:d}", Expedition.read_glass, lambda draft: enumerate(draft.document["glass"])
    ),
    Row("arrived: {players:l}", Expedition.read_arrived, Expedition.write_arrived),
    of_each_seat("notebook"),
    Row("bonus at {space:d}: {names:l}", Expedition.read_bonus, Expedition.write_bonuses, pool="bonus"),
    _named(
        "temple bonus: {names:l}",
        Expedition.read_temple_bonus,
        "temple_stack",
        columns.BONUS_IDS,
        False,
        "bonus",
    ),
    Row("bonus gone: {names:l}", Expedition.read_bonus_gone, Expedition.write_bonus_gone, pool="bonus"),
    numbers("temple_seen", "temple stack seen by"),
    Row("temple tiles: {tiles:l}", Expedition.read_temple_tiles),
    Row("won {player:d}: {tiles:l}", Expedition.read_won, Expedition.write_won, pool="temple tiles"),
    _named(
        "deeds done: {names:l}", Expedition.read_deeds_done, "deeds_done", columns.DEED_IDS, False, "deeds"
    ),
    _named("deeds: {names:l}", Expedition.read_deeds, "deeds", columns.DEED_IDS, True, "deeds"),
    steps(STEP_NAMES),
    number("revealed"),
    MOVES,
    CHANCE,
)
