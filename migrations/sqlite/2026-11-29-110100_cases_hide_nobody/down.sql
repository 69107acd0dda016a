-- A case of the old kind belongs to a sanction, which the new ones do not have.
DROP TABLE fair_play_cases;
CREATE TABLE fair_play_cases (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    found_at BIGINT NOT NULL,
    evidence TEXT NOT NULL,
    -- The sanction that was imposed with it. It lasts until a moderator has decided.
    sanction_id BIGINT NOT NULL REFERENCES sanctions (id),
    closed_at BIGINT
) WITHOUT ROWID;
CREATE UNIQUE INDEX fair_play_cases_open ON fair_play_cases (user_id) WHERE closed_at IS NULL;
