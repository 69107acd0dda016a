-- Matches as logs, what follows from their ends, and what is said beside them.

CREATE TABLE matches (
    id BIGINT NOT NULL PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    -- JSON, the settings of a table as the API writes them.
    settings TEXT NOT NULL,
    -- Which list it is rated in; none: unrated.
    rating_list TEXT CHECK (rating_list IN ('normal', 'price')),
    opener_id BIGINT NOT NULL REFERENCES users (id),
    invited_id BIGINT REFERENCES users (id),
    white_id BIGINT REFERENCES users (id),
    black_id BIGINT REFERENCES users (id),
    -- The ratings with which they sat down.
    white_rating DOUBLE PRECISION,
    black_rating DOUBLE PRECISION,
    -- Published when the table was opened; the seed that it stands for is in dice_seeds.
    dice_commitment TEXT NOT NULL,
    white_contribution TEXT,
    black_contribution TEXT,
    -- Published when the match begins.
    dice_g0 TEXT,
    last_seq INTEGER NOT NULL DEFAULT 0,
    -- Who must act, so that bots find their turns.
    to_act TEXT CHECK (to_act IN ('white', 'black')),
    next_deadline BIGINT,
    white_points INTEGER NOT NULL DEFAULT 0,
    black_points INTEGER NOT NULL DEFAULT 0,
    winner TEXT CHECK (winner IN ('white', 'black')),
    ending TEXT CHECK (ending IN ('completed', 'agreed', 'left', 'timed_out')),
    opened_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    rematch_of BIGINT REFERENCES matches (id),
    CHECK (status = 'open' OR (white_id IS NOT NULL AND black_id IS NOT NULL AND started_at IS NOT NULL)),
    CHECK ((status = 'finished') = (ended_at IS NOT NULL)),
    CHECK ((status = 'finished') = (ending IS NOT NULL)),
    CHECK (status = 'finished' OR winner IS NULL),
    CHECK (white_id <> black_id)
);

CREATE INDEX matches_status ON matches (status, opened_at);
CREATE INDEX matches_deadline ON matches (next_deadline) WHERE next_deadline IS NOT NULL;
CREATE INDEX matches_white ON matches (white_id, ended_at);
CREATE INDEX matches_black ON matches (black_id, ended_at);
CREATE INDEX matches_opener ON matches (opener_id, status);

-- The seeds of the dice, apart from everything that is ever shown, and encrypted with a key that is not in the
-- database. The id may be that of a rematch that has not begun.
CREATE TABLE dice_seeds (
    match_id BIGINT NOT NULL PRIMARY KEY,
    sealed_seed TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE match_events (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- From 1. Of two writers that decide at once, this key lets one win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- Whose action caused it; none: the time, or the start.
    side TEXT CHECK (side IN ('white', 'black')),
    -- The client's name of the action, on the last of its events.
    request TEXT,
    event TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE UNIQUE INDEX match_events_request ON match_events (match_id, side, request) WHERE request IS NOT NULL;

-- What may follow a finished match. The commitment to its dice is drawn when the match ends, before anybody agrees.
CREATE TABLE rematches (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    next_id BIGINT NOT NULL UNIQUE,
    dice_commitment TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- The names of the requests by which the sides agreed.
    white_request TEXT,
    black_request TEXT,
    white_contribution TEXT,
    black_contribution TEXT,
    started BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE chat_lines (
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    user_id BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    request TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE UNIQUE INDEX chat_lines_request ON chat_lines (match_id, user_id, request);

CREATE TABLE ratings (
    user_id BIGINT NOT NULL REFERENCES users (id),
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    rating DOUBLE PRECISION NOT NULL,
    experience BIGINT NOT NULL CHECK (experience >= 0),
    PRIMARY KEY (user_id, list)
);

CREATE TABLE rating_history (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    -- The match's place in the order in which ratings were changed, from 1; the winner's row and the loser's share it.
    place BIGINT NOT NULL,
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost')),
    at BIGINT NOT NULL,
    n INTEGER NOT NULL CHECK (n >= 1),
    rating_before DOUBLE PRECISION NOT NULL,
    experience_before BIGINT NOT NULL,
    rating_after DOUBLE PRECISION NOT NULL,
    experience_after BIGINT NOT NULL,
    k DOUBLE PRECISION NOT NULL,
    p DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match_id, user_id)
);

CREATE UNIQUE INDEX rating_history_place ON rating_history (place, outcome);
CREATE INDEX rating_history_user ON rating_history (user_id, list, place);
