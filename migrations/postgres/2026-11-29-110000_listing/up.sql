-- The rule of the leaderboards looks at who has played whom, and how much; its result is written beside the rating.

-- The rated points that two players have played in a list.
ALTER TABLE rating_opponents ADD COLUMN points BIGINT NOT NULL DEFAULT 0;
UPDATE rating_opponents SET points = (
    SELECT coalesce(sum(a.n), 0) FROM rating_history a
    JOIN rating_history b ON b.match_id = a.match_id AND b.user_id = rating_opponents.opponent_id
    WHERE a.user_id = rating_opponents.user_id AND a.list = rating_opponents.list AND NOT a.voided);

DROP INDEX ratings_board;
ALTER TABLE ratings DROP COLUMN is_listed;
-- The rating that decides the place in the leaderboard; NULL for a player who is in none. Written in the transactions
-- that change the rating, the player's sanctions or the result of the rule.
ALTER TABLE ratings ADD COLUMN listed_rating DOUBLE PRECISION;
-- What the player needs to be listed, as a word and a number.
ALTER TABLE ratings ADD COLUMN missing TEXT;
-- The number of days with rated matches, and the last of them, in days since 1970 (UTC).
ALTER TABLE ratings ADD COLUMN days_played INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN last_day BIGINT NOT NULL DEFAULT -1;
-- The last time at which the rule was applied.
ALTER TABLE ratings ADD COLUMN checked_at BIGINT NOT NULL DEFAULT 0;
-- The points of the rating that stem from accounts that are not established independently of the player.
ALTER TABLE ratings ADD COLUMN debt DOUBLE PRECISION NOT NULL DEFAULT 0;
UPDATE ratings SET
    days_played = (SELECT count(DISTINCT h.at / 86400000) FROM rating_history h
        WHERE h.user_id = ratings.user_id AND h.list = ratings.list AND NOT h.voided),
    last_day = coalesce((SELECT max(h.at / 86400000) FROM rating_history h
        WHERE h.user_id = ratings.user_id AND h.list = ratings.list AND NOT h.voided), -1);
UPDATE ratings SET listed_rating = rating
    WHERE user_id IN (SELECT id FROM users WHERE kind = 'bot' AND owner_id IS NULL);
CREATE INDEX ratings_board ON ratings (list, listed_rating DESC, user_id DESC, rated_at, experience, is_bot)
    WHERE listed_rating IS NOT NULL;
CREATE INDEX ratings_debt ON ratings (debt DESC) WHERE debt > 0;

-- Players to whom the rule has to be applied again, with the time from which on. `stamp` grows with each change, so that
-- a result that was computed before the change is not written after it.
CREATE TABLE listing_checks (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    due_at BIGINT NOT NULL,
    stamp BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX listing_checks_due ON listing_checks (due_at);
INSERT INTO listing_checks (user_id, due_at)
    SELECT DISTINCT user_id, 0 FROM ratings WHERE listed_rating IS NULL AND rated_at > 0;

-- The age in days from which an account can be established, as the nodes of the site have it set.
ALTER TABLE rating_revision ADD COLUMN established_days INTEGER NOT NULL DEFAULT 7;
