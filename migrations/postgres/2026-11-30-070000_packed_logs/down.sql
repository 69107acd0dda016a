-- Fails if a log is packed, because SQL cannot unpack it: no event has the number 0.
INSERT INTO match_events (match_id, seq, at, event) SELECT match_id, 0, 0, '' FROM packed_logs;

DROP INDEX matches_unpacked;
DROP TABLE packed_logs;
ALTER TABLE matches DROP COLUMN packed;
