-- The list of languages is `texts/languages.json` alone, so a new language needs no migration.
ALTER TABLE mail_addresses DROP CONSTRAINT mail_addresses_language_check;
ALTER TABLE push_subscriptions DROP CONSTRAINT push_subscriptions_language_check;
