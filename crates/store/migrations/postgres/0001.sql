-- Keys compare by their bytes, whatever the database's language.
-- Times are milliseconds since 1970. Documents are JSON text that the store does not read.

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    creator TEXT COLLATE "C",
    doc TEXT NOT NULL,
    deal TEXT COLLATE "C",
    public BOOLEAN NOT NULL,
    phase BIGINT NOT NULL,
    version BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    finished_at BIGINT,
    due_at BIGINT,
    summary TEXT NOT NULL,
    claimed_by TEXT,
    claimed_until BIGINT
);
CREATE INDEX tables_public ON tables (phase, created_at, id) WHERE public;
CREATE INDEX tables_finished ON tables (finished_at, id) WHERE finished_at IS NOT NULL;
CREATE INDEX tables_deal ON tables (deal, finished_at, id) WHERE deal IS NOT NULL;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- No reference to tables: an entry is inserted by selecting its table, so that it cannot be without one.
CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL CHECK (version > 0),
    at BIGINT NOT NULL,
    actor TEXT,
    client_key TEXT COLLATE "C",
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
CREATE UNIQUE INDEX log_client_key ON log (table_id, client_key) WHERE client_key IS NOT NULL;

CREATE TABLE members (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX members_person ON members (person);

CREATE TABLE results (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    mode TEXT COLLATE "C" NOT NULL,
    place BIGINT NOT NULL,
    score BIGINT NOT NULL,
    doc TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_person ON results (person, at, table_id);

CREATE TABLE ratings (
    subject TEXT COLLATE "C" NOT NULL,
    mode TEXT COLLATE "C" NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (subject, mode)
);
CREATE INDEX ratings_mode ON ratings (mode, mu);

CREATE TABLE rated_games (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    subject TEXT COLLATE "C" NOT NULL,
    mode TEXT COLLATE "C" NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (subject, mode, table_id)
);

CREATE TABLE campaign_games (
    person TEXT COLLATE "C" NOT NULL,
    campaign TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    game BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, campaign, table_id)
);

CREATE TABLE daily_results (
    day TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    score BIGINT NOT NULL,
    doc TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (day, person)
);

CREATE TABLE people (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    name_folded TEXT COLLATE "C" NOT NULL,
    account BOOLEAN NOT NULL,
    password_hash TEXT,
    recovery_hash TEXT,
    created_at BIGINT NOT NULL,
    locale TEXT,
    settings TEXT NOT NULL
);
CREATE UNIQUE INDEX people_account ON people (name_folded) WHERE account;

CREATE TABLE sessions (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    kind BIGINT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person, seen_at);
CREATE INDEX sessions_seen ON sessions (seen_at);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    line BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, line)
);

CREATE TABLE nodes (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    seen_at BIGINT NOT NULL
);
