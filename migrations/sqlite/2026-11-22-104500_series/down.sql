ALTER TABLE rematches DROP COLUMN series;
