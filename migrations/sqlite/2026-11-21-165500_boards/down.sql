DROP TABLE board_frames;
DROP TABLE board_seats;
DROP TABLE board_codes;
DROP TABLE boards;
