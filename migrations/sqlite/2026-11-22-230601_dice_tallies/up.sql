-- How often each throw came, over all revealed matches; and which matches have not been counted yet.
CREATE TABLE dice_tallies (
    who TEXT NOT NULL CHECK (who IN ('person', 'program', 'house_bot')),
    kind TEXT NOT NULL CHECK (kind IN ('rolls', 'follows', 'openings')),
    -- 6 * first number + second number, both from 0; of an opening throw, the number alone.
    cell SMALLINT NOT NULL CHECK (cell BETWEEN 0 AND 35),
    count BIGINT NOT NULL CHECK (count >= 0),
    PRIMARY KEY (who, kind, cell)
);
CREATE TABLE dice_uncounted (match_id BIGINT NOT NULL PRIMARY KEY);
-- Boards of duplicate matches, whose rolls are thrown once for all tables.
CREATE TABLE dice_sets_counted (set_id BIGINT NOT NULL PRIMARY KEY);
INSERT INTO dice_uncounted (match_id) SELECT id FROM matches WHERE status = 'finished';
CREATE TRIGGER dice_uncounted_matches AFTER UPDATE OF status ON matches
WHEN NEW.status = 'finished' AND OLD.status <> 'finished'
BEGIN INSERT OR IGNORE INTO dice_uncounted (match_id) VALUES (NEW.id); END;
