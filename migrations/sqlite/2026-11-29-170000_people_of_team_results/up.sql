-- The accounts whose acts made the result, as numbers with spaces between them, and the time at which the first table
-- was set up. Results of earlier versions have no accounts until a server has read their logs.
ALTER TABLE team_results ADD COLUMN people TEXT NOT NULL DEFAULT '';
ALTER TABLE team_results ADD COLUMN set_up_at BIGINT NOT NULL DEFAULT 0;
