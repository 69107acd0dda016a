-- Times in which no node could write. The clocks of matches stand still in them.
CREATE TABLE outages (
    number BIGINT NOT NULL PRIMARY KEY CHECK (number > 0),
    -- The last moment before the outage at which a node could write, and the first one after it.
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL CHECK (to_at > from_at)
);
-- Older versions wrote this row only when they were asked for their readiness, so it is no proof of an outage.
DELETE FROM heartbeat;
