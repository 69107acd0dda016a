-- Before version 1, `sanctions` and `moderation_log` replaced these tables, so they are empty in every database.
DROP TABLE moderator_actions;
DROP TABLE mutes;
