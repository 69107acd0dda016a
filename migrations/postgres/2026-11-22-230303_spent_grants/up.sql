-- Browsers in which an account was given its starting grant, by the SHA-256 of their cookie: there is one for each browser, also
-- after that account was deleted. No account is named.
CREATE TABLE spent_grants (
    device_hash TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX spent_grants_at ON spent_grants (at);
