-- Every look of names that an account has or had: names that look alike have one, and nobody else can ever have it. Guests
-- have none. The program enters accounts from before this table when it starts, because SQL cannot compute the look.
CREATE TABLE taken_names (
    -- A SHA-256 of the look, so that the name of a deleted account is not kept in the clear.
    look TEXT NOT NULL PRIMARY KEY,
    -- None: the account was deleted.
    user_id BIGINT REFERENCES users (id) ON DELETE SET NULL,
    taken_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX taken_names_user ON taken_names (user_id);
