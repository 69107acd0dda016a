-- A profile is shown beside the name. A picture is a name from the drawn set, a flag an ISO 3166 code of two letters.
ALTER TABLE users ADD COLUMN picture TEXT;
ALTER TABLE users ADD COLUMN flag TEXT;
-- The account's own words about itself.
ALTER TABLE users ADD COLUMN words TEXT;
-- The title that the latest performances earn. A copy: it follows from `performances`.
ALTER TABLE users ADD COLUMN title TEXT;
-- What the reported player showed or wrote, as it was at the time of the report; JSON.
ALTER TABLE reports ADD COLUMN evidence TEXT;

-- The settings of an account in the browsers of its owner: a versioned JSON document.
CREATE TABLE account_settings (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    -- The time of the latest change, by the browser that made it.
    changed_at BIGINT NOT NULL
);
