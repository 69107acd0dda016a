-- Files of other formats than these two cannot be told apart in SQL; older programs read the content as well.
ALTER TABLE library_matches ADD COLUMN format TEXT NOT NULL DEFAULT 'mat' CHECK (format IN ('mat', 'sgf'));
