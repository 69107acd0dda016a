-- Browsers in which somebody has signed in to an account: their wrong passwords have a budget of their own, so that a
-- stranger's guesses never lock the owner out.
CREATE TABLE known_devices (
    -- SHA-256 of the browser's cookie together with the account's name: two accounts of one browser have nothing in common.
    known_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seen_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX known_devices_user ON known_devices (user_id, seen_at);
CREATE INDEX known_devices_seen ON known_devices (seen_at);

-- Sign-ins from browsers that were not known, until the owner has said what to think of them.
CREATE TABLE sign_ins (
    -- That of the session, which may have ended.
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    known_hash TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    network TEXT NOT NULL,
    at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sign_ins_user ON sign_ins (user_id, at);
CREATE INDEX sign_ins_at ON sign_ins (at);

-- Where a session was used last: the first half of an IPv4 address, the first quarter of an IPv6 address.
ALTER TABLE sessions ADD COLUMN network TEXT;

-- Questions for a new password, for names and addresses that are known or unknown alike: answered outside of the request.
CREATE TABLE reset_requests (
    id BIGINT NOT NULL PRIMARY KEY,
    asked TEXT NOT NULL,
    asked_at BIGINT NOT NULL
) WITHOUT ROWID;

-- Mails about sign-ins, and links that end one. SQLite changes a check only with its table.
CREATE TABLE mail_links_new (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'reset', 'end_sign_in')),
    address TEXT NOT NULL,
    expires_at BIGINT NOT NULL,
    sign_in_id BIGINT
);
INSERT INTO mail_links_new (token_hash, user_id, purpose, address, expires_at)
    SELECT token_hash, user_id, purpose, address, expires_at FROM mail_links;
DROP TABLE mail_links;
ALTER TABLE mail_links_new RENAME TO mail_links;
CREATE INDEX mail_links_user ON mail_links (user_id);

CREATE TABLE mail_queue_new (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL
        CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found', 'new_device')),
    match_id BIGINT,
    once TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given_up')),
    made_at BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    sign_in_id BIGINT
);
INSERT INTO mail_queue_new (id, user_id, kind, match_id, once, state, made_at, next_try_at, tries)
    SELECT id, user_id, kind, match_id, once, state, made_at, next_try_at, tries FROM mail_queue;
DROP TABLE mail_queue;
ALTER TABLE mail_queue_new RENAME TO mail_queue;
CREATE INDEX mail_queue_due ON mail_queue (state, next_try_at);
CREATE INDEX mail_queue_user ON mail_queue (user_id);
