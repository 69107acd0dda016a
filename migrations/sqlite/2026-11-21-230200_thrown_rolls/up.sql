-- The rolls of boards whose dice are thrown by hand. The key lets one room throw a side's k-th roll; the other is given it.
CREATE TABLE thrown_rolls (
    roll_set_id BIGINT NOT NULL REFERENCES roll_sets (id),
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- Of this side, from 1; the opening throw is none.
    turn INTEGER NOT NULL CHECK (turn >= 1),
    first_die INTEGER NOT NULL CHECK (first_die BETWEEN 1 AND 6),
    second_die INTEGER NOT NULL CHECK (second_die BETWEEN 1 AND 6),
    PRIMARY KEY (roll_set_id, side, turn)
) WITHOUT ROWID;
