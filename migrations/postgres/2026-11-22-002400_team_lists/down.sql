DROP TABLE duplicate_results;
DROP TABLE team_results;
