-- What team matches at tables of this site have brought, a row for each that is over. The team list is rated from these rows
-- alone, in the order in which the matches ended.
CREATE TABLE team_results (
    team_match_id BIGINT NOT NULL PRIMARY KEY REFERENCES team_matches (id),
    ended_at BIGINT NOT NULL,
    boards INTEGER NOT NULL,
    a_name TEXT NOT NULL,
    a_captain_id BIGINT NOT NULL REFERENCES users (id),
    b_name TEXT NOT NULL,
    b_captain_id BIGINT NOT NULL REFERENCES users (id),
    vp_a INTEGER NOT NULL,
    vp_b INTEGER NOT NULL
);

CREATE INDEX team_results_ended ON team_results (ended_at, team_match_id);

-- What each player brought in.
CREATE TABLE duplicate_results (
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    boards INTEGER NOT NULL CHECK (boards >= 1),
    imp_won INTEGER NOT NULL CHECK (imp_won >= 0),
    imp_lost INTEGER NOT NULL CHECK (imp_lost >= 0),
    PRIMARY KEY (team_match_id, user_id)
);

CREATE INDEX duplicate_results_user ON duplicate_results (user_id);
