-- Puzzles. The puzzles themselves come with the program; rows name them by their ids.

-- The Glicko-2 ratings of puzzles that have been rated. A puzzle without a row has its first rating.
CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    answered BIGINT NOT NULL CHECK (answered >= 0),
    solved BIGINT NOT NULL CHECK (solved >= 0 AND solved <= answered)
);

-- Players of puzzles: their Glicko-2 rating, which has nothing to do with ratings of games, and their days in a row.
CREATE TABLE puzzle_players (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    answered BIGINT NOT NULL CHECK (answered >= 0),
    solved BIGINT NOT NULL CHECK (solved >= 0 AND solved <= answered),
    -- Days in a row on which a puzzle was solved, up to last_day.
    streak BIGINT NOT NULL CHECK (streak >= 0),
    best_streak BIGINT NOT NULL CHECK (best_streak >= streak),
    -- The last day on which a puzzle was solved, in days since 1970 (UTC); NULL before the first.
    last_day BIGINT
);

-- The first answer of each player to each puzzle. The key makes sure that an answer counts once.
CREATE TABLE puzzle_answers (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    at BIGINT NOT NULL,
    solved BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    PRIMARY KEY (user_id, puzzle)
);

-- The puzzle that a player has been asked and has not answered: one for each choice of a theme. It stays until it is
-- answered, so nobody can skip to an easier one.
CREATE TABLE puzzle_questions (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- A theme, or 'all'.
    topic TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (user_id, topic)
);

-- Missed puzzles, which come back in the trainer. Memory as FSRS describes it: stability in days, difficulty 1 to 10.
CREATE TABLE puzzle_cards (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    stability DOUBLE PRECISION NOT NULL,
    difficulty DOUBLE PRECISION NOT NULL,
    reviewed_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, puzzle)
);
CREATE INDEX puzzle_cards_due ON puzzle_cards (user_id, due_at);

-- The same values for the questions from own and imported matches; NULL before the first answer. They replace the column
-- `box`, which is no longer read.
ALTER TABLE trainer_cards ADD COLUMN stability DOUBLE PRECISION;
ALTER TABLE trainer_cards ADD COLUMN difficulty DOUBLE PRECISION;
ALTER TABLE trainer_cards ADD COLUMN reviewed_at BIGINT;
ALTER TABLE library_cards ADD COLUMN stability DOUBLE PRECISION;
ALTER TABLE library_cards ADD COLUMN difficulty DOUBLE PRECISION;
ALTER TABLE library_cards ADD COLUMN reviewed_at BIGINT;

-- Box 4 held the learned questions, which no longer came back. They begin with the least stability of a learned question,
-- 21 days, and the middle of the scale of difficulty.
UPDATE trainer_cards SET stability = 21, difficulty = 5, reviewed_at = due_at, due_at = due_at + 1814400000 WHERE box >= 4;
UPDATE library_cards SET stability = 21, difficulty = 5, reviewed_at = due_at, due_at = due_at + 1814400000 WHERE box >= 4;
