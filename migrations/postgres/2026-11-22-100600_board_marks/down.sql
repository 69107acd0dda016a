DROP TRIGGER board_seats_mark ON board_seats;
DROP FUNCTION board_seats_mark();
ALTER TABLE matches DROP COLUMN has_boards;
