-- Which key seals what lies sealed in here. A fingerprint: nobody gets the key from it.
CREATE TABLE dice_key (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    fingerprint TEXT NOT NULL,
    since BIGINT NOT NULL
);
