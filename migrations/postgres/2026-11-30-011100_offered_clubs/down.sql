ALTER TABLE club_members DROP COLUMN offered;
