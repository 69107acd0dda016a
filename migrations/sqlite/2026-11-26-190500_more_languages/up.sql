-- Mails and notices in Hebrew and Spanish.
CREATE TABLE mail_addresses_new (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    -- The address in lower case, for lookups.
    folded TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('en', 'de', 'uk', 'he', 'es')),
    your_turn BOOLEAN NOT NULL,
    challenge BOOLEAN NOT NULL,
    match_found BOOLEAN NOT NULL,
    -- The token of the unsubscribe link; it allows nothing else.
    unsubscribe TEXT NOT NULL UNIQUE
);
INSERT INTO mail_addresses_new (user_id, address, folded, confirmed, language, your_turn, challenge, match_found, unsubscribe)
SELECT user_id, address, folded, confirmed, language, your_turn, challenge, match_found, unsubscribe FROM mail_addresses;
DROP TABLE mail_addresses;
ALTER TABLE mail_addresses_new RENAME TO mail_addresses;
CREATE INDEX mail_addresses_folded ON mail_addresses (folded);

-- Deleting the subscriptions would delete the queue that refers to them, so both are made again.
CREATE TABLE push_subscriptions_new (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- The address at the push service. Who knows it and the keys can send to this browser.
    endpoint TEXT NOT NULL UNIQUE,
    -- The browser's public key and secret, in base64url.
    public_key TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('en', 'de', 'uk', 'he', 'es')),
    your_turn BOOLEAN NOT NULL,
    challenge BOOLEAN NOT NULL,
    match_found BOOLEAN NOT NULL,
    round BOOLEAN NOT NULL,
    calls BOOLEAN NOT NULL,
    made_at BIGINT NOT NULL,
    messages BOOLEAN NOT NULL DEFAULT FALSE
);
INSERT INTO push_subscriptions_new (id, user_id, endpoint, public_key, auth, language, your_turn, challenge, match_found, round, calls, made_at, messages)
SELECT id, user_id, endpoint, public_key, auth, language, your_turn, challenge, match_found, round, calls, made_at, messages FROM push_subscriptions;
CREATE TABLE push_queue_new (
    id BIGINT NOT NULL PRIMARY KEY,
    subscription_id BIGINT NOT NULL REFERENCES push_subscriptions_new (id) ON DELETE CASCADE,
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
SELECT id, subscription_id, kind, match_id, path, once, state, made_at, next_try_at, tries FROM push_queue;
DROP TABLE push_queue;
DROP TABLE push_subscriptions;
ALTER TABLE push_subscriptions_new RENAME TO push_subscriptions;
ALTER TABLE push_queue_new RENAME TO push_queue;
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, made_at);
CREATE INDEX push_queue_due ON push_queue (state, next_try_at);
CREATE INDEX push_queue_subscription ON push_queue (subscription_id, made_at);
