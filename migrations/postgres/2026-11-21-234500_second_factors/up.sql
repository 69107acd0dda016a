-- What an account asks for beside its password: codes that change every thirty seconds (RFC 6238).
CREATE TABLE second_factors (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    -- Random, for each secret another; what it is sealed for.
    enrolment BIGINT NOT NULL,
    -- 40 hexadecimal digits.
    sealed TEXT NOT NULL,
    -- None: the first code has not been given, and none is asked for.
    confirmed_at BIGINT,
    -- The newest thirty seconds, counted from 1970, whose code was used. No code is taken twice.
    used_step BIGINT NOT NULL
);
-- Codes for a user who has lost the device. Each works once.
CREATE TABLE recovery_codes (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY (user_id, code_hash)
);
