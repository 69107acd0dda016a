DROP INDEX matches_ended;
DROP TABLE fair_play_cases;
DROP TABLE moderation_log;
DROP TABLE sanctions;
