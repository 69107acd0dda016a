-- A case is a hint for moderators and hides nobody: the rule of the leaderboards does not count what a crowd gives away.
UPDATE sanctions SET lifted_at = at WHERE lifted_at IS NULL
    AND id IN (SELECT sanction_id FROM fair_play_cases WHERE closed_at IS NULL);
ALTER TABLE fair_play_cases DROP COLUMN sanction_id;
