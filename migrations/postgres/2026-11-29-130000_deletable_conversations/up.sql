-- Who has written in a conversation: only these conversations count against a person's bound.
ALTER TABLE conversations ADD COLUMN low_wrote BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE conversations ADD COLUMN high_wrote BOOLEAN NOT NULL DEFAULT FALSE;
-- A person who deletes a conversation no longer sees its messages up to this number.
ALTER TABLE conversations ADD COLUMN low_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN high_from INTEGER NOT NULL DEFAULT 0;
UPDATE conversations SET low_wrote = TRUE WHERE EXISTS (
    SELECT 1 FROM direct_messages AS m
    WHERE m.low_id = conversations.low_id AND m.high_id = conversations.high_id AND m.by_low
);
UPDATE conversations SET high_wrote = TRUE WHERE EXISTS (
    SELECT 1 FROM direct_messages AS m
    WHERE m.low_id = conversations.low_id AND m.high_id = conversations.high_id AND NOT m.by_low
);
