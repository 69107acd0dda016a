DROP TABLE rating_starts;
DROP INDEX ratings_board;
CREATE INDEX ratings_board ON ratings (list, rating DESC, user_id DESC, rated_at, experience, is_bot);
DROP TABLE rating_opponents;
ALTER TABLE ratings DROP COLUMN is_listed;
