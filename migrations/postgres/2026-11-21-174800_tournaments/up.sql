-- Knock-out tournaments as logs. What a tournament is follows from its settings and its steps alone.
CREATE TABLE tournaments (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    -- JSON, the settings as the API takes them.
    settings TEXT NOT NULL,
    -- Follows from the log; here so that running ones are found.
    status TEXT NOT NULL CHECK (status IN ('entries', 'running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
);

CREATE INDEX tournaments_status ON tournaments (status, created_at);

CREATE TABLE tournament_steps (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- From 1. Of two writers that decide at once, this key lets one win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- Who did it; none: the time, or the end of a match.
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);

-- The tournament to which a match belongs.
ALTER TABLE matches ADD COLUMN tournament_id BIGINT;
