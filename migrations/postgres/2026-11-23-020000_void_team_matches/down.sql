DROP TABLE voided_team_matches;
DROP TABLE void_team_matches;
