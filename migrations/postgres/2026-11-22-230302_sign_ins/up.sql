-- Browsers in which somebody has signed in to an account: their wrong passwords have a budget of their own, so that a
-- stranger's guesses never lock the owner out.
CREATE TABLE known_devices (
    -- SHA-256 of the browser's cookie together with the account's name: two accounts of one browser have nothing in common.
    known_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seen_at BIGINT NOT NULL
);
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
);
CREATE INDEX sign_ins_user ON sign_ins (user_id, at);
CREATE INDEX sign_ins_at ON sign_ins (at);

-- Where a session was used last: the first half of an IPv4 address, the first quarter of an IPv6 address.
ALTER TABLE sessions ADD COLUMN network TEXT;

-- Questions for a new password, for names and addresses that are known or unknown alike: answered outside of the request.
CREATE TABLE reset_requests (
    id BIGINT NOT NULL PRIMARY KEY,
    asked TEXT NOT NULL,
    asked_at BIGINT NOT NULL
);

-- Mails about sign-ins, and links that end one.
ALTER TABLE mail_links ADD COLUMN sign_in_id BIGINT;
ALTER TABLE mail_links DROP CONSTRAINT mail_links_purpose_check;
ALTER TABLE mail_links ADD CONSTRAINT mail_links_purpose_check
    CHECK (purpose IN ('confirm', 'reset', 'end_sign_in'));
ALTER TABLE mail_queue ADD COLUMN sign_in_id BIGINT;
ALTER TABLE mail_queue DROP CONSTRAINT mail_queue_kind_check;
ALTER TABLE mail_queue ADD CONSTRAINT mail_queue_kind_check
    CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found', 'new_device'));
