-- Rows of imported files that their owner has mended, so that the match can be replayed further.
CREATE TABLE library_mends (
    library_id BIGINT NOT NULL REFERENCES library_matches (id) ON DELETE CASCADE,
    -- The line of the file, from 1.
    line INTEGER NOT NULL CHECK (line >= 1),
    -- The row in place of the one in the file; NULL to leave the rest of the game out.
    text TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (library_id, line)
);
