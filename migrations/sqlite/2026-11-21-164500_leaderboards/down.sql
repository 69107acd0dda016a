DROP TABLE player_records;
DROP INDEX matches_pair;
DROP INDEX ratings_board;
ALTER TABLE ratings DROP COLUMN is_bot;
ALTER TABLE ratings DROP COLUMN rated_at;
