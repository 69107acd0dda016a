DROP TABLE maintenance;
