CREATE TABLE push_queue_new (
    id BIGINT NOT NULL PRIMARY KEY,
    subscription_id BIGINT NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('your_turn', 'challenge', 'match_found', 'round', 'calls')),
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
ALTER TABLE push_subscriptions DROP COLUMN messages;
DROP TABLE direct_messages;
DROP TABLE conversations;
