DROP TABLE api_tokens;
DROP TRIGGER users_bots ON users;
DROP FUNCTION users_bots();
DROP INDEX users_owner;
ALTER TABLE users DROP COLUMN owner_id;
