ALTER TABLE library_matches DROP COLUMN path;
