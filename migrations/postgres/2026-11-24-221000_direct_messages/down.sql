DELETE FROM push_queue WHERE kind = 'message';
ALTER TABLE push_queue DROP CONSTRAINT push_queue_kind_check;
ALTER TABLE push_queue ADD CONSTRAINT push_queue_kind_check CHECK (kind IN ('your_turn', 'challenge', 'match_found', 'round', 'calls'));
ALTER TABLE push_subscriptions DROP COLUMN messages;
DROP TABLE direct_messages;
DROP TABLE conversations;
