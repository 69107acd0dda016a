CREATE TABLE clubs (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The form in which names that look alike are equal. It stays when the club is dissolved.
    look TEXT NOT NULL UNIQUE,
    about TEXT NOT NULL,
    joining TEXT NOT NULL CHECK (joining IN ('open', 'request', 'invitation')),
    last_line INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    dissolved_at BIGINT
);
CREATE INDEX clubs_newest ON clubs (created_at) WHERE dissolved_at IS NULL;

CREATE TABLE club_members (
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'officer', 'member')),
    since BIGINT NOT NULL,
    PRIMARY KEY (club_id, user_id)
);
CREATE INDEX club_members_user ON club_members (user_id);
-- A club has one owner.
CREATE UNIQUE INDEX club_members_owner ON club_members (club_id) WHERE role = 'owner';

-- People outside: they ask to join, are invited, or are barred.
CREATE TABLE club_outsiders (
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    standing TEXT NOT NULL CHECK (standing IN ('asks', 'invited', 'barred')),
    at BIGINT NOT NULL,
    PRIMARY KEY (club_id, user_id)
);
CREATE INDEX club_outsiders_user ON club_outsiders (user_id);

CREATE TABLE club_lines (
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    number INTEGER NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    request TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (club_id, number),
    UNIQUE (user_id, request)
);

-- The events of clubs; an event belongs to one.
CREATE TABLE club_events (
    competition_id BIGINT NOT NULL PRIMARY KEY REFERENCES competitions (id),
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    members_only BOOLEAN NOT NULL,
    added_at BIGINT NOT NULL
);
CREATE INDEX club_events_club ON club_events (club_id, added_at);
