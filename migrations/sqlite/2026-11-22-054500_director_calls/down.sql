DROP TABLE director_calls;
