DROP TABLE lobby_lines;
