-- What was found in finished matches. A finished match without a row is a job, so nothing else remembers jobs.
CREATE TABLE match_analyses (
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- How far ahead it looks: 0 is the quick analysis, 2 the standard one.
    plies INTEGER NOT NULL CHECK (plies >= 0),
    made_at BIGINT NOT NULL,
    -- The report as the API tells it, JSON compressed with gzip; none: it could not be made.
    report BYTEA,
    PRIMARY KEY (match_id, plies)
);
