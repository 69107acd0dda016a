-- One set of tables for all kinds of competitions, in place of four. `tournaments` and `tournament_steps` get the new
-- names, because the ledger refers to them; the rows of the other kinds are moved.
DROP INDEX tournaments_status;
DROP INDEX tournaments_of_director;
DROP INDEX tournament_steps_of_by;
DROP TRIGGER tournaments_end_paid;
ALTER TABLE tournaments RENAME TO competitions;
-- A weekly comparative event has no director.
ALTER TABLE competitions ADD COLUMN led_by BIGINT REFERENCES users (id);
UPDATE competitions SET led_by = director_id;
ALTER TABLE competitions DROP COLUMN director_id;
ALTER TABLE competitions RENAME COLUMN led_by TO director_id;
-- 'knockout', 'team_match', 'team_event', 'comparative'. No CHECK lists the kinds, so that a further one needs no migration.
ALTER TABLE competitions ADD COLUMN kind TEXT NOT NULL DEFAULT 'knockout';
-- The team event that a team match belongs to, if any.
ALTER TABLE competitions ADD COLUMN part_of BIGINT;
-- Weeks since Monday, 5 January 1970, of a weekly comparative event. If two nodes open it at once, the index lets one of
-- them win.
ALTER TABLE competitions ADD COLUMN week BIGINT;

INSERT INTO competitions (id, kind, name, director_id, settings, status, created_at)
    SELECT id, 'team_event', name, director_id, settings, status, created_at FROM team_events;
INSERT INTO competitions (id, kind, name, director_id, part_of, settings, status, created_at)
    SELECT id, 'team_match', name, director_id, event_id, settings, status, created_at FROM team_matches;
INSERT INTO competitions (id, kind, name, director_id, week, settings, status, created_at)
    SELECT id, 'comparative', name, director_id, week, settings, status, created_at FROM comparatives;
CREATE INDEX competitions_status ON competitions (kind, status, created_at);
CREATE INDEX competitions_of_director ON competitions (director_id) WHERE director_id IS NOT NULL;
CREATE INDEX competitions_part_of ON competitions (part_of) WHERE part_of IS NOT NULL;
CREATE UNIQUE INDEX competitions_week ON competitions (week) WHERE week IS NOT NULL;
CREATE TRIGGER competitions_end_paid BEFORE UPDATE OF status ON competitions
WHEN NEW.status IN ('over', 'cancelled') AND EXISTS (
    SELECT 1 FROM ledger_accounts a WHERE a.kind = 'pool' AND a.owner = NEW.id AND a.balance <> 0)
BEGIN SELECT raise(ABORT, 'ledger: a tournament ends with an empty pool'); END;

-- The log of each competition.
ALTER TABLE tournament_steps RENAME TO competition_steps;
ALTER TABLE competition_steps RENAME COLUMN tournament_id TO competition_id;
INSERT INTO competition_steps (competition_id, seq, at, by_id, step)
    SELECT team_event_id, seq, at, by_id, step FROM team_event_steps;
INSERT INTO competition_steps (competition_id, seq, at, by_id, step)
    SELECT team_match_id, seq, at, by_id, step FROM team_match_steps;
INSERT INTO competition_steps (competition_id, seq, at, by_id, step)
    SELECT comparative_id, seq, at, by_id, step FROM comparative_steps;
CREATE INDEX competition_steps_of_by ON competition_steps (by_id) WHERE by_id IS NOT NULL;

-- The rolls of a board, shared by all its tables. The seed of a set is in dice_seeds, under the set's id.
CREATE TABLE new_roll_sets (
    id BIGINT NOT NULL PRIMARY KEY,
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    -- The number within the competition, from 1.
    number INTEGER NOT NULL CHECK (number >= 1),
    commitment TEXT NOT NULL,
    -- The lines of an imported file; NULL if the rolls follow from the seed.
    imported TEXT,
    -- Whether the games with these rolls may be shown.
    revealed BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (competition_id, number)
) WITHOUT ROWID;
INSERT INTO new_roll_sets (id, competition_id, number, commitment, imported, revealed)
    SELECT id, team_match_id, number, commitment, imported, revealed FROM roll_sets;
INSERT INTO new_roll_sets (id, competition_id, number, commitment, revealed)
    SELECT id, comparative_id, number, commitment, revealed FROM comparative_sets;

