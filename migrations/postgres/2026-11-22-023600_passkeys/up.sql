-- Devices that sign in to an account by themselves (W3C Web Authentication).
CREATE TABLE passkeys (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- The device's name for it, base64url.
    credential TEXT NOT NULL UNIQUE,
    -- A point on P-256, compressed, 66 hexadecimal digits.
    public_key TEXT NOT NULL,
    -- How often the device says it has signed; many always say 0.
    counter BIGINT NOT NULL,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);
-- What devices are to sign. Each works once, on any node.
CREATE TABLE passkey_challenges (
    challenge TEXT NOT NULL PRIMARY KEY,
    -- Whose new passkey answers to it; none: somebody signs in.
    user_id BIGINT REFERENCES users (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX passkey_challenges_expired ON passkey_challenges (expires_at);
