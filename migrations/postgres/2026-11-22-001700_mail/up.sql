-- Where an account wants mail, once the address is confirmed, and of what.
CREATE TABLE mail_addresses (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    -- In small letters, to be found by.
    folded TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('en', 'de', 'uk')),
    your_turn BOOLEAN NOT NULL,
    challenge BOOLEAN NOT NULL,
    match_found BOOLEAN NOT NULL,
    -- Stands in the links of mails; it opens nothing but the way out.
    unsubscribe TEXT NOT NULL UNIQUE
);

CREATE INDEX mail_addresses_folded ON mail_addresses (folded);

-- What links in mails allow, each once.
CREATE TABLE mail_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'reset')),
    address TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX mail_links_user ON mail_links (user_id);

-- Mails to be sent, and those that were: texts and links are made when they are sent.
CREATE TABLE mail_queue (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found')),
    match_id BIGINT,
    -- What must be told only once has one name.
    once TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given_up')),
    made_at BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL,
    tries INTEGER NOT NULL
);

CREATE INDEX mail_queue_due ON mail_queue (state, next_try_at);
CREATE INDEX mail_queue_user ON mail_queue (user_id);
