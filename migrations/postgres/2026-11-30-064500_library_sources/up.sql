-- Further files of an imported match, which have analyses or comments of their own.
CREATE TABLE library_sources (
    library_id BIGINT NOT NULL REFERENCES library_matches (id) ON DELETE CASCADE,
    -- From 1, in the order of the imports. The first file of the match is in library_matches.
    number INTEGER NOT NULL CHECK (number >= 1),
    added_at BIGINT NOT NULL,
    file_name TEXT NOT NULL,
    -- The path in the imported folder or zip; NULL for a file that was added alone.
    path TEXT,
    file BYTEA NOT NULL,
    bytes BIGINT NOT NULL,
    PRIMARY KEY (library_id, number)
);
