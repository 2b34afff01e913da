-- A PostgreSQL database as version 1 made it. Never to be changed: such databases are out there.
CREATE TABLE knolle_version (version BIGINT NOT NULL, pings BIGINT NOT NULL DEFAULT 0);
CREATE TABLE guests (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL);
CREATE TABLE tokens (hash BYTEA PRIMARY KEY, guest_id BIGINT NOT NULL REFERENCES guests);
CREATE TABLE links (hash BYTEA PRIMARY KEY, guest_id BIGINT NOT NULL REFERENCES guests, expires BIGINT NOT NULL);
CREATE TABLE tables (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key TEXT NOT NULL UNIQUE, game TEXT NOT NULL, maker_id BIGINT REFERENCES guests,
    created BIGINT NOT NULL, changed BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
    listed BOOLEAN NOT NULL, about BYTEA NOT NULL
);
CREATE INDEX tables_lobby ON tables (changed, id) WHERE listed AND status <> 'over';
CREATE INDEX tables_made ON tables (maker_id) WHERE status <> 'over';
CREATE TABLE members (
    guest_id BIGINT NOT NULL REFERENCES guests, table_id BIGINT NOT NULL REFERENCES tables,
    PRIMARY KEY (guest_id, table_id)
);
CREATE TABLE entries (
    table_id BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE INDEX entries_at ON entries USING brin (at);
INSERT INTO knolle_version VALUES (1, 3);
INSERT INTO guests OVERRIDING SYSTEM VALUE VALUES (1, 'Ann', 5), (2, 'Ben', 6);
INSERT INTO tokens VALUES ('\x00ff', 1), ('\x01', 2);
INSERT INTO links VALUES ('\x02', 2, 1000);
INSERT INTO tables OVERRIDING SYSTEM VALUE VALUES (1, 'k1', 'potato-man', 1, 10, 30, 'playing', TRUE, '\x7b7d');
INSERT INTO tables OVERRIDING SYSTEM VALUE VALUES (2, 'k2', 'hot-potato', 2, 20, 20, 'over', FALSE, '\x7b7d');
INSERT INTO members VALUES (1, 1), (2, 1), (2, 2);
INSERT INTO entries VALUES (1, 0, 10, '\x30'), (1, 1, 30, '\x31'), (2, 0, 20, '\x30');
SELECT setval('guests_id_seq', 2), setval('tables_id_seq', 2);
