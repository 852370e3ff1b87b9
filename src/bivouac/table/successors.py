"""Tables that follow from others or from a text: a rematch, a what-if, a journal laid on a table."""

from collections import Counter
from collections.abc import Callable

import msgspec

from bivouac.core import journal as journals
from bivouac.core import replay
from bivouac.core.contract import Game
from bivouac.core.course import KEY_EVERY
from bivouac.core.entries import Acted, Deed, Ended, Lent, Resigned, Signed, TakenBack, Undone
from bivouac.core.journal import Journal, JournalError, commitment_of
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import Refusal
from bivouac.table import signatures
from bivouac.table.charter import Charter, SeatPlan
from bivouac.table.lines import Followed, Started, Took
from bivouac.table.past import last_decision, state_at
from bivouac.table.rated import must_be_casual
from bivouac.table.seats import fair_name
from bivouac.table.stand_in import stand_in
from bivouac.table.table import Table

Sign = Callable[[str], Signed]


def rematch(table: Table, id: str, seed: bytes, at: int) -> Table:
    """The same people and bots in the same seats at a new table, for the old one to name."""
    if table.status != "over":
        raise Refusal("not_over")
    plans = [SeatPlan(seat.kind, seat.bot) for seat in table.seats]
    charter = msgspec.structs.replace(
        table.charter,
        rules=table.game.facts.rules,  # a new game, also where the old one was of other rules
        seats=plans,
        seed=seed,
        origin=table.id,
        quick=None,
        lesson=False,
        vouched=True,
        document=None,
    )
    new = Table(id, charter, table.game)
    for number, seat in enumerate(table.seats):
        if seat.player is not None:
            new.write(Took(number, seat.player, seat.name), at)
    return new


def follow(table: Table, id: str, at: int) -> str:
    """Name the table at which the same people play again, unless one is named already; and return it."""
    if not table.follower:
        table.write(Followed(id), at)
    return table.follower


def fork(table: Table, id: str, number: int | None, player: str, name: str, at: int) -> Table:
    """A what-if: the game as it stood after an action, for the player alone against bots.

    Without a number it begins where the player, or for onlookers anybody, last had a choice. The same chance
    follows, so a game that others still play cannot be forked.
    """
    people = {seat.player for seat in table.seats if seat.player is not None}
    if table.status != "over" and people != {player}:
        raise Refusal("not_over")
    must_be_casual(table, "fork")
    held = table.seats_of(player)
    if number is None:
        number = last_decision(table, held or range(len(table.seats)))
    state_at(table, number)
    mine = held or [0]
    plans = [SeatPlan("bot", stand_in(table.game))] * len(table.seats)
    for seat in mine:
        plans[seat] = SeatPlan("human")
    new = Table(id, _forked(table, plans, player), table.game)
    for seat in mine:
        new.write(Took(seat, player, fair_name(name)), at)
    new.write(Started(table.header.words or [], draws=table.draws), at)
    new.deal()
    for action in table.course.actions[:number]:
        new.write(Acted(action.number, action.seat, action.text, action.key), at)
    new.go_to(number)
    _end(new, at)
    return new


def _forked(table: Table, plans: list[SeatPlan], player: str) -> Charter:
    """The terms of a what-if: for one person, and nobody's business."""
    return msgspec.structs.replace(
        table.charter,
        rules=table.rules,
        seats=plans,
        seed=table.seed,
        host=player,
        origin=table.id,
        vouched=False,  # or another end of the same deal could be passed off as the true one
        clock=None,
        private=True,
        coach=None,
        rated=False,
    )


def what_if(
    game: Game, position: str, id: str, player: str, name: str, at: int, *, alone: bool = False
) -> Table:
    """A position that somebody brought, for them alone in the seat that is to act, against bots."""
    state = game.position(position)
    document = state.dump()
    mine = (state.actors() or [0])[0]
    plans = [SeatPlan("bot", stand_in(game))] * document["seats"]
    plans[mine] = SeatPlan("human")
    charter = Charter(
        game=game.facts.name,
        rules=game.facts.rules,
        options=document.get("options", {}),
        seats=plans,
        seed=bytes(32),  # nothing is dealt from it
        host=player,
        private=True,
        alone=alone,
        quick=0,
        document=document,
    )
    table = Table(id, charter, game)
    table.write(Took(mine, player, fair_name(name)), at)
    table.write(Started([]), at)
    table.deal()
    _end(table, at)
    return table


