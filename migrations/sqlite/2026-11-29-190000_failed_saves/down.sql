ALTER TABLE heartbeat DROP COLUMN node;
ALTER TABLE heartbeat DROP COLUMN failed_at;
