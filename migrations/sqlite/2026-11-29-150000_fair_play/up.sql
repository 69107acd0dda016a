-- True for a line of somebody who had no seat in the match.
ALTER TABLE chat_lines ADD COLUMN spectator BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE chat_lines SET spectator = TRUE
WHERE NOT EXISTS (
    SELECT 1 FROM matches
    WHERE matches.id = chat_lines.match_id
        AND (matches.white_id = chat_lines.user_id OR matches.black_id = chat_lines.user_id)
);

-- Private messages between people of a team match while one of its boards is in play. They are delivered afterwards.
CREATE TABLE held_messages (
    id BIGINT NOT NULL PRIMARY KEY,
    -- The team match.
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    by_id BIGINT NOT NULL REFERENCES users (id),
    to_id BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    -- The sender's name for the request, so that a repeated one is stored once.
    request TEXT NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (by_id, to_id, request)
);
CREATE INDEX held_messages_competition ON held_messages (competition_id);
CREATE INDEX held_messages_to ON held_messages (to_id);

CREATE INDEX rematches_created ON rematches (created_at);

CREATE TABLE mail_queue_new (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL
        CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found', 'new_device', 'rematch')),
    match_id BIGINT,
    -- A name that keeps the same notice from being sent twice.
    once TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given_up')),
    made_at BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    -- The sign-in that the mail reports.
    sign_in_id BIGINT
);
INSERT INTO mail_queue_new (id, user_id, kind, match_id, once, state, made_at, next_try_at, tries, sign_in_id)
SELECT id, user_id, kind, match_id, once, state, made_at, next_try_at, tries, sign_in_id FROM mail_queue;
DROP TABLE mail_queue;
ALTER TABLE mail_queue_new RENAME TO mail_queue;
CREATE INDEX mail_queue_due ON mail_queue (state, next_try_at);
CREATE INDEX mail_queue_user ON mail_queue (user_id);

CREATE TABLE push_queue_new (
    id BIGINT NOT NULL PRIMARY KEY,
    subscription_id BIGINT NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
    kind TEXT NOT NULL
        CHECK (kind IN ('your_turn', 'challenge', 'match_found', 'round', 'calls', 'message', 'rematch')),
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
ALTER TABLE push_queue_new RENAME TO push_queue;
CREATE INDEX push_queue_due ON push_queue (state, next_try_at);
CREATE INDEX push_queue_subscription ON push_queue (subscription_id, made_at);
