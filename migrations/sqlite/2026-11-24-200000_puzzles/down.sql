ALTER TABLE trainer_cards DROP COLUMN reviewed_at;
ALTER TABLE trainer_cards DROP COLUMN difficulty;
ALTER TABLE trainer_cards DROP COLUMN stability;
DROP TABLE puzzle_cards;
DROP TABLE puzzle_questions;
DROP TABLE puzzle_answers;
DROP TABLE puzzle_players;
DROP TABLE puzzle_ratings;
