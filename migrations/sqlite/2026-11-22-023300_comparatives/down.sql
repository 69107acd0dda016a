DROP TABLE comparative_sets;
DROP TABLE comparative_steps;
DROP TABLE comparatives;
