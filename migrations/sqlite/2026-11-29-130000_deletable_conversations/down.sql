ALTER TABLE conversations DROP COLUMN low_wrote;
ALTER TABLE conversations DROP COLUMN high_wrote;
ALTER TABLE conversations DROP COLUMN low_from;
ALTER TABLE conversations DROP COLUMN high_from;
