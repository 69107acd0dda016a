-- A case of the old kind belongs to a sanction, which the new ones do not have.
DELETE FROM fair_play_cases;
ALTER TABLE fair_play_cases ADD COLUMN sanction_id BIGINT NOT NULL REFERENCES sanctions (id);
