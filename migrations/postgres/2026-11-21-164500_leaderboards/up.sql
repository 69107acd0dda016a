-- Leaderboards: what a list is filtered by stands beside the rating, so that one index answers a page.
ALTER TABLE ratings ADD COLUMN rated_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN is_bot BOOLEAN NOT NULL DEFAULT FALSE;

UPDATE ratings SET
    rated_at = coalesce((SELECT max(h.at) FROM rating_history h
        WHERE h.user_id = ratings.user_id AND h.list = ratings.list), 0),
    is_bot = EXISTS (SELECT 1 FROM users u WHERE u.id = ratings.user_id AND u.kind = 'bot');

CREATE INDEX ratings_board ON ratings (list, rating DESC, user_id DESC, rated_at, experience, is_bot);

-- How two players stand against each other.
CREATE INDEX matches_pair ON matches (white_id, black_id, winner, ended_at) WHERE status = 'finished';

-- Names by their first letters, whatever the database sorts by.
CREATE INDEX users_prefix ON users (name_folded text_pattern_ops);

-- What every player has finished: counted in the transaction that ends a match.
CREATE TABLE player_records (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    is_bot BOOLEAN NOT NULL,
    played BIGINT NOT NULL CHECK (played >= won + lost),
    won BIGINT NOT NULL CHECK (won >= 0),
    lost BIGINT NOT NULL CHECK (lost >= 0),
    -- Of the lost ones: left, or ended by the clock.
    forsaken BIGINT NOT NULL CHECK (forsaken BETWEEN 0 AND lost),
    -- Rated matches won one after the other: now, and the most ever.
    streak BIGINT NOT NULL CHECK (streak BETWEEN 0 AND best_streak),
    best_streak BIGINT NOT NULL,
    -- When the most ever was reached.
    best_streak_at BIGINT NOT NULL
);

CREATE INDEX player_records_played ON player_records (played DESC, user_id, is_bot);
CREATE INDEX player_records_best ON player_records (best_streak DESC, user_id, is_bot);
CREATE INDEX player_records_streak ON player_records (streak DESC, user_id, is_bot);

INSERT INTO player_records (user_id, is_bot, played, won, lost, forsaken, streak, best_streak, best_streak_at)
    WITH sides AS (
        SELECT white_id AS user_id, winner, 'white' AS side, ending FROM matches WHERE status = 'finished'
        UNION ALL
        SELECT black_id, winner, 'black', ending FROM matches WHERE status = 'finished'
    ),
    counts AS (
        SELECT user_id, count(*) AS played,
            sum(CASE WHEN winner = side THEN 1 ELSE 0 END) AS won,
            sum(CASE WHEN winner <> side THEN 1 ELSE 0 END) AS lost,
            sum(CASE WHEN winner <> side AND ending IN ('left', 'timed_out') THEN 1 ELSE 0 END) AS forsaken
        FROM sides GROUP BY user_id
    ),
    -- A row's run is the number of losses up to it: wins of one run follow each other.
    runs AS (
        SELECT user_id, outcome, at,
            sum(CASE WHEN outcome = 'lost' THEN 1 ELSE 0 END) OVER (PARTITION BY user_id ORDER BY place) AS run
        FROM rating_history
    ),
    streaks AS (
        SELECT user_id, run, sum(CASE WHEN outcome = 'won' THEN 1 ELSE 0 END) AS length, max(at) AS at
        FROM runs GROUP BY user_id, run
    ),
    ordered AS (
        SELECT user_id, length, at,
            row_number() OVER (PARTITION BY user_id ORDER BY length DESC, run) AS from_best,
            row_number() OVER (PARTITION BY user_id ORDER BY run DESC) AS from_last
        FROM streaks
    )
    SELECT c.user_id, EXISTS (SELECT 1 FROM users u WHERE u.id = c.user_id AND u.kind = 'bot'),
        c.played, c.won, c.lost, c.forsaken, coalesce(l.length, 0), coalesce(b.length, 0), coalesce(b.at, 0)
    FROM counts c
    LEFT JOIN ordered b ON b.user_id = c.user_id AND b.from_best = 1
    LEFT JOIN ordered l ON l.user_id = c.user_id AND l.from_last = 1;
