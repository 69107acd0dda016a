DROP TABLE rating_history;
DROP TABLE ratings;
DROP TABLE chat_lines;
DROP TABLE rematches;
DROP TABLE match_events;
DROP TABLE dice_seeds;
DROP TABLE matches;
