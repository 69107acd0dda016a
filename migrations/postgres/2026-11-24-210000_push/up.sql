-- The browsers that want notices, with the keys that each of them made.
CREATE TABLE push_subscriptions (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- The address at the push service. Who knows it and the keys can send to this browser.
    endpoint TEXT NOT NULL UNIQUE,
    -- The browser's public key and secret, in base64url.
    public_key TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('en', 'de', 'uk')),
    your_turn BOOLEAN NOT NULL,
    challenge BOOLEAN NOT NULL,
    match_found BOOLEAN NOT NULL,
    round BOOLEAN NOT NULL,
    calls BOOLEAN NOT NULL,
    made_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, made_at);

CREATE TABLE push_queue (
    id BIGINT NOT NULL PRIMARY KEY,
    subscription_id BIGINT NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('your_turn', 'challenge', 'match_found', 'round', 'calls')),
    match_id BIGINT,
    -- The page of the event that calls, if it is not about a match.
    path TEXT,
    -- A name that keeps the same notice from being sent twice to a browser.
    once TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'ended')),
    made_at BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL,
    tries INTEGER NOT NULL
);
CREATE INDEX push_queue_due ON push_queue (state, next_try_at);
CREATE INDEX push_queue_subscription ON push_queue (subscription_id, made_at);
