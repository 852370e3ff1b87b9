"""The figures of a balance report, JSON-ready, from the games that were watched."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import mean, median, quantiles
from typing import Any, Final

from bivouac.bots import UNFINISHED
from bivouac.core.contract import Entry
from bivouac.core.options import played_with
from bivouac.games import game
from bivouac.lab.balance.evidence import Share, Usual, corrected, even, lifted, share_of
from bivouac.lab.balance.watched import Watched
from bivouac.lab.intervals import wilson
from bivouac.lab.schedule import Schedule

GROUP: Final = 3  # pieces from which those of a group are compared with each other


def figures(schedule: Schedule, games: Sequence[Watched]) -> dict[str, Any]:
    """All there is to tell; everything compared with an even share is corrected together.

    Shares of wins are those of games that somebody won: where all lose, no seat is favoured.
    """
    ended = [one for one in sorted(games, key=lambda one: one.number) if one.kind != UNFINISHED]
    won = [one for one in ended if one.winners]
    found: dict[str, Any] = {
        "settings": schedule.settings(),
        "games": len(games),
        "unfinished": len(games) - len(ended),
        "lost_by_all": len(ended) - len(won),
        "seats": _by_seat(won, schedule.seats, lambda one, seat: seat),
        "places": _by_seat(won, schedule.seats, _place),
        "pieces": _pieces(schedule, won),
        "moves": _moves(ended),
        "lines": _lines(won),
        "length": _length(ended),
        "comebacks": _comebacks(won, schedule.seats),
    }
    tested = [row for key in ("seats", "places", "pieces") for row in found[key] if row["chance"] is not None]
    for row, chance in zip(tested, corrected([row["chance"] for row in tested]), strict=True):
        row["corrected"] = round(chance, 6)
    found["tested"] = len(tested)
    return found


def _won(one: Watched, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def _place(one: Watched, seat: int) -> int | None:
    """A seat's place in the first round's order, where the game has a first player."""
    return None if one.first is None else (seat - one.first) % len(one.taken)


def _by_seat(
    games: Sequence[Watched], seats: int, place: Callable[[Watched, int], int | None]
) -> list[dict[str, Any]]:
    rows = []
    for at in range(seats):
        won = [[_won(one, seat) for seat in range(seats) if place(one, seat) == at] for one in games]
        rows.append({"id": at + 1, **_row(share_of(won, even(seats)))})
    return rows if any(row["games"] for row in rows) else []


def _row(share: Share) -> dict[str, Any]:
    return {
        "games": share.games,
        "win_share": round(share.share, 6),
        "usual": round(share.usual, 6),
        "interval": [round(bound, 6) for bound in share.interval],
        "chance": None if share.chance is None else round(share.chance, 8),
        "corrected": None,
    }


def _pieces(schedule: Schedule, games: Sequence[Watched]) -> list[dict[str, Any]]:
    """A row for each piece that was there to be taken: how many took it, and how they fared."""
    catalogue = played_with(game(schedule.game).catalogue("en"), schedule.options)
    taken_at_all = {piece for one in games for taken in one.taken for piece in taken}
    groups = {entry.get("group") for entry in catalogue if entry["id"] in taken_at_all}
    rows = []
    for group in dict.fromkeys(entry.get("group") for entry in catalogue if entry.get("group") in groups):
        entries = [entry for entry in catalogue if entry.get("group") == group]
        takers = {entry["id"]: _takers(entry["id"], games) for entry in entries}
        for entry in entries:
            others = [game for id, won in takers.items() if id != entry["id"] for game in won]
            usual = lifted(others, schedule.seats) if len(entries) >= GROUP else even(schedule.seats)
            rows.append(_piece(entry, [one for one in games if entry["id"] in one.present], usual))
    return [row for row in rows if row["present"]]


def _takers(piece: str, games: Sequence[Watched]) -> list[list[float]]:
    """What those won who took the piece, game by game."""
    return [[_won(one, seat) for seat, taken in enumerate(one.taken) if piece in taken] for one in games]


def _piece(entry: Entry, games: Sequence[Watched], usual: Usual) -> dict[str, Any]:
    piece = entry["id"]
    share = share_of(_takers(piece, games), usual)
    times = sum(taken.get(piece, 0) for one in games for taken in one.taken)
    there = sum(len(one.taken) for one in games)
    return {
        "id": piece,
        "group": entry.get("group", ""),
        "present": len(games),
        "takers": share.seats,
        "uptake": round(share.seats / there, 6) if there else 0.0,
        "uptake_interval": [round(bound, 6) for bound in wilson(share.seats, there)],
        "times_a_game": round(times / len(games), 4) if games else 0.0,
        "times_a_copy": round(times / len(games) / entry.get("count", 1), 4) if games else 0.0,
        **_row(share),
    }


def _moves(games: Sequence[Watched]) -> list[dict[str, Any]]:
    """How often each kind of move is made where it could be."""
    could: Counter[str] = Counter()
    did: Counter[str] = Counter()
    for one in games:
        for verb, (times, made) in one.moves.items():
            could[verb] += times
            did[verb] += made
    return [
        {
            "id": verb,
            "could": could[verb],
            "made": did[verb],
            "uptake": round(did[verb] / could[verb], 6),
            "uptake_interval": [round(bound, 6) for bound in wilson(did[verb], could[verb])],
        }
        for verb in sorted(could, key=lambda verb: -did[verb])
    ]


def _lines(games: Sequence[Watched]) -> list[dict[str, Any]]:
    """Points of each source, for winners and for the others."""
    scored = [one for one in games if one.points is not None]
    names = list(dict.fromkeys(name for one in scored for lines in one.lines for name in lines))
    everybody = [(one, seat) for one in scored for seat in range(len(one.lines))]
    winners = [(one, seat) for one, seat in everybody if seat in one.winners]
    others = [(one, seat) for one, seat in everybody if seat not in one.winners]
    total = sum(abs(points) for one, seat in everybody for points in one.lines[seat].values()) or 1
    return [
        {
            "id": name,
            "winners": round(_mean(one.lines[seat].get(name, 0) for one, seat in winners), 3),
            "others": round(_mean(one.lines[seat].get(name, 0) for one, seat in others), 3),
            "part": round(sum(abs(one.lines[seat].get(name, 0)) for one, seat in everybody) / total, 4),
        }
        for name in names
    ]


def _length(games: Sequence[Watched]) -> dict[str, Any]:
    """How long games are, and how much there is to decide in a turn."""
    actions = [one.actions for one in games]
    turns = sum(one.turns for one in games) or 1
    decisions = sum(one.decisions for one in games) or 1
    return {
        "actions": actions,
        "median": median(actions) if actions else 0,
        "quartiles": [round(cut, 1) for cut in quantiles(actions)] if len(actions) > 1 else [],
        "turns": round(turns / max(1, len(games)), 2),
        "decisions_a_turn": round(sum(one.decisions for one in games) / turns, 2),
        "choices_a_decision": round(sum(one.choices for one in games) / decisions, 2),
    }


def _comebacks(games: Sequence[Watched], seats: int) -> dict[str, Any]:
    """How those fare who were first, second… at half the game, and how close the ends are."""
    scored = [one for one in games if one.points is not None]
    rows = []
    for place in range(1, seats + 1):
        won = [
            [_won(one, seat) for seat in range(seats) if _rank(one.halfway, seat) == place] for one in scored
        ]
        rows.append({"id": place, **_row(share_of(won, even(seats)))})
    return {
        "by_place": [row for row in rows if row["games"]],
        "led_alone_and_won": round(_mean(_led_and_won(scored)), 6),
        "lead_changes": round(_mean(one.lead_changes for one in scored), 2),
        "margin": round(_mean(_margin(one) for one in scored), 2),
    }


def _rank(points: Sequence[int], seat: int) -> int:
    return 1 + sum(other > points[seat] for other in points)


def _led_and_won(games: Iterable[Watched]) -> Iterable[float]:
    for one in games:
        best = max(one.halfway)
        if one.halfway.count(best) == 1:
            yield _won(one, one.halfway.index(best))


def _margin(one: Watched) -> int:
    first, second, *_ = sorted(one.points or (0, 0), reverse=True)
    return first - second


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return mean(listed) if listed else 0.0
