ALTER TABLE team_results DROP COLUMN set_up_at;
ALTER TABLE team_results DROP COLUMN people;
