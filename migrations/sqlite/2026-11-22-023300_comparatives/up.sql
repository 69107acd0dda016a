-- Comparative events as logs. What one is follows from its settings and its steps alone; its boards are ordinary tables.
CREATE TABLE comparatives (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- None: the event of a week, which nobody directs.
    director_id BIGINT REFERENCES users (id),
    -- Mondays since 5 January 1970. Of nodes that open the event of a week at once, this lets one win.
    week BIGINT UNIQUE,
    -- JSON, the settings as the server keeps them: people as numbers.
    settings TEXT NOT NULL,
    -- Follows from the log; here so that running ones are found.
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
) WITHOUT ROWID;

CREATE INDEX comparatives_status ON comparatives (status, created_at);

CREATE TABLE comparative_steps (
    comparative_id BIGINT NOT NULL REFERENCES comparatives (id),
    -- From 1. Of two writers that decide at once, this key lets one win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- Who did it; none: the end of a game, or of the event.
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (comparative_id, seq)
) WITHOUT ROWID;

-- The rolls of a board, the same for everybody. The seed of a set is in dice_seeds, under the set's id; matches name the set
-- as those of team matches name theirs.
CREATE TABLE comparative_sets (
    id BIGINT NOT NULL PRIMARY KEY,
    comparative_id BIGINT NOT NULL REFERENCES comparatives (id),
    -- The board, from 1.
    number INTEGER NOT NULL CHECK (number >= 1),
    commitment TEXT NOT NULL,
    -- Whether the event is over, so that its games may be told.
    revealed BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (comparative_id, number)
) WITHOUT ROWID;
