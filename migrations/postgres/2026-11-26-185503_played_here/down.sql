DROP INDEX import_files_played;
ALTER TABLE import_files DROP COLUMN match_id;
UPDATE import_files SET outcome = 'duplicate' WHERE outcome = 'played_here';
ALTER TABLE import_files DROP CONSTRAINT import_files_outcome_check;
ALTER TABLE import_files ADD CONSTRAINT import_files_outcome_check
    CHECK (outcome IN ('read', 'partly', 'duplicate', 'refused'));

UPDATE library_matches SET fingerprint = NULL;
DROP TABLE played_marks;
