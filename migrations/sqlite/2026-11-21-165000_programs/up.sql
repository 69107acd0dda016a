-- Programs that play: bots that people run, and the tokens by which programs ask.

-- Who runs a bot; none: it is the server's own. No foreign key: accounts are never deleted, and a copy of the table may
-- hold a bot before its owner.
ALTER TABLE users ADD COLUMN owner_id BIGINT;
CREATE INDEX users_owner ON users (owner_id) WHERE owner_id IS NOT NULL;

-- A bot is a bot for ever, and of the same owner; nobody else has an owner.
CREATE TRIGGER users_bots_made BEFORE INSERT ON users
WHEN NEW.owner_id IS NOT NULL AND NEW.kind <> 'bot'
BEGIN SELECT RAISE(ABORT, 'users: only bots have an owner'); END;
CREATE TRIGGER users_bots_stay BEFORE UPDATE OF kind, owner_id ON users
WHEN (OLD.kind = 'bot') <> (NEW.kind = 'bot') OR NEW.owner_id IS NOT OLD.owner_id
BEGIN SELECT RAISE(ABORT, 'users: a bot is a bot for ever'); END;

CREATE TABLE api_tokens (
    id BIGINT NOT NULL PRIMARY KEY,
    -- As whom the program acts: a person or a bot.
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- What its owner calls it.
    name TEXT NOT NULL,
    -- SHA-256, so a reader of the database has no token.
    token_hash TEXT NOT NULL UNIQUE,
    -- Words with a space between: read, play, chat, social.
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT
) WITHOUT ROWID;

CREATE INDEX api_tokens_user ON api_tokens (user_id);
