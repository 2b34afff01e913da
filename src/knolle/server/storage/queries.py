"""Queries that both databases share, written with PostgreSQL's placeholders, and functions that read their rows."""

from typing import Any

from knolle.server.storage.contract import Entry, Guest, LobbyRow, TableRow

VERSION = "SELECT version FROM knolle_version"
TOUCH = "UPDATE knolle_version SET pings = pings + 1"  # must change something: SQLite does not write an unchanged row

_CHANGED = """CASE WHEN t.status = 'over' THEN t.changed
    ELSE (SELECT e.at FROM entries e WHERE e.table_id = t.id ORDER BY e.seq DESC LIMIT 1) END"""
_ROW = f"SELECT t.id, t.key, t.game, t.created, {_CHANGED} AS latest, t.status, t.listed, t.about FROM tables t"
FIND = f"{_ROW} WHERE t.key = $1"
LOBBY = f"{_ROW} WHERE t.listed AND t.status <> 'over' ORDER BY t.changed DESC, t.id DESC LIMIT $1"
TABLES_OF = f"""{_ROW} JOIN members m ON m.table_id = t.id WHERE m.guest_id = $1
    ORDER BY CASE WHEN t.status = 'over' THEN 1 ELSE 0 END, latest DESC, t.id DESC LIMIT $2"""
MATCHES_OF = """SELECT t.id, t.key, t.game, t.created, e.at, 'over', t.listed, e.about
    FROM ends e JOIN tables t ON t.id = e.table_id WHERE e.guest_id = $1
    ORDER BY e.at DESC, e.table_id DESC, e.match DESC LIMIT $2"""
COUNT_OPEN = "SELECT count(*) FROM tables WHERE maker_id = $1 AND status <> 'over'"
COUNT_LISTED = f"{COUNT_OPEN} AND listed"
JOURNAL = "SELECT seq, at, body FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
GUEST = "SELECT g.id, g.name FROM tokens t JOIN guests g ON g.id = t.guest_id WHERE t.hash = $1"

CREATE = """INSERT INTO tables (key, game, maker_id, created, changed, status, listed, about)
    VALUES ($1, $2, $3, $4, $4, $5, $6, $7)"""
ADD_ENTRY = "INSERT INTO entries (table_id, seq, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
ADD_MEMBER = "INSERT INTO members (guest_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
ADD_END = "INSERT INTO ends (guest_id, table_id, match, at, about) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
SET_LINE = "UPDATE tables SET status = $2, listed = $3, about = $4, changed = $5, due = $6 WHERE id = $1"
ADD_GUEST = "INSERT INTO guests (name, created) VALUES ($1, $2)"
ADD_TOKEN = "INSERT INTO tokens (hash, guest_id) VALUES ($1, $2)"
RENAME = "UPDATE guests SET name = $2 WHERE id = $1"
ADD_LINK = "INSERT INTO links (hash, guest_id, expires) VALUES ($1, $2, $3)"
DROP_OLD_LINKS = "DELETE FROM links WHERE expires <= $1"
LINK = "SELECT guest_id FROM links WHERE hash = $1"
SPEND_LINK = "DELETE FROM links WHERE hash = $1"
DROP_LINKS = "DELETE FROM links WHERE guest_id = $1"
DROP_OTHER_TOKENS = "DELETE FROM tokens WHERE guest_id = $1 AND hash <> $2"

DUE = f"{_ROW} WHERE t.due <= $1 ORDER BY t.due, t.id LIMIT $2"
KEEP = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
KEPT = "SELECT value FROM secrets WHERE name = $1"
SUBSCRIBE = """INSERT INTO subscriptions (hash, guest_id, at, about) VALUES ($1, $2, $3, $4)
    ON CONFLICT (hash) DO UPDATE SET guest_id = EXCLUDED.guest_id, at = EXCLUDED.at, about = EXCLUDED.about"""
DROP_OLDEST = """DELETE FROM subscriptions WHERE guest_id = $1 AND hash NOT IN
    (SELECT hash FROM subscriptions WHERE guest_id = $1 ORDER BY at DESC, hash LIMIT $2)"""
UNSUBSCRIBE = "DELETE FROM subscriptions WHERE guest_id = $1 AND hash = $2"
DROP_SUBSCRIPTIONS = "DELETE FROM subscriptions WHERE guest_id = $1"
SUBSCRIPTIONS = "SELECT about FROM subscriptions WHERE guest_id = $1 ORDER BY at"


def create_values(key: str, game: str, line: LobbyRow, first: Entry, members: tuple[int, ...]) -> tuple[Any, ...]:
    """Return the parameters of CREATE. The first member is the table's creator."""
    maker = members[0] if members else None
    return key, game, maker, first.at, line.status, line.listed, line.about


def as_row(row: Any) -> TableRow:
    """Read a row of FIND, LOBBY, TABLES_OF or MATCHES_OF."""
    table, key, game, created, changed, status, listed, about = row
    return TableRow(table, key, game, created, changed, LobbyRow(status, bool(listed), about))


def as_entry(row: Any) -> Entry:
    """Read a row of JOURNAL."""
    seq, at, body = row
    return Entry(seq, at, body)


def as_guest(row: Any) -> Guest:
    """Read a row of GUEST."""
    guest, name = row
    return Guest(guest, name)
