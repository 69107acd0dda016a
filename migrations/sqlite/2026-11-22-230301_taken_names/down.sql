DROP TABLE taken_names;
