-- Times are milliseconds since 1970. Documents are JSON text that the store does not read.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL,
    creator TEXT,
    doc TEXT NOT NULL,
    deal TEXT,
    public INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    version INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    finished_at INTEGER,
    due_at INTEGER,
    summary TEXT NOT NULL
) STRICT;
CREATE INDEX tables_public ON tables (phase, created_at, id) WHERE public;
CREATE INDEX tables_finished ON tables (finished_at, id) WHERE finished_at IS NOT NULL;
CREATE INDEX tables_deal ON tables (deal, finished_at, id) WHERE deal IS NOT NULL;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- Clustered by its key: reading a table's log is one walk, and there is no second tree to write.
-- No reference to tables: an entry is inserted by selecting its table, so that it cannot be without one.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    at INTEGER NOT NULL,
    actor TEXT,
    client_key TEXT,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX log_client_key ON log (table_id, client_key) WHERE client_key IS NOT NULL;

CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_person ON members (person);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    mode TEXT NOT NULL,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    doc TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_person ON results (person, at, table_id);

CREATE TABLE ratings (
    subject TEXT NOT NULL,
    mode TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (subject, mode)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_mode ON ratings (mode, mu);

CREATE TABLE rated_games (
    table_id TEXT NOT NULL REFERENCES tables (id),
    subject TEXT NOT NULL,
    mode TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (subject, mode, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_games (
    person TEXT NOT NULL,
    campaign TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    game INTEGER NOT NULL,
    won INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, campaign, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_results (
    day TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    score INTEGER NOT NULL,
    doc TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (day, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    account INTEGER NOT NULL,
    password_hash TEXT,
    recovery_hash TEXT,
    created_at INTEGER NOT NULL,
    locale TEXT,
    settings TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX people_account ON people (name_folded) WHERE account;

CREATE TABLE sessions (
    token_hash BLOB NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    kind INTEGER NOT NULL,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person, seen_at);
CREATE INDEX sessions_seen ON sessions (seen_at);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    line INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
