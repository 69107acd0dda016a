DROP TABLE contacts;
ALTER TABLE matches DROP COLUMN rating_max;
ALTER TABLE matches DROP COLUMN rating_min;
ALTER TABLE matches DROP COLUMN is_quick;
ALTER TABLE matches DROP COLUMN by_link;
