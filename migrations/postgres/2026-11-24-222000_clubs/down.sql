DROP TABLE club_events;
DROP TABLE club_lines;
DROP TABLE club_outsiders;
DROP TABLE club_members;
DROP TABLE clubs;
