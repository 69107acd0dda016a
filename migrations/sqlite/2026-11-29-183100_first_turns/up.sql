-- A person has few rated matches in which the person has not completed a turn: nobody can choose among beginnings.

-- The sides that have completed a turn: 1 White, 2 Black, 3 both.
ALTER TABLE matches ADD COLUMN turns INTEGER NOT NULL DEFAULT 0 CHECK (turns BETWEEN 0 AND 3);

UPDATE matches SET turns = 3 WHERE status = 'playing';
