-- The archive: imports of many files, the decisions of a player's matches, and questions about imported matches.

-- Equal for the same match in two files. In rows from before this migration NULL until an import has computed it.
ALTER TABLE library_matches ADD COLUMN fingerprint TEXT;
-- The day of the match as its file states it, at 00:00 UTC; NULL if the file states none.
ALTER TABLE library_matches ADD COLUMN played_at BIGINT;
-- The look-ahead of the analysis from which the owner's questions were made; NULL before the first.
ALTER TABLE library_matches ADD COLUMN learned_plies INTEGER;
CREATE UNIQUE INDEX library_matches_fingerprint ON library_matches (owner_id, fingerprint);

-- Imports of many files, which arrive in parts.
CREATE TABLE imports (
    id BIGINT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    begun_at BIGINT NOT NULL,
    -- The folder or zip, for the list.
    name TEXT NOT NULL,
    -- The number of files that the client announced.
    files INTEGER NOT NULL CHECK (files >= 1)
);
CREATE INDEX imports_owner ON imports (owner_id, begun_at);

-- The outcome of each file of an import. A file without a row has not arrived.
CREATE TABLE import_files (
    import_id BIGINT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    -- The path of the file in the folder or zip.
    path TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('read', 'partly', 'duplicate', 'refused')),
    library_id BIGINT REFERENCES library_matches (id) ON DELETE SET NULL,
    -- The reason of a refusal, or the first line that was skipped or changed.
    detail TEXT,
    PRIMARY KEY (import_id, path)
);
CREATE INDEX import_files_match ON import_files (library_id);

-- The names under which a player appears in imported files, as the player has confirmed them.
CREATE TABLE own_names (
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    folded TEXT NOT NULL,
    PRIMARY KEY (owner_id, folded)
);

-- The decisions of each match that count in statistics, from its deepest analysis and packed by `store::decisions`.
CREATE TABLE match_decisions (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    plies INTEGER NOT NULL CHECK (plies >= 0),
    decisions BYTEA NOT NULL
);
CREATE TABLE library_decisions (
    library_id BIGINT NOT NULL PRIMARY KEY REFERENCES library_matches (id) ON DELETE CASCADE,
    plies INTEGER NOT NULL CHECK (plies >= 0),
    decisions BYTEA NOT NULL
);

-- The trainer's questions from imported matches, as `trainer_cards` has them for matches played here.
CREATE TABLE library_cards (
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    library_id BIGINT NOT NULL REFERENCES library_matches (id) ON DELETE CASCADE,
    stop INTEGER NOT NULL CHECK (stop >= 1),
    question TEXT NOT NULL,
    box INTEGER NOT NULL DEFAULT 0 CHECK (box >= 0),
    due_at BIGINT NOT NULL,
    asked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (owner_id, library_id, stop)
);
CREATE INDEX library_cards_due ON library_cards (owner_id, due_at);
CREATE INDEX library_cards_match ON library_cards (library_id);

-- Searches of the position library that a player has saved.
CREATE TABLE saved_searches (
    id BIGINT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- JSON, as the API takes it.
    search TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX saved_searches_owner ON saved_searches (owner_id, created_at);

-- A player's private notes on positions of own matches.
CREATE TABLE position_notes (
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- The id of a match or of a library's match: both are random, so no two are equal.
    source_id BIGINT NOT NULL,
    stop INTEGER NOT NULL CHECK (stop >= 1),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (owner_id, source_id, stop)
);

-- Positions that a player shows to everybody who has the link.
CREATE TABLE shared_positions (
    id BIGINT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    shared_at BIGINT NOT NULL,
    source_id BIGINT NOT NULL,
    stop INTEGER NOT NULL CHECK (stop >= 1),
    -- JSON: the analysed decision without the names of its players.
    position TEXT NOT NULL,
    UNIQUE (owner_id, source_id, stop)
);

-- Rows are read whole and often, so they are not compressed.
ALTER TABLE match_decisions ALTER COLUMN decisions SET STORAGE EXTERNAL;
ALTER TABLE library_decisions ALTER COLUMN decisions SET STORAGE EXTERNAL;
