-- A row that is written to find out whether the database takes writes.
CREATE TABLE heartbeat (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    at BIGINT NOT NULL
);
-- The nightly self-checks. Which node makes a night's check is decided by who inserts its row.
CREATE TABLE self_checks (
    -- Days since 1970-01-01.
    night BIGINT NOT NULL PRIMARY KEY,
    began_at BIGINT NOT NULL,
    -- The last sign of life of the node that makes it; when it is old, another node takes over.
    seen_at BIGINT NOT NULL,
    finished_at BIGINT,
    passed BOOLEAN,
    -- What was looked at and what came of it, as JSON.
    steps TEXT NOT NULL,
    -- When the operator was told of a failure.
    told_at BIGINT
);
