DROP INDEX library_matches_room;
ALTER TABLE library_matches DROP COLUMN bytes;
