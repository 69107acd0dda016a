-- While this row is there, no match begins.
CREATE TABLE maintenance (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    since BIGINT NOT NULL,
    -- What players are told beside; empty: nothing.
    message TEXT NOT NULL
);
