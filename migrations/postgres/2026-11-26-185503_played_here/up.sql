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

ALTER TABLE import_files DROP CONSTRAINT import_files_outcome_check;
ALTER TABLE import_files ADD CONSTRAINT import_files_outcome_check
    CHECK (outcome IN ('read', 'partly', 'duplicate', 'played_here', 'refused'));
-- The match played here that the file contains.
ALTER TABLE import_files ADD COLUMN match_id BIGINT REFERENCES matches (id) ON DELETE SET NULL;
CREATE INDEX import_files_played ON import_files (match_id);
