DELETE FROM mail_queue WHERE kind = 'new_device';
ALTER TABLE mail_queue DROP CONSTRAINT mail_queue_kind_check;
ALTER TABLE mail_queue ADD CONSTRAINT mail_queue_kind_check
    CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found'));
ALTER TABLE mail_queue DROP COLUMN sign_in_id;
DELETE FROM mail_links WHERE purpose = 'end_sign_in';
ALTER TABLE mail_links DROP CONSTRAINT mail_links_purpose_check;
ALTER TABLE mail_links ADD CONSTRAINT mail_links_purpose_check CHECK (purpose IN ('confirm', 'reset'));
ALTER TABLE mail_links DROP COLUMN sign_in_id;
DROP TABLE reset_requests;
ALTER TABLE sessions DROP COLUMN network;
DROP TABLE sign_ins;
DROP TABLE known_devices;
