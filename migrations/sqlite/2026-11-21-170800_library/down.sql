DROP TABLE library_analyses;
DROP TABLE library_matches;
