-- What is to be known of a match beside its result, as a sum:
--  1 it was called off; its ending says 'agreed', the nearest word that older code knows
--  2 it ended before each side had completed a turn, so it counts for nothing
--  4 it is unrated and unstaked because its players had played enough rated matches that day
--  8 White's rating was provisional when White sat down
-- 16 Black's rating was provisional when Black sat down
-- 32 it is unstaked because the bot of the house had too few credits
ALTER TABLE matches ADD COLUMN marks INTEGER NOT NULL DEFAULT 0 CHECK (marks BETWEEN 0 AND 63);

-- How often a player left a match that did not count; only the completion rate knows of it.
ALTER TABLE player_records ADD COLUMN departed BIGINT NOT NULL DEFAULT 0;
