-- Calls for the director, from any table of an event. Nothing is deleted: what was called and answered stays.
CREATE TABLE director_calls (
    id BIGINT NOT NULL PRIMARY KEY,
    event_kind TEXT NOT NULL CHECK (event_kind IN ('tournament', 'team_match', 'comparative')),
    event_id BIGINT NOT NULL,
    -- The table; its row may be gone when the call is read, because a table at which nobody has begun can be closed.
    match_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id),
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    answer TEXT,
    answered_by BIGINT REFERENCES users (id),
    answered_at BIGINT,
    CHECK ((answered_by IS NULL) = (answered_at IS NULL) AND (answer IS NULL OR answered_at IS NOT NULL))
) WITHOUT ROWID;

CREATE INDEX director_calls_event ON director_calls (event_kind, event_id, at);
CREATE INDEX director_calls_match ON director_calls (match_id, at);
