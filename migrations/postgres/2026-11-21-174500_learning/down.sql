DROP TABLE review_comments;
DROP TABLE trainer_cards;
DROP TABLE performances;
