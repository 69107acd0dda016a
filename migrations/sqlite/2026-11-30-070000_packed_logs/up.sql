-- The log of a match that ended more than a day ago is one compressed row.

-- The packed logs. The rows of a packed log are deleted from match_events.
CREATE TABLE packed_logs (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    -- The length of the JSON document in bytes.
    bytes INTEGER NOT NULL CHECK (bytes BETWEEN 1 AND 67108864),
    -- The rows as a JSON document, compressed with gzip.
    log BLOB NOT NULL
);

-- Whether the log has been packed.
ALTER TABLE matches ADD COLUMN packed BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX matches_unpacked ON matches (ended_at) WHERE ended_at IS NOT NULL AND NOT packed;
