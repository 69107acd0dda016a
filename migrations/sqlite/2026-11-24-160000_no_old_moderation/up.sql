-- `sanctions` and `moderation_log` took their place before version 1, which writes no row of them.
DROP TABLE moderator_actions;
DROP TABLE mutes;
