-- A match at which a sensor board sits, or has sat, is marked, so that an action at any other need not look for boards.
ALTER TABLE matches ADD COLUMN has_boards BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE matches SET has_boards = TRUE WHERE id IN (SELECT match_id FROM board_seats);

CREATE TRIGGER board_seats_mark AFTER INSERT ON board_seats
BEGIN UPDATE matches SET has_boards = TRUE WHERE id = NEW.match_id; END;
