ALTER TABLE matches DROP COLUMN tournament_id;
DROP TABLE tournament_steps;
DROP TABLE tournaments;
