-- Accounts: people, guests who may become people, and bots.
CREATE TABLE users (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case: upper and lower case are one name.
    name_folded TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'guest', 'bot')),
    -- Argon2id in PHC form; people have one, guests and bots cannot sign in.
    password_hash TEXT,
    created_at BIGINT NOT NULL,
    CHECK ((kind = 'person') = (password_hash IS NOT NULL))
);

CREATE TABLE sessions (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- SHA-256 of the token in the cookie, so a reader of the database cannot sign in with it.
    token_hash TEXT NOT NULL UNIQUE,
    user_agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
