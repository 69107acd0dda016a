-- The frames and bytes that each board has stored in the current hour and the current day (UTC). The usage of an account
-- is the sum over its boards, revoked ones too.
CREATE TABLE board_usage (
    board_id BIGINT NOT NULL PRIMARY KEY REFERENCES boards (id),
    -- Hours and days since 1970.
    hour BIGINT NOT NULL,
    hour_frames BIGINT NOT NULL,
    hour_bytes BIGINT NOT NULL,
    day BIGINT NOT NULL,
    day_frames BIGINT NOT NULL,
    day_bytes BIGINT NOT NULL
);

-- The match of the board's last frame at one. The checkers on the board are still those of that match.
ALTER TABLE boards ADD COLUMN last_match_id BIGINT;
UPDATE boards SET last_match_id = (
    SELECT f.match_id FROM board_frames f
    WHERE f.board_id = boards.id AND f.match_id IS NOT NULL ORDER BY f.seq DESC LIMIT 1
);

-- Old frames of matches are deleted too.
DROP INDEX board_frames_by_age;
CREATE INDEX board_frames_by_age ON board_frames (stored_at);
