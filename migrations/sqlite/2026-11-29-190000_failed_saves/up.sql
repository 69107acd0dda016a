-- The time of the last save of an action that failed by a fault of the database; NULL while saves succeed. As long as
-- it is set, heartbeats prove nothing and `at` does not advance.
ALTER TABLE heartbeat ADD COLUMN failed_at BIGINT;
-- The random number of the node that wrote the row last. A node that always finds its own is the only one.
ALTER TABLE heartbeat ADD COLUMN node BIGINT;
