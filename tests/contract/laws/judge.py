"""Law 7: `legal` is the only judge, and whatever it leaves out is refused by a named ruling."""

from __future__ import annotations

from bivouac import SPECTATOR, Refusal
from bivouac.core.choices import Choices
from bivouac.core.contract import Game
from bivouac.core.play import Play
from tests.contract.canon import difference
from tests.contract.laws.copies import picture
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, sampled

HUGE = 10**30
SPARSE = 8
LANGUAGES = ("en", "fr")


def strange_actions(game: Game) -> tuple[int, ...]:
    """Codes that no vocabulary of this game holds."""
    return (-1, game.vocabulary, HUGE, -HUGE)


def strange_seats(table: Table) -> tuple[int, ...]:
    """Seats that nobody has at this table."""
    return (SPECTATOR, -2, table.seats, HUGE, -HUGE)


def asked(moment: Moment, seat: int) -> range:
    """The actions to ask a seat about: all when it acts, else every eighth, others in each moment."""
    every = range(moment.table.game.vocabulary)
    return every if seat in moment.state.actors() else every[moment.number % SPARSE :: SPARSE]


def legal_is_the_only_judge(table: Table, seed: Seed, *, states: int) -> int:
    """What is listed can be played; what is not is refused, always alike, and changes nothing."""
    count = 0
    spoken: set[tuple[object, ...]] = set()
    for moment in sampled(table, seed, states):
        with moment:
            count += 1
            before = picture(table, moment.state)
            _lists(moment)
            _lays_out(moment)
            for seat in (*range(table.seats), *strange_seats(table)):
                _judged(moment, seat, asked(moment, seat), spoken)
            parted = difference(before, picture(table, moment.state))
            assert not parted, f"{moment}: asking and being refused changed the state: {parted}"
    return count


def _lists(moment: Moment) -> None:
    """Legal lists are fresh, stable and empty for all who may not act."""
    state = moment.state
    actors = state.actors()
    assert len(set(actors)) == len(actors), f"{moment}: a seat acts twice: {actors}"
    for seat in (*range(moment.table.seats), *strange_seats(moment.table)):
        codes = state.legal(seat)
        assert bool(codes) == (seat in actors), f"{moment}: seat {seat} of actors {actors} has {codes}"
        assert codes == sorted(set(codes)), f"{moment}: legal({seat}) is not in order: {codes}"
        again = list(state.legal(seat))
        assert codes == again, f"{moment}: legal({seat}) changes when asked again"
        codes.clear()
        assert state.legal(seat) == again, f"{moment}: legal({seat}) is not a fresh list"


def _lays_out(moment: Moment) -> None:
    """The face for searches lists what the first actor may do, and performs it as if it were played."""
    state = moment.state
    if not isinstance(state, Play):
        return
    found = Choices()
    actors = state.actors()
    assert state.lay_out(found) == bool(actors), f"{moment}: laid out for nobody, or not for {actors}"
    if not actors:
        return
    listed, legal = found.listed(), state.legal(actors[0])
    assert (found.seat, listed) == (actors[0], legal), f"{moment}: {listed} is laid out and {legal} legal"
    for at in {0, moment.number % len(legal), len(legal) - 1}:
        twin, other = state.copy(), state.copy()
        twin.play(actors[0], legal[at])
        other.lay_out(found)
        other.perform(found, at)
        parted = difference(twin.dump(), other.dump())
        assert not parted, f"{moment}: {legal[at]} performed is not {legal[at]} played: {parted}"


def _judged(moment: Moment, seat: int, actions: range, spoken: set[tuple[object, ...]]) -> None:
    codes = moment.state.legal(seat)
    # A seat that acts is the dangerous one: its refusals come from deep inside the rules.
    before = moment.state.dump() if codes else None
    for action in (*actions, *strange_actions(moment.table.game)):
        refusal = moment.state.why_not(seat, action)
        assert (refusal is None) == (action in codes), (
            f"{moment}: why_not({seat}, {action}) is {refusal} and legal({seat}) is {codes}"
        )
        if refusal is None:
            _can_be_played(moment, seat, action)
        else:
            _is_refused(moment, seat, action, refusal)
            untouched = before is None or moment.state.dump() == before
            assert untouched, f"{moment}: seat {seat} was refused {action}, and the state changed"
            _is_said(moment, refusal, spoken)


def _can_be_played(moment: Moment, seat: int, action: int) -> None:
    twin = moment.state.copy()
    try:
        twin.play(seat, action)
    except Refusal as refusal:
        text = moment.state.text(action)
        raise AssertionError(f"{moment}: {text!r} is legal for seat {seat} and refused: {refusal}") from None


def _is_refused(moment: Moment, seat: int, action: int, reason: Refusal) -> None:
    try:
        moment.state.play(seat, action)
    except Refusal as refusal:
        told, raised = reason.to_dict(), refusal.to_dict()
        # Thousands are alike to the letter; only others are worth writing out.
        parted = "" if repr(told) == repr(raised) else difference(told, raised)
        assert not parted, f"{moment}: why_not({seat}, {action}) and play() disagree: {parted}"
    else:
        raise AssertionError(f"{moment}: {action} is not legal for seat {seat} and was played")


def _is_said(moment: Moment, refusal: Refusal, spoken: set[tuple[object, ...]]) -> None:
    """The ruling is known and the refusal has a sentence in both languages; each kind is tried once."""
    kind = (refusal.code, refusal.ruling, *sorted(refusal.facts))
    if kind in spoken:
        return
    spoken.add(kind)
    game = moment.table.game
    assert refusal.ruling in game.rulings(), f"{moment}: nobody knows the ruling of {refusal}"
    for lang in LANGUAGES:
        ruling = game.ruling(refusal.ruling, lang)
        said = all(ruling[part].strip() for part in ("sentence", "place"))
        assert said, f"{moment}: {refusal.ruling} says nothing in {lang}"
        sentence = game.say_refusal(refusal.to_dict(), lang)
        assert sentence.strip(), f"{moment}: {refusal} has no sentence in {lang}"
