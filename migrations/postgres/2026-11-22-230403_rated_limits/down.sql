DROP INDEX matches_rated_black;
DROP INDEX matches_rated_white;
ALTER TABLE rematches DROP COLUMN limited;
