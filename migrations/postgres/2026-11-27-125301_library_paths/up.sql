-- The path of a match's file in the folder or zip that was imported; NULL for a file that was added alone.
ALTER TABLE library_matches ADD COLUMN path TEXT;
UPDATE library_matches SET path = (
    SELECT MIN(import_files.path) FROM import_files
    WHERE import_files.library_id = library_matches.id AND import_files.outcome IN ('read', 'partly')
);
