"""The tables of the database, the same on SQLite and PostgreSQL; `migrations/` must lead exactly here."""

from __future__ import annotations

from sqlalchemy import (
    DDL,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    event,
    text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# Small rows live in their primary key (no rowid): one tree less to write. Rows with a large blob would
# spill out of such a tree, so archives and snapshots are ordinary tables.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("charter", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("turn", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("host", Text, nullable=False, server_default=text("''")),
    Column("damaged", Text, nullable=False, server_default=""),  # what cannot be read of it, if anything
    Column("brief", LargeBinary, nullable=False, server_default=text("''")),
    Column("due", BigInteger),  # the next moment at which the house must look at it, if there is one
    sqlite_with_rowid=False,
)
# Each list of tables has an index in its order. All but the first leave out what is at rest, so that a
# finished table costs little and a hundred thousand of them slow nobody down.
Index("tables_by_status", TABLES.c.status, TABLES.c.touched, TABLES.c.id)
Index(
    "tables_listed",
    TABLES.c.status,
    TABLES.c.touched,
    TABLES.c.id,
    sqlite_where=text("listed = 1"),
    postgresql_where=text("listed"),
)
for _turn in ("bot", "clock"):
    Index(
        f"tables_waiting_for_{_turn}",
        TABLES.c.status,
        TABLES.c.touched,
        TABLES.c.id,
        sqlite_where=text(f"turn = '{_turn}'"),
        postgresql_where=text(f"turn = '{_turn}'"),
    )
Index(
    "tables_not_archived",
    TABLES.c.status,
    TABLES.c.touched,
    TABLES.c.id,
    sqlite_where=text("archived = 0"),
    postgresql_where=text("NOT archived"),
)
Index("tables_by_host", TABLES.c.host, TABLES.c.status)
Index(
    "tables_due",
    TABLES.c.due,
    sqlite_where=text("due IS NOT NULL"),
    postgresql_where=text("due IS NOT NULL"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("author", Text),
    sqlite_with_rowid=False,
)
Index(
    "entries_by_author",
    ENTRIES.c.author,
    sqlite_where=text("author IS NOT NULL"),
    postgresql_where=text("author IS NOT NULL"),
)

ARCHIVES = Table("archives", METADATA, _table_id(), Column("body", LargeBinary, nullable=False))

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _table_id(),
    Column("seq", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

REVIEWS = Table("reviews", METADATA, _table_id(), Column("body", LargeBinary, nullable=False))

HOLDERS = Table(
    "holders",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, nullable=False),
    Column("rests", Boolean, nullable=False, server_default=text("false")),  # is the game over?
    sqlite_with_rowid=False,
)
Index("holders_by_player", HOLDERS.c.player)
# The few tables somebody still plays at are found at once, however many they have left behind.
Index(
    "holders_at_open_tables",
    HOLDERS.c.player,
    sqlite_where=text("rests = 0"),
    postgresql_where=text("NOT rests"),
)

# What a game was for each of its seats. The rows of a player lie together and in order, so that a page of
# a history and the sums over all of it are read in one go; bots and the departed share the empty name.
RESULTS = Table(
    "results",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("ended", BigInteger, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer),
    Column("gave_up", Boolean, nullable=False),
    Column("length", BigInteger, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Float),  # of the player once the game had counted
    Column("spread", Float),
    sqlite_with_rowid=False,
)
Index("results_by_table", RESULTS.c.table_id, RESULTS.c.seat, unique=True)
Index("results_by_game", RESULTS.c.player, RESULTS.c.game, RESULTS.c.ended)
Index(
    "results_rated",
    RESULTS.c.player,
    RESULTS.c.game,
    RESULTS.c.ended,
    sqlite_where=text("rated = 1"),
    postgresql_where=text("rated"),
)

# What a player's results come to, changed in the transaction that adds one: by game and seats, in a row, and
# with whom. Guests have results too, and need not be here any more: none of these rows points to a player.
TALLIES = Table(
    "tallies",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("scored", Integer, nullable=False),  # games that gave points
    Column("points", BigInteger, nullable=False),
    Column("best", Integer),
    sqlite_with_rowid=False,
)
STREAKS = Table(
    "streaks",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("now", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),  # the latest game that was counted
    sqlite_with_rowid=False,
)
COMPANIONS = Table(
    "companions",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("met", Integer, nullable=False),  # games that both have finished
    Column("together", Integer, nullable=False),  # those of them that count,
    Column("won", Integer, nullable=False),  # and that the player has won
    sqlite_with_rowid=False,
)

# Games that were over before results were kept: theirs are written one by one, and the row here goes.
OWED_RESULTS = Table("owed_results", METADATA, _table_id(), sqlite_with_rowid=False)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("login", Text, unique=True),
    Column("passphrase", Text),
    Column("mail", Text),
    Column("confirmed", Boolean, nullable=False, server_default=text("false")),
    Column("handle", Text),  # by what others find an account
    Column("private", Boolean, nullable=False, server_default=text("false")),
    Column("by_mail", Boolean, nullable=False, server_default=text("true")),
    Column("by_webhook", Boolean, nullable=False, server_default=text("false")),
    sqlite_with_rowid=False,
)
Index("players_by_handle", PLAYERS.c.handle, unique=True)
Index("players_by_seen", PLAYERS.c.seen)

