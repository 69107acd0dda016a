DELETE FROM push_queue WHERE kind = 'rematch';
ALTER TABLE push_queue DROP CONSTRAINT push_queue_kind_check;
ALTER TABLE push_queue ADD CONSTRAINT push_queue_kind_check
    CHECK (kind IN ('your_turn', 'challenge', 'match_found', 'round', 'calls', 'message'));
DELETE FROM mail_queue WHERE kind = 'rematch';
ALTER TABLE mail_queue DROP CONSTRAINT mail_queue_kind_check;
ALTER TABLE mail_queue ADD CONSTRAINT mail_queue_kind_check
    CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found', 'new_device'));
DROP INDEX rematches_created;
DROP TABLE held_messages;
ALTER TABLE chat_lines DROP COLUMN spectator;
