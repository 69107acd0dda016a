UPDATE mail_addresses SET language = 'en' WHERE language IN ('he', 'es');
ALTER TABLE mail_addresses DROP CONSTRAINT mail_addresses_language_check;
ALTER TABLE mail_addresses ADD CONSTRAINT mail_addresses_language_check CHECK (language IN ('en', 'de', 'uk'));
UPDATE push_subscriptions SET language = 'en' WHERE language IN ('he', 'es');
ALTER TABLE push_subscriptions DROP CONSTRAINT push_subscriptions_language_check;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_language_check CHECK (language IN ('en', 'de', 'uk'));