# Accounts that do not hide, by their names as people type them.
LISTED_NAMES = Table(
    "listed_names",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("listed_names_by_name", LISTED_NAMES.c.name)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("sure", Float, nullable=False),  # what the player is all but surely worth
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("ratings_by_strength", RATINGS.c.game, RATINGS.c.sure, RATINGS.c.player)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("generation", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("network", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("sessions_by_player", SESSIONS.c.player)
Index("sessions_by_network", SESSIONS.c.network, SESSIONS.c.created)
Index("sessions_by_seen", SESSIONS.c.seen)

BANS = Table(
    "bans",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)


def _person(name: str, *, primary_key: bool = False) -> Column[str]:
    return Column(
        name, Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False
    )


BONDS = Table(
    "bonds",
    METADATA,
    _person("player", primary_key=True),
    _person("other", primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("bonds_by_other", BONDS.c.other)

INVITATIONS = Table(
    "invitations",
    METADATA,
    _person("player", primary_key=True),
    _table_id(),
    _person("inviter"),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("invitations_by_inviter", INVITATIONS.c.inviter)
Index("invitations_by_table", INVITATIONS.c.table_id)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    _person("reporter"),
    _person("subject"),
    Column("table_id", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("resolved", BigInteger),
    sqlite_with_rowid=False,
)
Index("reports_by_moment", REPORTS.c.at, REPORTS.c.id)
Index("reports_by_reporter", REPORTS.c.reporter, REPORTS.c.at)
Index("reports_by_subject", REPORTS.c.subject)

# What a seat was told of the wait that began with a line: one row for each kind of notice, whatever the way.
NOTICES = Table(
    "notices",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("wait", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

# Where a browser's maker takes messages for it; signing out of that browser ends them.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", Text, primary_key=True),
    _person("player"),
    Column("session", Text, ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("subscriptions_by_player", SUBSCRIPTIONS.c.player)
Index("subscriptions_by_session", SUBSCRIPTIONS.c.session)

VACATIONS = Table(
    "vacations",
    METADATA,
    _person("player", primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

AUDIT = Table(
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("link", Text, nullable=False),
)
# The database itself refuses every change of the trail but an insertion. SQLite would replace a row without
# a word to the trigger for deletions.
_REASON = "the audit trail can only be added to"
_GUARDS = {
    "sqlite": [
        f"CREATE TRIGGER audit_refuses_{name} BEFORE {change} BEGIN SELECT RAISE(ABORT, '{_REASON}'); END"
        for name, change in (
            ("update", "UPDATE ON audit"),
            ("delete", "DELETE ON audit"),
            (
                "replace",
                "INSERT ON audit WHEN EXISTS (SELECT 1 FROM audit WHERE number = NEW.number)",
            ),
        )
    ],
    "postgresql": [
        "CREATE OR REPLACE FUNCTION audit_refuses() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{_REASON}'; END $$",
        "CREATE TRIGGER audit_refuses_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION audit_refuses()",
    ],
}
for _dialect, _guards in _GUARDS.items():
    for _guard in _guards:
        event.listen(AUDIT, "after_create", DDL(_guard).execute_if(dialect=_dialect))  # type: ignore[no-untyped-call]
