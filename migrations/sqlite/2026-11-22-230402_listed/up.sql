-- Who stands in a leaderboard: enough experience, and rated matches with enough people who have it too. Written in the
-- transaction that changes ratings.
ALTER TABLE ratings ADD COLUMN is_listed BOOLEAN NOT NULL DEFAULT FALSE;

-- With whom a player has finished rated matches. Nothing else says so without reading all of history.
CREATE TABLE rating_opponents (
    user_id BIGINT NOT NULL REFERENCES users (id),
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    opponent_id BIGINT NOT NULL REFERENCES users (id),
    PRIMARY KEY (user_id, list, opponent_id)
) WITHOUT ROWID;

INSERT INTO rating_opponents (user_id, list, opponent_id)
    SELECT DISTINCT a.user_id, a.list, b.user_id
    FROM rating_history a JOIN rating_history b ON b.match_id = a.match_id AND b.user_id <> a.user_id;

UPDATE ratings SET is_listed = (experience >= 20 AND rated_at >= 0
    AND EXISTS (SELECT 1 FROM users u WHERE u.id = ratings.user_id AND u.kind <> 'guest')
    AND (SELECT count(DISTINCT coalesce(u.owner_id, u.id)) FROM rating_opponents o
        JOIN ratings r ON r.user_id = o.opponent_id AND r.list = o.list JOIN users u ON u.id = o.opponent_id
        WHERE o.user_id = ratings.user_id AND o.list = ratings.list AND r.experience >= 20) >= 5);

DROP INDEX ratings_board;
CREATE INDEX ratings_board ON ratings (list, is_listed, rating DESC, user_id DESC, rated_at, experience, is_bot);

-- Where players begin who are no newcomers; the computation from the first match starts there.
CREATE TABLE rating_starts (
    user_id BIGINT NOT NULL REFERENCES users (id),
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    rating DOUBLE PRECISION NOT NULL,
    experience BIGINT NOT NULL CHECK (experience >= 0),
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, list)
) WITHOUT ROWID;
