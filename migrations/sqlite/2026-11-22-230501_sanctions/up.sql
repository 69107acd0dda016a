-- What moderators and operators do about players: one table of sanctions, each with its appeal, and one log of all acts.
CREATE TABLE sanctions (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN
        ('warning', 'mute', 'restriction', 'suspension', 'ban', 'closed_name', 'hidden')),
    -- What the player reads.
    reason TEXT NOT NULL,
    -- What the moderators go by.
    evidence TEXT NOT NULL,
    -- A moderator; none: an operator, or the server itself where `operator` is empty.
    author_id BIGINT REFERENCES users (id),
    operator TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- None: no end.
    until_at BIGINT,
    lifted_at BIGINT,
    -- A sanctioned player appeals once, and somebody other than the author decides.
    appeal TEXT,
    appealed_at BIGINT,
    decided_at BIGINT,
    decided_by BIGINT REFERENCES users (id),
    granted BOOLEAN,
    answer TEXT,
    CHECK ((appeal IS NULL) = (appealed_at IS NULL)),
    CHECK ((decided_at IS NULL) = (granted IS NULL) AND (decided_at IS NULL) = (answer IS NULL)),
    CHECK (decided_at IS NULL OR appealed_at IS NOT NULL),
    CHECK (decided_by IS NULL OR author_id IS NULL OR decided_by <> author_id)
) WITHOUT ROWID;

CREATE INDEX sanctions_user ON sanctions (user_id, at);
-- Who is in no list now.
CREATE INDEX sanctions_hidden ON sanctions (kind, user_id) WHERE lifted_at IS NULL;
CREATE INDEX sanctions_appeals ON sanctions (appealed_at) WHERE appealed_at IS NOT NULL AND decided_at IS NULL;

-- Never changed and never deleted.
CREATE TABLE moderation_log (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- None: an operator, or the server itself where `operator` is empty.
    moderator_id BIGINT REFERENCES users (id),
    operator TEXT NOT NULL,
    player_id BIGINT REFERENCES users (id),
    act TEXT NOT NULL,
    until_at BIGINT,
    why TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX moderation_log_newest ON moderation_log (at, id);

-- What the server found by itself, with the evidence as it was then.
CREATE TABLE fair_play_cases (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    found_at BIGINT NOT NULL,
    evidence TEXT NOT NULL,
    -- The sanction that came with it, and lasts until somebody has looked.
    sanction_id BIGINT NOT NULL REFERENCES sanctions (id),
    closed_at BIGINT
) WITHOUT ROWID;

CREATE UNIQUE INDEX fair_play_cases_open ON fair_play_cases (user_id) WHERE closed_at IS NULL;

INSERT INTO moderation_log (id, at, moderator_id, operator, player_id, act, until_at, why)
    SELECT id, at, moderator_id, '', player_id, action, until, why FROM moderator_actions;

-- Mutes that last; the newest act about the player says by whom and why.
INSERT INTO sanctions (id, user_id, kind, reason, evidence, author_id, operator, at, until_at)
    SELECT a.id, a.player_id, 'mute', 'A moderator muted you.', a.why, a.moderator_id, '', a.at, m.until
    FROM mutes m JOIN moderator_actions a ON a.player_id = m.user_id AND a.action = 'mute'
    WHERE NOT EXISTS (SELECT 1 FROM moderator_actions b
        WHERE b.player_id = a.player_id AND b.action = 'mute' AND (b.at > a.at OR (b.at = a.at AND b.id > a.id)));

-- What was played lately.
CREATE INDEX matches_ended ON matches (ended_at) WHERE status = 'finished';
