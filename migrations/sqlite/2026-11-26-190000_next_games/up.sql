-- The terms that a side proposes with its agreement to the next game, as JSON; NULL: those of the match before.
ALTER TABLE rematches ADD COLUMN white_terms TEXT;
ALTER TABLE rematches ADD COLUMN black_terms TEXT;
-- The side that declined the rematch, or ended the session: 'white' or 'black'.
ALTER TABLE rematches ADD COLUMN declined_by TEXT;
-- The phrase that a line is, for readers of other languages; its text is the English one. NULL for free text.
ALTER TABLE chat_lines ADD COLUMN phrase TEXT;
