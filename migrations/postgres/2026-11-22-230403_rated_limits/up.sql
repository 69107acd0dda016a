-- Whether the rematch would be one rated match too many for its players; it is unrated then.
ALTER TABLE rematches ADD COLUMN limited BOOLEAN NOT NULL DEFAULT FALSE;

-- The rated matches that two have begun within a day.
CREATE INDEX matches_rated_white ON matches (white_id, started_at) WHERE rating_list IS NOT NULL;
CREATE INDEX matches_rated_black ON matches (black_id, started_at) WHERE rating_list IS NOT NULL;
