-- The list of languages is `texts/languages.json` alone, so a new language needs no migration.
ALTER TABLE mail_addresses RENAME COLUMN language TO listed;
ALTER TABLE mail_addresses ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
UPDATE mail_addresses SET language = listed;
ALTER TABLE mail_addresses DROP COLUMN listed;
ALTER TABLE push_subscriptions RENAME COLUMN language TO listed;
ALTER TABLE push_subscriptions ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
UPDATE push_subscriptions SET language = listed;
ALTER TABLE push_subscriptions DROP COLUMN listed;
