-- True for a line of somebody who had no seat in the match.
ALTER TABLE chat_lines ADD COLUMN spectator BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE chat_lines SET spectator = TRUE
WHERE NOT EXISTS (
    SELECT 1 FROM matches
    WHERE matches.id = chat_lines.match_id
        AND (matches.white_id = chat_lines.user_id OR matches.black_id = chat_lines.user_id)
);

-- Private messages between people of a team match while one of its boards is in play. They are delivered afterwards.
CREATE TABLE held_messages (
    id BIGINT NOT NULL PRIMARY KEY,
    -- The team match.
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    by_id BIGINT NOT NULL REFERENCES users (id),
    to_id BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    -- The sender's name for the request, so that a repeated one is stored once.
    request TEXT NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (by_id, to_id, request)
);
CREATE INDEX held_messages_competition ON held_messages (competition_id);
CREATE INDEX held_messages_to ON held_messages (to_id);

CREATE INDEX rematches_created ON rematches (created_at);

ALTER TABLE mail_queue DROP CONSTRAINT mail_queue_kind_check;
ALTER TABLE mail_queue ADD CONSTRAINT mail_queue_kind_check
    CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found', 'new_device', 'rematch'));
ALTER TABLE push_queue DROP CONSTRAINT push_queue_kind_check;
ALTER TABLE push_queue ADD CONSTRAINT push_queue_kind_check
    CHECK (kind IN ('your_turn', 'challenge', 'match_found', 'round', 'calls', 'message', 'rematch'));
