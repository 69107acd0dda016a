CREATE TABLE mutes (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    until BIGINT NOT NULL
) WITHOUT ROWID;

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
) WITHOUT ROWID;
CREATE INDEX moderator_actions_newest ON moderator_actions (at, id);
CREATE INDEX moderator_actions_of_moderator ON moderator_actions (moderator_id);
CREATE INDEX moderator_actions_of_player ON moderator_actions (player_id);
