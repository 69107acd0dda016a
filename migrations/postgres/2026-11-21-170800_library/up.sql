-- Matches of other programs that somebody has brought along: seen by nobody else.
CREATE TABLE library_matches (
    id BIGINT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    added_at BIGINT NOT NULL,
    file_name TEXT NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('mat', 'sgf')),
    -- The file as it came, compressed with gzip.
    file BYTEA NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    -- How many points win the match; none: a session.
    length INTEGER CHECK (length >= 1),
    games INTEGER NOT NULL CHECK (games >= 1),
    white_points BIGINT NOT NULL,
    black_points BIGINT NOT NULL
);
CREATE INDEX library_matches_owner ON library_matches (owner_id, added_at);

-- As match_analyses: a match without a row is a job.
CREATE TABLE library_analyses (
    library_id BIGINT NOT NULL REFERENCES library_matches (id) ON DELETE CASCADE,
    plies INTEGER NOT NULL CHECK (plies >= 0),
    made_at BIGINT NOT NULL,
    -- JSON compressed with gzip; none: it could not be made.
    report BYTEA,
    -- What a list shows of it.
    white_pr DOUBLE PRECISION,
    black_pr DOUBLE PRECISION,
    PRIMARY KEY (library_id, plies)
);
