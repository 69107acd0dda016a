-- What searches ask about a log or a stored form has a place of its own. Three bits of `matches.marks` are new:
--  64 the match was rated until it ended without counting
-- 128 a game of it ended with a resignation
-- 256 a correction has taken the match out of its event
ALTER TABLE matches DROP CONSTRAINT matches_marks_check;
ALTER TABLE matches ADD CONSTRAINT matches_marks_check CHECK (marks BETWEEN 0 AND 511);

UPDATE matches SET marks = marks + 64
    WHERE status = 'finished' AND (marks & 3) <> 0 AND settings LIKE '%"rated":true%';
UPDATE matches SET marks = marks + 128
    WHERE id IN (SELECT match_id FROM match_events WHERE event LIKE '{"event":"resignation_accepted"%');

-- JSON: the part of the match that the player played. NULL for the whole match.
ALTER TABLE performances ADD COLUMN part TEXT;
UPDATE performances SET part = played::jsonb ->> 'part', played = (played::jsonb - 'part')::text
    WHERE played::jsonb -> 'part' IS NOT NULL;
