DROP TABLE thrown_rolls;
