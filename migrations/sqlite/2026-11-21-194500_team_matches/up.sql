-- Duplicate team matches as logs. What one is follows from its settings and its steps alone.
CREATE TABLE team_matches (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    -- JSON, the settings as the server keeps them: people as numbers.
    settings TEXT NOT NULL,
    -- Follows from the log; here so that running ones are found.
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
) WITHOUT ROWID;

CREATE INDEX team_matches_status ON team_matches (status, created_at);

CREATE TABLE team_match_steps (
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    -- From 1. Of two writers that decide at once, this key lets one win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- Who did it; none: the end of a game, or the next board.
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (team_match_id, seq)
) WITHOUT ROWID;

-- The rolls of a board, shared by both rooms. The seed of a set is in dice_seeds, under the set's id.
CREATE TABLE roll_sets (
    id BIGINT NOT NULL PRIMARY KEY,
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    -- Within the match: board 1 begins with set 1.
    number INTEGER NOT NULL CHECK (number >= 1),
    commitment TEXT NOT NULL,
    -- The file's lines of an imported set; none: the rolls follow from the seed.
    imported TEXT,
    -- Whether the board is over in both rooms, so that its games may be told.
    revealed BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (team_match_id, number)
) WITHOUT ROWID;

-- The roll set that a match is played from; none: its dice are its own.
ALTER TABLE matches ADD COLUMN roll_set_id BIGINT;
CREATE INDEX matches_roll_set ON matches (roll_set_id) WHERE roll_set_id IS NOT NULL;
