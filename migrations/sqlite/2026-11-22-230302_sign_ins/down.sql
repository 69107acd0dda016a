CREATE TABLE mail_queue_old (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found')),
    match_id BIGINT,
    once TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given_up')),
    made_at BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL,
    tries INTEGER NOT NULL
);
INSERT INTO mail_queue_old (id, user_id, kind, match_id, once, state, made_at, next_try_at, tries)
    SELECT id, user_id, kind, match_id, once, state, made_at, next_try_at, tries FROM mail_queue
    WHERE kind <> 'new_device';
DROP TABLE mail_queue;
ALTER TABLE mail_queue_old RENAME TO mail_queue;
CREATE INDEX mail_queue_due ON mail_queue (state, next_try_at);
CREATE INDEX mail_queue_user ON mail_queue (user_id);

CREATE TABLE mail_links_old (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'reset')),
    address TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
INSERT INTO mail_links_old (token_hash, user_id, purpose, address, expires_at)
    SELECT token_hash, user_id, purpose, address, expires_at FROM mail_links WHERE purpose <> 'end_sign_in';
DROP TABLE mail_links;
ALTER TABLE mail_links_old RENAME TO mail_links;
CREATE INDEX mail_links_user ON mail_links (user_id);

DROP TABLE reset_requests;
ALTER TABLE sessions DROP COLUMN network;
DROP TABLE sign_ins;
DROP TABLE known_devices;
