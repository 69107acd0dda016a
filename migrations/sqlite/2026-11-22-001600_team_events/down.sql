DROP INDEX team_matches_event;
ALTER TABLE team_matches DROP COLUMN event_id;
DROP TABLE team_event_steps;
DROP TABLE team_events;
