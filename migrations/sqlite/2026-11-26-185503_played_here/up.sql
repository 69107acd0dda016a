-- Imports recognise matches that were played here.

-- The content of matches played here, as it reads in a file of any format. A row is made when a player of the match
-- imports files.
CREATE TABLE played_marks (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    content TEXT NOT NULL
);
CREATE INDEX played_marks_content ON played_marks (content);

-- Fingerprints now cap the points at the length of the match. The next import makes them again.
UPDATE library_matches SET fingerprint = NULL;

CREATE TABLE import_files_new (
    import_id BIGINT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    -- The path of the file in the folder or zip.
    path TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('read', 'partly', 'duplicate', 'played_here', 'refused')),
    library_id BIGINT REFERENCES library_matches (id) ON DELETE SET NULL,
    -- The reason of a refusal, or the first line that was skipped or changed.
    detail TEXT,
    -- The match played here that the file contains.
    match_id BIGINT REFERENCES matches (id) ON DELETE SET NULL,
    PRIMARY KEY (import_id, path)
);
INSERT INTO import_files_new (import_id, path, outcome, library_id, detail)
    SELECT import_id, path, outcome, library_id, detail FROM import_files;
DROP TABLE import_files;
ALTER TABLE import_files_new RENAME TO import_files;
CREATE INDEX import_files_match ON import_files (library_id);
CREATE INDEX import_files_played ON import_files (match_id);
