DROP TABLE account_settings;
ALTER TABLE reports DROP COLUMN evidence;
ALTER TABLE users DROP COLUMN title;
ALTER TABLE users DROP COLUMN words;
ALTER TABLE users DROP COLUMN flag;
ALTER TABLE users DROP COLUMN picture;
