"""The trail of what concerns safety: who came in, who was let in no more, who has read a seed.

Triggers of the database let it only grow. Each event bears a digest of all before it, so that whoever has
noted the last one elsewhere can tell whether the trail was written anew behind the triggers' back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, select, text

from bivouac.store.records import Event, Trace
from bivouac.store.schema import AUDIT

KEY = "~audit"  # sorts behind every other job, so that workers never wait for each other crosswise
LOCK = text("SELECT pg_advisory_xact_lock(:lock)")
ADVISORY_LOCK = 0x6269766F756164
BEGINNING = "0" * 64
AT_ONCE = 1000


def note(connection: Connection, event: Event) -> None:
    """Add an event to the end of the trail."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"lock": ADVISORY_LOCK})
    last = connection.execute(
        select(AUDIT.c.number, AUDIT.c.link).order_by(AUDIT.c.number.desc()).limit(1)
    ).one_or_none()
    number, link = (last.number + 1, last.link) if last else (1, BEGINNING)
    values = msgspec.structs.asdict(event)
    connection.execute(AUDIT.insert().values(number=number, link=linked(link, number, event), **values))


def trail(
    connection: Connection, limit: int, before: int | None, kind: str | None, subject: str | None
) -> list[Trace]:
    """The latest events first, of one kind or about one subject if asked, further back than `before`."""
    asked = select(AUDIT).order_by(AUDIT.c.number.desc()).limit(limit)
    if before is not None:
        asked = asked.where(AUDIT.c.number < before)
    if kind is not None:
        asked = asked.where(AUDIT.c.kind == kind)
    if subject is not None:
        asked = asked.where((AUDIT.c.subject == subject) | (AUDIT.c.actor == subject))
    return [Trace(**row._mapping) for row in connection.execute(asked)]


def broken(connection: Connection) -> int | None:
    """The number of the first event that does not follow from those before it; none if all do."""
    rows = connection.execution_options(yield_per=AT_ONCE).execute(select(AUDIT).order_by(AUDIT.c.number))
    return first_broken(Trace(**row._mapping) for row in rows)


def first_broken(traces: Iterable[Trace]) -> int | None:
    """The same for events at hand, from the first on."""
    link = BEGINNING
    for number, trace in enumerate(traces, 1):
        event = Event(trace.at, trace.kind, trace.actor, trace.subject, trace.detail)
        if (trace.number, trace.link) != (number, linked(link, number, event)):
            return number
        link = trace.link
    return None


def linked(before: str, number: int, event: Event) -> str:
    """The digest of an event and of all that came before."""
    return hashlib.sha256(msgspec.json.encode([before, number, *msgspec.structs.astuple(event)])).hexdigest()
