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
CREATE TABLE push_queue_new (
    id BIGINT NOT NULL PRIMARY KEY,
    subscription_id BIGINT NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('your_turn', 'challenge', 'match_found', 'round', 'calls', 'message')),
    match_id BIGINT,
    -- The page that the notice opens, if it is not about a match.
    path TEXT,
    -- A name that keeps the same notice from being sent twice to a browser.
    once TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'ended')),
    made_at BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL,
    tries INTEGER NOT NULL
);
INSERT INTO push_queue_new (id, subscription_id, kind, match_id, path, once, state, made_at, next_try_at, tries)
SELECT id, subscription_id, kind, match_id, path, once, state, made_at, next_try_at, tries FROM push_queue WHERE kind <> 'message';
DROP TABLE push_queue;
ALTER TABLE push_queue_new RENAME TO push_queue;
CREATE INDEX push_queue_due ON push_queue (state, next_try_at);
CREATE INDEX push_queue_subscription ON push_queue (subscription_id, made_at);
