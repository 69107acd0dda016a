-- Accounts that were used from one address within some days, for moderators. The address itself is not stored: the key
-- of its hash changes each day and is deleted as soon as these rows are.
CREATE TABLE address_accounts (
    -- HMAC-SHA256 of the address (a /64 of IPv6) with the key of the day, in hexadecimal digits.
    address_hash TEXT NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (address_hash, user_id)
);
CREATE INDEX address_accounts_user ON address_accounts (user_id, seen_at);
CREATE INDEX address_accounts_seen ON address_accounts (seen_at);

-- A void looks for the other matches of an event.
CREATE INDEX matches_of_tournament ON matches (tournament_id) WHERE tournament_id IS NOT NULL;
