-- How well each side played in a match, for profiles. Written with the standard analysis.
CREATE TABLE performances (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ended_at BIGINT NOT NULL,
    opponent_id BIGINT NOT NULL REFERENCES users (id),
    -- JSON: totals, and kinds of mistakes with what they cost.
    played TEXT NOT NULL,
    PRIMARY KEY (user_id, match_id)
);
CREATE INDEX performances_recent ON performances (user_id, ended_at);

-- Somebody's own mistakes, to be asked again until they are answered rightly.
CREATE TABLE trainer_cards (
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- The place in the match, from 1, as the review counts.
    stop INTEGER NOT NULL CHECK (stop >= 1),
    -- JSON: the position with everything that was found.
    question TEXT NOT NULL,
    -- How often in a row it was answered rightly; beyond the last box it is learned.
    box INTEGER NOT NULL DEFAULT 0 CHECK (box >= 0),
    due_at BIGINT NOT NULL,
    asked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (owner_id, match_id, stop)
);
CREATE INDEX trainer_cards_due ON trainer_cards (owner_id, due_at);

-- What people say about a place in a finished match.
CREATE TABLE review_comments (
    id BIGINT NOT NULL PRIMARY KEY,
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    stop INTEGER NOT NULL CHECK (stop >= 1),
    author_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX review_comments_match ON review_comments (match_id, stop, at);
