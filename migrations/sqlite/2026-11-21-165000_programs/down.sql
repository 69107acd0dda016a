DROP TABLE api_tokens;
DROP TRIGGER users_bots_stay;
DROP TRIGGER users_bots_made;
DROP INDEX users_owner;
ALTER TABLE users DROP COLUMN owner_id;
