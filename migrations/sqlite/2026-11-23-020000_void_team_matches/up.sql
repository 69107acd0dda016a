-- Voided team matches. They count neither for the team list nor for the players' sums.

-- The team match of a void, for ever.
CREATE TABLE void_team_matches (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    PRIMARY KEY (void_id, team_match_id)
) WITHOUT ROWID;

-- The team matches that are voided now.
CREATE TABLE voided_team_matches (
    team_match_id BIGINT NOT NULL PRIMARY KEY REFERENCES team_matches (id),
    void_id BIGINT NOT NULL REFERENCES voids (id)
) WITHOUT ROWID;
