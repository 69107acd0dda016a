UPDATE performances SET played = jsonb_set(played::jsonb, '{part}', part::jsonb)::text WHERE part IS NOT NULL;
ALTER TABLE performances DROP COLUMN part;

UPDATE matches SET marks = marks & 63;
ALTER TABLE matches DROP CONSTRAINT matches_marks_check;
ALTER TABLE matches ADD CONSTRAINT matches_marks_check CHECK (marks BETWEEN 0 AND 63);
