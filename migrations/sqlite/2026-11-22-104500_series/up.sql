-- What the two had won of each other when a rematch began, in the seats of the rematch, as JSON. None: it has not begun, or
-- was begun before this was counted.
ALTER TABLE rematches ADD COLUMN series TEXT;
