-- Sensor boards: who they are, what they have said, and at which seats they sit.
CREATE TABLE boards (
    id BIGINT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    -- 64 hexadecimal digits. Two boards in use never have the same.
    public_key TEXT NOT NULL,
    enrolled_at BIGINT NOT NULL,
    revoked_at BIGINT,
    -- The code of the refusal that has called the board's history in question.
    frozen TEXT,
    -- The token of the one connection that may add frames.
    session TEXT,
    -- The last frame that is stored, and its hash.
    last_seq BIGINT NOT NULL CHECK (last_seq >= 0),
    head TEXT NOT NULL,
    last_heard_at BIGINT,
    -- How far the board's clock was ahead at its last connection, in milliseconds.
    clock_ahead BIGINT,
    -- When its owner last looked for it.
    find_asked_at BIGINT,
    -- The last bodies of these kinds, JSON as the board sent it.
    hello TEXT,
    health TEXT,
    occupancy TEXT
);
CREATE INDEX boards_of_owner ON boards (owner_id);
CREATE UNIQUE INDEX boards_key_in_use ON boards (public_key) WHERE revoked_at IS NULL AND frozen IS NULL;

CREATE TABLE board_codes (
    code TEXT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    issued_at BIGINT NOT NULL,
    -- The board that was enrolled with it.
    board_id BIGINT REFERENCES boards (id)
);
CREATE INDEX board_codes_of_owner ON board_codes (owner_id, issued_at);

-- A board at a match. What it says in the name of these seats counts as their players' own word.
CREATE TABLE board_seats (
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    board_id BIGINT NOT NULL REFERENCES boards (id),
    console TEXT NOT NULL CHECK (console IN ('one', 'two')),
    -- Whether the player opposite may join at the other console.
    shared BOOLEAN NOT NULL,
    bound_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, side)
);
CREATE INDEX board_seats_of_board ON board_seats (board_id);

-- Every frame as it was sent, chained by its hash. Who has been told of one by an acknowledgement finds it here.
CREATE TABLE board_frames (
    board_id BIGINT NOT NULL REFERENCES boards (id),
    seq BIGINT NOT NULL CHECK (seq > 0),
    hash TEXT NOT NULL,
    -- By the board's clock, and by the server's.
    at BIGINT NOT NULL,
    stored_at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    -- The match that the board sat at, and how far it had come.
    match_id BIGINT REFERENCES matches (id) ON DELETE CASCADE,
    step BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (board_id, seq)
);
CREATE INDEX board_frames_by_kind ON board_frames (board_id, kind, seq);
CREATE INDEX board_frames_of_match ON board_frames (match_id);
CREATE INDEX board_frames_by_age ON board_frames (stored_at) WHERE match_id IS NULL;
