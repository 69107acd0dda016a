-- The content of a file shows its format, so that each reader that is added later needs no migration.
ALTER TABLE library_matches DROP COLUMN format;
