DROP TABLE self_checks;
DROP TABLE heartbeat;
