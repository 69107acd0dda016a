DROP TABLE moderator_actions;
DROP TABLE reports;
DROP TABLE mutes;
DROP TABLE moderators;
