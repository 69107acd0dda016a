-- Practice games. They change no ratings or credits, so they have no log. Moves that are taken back are forgotten.
CREATE TABLE practices (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- Grows by one with each change; of two changes at once, one finds another number.
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- What is practised, the seed of the dice and the events so far, as JSON.
    document TEXT NOT NULL
);

CREATE INDEX practices_user ON practices (user_id, changed_at);
