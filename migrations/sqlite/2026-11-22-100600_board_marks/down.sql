DROP TRIGGER board_seats_mark;
ALTER TABLE matches DROP COLUMN has_boards;
