ALTER TABLE player_records DROP COLUMN departed;
ALTER TABLE matches DROP COLUMN marks;
