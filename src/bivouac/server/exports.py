"""All that is kept of somebody, in one file that a person can read and a program too."""

from typing import Any

import msgspec

from bivouac.store import Entry, Invitation, Player, Store
from bivouac.table.lines import Said, decode

FORMAT = "bivouac export 1"
SECRET = ("passphrase", "generation")  # what is kept of somebody to recognise them, and is nothing of theirs


async def everything_of(store: Store, player: Player, now: int) -> dict[str, Any]:
    """The player's own row, devices, seats, words, company, reports, results, ratings, and what they did."""
    kept = await store.people.everything(player.id)
    own = {name: value for name, value in msgspec.to_builtins(player).items() if name not in SECRET}
    met = {bond.other for bond in kept["bonds"]} | {asking for asking, _ in kept["asked"]}
    met |= {person for one in kept["invitations"] for person in (one.player, one.inviter)}
    known = await store.people.players(sorted(met))
    devices = await store.sessions_of(player.id)
    return {
        "format": FORMAT,
        "made": now,
        "player": own,
        "devices": [
            {"device": one.device, "created": one.created, "seen": one.seen, "network": one.network}
            for one in devices
        ],
        "seats": [{"table": table, "seat": seat} for table, seat in kept["seats"]],
        "words": [_words(table, entry) for table, entry in kept["entries"]],
        "company": [
            {"name": known[bond.other].name, "kind": bond.kind, "at": bond.at}
            for bond in kept["bonds"]
            if bond.other in known
        ],
        "asked": [{"name": known[asking].name, "at": at} for asking, at in kept["asked"] if asking in known],
        "invitations": [_invitation(one, player.id, known) for one in kept["invitations"]],
        "opened": [{"table": id, "game": game, "created": at} for id, game, at in kept["opened"]],
        "bans": [{"until": one.until, "reason": one.reason, "at": one.created} for one in kept["bans"]],
        "trail": [{"at": at, "kind": kind, "detail": detail} for at, kind, detail in kept["trail"]],
        "reports": [
            {"at": one.at, "table": one.table_id, "reason": one.reason, "words": one.words}
            for one in kept["reports"]
        ],
        "results": [_without_id(result) for result in kept["results"]],
        "sums": msgspec.to_builtins(kept["sums"]),
        "streaks": msgspec.to_builtins(kept["streaks"]),
        "companions": [_without_id(one) for one in kept["companions"]],  # who they are is theirs to tell
        "ratings": [_without_id(standing) for standing in await store.people.standings(player.id)],
        **await _ways(store, player.id),
    }


async def _ways(store: Store, player: str) -> dict[str, Any]:
    """Where a player's notices go, and when they were on vacation."""
    told = await store.waits.subscriptions(player)
    away = await store.waits.vacations_of(player, 0)
    return {
        "notices": [{"push": one.endpoint, "created": one.created} for one in told],
        "vacations": [{"begins": one.begins, "ends": one.ends} for one in away],
    }


def _invitation(one: Invitation, player: str, known: dict[str, Player]) -> dict[str, Any]:
    """To a table, from or to somebody."""
    sent = one.inviter == player
    other = known.get(one.player if sent else one.inviter)
    name = "" if other is None else other.name
    return {"table": one.table_id, "at": one.at, "to" if sent else "by": name}


def _words(table: str, entry: Entry) -> dict[str, Any]:
    """What somebody said, or the name under which they took a seat."""
    try:
        fact = decode(entry.body)
    except msgspec.MsgspecError:
        return {"table": table, "at": entry.at, "kind": entry.kind}
    text = fact.text if isinstance(fact, Said) else getattr(fact, "name", "")
    return {"table": table, "at": entry.at, "kind": entry.kind, "text": text}


def _without_id(row: msgspec.Struct) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(row).items() if name != "player"}
