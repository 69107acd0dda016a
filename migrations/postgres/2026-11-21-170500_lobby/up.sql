-- Who may sit down at a table, and what one player thinks of another.
ALTER TABLE matches ADD COLUMN by_link BOOLEAN NOT NULL DEFAULT FALSE;
-- A table of quick pairing: its opener takes any other that fits as well.
ALTER TABLE matches ADD COLUMN is_quick BOOLEAN NOT NULL DEFAULT FALSE;
-- Which ratings may sit down; none: any.
ALTER TABLE matches ADD COLUMN rating_min INTEGER;
ALTER TABLE matches ADD COLUMN rating_max INTEGER;

CREATE TABLE contacts (
    user_id BIGINT NOT NULL REFERENCES users (id),
    other_id BIGINT NOT NULL REFERENCES users (id),
    is_friend BOOLEAN NOT NULL,
    -- Neither sits down at the other's tables, nor challenges the other.
    is_blocked BOOLEAN NOT NULL,
    -- Seen by its writer alone.
    note TEXT NOT NULL,
    PRIMARY KEY (user_id, other_id),
    CHECK (user_id <> other_id),
    CHECK (NOT (is_friend AND is_blocked)),
    CHECK (is_friend OR is_blocked OR note <> '')
);

CREATE INDEX contacts_other ON contacts (other_id, user_id, is_blocked);
