DROP TABLE commentary_lines;
