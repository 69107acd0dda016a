-- The keys under which network addresses are hashed in the log and in evidence, one for each day in UTC. Each lies sealed
-- with the key of the dice, so a dump alone does not turn hashes back into addresses. Deleted after `log.address_days`.
CREATE TABLE address_keys (
    -- Days since 1970-01-01.
    day BIGINT NOT NULL PRIMARY KEY,
    -- 32 bytes as hexadecimal digits.
    sealed_key TEXT NOT NULL
);
-- While this row is there and its time has not passed, the log shows plain addresses too.
CREATE TABLE plain_addresses (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    until BIGINT NOT NULL
);
