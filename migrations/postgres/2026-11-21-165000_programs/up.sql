-- Programs that play: bots that people run, and the tokens by which programs ask.

-- Who runs a bot; none: it is the server's own. No foreign key: accounts are never deleted, and a copy of the table may
-- hold a bot before its owner.
ALTER TABLE users ADD COLUMN owner_id BIGINT;
CREATE INDEX users_owner ON users (owner_id) WHERE owner_id IS NOT NULL;

-- A bot is a bot for ever, and of the same owner; nobody else has an owner.
CREATE FUNCTION users_bots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.owner_id IS NOT NULL AND NEW.kind <> 'bot' THEN
        RAISE EXCEPTION 'users: only bots have an owner';
    END IF;
    IF TG_OP = 'UPDATE' AND ((OLD.kind = 'bot') <> (NEW.kind = 'bot') OR NEW.owner_id IS DISTINCT FROM OLD.owner_id) THEN
        RAISE EXCEPTION 'users: a bot is a bot for ever';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER users_bots BEFORE INSERT OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION users_bots();

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
);

CREATE INDEX api_tokens_user ON api_tokens (user_id);
