DROP TABLE deep_analyses;
