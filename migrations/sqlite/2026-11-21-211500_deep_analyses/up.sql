-- Matches that somebody asked to have their mistakes rolled out, and what came of it. Once for each match.
CREATE TABLE deep_analyses (
    id BIGINT NOT NULL PRIMARY KEY,
    -- Who asked.
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    asked_at BIGINT NOT NULL,
    match_id BIGINT UNIQUE REFERENCES matches (id) ON DELETE CASCADE,
    -- Neither: a match of a library that was forgotten since; the row still counts against the day of who asked.
    library_id BIGINT UNIQUE REFERENCES library_matches (id) ON DELETE SET NULL,
    -- When its worker last reported progress; NULL while no worker has claimed it.
    worked_at BIGINT,
    done INTEGER NOT NULL CHECK (done >= 0),
    total INTEGER NOT NULL CHECK (total >= 0),
    -- None: it waits.
    made_at BIGINT,
    -- JSON compressed with gzip; none: it waits, could not be made, or was forgotten.
    report BLOB,
    CHECK (match_id IS NULL OR library_id IS NULL)
);
-- One that waits for each account.
CREATE UNIQUE INDEX deep_analyses_waiting ON deep_analyses (user_id) WHERE made_at IS NULL;
CREATE INDEX deep_analyses_user ON deep_analyses (user_id, asked_at);