-- The tables that refer to moved rows are made again, with the same columns.
CREATE TABLE new_thrown_rolls (
    roll_set_id BIGINT NOT NULL REFERENCES new_roll_sets (id),
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The side's turn, from 1; the opening throw is not counted.
    turn INTEGER NOT NULL CHECK (turn >= 1),
    first_die INTEGER NOT NULL CHECK (first_die BETWEEN 1 AND 6),
    second_die INTEGER NOT NULL CHECK (second_die BETWEEN 1 AND 6),
    PRIMARY KEY (roll_set_id, side, turn)
) WITHOUT ROWID;
INSERT INTO new_thrown_rolls (roll_set_id, side, turn, first_die, second_die)
    SELECT roll_set_id, side, turn, first_die, second_die FROM thrown_rolls;
CREATE TABLE new_team_results (
    team_match_id BIGINT NOT NULL PRIMARY KEY REFERENCES competitions (id),
    ended_at BIGINT NOT NULL,
    boards INTEGER NOT NULL,
    a_name TEXT NOT NULL,
    a_captain_id BIGINT NOT NULL REFERENCES users (id),
    b_name TEXT NOT NULL,
    b_captain_id BIGINT NOT NULL REFERENCES users (id),
    vp_a INTEGER NOT NULL,
    vp_b INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO new_team_results
    SELECT team_match_id, ended_at, boards, a_name, a_captain_id, b_name, b_captain_id, vp_a, vp_b FROM team_results;
CREATE TABLE new_duplicate_results (
    team_match_id BIGINT NOT NULL REFERENCES competitions (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    boards INTEGER NOT NULL CHECK (boards >= 1),
    imp_won INTEGER NOT NULL CHECK (imp_won >= 0),
    imp_lost INTEGER NOT NULL CHECK (imp_lost >= 0),
    PRIMARY KEY (team_match_id, user_id)
) WITHOUT ROWID;
INSERT INTO new_duplicate_results SELECT team_match_id, user_id, boards, imp_won, imp_lost FROM duplicate_results;
CREATE TABLE new_void_team_matches (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    team_match_id BIGINT NOT NULL REFERENCES competitions (id),
    PRIMARY KEY (void_id, team_match_id)
) WITHOUT ROWID;
INSERT INTO new_void_team_matches SELECT void_id, team_match_id FROM void_team_matches;
CREATE TABLE new_voided_team_matches (
    team_match_id BIGINT NOT NULL PRIMARY KEY REFERENCES competitions (id),
    void_id BIGINT NOT NULL REFERENCES voids (id)
) WITHOUT ROWID;
INSERT INTO new_voided_team_matches SELECT team_match_id, void_id FROM voided_team_matches;

DROP TABLE voided_team_matches;
DROP TABLE void_team_matches;
DROP TABLE duplicate_results;
DROP TABLE team_results;
DROP TABLE thrown_rolls;
DROP TABLE roll_sets;
DROP TABLE comparative_sets;
DROP TABLE comparative_steps;
DROP TABLE comparatives;
DROP TABLE team_match_steps;
DROP TABLE team_matches;
DROP TABLE team_event_steps;
DROP TABLE team_events;
ALTER TABLE new_roll_sets RENAME TO roll_sets;
ALTER TABLE new_thrown_rolls RENAME TO thrown_rolls;
ALTER TABLE new_team_results RENAME TO team_results;
ALTER TABLE new_duplicate_results RENAME TO duplicate_results;
ALTER TABLE new_void_team_matches RENAME TO void_team_matches;
ALTER TABLE new_voided_team_matches RENAME TO voided_team_matches;
CREATE INDEX team_results_ended ON team_results (ended_at, team_match_id);
CREATE INDEX team_results_of_a_captain ON team_results (a_captain_id);
CREATE INDEX team_results_of_b_captain ON team_results (b_captain_id);
CREATE INDEX duplicate_results_user ON duplicate_results (user_id);

-- A call names its competition; the kind follows from it.
DROP INDEX director_calls_event;
ALTER TABLE director_calls DROP COLUMN event_kind;
ALTER TABLE director_calls RENAME COLUMN event_id TO competition_id;
CREATE INDEX director_calls_of_competition ON director_calls (competition_id, at);
