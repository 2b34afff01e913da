"""The schema, as a list of migrations. A database stores how many of them it has run.

A published migration is never changed; a change is a new migration.
"""

from dataclasses import dataclass
from typing import Literal

from knolle.server.storage.errors import StorageError

Dialect = Literal["sqlite", "postgres"]

TYPES: dict[Dialect, dict[str, str]] = {
    "sqlite": {"id": "INTEGER PRIMARY KEY", "bytes": "BLOB"},
    "postgres": {"id": "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY", "bytes": "BYTEA"},
}


@dataclass(frozen=True, slots=True)
class Migration:
    """One migration: statements for both databases, with placeholders {id} and {bytes} for types, then for only one."""

    both: tuple[str, ...]
    sqlite: tuple[str, ...] = ()
    postgres: tuple[str, ...] = ()

    def statements(self, dialect: Dialect) -> list[str]:
        """Return all statements for a dialect, in order."""
        own = self.sqlite if dialect == "sqlite" else self.postgres
        return [statement.format_map(TYPES[dialect]) for statement in self.both + own]


MIGRATIONS: tuple[Migration, ...] = (
    Migration(
        both=(
            "CREATE TABLE guests (id {id}, name TEXT NOT NULL, created BIGINT NOT NULL)",
            "CREATE TABLE tokens (hash {bytes} PRIMARY KEY, guest_id BIGINT NOT NULL REFERENCES guests)",
            """CREATE TABLE links (
                hash {bytes} PRIMARY KEY, guest_id BIGINT NOT NULL REFERENCES guests, expires BIGINT NOT NULL
            )""",
            """CREATE TABLE tables (
                id {id}, key TEXT NOT NULL UNIQUE, game TEXT NOT NULL, maker_id BIGINT REFERENCES guests,
                created BIGINT NOT NULL, changed BIGINT NOT NULL,
                status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
                listed BOOLEAN NOT NULL, about {bytes} NOT NULL
            )""",
            "CREATE INDEX tables_lobby ON tables (changed, id) WHERE listed AND status <> 'over'",
            "CREATE INDEX tables_made ON tables (maker_id) WHERE status <> 'over'",
            """CREATE TABLE members (
                guest_id BIGINT NOT NULL REFERENCES guests, table_id BIGINT NOT NULL REFERENCES tables,
                PRIMARY KEY (guest_id, table_id)
            )""",
            # no reference to tables, which would cost a lookup per entry: every entry requires the one before it, and
            # the first is created with its table
            """CREATE TABLE entries (
                table_id BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body {bytes} NOT NULL,
                PRIMARY KEY (table_id, seq)
            )""",
        ),
        sqlite=(
            # PostgreSQL checks this in the statement that adds entries (appends.py); here one statement adds many
            # rows, and each must see those before it
            """CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries
            WHEN CASE NEW.seq
                WHEN 0 THEN NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id)
                ELSE NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND seq = NEW.seq - 1)
            END
            BEGIN SELECT RAISE(IGNORE); END""",
        ),
        postgres=(
            # for entries added while a server was not listening; dropped below
            "CREATE INDEX entries_at ON entries USING brin (at)",
        ),
    ),
    Migration(
        both=(
            # a row per guest with all that lists show, so that a guest's latest are found without reading the others'
            """CREATE TABLE ends (
                guest_id BIGINT NOT NULL REFERENCES guests, table_id BIGINT NOT NULL REFERENCES tables,
                match BIGINT NOT NULL, at BIGINT NOT NULL, about {bytes} NOT NULL,
                PRIMARY KEY (guest_id, table_id, match)
            )""",
            "CREATE INDEX ends_at ON ends (guest_id, at)",
        ),
        # tables that were over before this migration: their last match
        sqlite=(
            """INSERT INTO ends
            SELECT m.guest_id, t.id, coalesce(json_extract(CAST(about AS TEXT), '$.match'), 1), t.changed, t.about
            FROM tables t JOIN members m ON m.table_id = t.id
            WHERE t.status = 'over' AND json_extract(CAST(about AS TEXT), '$.result') IS NOT NULL""",
        ),
        postgres=(
            """INSERT INTO ends
            SELECT m.guest_id, t.id, coalesce((told ->> 'match')::bigint, 1), t.changed, t.about
            FROM tables t JOIN members m ON m.table_id = t.id,
                LATERAL (SELECT convert_from(t.about, 'UTF8')::json) AS about (told)
            WHERE t.status = 'over' AND told ->> 'result' IS NOT NULL""",
        ),
    ),
    Migration(
        both=(),
        postgres=(
            # the servers that use the database, and the tables they have in memory (owning.py)
            """CREATE TABLE servers (
                id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY, house TEXT NOT NULL, door TEXT, address TEXT
            )""",
            """CREATE TABLE owners (
                table_id BIGINT PRIMARY KEY, server_id INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE
            )""",
            "CREATE INDEX owners_of ON owners (server_id)",
            "DROP INDEX entries_at",
        ),
    ),
    Migration(
        both=(
            # when a server has to look at a table next, although nobody may be connected
            "ALTER TABLE tables ADD COLUMN due BIGINT",
            "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
            # where to send notices to: `about` is JSON, `hash` that of the address
            """CREATE TABLE subscriptions (
                hash {bytes} PRIMARY KEY, guest_id BIGINT NOT NULL REFERENCES guests,
                at BIGINT NOT NULL, about {bytes} NOT NULL
            )""",
            "CREATE INDEX subscriptions_of ON subscriptions (guest_id, at)",
            # what servers make once and share, such as the keys that sign notices
            "CREATE TABLE secrets (name TEXT PRIMARY KEY, value {bytes} NOT NULL)",
        ),
    ),
)


def missing_steps(found: int, dialect: Dialect) -> list[str]:
    """Return the statements that migrate a database of version `found` (0 if empty); raise if it is too new."""
    known = len(MIGRATIONS)
    if found > known:
        sentence = (
            f"The database has version {found}; this program knows versions up to {known}. Nothing was changed. "
            "Use a newer Knolle with it, or this one with another database."
        )
        raise StorageError("newer-database", sentence, found=found, known=known)
    if found == known:
        return []
    steps = [statement for migration in MIGRATIONS[found:] for statement in migration.statements(dialect)]
    return [
        "CREATE TABLE IF NOT EXISTS knolle_version (version BIGINT NOT NULL, pings BIGINT NOT NULL DEFAULT 0)",
        *steps,
        "DELETE FROM knolle_version",
        f"INSERT INTO knolle_version (version) VALUES ({known})",
    ]
