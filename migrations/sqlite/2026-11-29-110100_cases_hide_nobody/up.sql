-- A case is a hint for moderators and hides nobody: the rule of the leaderboards does not count what a crowd gives away.
UPDATE sanctions SET lifted_at = at WHERE lifted_at IS NULL
    AND id IN (SELECT sanction_id FROM fair_play_cases WHERE closed_at IS NULL);
CREATE TABLE fair_play_cases_new (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    found_at BIGINT NOT NULL,
    evidence TEXT NOT NULL,
    closed_at BIGINT
) WITHOUT ROWID;
INSERT INTO fair_play_cases_new (id, user_id, found_at, evidence, closed_at)
    SELECT id, user_id, found_at, evidence, closed_at FROM fair_play_cases;
DROP TABLE fair_play_cases;
ALTER TABLE fair_play_cases_new RENAME TO fair_play_cases;
CREATE UNIQUE INDEX fair_play_cases_open ON fair_play_cases (user_id) WHERE closed_at IS NULL;
