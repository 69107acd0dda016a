-- The rating lists have the names that players read: Casual and Stakes.

ALTER TABLE matches DROP CONSTRAINT matches_rating_list_check;
UPDATE matches SET rating_list = CASE rating_list WHEN 'normal' THEN 'casual' ELSE 'stakes' END
    WHERE rating_list IS NOT NULL;
ALTER TABLE matches ADD CONSTRAINT matches_rating_list_check CHECK (rating_list IN ('casual', 'stakes'));

ALTER TABLE ratings DROP CONSTRAINT ratings_list_check;
UPDATE ratings SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
ALTER TABLE ratings ADD CONSTRAINT ratings_list_check CHECK (list IN ('casual', 'stakes'));

ALTER TABLE rating_history DROP CONSTRAINT rating_history_list_check;
UPDATE rating_history SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
ALTER TABLE rating_history ADD CONSTRAINT rating_history_list_check CHECK (list IN ('casual', 'stakes'));

ALTER TABLE rating_opponents DROP CONSTRAINT rating_opponents_list_check;
UPDATE rating_opponents SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
ALTER TABLE rating_opponents ADD CONSTRAINT rating_opponents_list_check CHECK (list IN ('casual', 'stakes'));

ALTER TABLE rating_starts DROP CONSTRAINT rating_starts_list_check;
UPDATE rating_starts SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
ALTER TABLE rating_starts ADD CONSTRAINT rating_starts_list_check CHECK (list IN ('casual', 'stakes'));

ALTER TABLE void_effects DROP CONSTRAINT void_effects_list_check;
UPDATE void_effects SET list = CASE list WHEN 'normal' THEN 'casual' ELSE 'stakes' END;
ALTER TABLE void_effects ADD CONSTRAINT void_effects_list_check CHECK (list IN ('casual', 'stakes'));
