-- Moderation: who may, who is muted until when, what was reported, and everything that was done about it.
CREATE TABLE moderators (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    since BIGINT NOT NULL
);

CREATE TABLE mutes (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    until BIGINT NOT NULL
);

CREATE TABLE reports (
    id BIGINT NOT NULL PRIMARY KEY,
    reporter_id BIGINT NOT NULL REFERENCES users (id),
    player_id BIGINT NOT NULL REFERENCES users (id),
    -- Where it happened, if at a table.
    match_id BIGINT REFERENCES matches (id),
    reason TEXT NOT NULL CHECK (reason IN ('chat', 'name', 'cheating', 'stalling', 'other')),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- None: it waits.
    closed_at BIGINT,
    CHECK (reporter_id <> player_id)
);

CREATE INDEX reports_waiting ON reports (at, id) WHERE closed_at IS NULL;
-- One player reports another once at a time.
CREATE UNIQUE INDEX reports_once ON reports (reporter_id, player_id) WHERE closed_at IS NULL;

-- Never changed and never deleted.
CREATE TABLE moderator_actions (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    moderator_id BIGINT NOT NULL REFERENCES users (id),
    player_id BIGINT NOT NULL REFERENCES users (id),
    report_id BIGINT REFERENCES reports (id),
    action TEXT NOT NULL CHECK (action IN ('mute', 'unmute', 'dismiss')),
    -- The end of a mute.
    until BIGINT,
    why TEXT NOT NULL,
    CHECK ((action = 'mute') = (until IS NOT NULL))
);

CREATE INDEX moderator_actions_newest ON moderator_actions (at, id);
