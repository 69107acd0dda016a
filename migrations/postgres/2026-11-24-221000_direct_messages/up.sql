-- A conversation of two people. Its messages are numbered. The number of unread messages is stored for each person.
CREATE TABLE conversations (
    low_id BIGINT NOT NULL REFERENCES users (id),
    high_id BIGINT NOT NULL REFERENCES users (id),
    last_number INTEGER NOT NULL,
    last_at BIGINT NOT NULL,
    low_read INTEGER NOT NULL,
    high_read INTEGER NOT NULL,
    low_unread INTEGER NOT NULL,
    high_unread INTEGER NOT NULL,
    PRIMARY KEY (low_id, high_id),
    CHECK (low_id < high_id)
);
CREATE INDEX conversations_of_low ON conversations (low_id, last_at);
CREATE INDEX conversations_of_high ON conversations (high_id, last_at);

CREATE TABLE direct_messages (
    low_id BIGINT NOT NULL,
    high_id BIGINT NOT NULL,
    number INTEGER NOT NULL,
    by_low BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    -- The sender's name for the request, so that a repeated one is stored once.
    request TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (low_id, high_id, number),
    UNIQUE (low_id, high_id, by_low, request),
    FOREIGN KEY (low_id, high_id) REFERENCES conversations (low_id, high_id) ON DELETE CASCADE
);
CREATE INDEX direct_messages_at ON direct_messages (at);

ALTER TABLE push_subscriptions ADD COLUMN messages BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE push_queue DROP CONSTRAINT push_queue_kind_check;
ALTER TABLE push_queue ADD CONSTRAINT push_queue_kind_check CHECK (kind IN ('your_turn', 'challenge', 'match_found', 'round', 'calls', 'message'));
