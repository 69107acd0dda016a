-- Ranges of network addresses whose requests are refused. Rows are never deleted: they say who did what, and why.
CREATE TABLE address_blocks (
    id BIGINT NOT NULL PRIMARY KEY,
    -- As `192.0.2.0/24` or `2001:db8::/32`.
    network TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- The moderator; none: an operator did it with `fullprime admin`.
    author_id BIGINT REFERENCES users (id),
    -- When it ends by itself; none: not at all.
    until BIGINT,
    lifted_at BIGINT,
    lifted_by_id BIGINT REFERENCES users (id)
);
CREATE INDEX address_blocks_in_force ON address_blocks (lifted_at, until);
