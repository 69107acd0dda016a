DROP INDEX matches_roll_set;
ALTER TABLE matches DROP COLUMN roll_set_id;
DROP TABLE roll_sets;
DROP TABLE team_match_steps;
DROP TABLE team_matches;