def lay(
    game: Game, journal: Journal, id: str, player: str, name: str, at: int, *, alone: bool = False
) -> Table:
    """A journal as a table: its bots in their seats, all others held by whoever brought it.

    Raises JournalError, with the line, for a journal that these rules would not have written.
    """
    replay.replay(game, journal)
    signatures.check(journal)
    assert journal.seed is not None, "nothing is played without one"
    fair = isinstance(journal.seed, bytes)
    if isinstance(journal.seed, bytes) and commitment_of(journal.seed) != journal.commitment:
        raise JournalError(journal.header_line("seed"), replay.WRONG_SEED, "seed")
    plans = [SeatPlan("human")] * journal.seats
    bots = _bots(journal)
    for seat, bot in bots.items():
        plans[seat] = SeatPlan("bot", bot)
    charter = Charter(
        game=journal.game,
        rules=journal.rules,
        options=journal.options,
        seats=plans,
        seed=journal.seed if isinstance(journal.seed, bytes) else bytes(32),
        host=player,
        private=True,
        alone=alone,
        quick=None if fair else journal.seed,  # type: ignore[arg-type]
    )
    table = Table(id, charter, game)
    for number, plan in enumerate(plans):
        if plan.kind == "human":
            table.write(Took(number, player, fair_name(name)), at)
    table.write(Started(journal.words or [], draws=journal.draws), at)
    for entry in journal.entries[len(bots) :]:
        if isinstance(entry, Deed):  # its seal and its end are written anew
            table.write(_completed(table, entry), at)
    table.go_to(table.course.count)
    _end(table, at)
    _keep_signature(table, journal, at)
    return table


def _keep_signature(table: Table, journal: Journal, at: int) -> None:
    """What is over stays as the house it was played at has signed it."""
    signed = journal.signed()
    if table.status == "over" and signed is not None:
        table.write(signed, at)


def export(table: Table, sign: Sign | None = None, *, operator: bool = False) -> str:
    """The journal as a file: for the operator at any time, for everybody else once nothing is secret."""
    return journals.format(written(table, sign, operator=operator))


def written(table: Table, sign: Sign | None = None, *, operator: bool = False) -> Journal:
    """The journal with its seed, and with its seal, a signature and its end where there is nothing to add."""
    if table.state is None:
        raise Refusal("not_started")
    if not table.at_rest and not operator:
        raise Refusal("not_over")
    if table.charter.document is not None:
        raise PlayerMistake("no_journal")
    journal = table.journal()
    if table.at_rest:
        replay.close(journal, table.state, _hand(table, sign))
    return journal


def _hand(table: Table, sign: Sign | None) -> Sign | None:
    """Who signs: this house what was dealt here; what was brought keeps the signature it came with."""
    brought = table.brought
    if brought is not None:
        return lambda text: brought
    return sign if table.charter.vouched else None


def _end(table: Table, at: int) -> None:
    assert table.state is not None, "it has been dealt"
    if table.state.outcome() is not None:
        table.write(Ended(replay.key_of(table.state, table.rules).hex()), at)


def _bots(journal: Journal) -> dict[int, str]:
    """The seats lent before the first action and for good; in the order in which a table writes its bots."""
    lines = [entry for entry in journal.entries if isinstance(entry, Lent | TakenBack)]
    times = Counter(entry.seat for entry in lines)
    bots: dict[int, str] = {}
    for entry in journal.entries:
        if not isinstance(entry, Lent) or times[entry.seat] > 1 or entry.seat < max(bots, default=0):
            break
        bots[entry.seat] = entry.bot
    return bots


def _completed(table: Table, deed: Deed) -> Deed:
    """What the text of a journal tells, with what a table must know besides."""
    if isinstance(deed, Acted):
        return Acted(deed.number, deed.seat, deed.text, _key(table, deed))
    if isinstance(deed, Undone):
        return Undone(deed.number, table.course.actions[-1].seat)
    if isinstance(deed, Resigned):
        return Resigned(deed.seat, stand_in(table.game))
    return Lent(deed.seat, deed.bot) if isinstance(deed, Lent) else deed


def _key(table: Table, action: Acted) -> str:
    """As often as a table writes one, or all that a journal of other rules has: without, none is believed."""
    ours = table.rules == table.game.facts.rules
    return action.key if action.number % KEY_EVERY == 0 or not ours else ""
