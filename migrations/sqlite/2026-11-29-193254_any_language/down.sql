ALTER TABLE mail_addresses RENAME COLUMN language TO any_language;
ALTER TABLE mail_addresses ADD COLUMN language TEXT NOT NULL DEFAULT 'en'
    CHECK (language IN ('en', 'de', 'uk', 'he', 'es'));
UPDATE mail_addresses SET language = any_language WHERE any_language IN ('en', 'de', 'uk', 'he', 'es');
ALTER TABLE mail_addresses DROP COLUMN any_language;
ALTER TABLE push_subscriptions RENAME COLUMN language TO any_language;
ALTER TABLE push_subscriptions ADD COLUMN language TEXT NOT NULL DEFAULT 'en'
    CHECK (language IN ('en', 'de', 'uk', 'he', 'es'));
UPDATE push_subscriptions SET language = any_language WHERE any_language IN ('en', 'de', 'uk', 'he', 'es');
ALTER TABLE push_subscriptions DROP COLUMN any_language;
