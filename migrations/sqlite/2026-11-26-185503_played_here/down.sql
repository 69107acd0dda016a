CREATE TABLE import_files_old (
    import_id BIGINT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    -- The path of the file in the folder or zip.
    path TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('read', 'partly', 'duplicate', 'refused')),
    library_id BIGINT REFERENCES library_matches (id) ON DELETE SET NULL,
    -- The reason of a refusal, or the first line that was skipped or changed.
    detail TEXT,
    PRIMARY KEY (import_id, path)
);
INSERT INTO import_files_old (import_id, path, outcome, library_id, detail)
    SELECT import_id, path, CASE outcome WHEN 'played_here' THEN 'duplicate' ELSE outcome END, library_id, detail
    FROM import_files;
DROP TABLE import_files;
ALTER TABLE import_files_old RENAME TO import_files;
CREATE INDEX import_files_match ON import_files (library_id);

UPDATE library_matches SET fingerprint = NULL;
DROP TABLE played_marks;
