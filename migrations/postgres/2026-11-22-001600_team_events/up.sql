-- Events of teams as logs. What one is follows from its settings and its steps alone; its matches are team matches.
CREATE TABLE team_events (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    -- JSON, the settings as the server keeps them.
    settings TEXT NOT NULL,
    -- Follows from the log; here so that running ones are found.
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
);

CREATE INDEX team_events_status ON team_events (status, created_at);

CREATE TABLE team_event_steps (
    team_event_id BIGINT NOT NULL REFERENCES team_events (id),
    -- From 1. Of two writers that decide at once, this key lets one win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- Who did it; none: the end of a match, or the next one.
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (team_event_id, seq)
);

-- The event that a team match belongs to; none: it stands alone.
ALTER TABLE team_matches ADD COLUMN event_id BIGINT;
CREATE INDEX team_matches_event ON team_matches (event_id) WHERE event_id IS NOT NULL;
