DROP INDEX board_frames_by_age;
CREATE INDEX board_frames_by_age ON board_frames (stored_at) WHERE match_id IS NULL;
ALTER TABLE boards DROP COLUMN last_match_id;
DROP TABLE board_usage;
