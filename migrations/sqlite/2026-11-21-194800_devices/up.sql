-- Which accounts the same browser has used of late: the hash of a random cookie, and no address. Only so long that two
-- accounts of one person do not play each other for a rating or for credits.
CREATE TABLE device_accounts (
    device_hash TEXT NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (device_hash, user_id)
) WITHOUT ROWID;

CREATE INDEX device_accounts_user ON device_accounts (user_id, seen_at);
CREATE INDEX device_accounts_seen ON device_accounts (seen_at);
