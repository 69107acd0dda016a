UPDATE mail_addresses SET language = 'en' WHERE language NOT IN ('en', 'de', 'uk', 'he', 'es');
ALTER TABLE mail_addresses ADD CONSTRAINT mail_addresses_language_check CHECK (language IN ('en', 'de', 'uk', 'he', 'es'));
UPDATE push_subscriptions SET language = 'en' WHERE language NOT IN ('en', 'de', 'uk', 'he', 'es');
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_language_check CHECK (language IN ('en', 'de', 'uk', 'he', 'es'));
