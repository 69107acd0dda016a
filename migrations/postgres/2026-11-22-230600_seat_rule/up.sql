-- Which rule the bytes of a match's seats follow: 1, the server drew those of its own bots; 2, a seat that a bot of the
-- house holds counts as zeros. What began before, and what an older version begins, is of the first.
ALTER TABLE dice_seeds ADD COLUMN seat_rule SMALLINT NOT NULL DEFAULT 1 CHECK (seat_rule IN (1, 2));
