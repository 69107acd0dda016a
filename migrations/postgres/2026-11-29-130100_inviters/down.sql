DROP INDEX club_outsiders_by;
ALTER TABLE club_outsiders DROP COLUMN by_id;
