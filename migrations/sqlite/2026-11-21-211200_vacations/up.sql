-- When players were or are away from their matches by correspondence.
CREATE TABLE vacations (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    from_at BIGINT NOT NULL,
    -- Who comes back early shortens it.
    until_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, from_at),
    CHECK (until_at >= from_at)
);

CREATE INDEX vacations_until ON vacations (until_at);
