DROP TABLE match_analyses;
