-- The commentary on duplicate boards. A line belongs to a turn of a board's roll set, the turns of both sides counted
-- together from 1. Spectators read it when both rooms have played that turn.
CREATE TABLE commentary_lines (
    roll_set_id BIGINT NOT NULL REFERENCES roll_sets (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    turn INTEGER NOT NULL CHECK (turn >= 1),
    user_id BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    request TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (roll_set_id, number),
    UNIQUE (user_id, request)
);
