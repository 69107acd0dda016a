-- The four kinds of competitions get tables of their own again.
DROP INDEX director_calls_of_competition;
ALTER TABLE director_calls RENAME COLUMN competition_id TO event_id;
ALTER TABLE director_calls ADD COLUMN event_kind TEXT NOT NULL DEFAULT 'tournament'
    CHECK (event_kind IN ('tournament', 'team_match', 'comparative'));
UPDATE director_calls SET event_kind = coalesce((SELECT CASE c.kind WHEN 'knockout' THEN 'tournament' ELSE c.kind END FROM competitions c
    WHERE c.id = director_calls.event_id), 'tournament');
CREATE INDEX director_calls_event ON director_calls (event_kind, event_id, at);

CREATE TABLE team_events (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    settings TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE team_event_steps (
    team_event_id BIGINT NOT NULL REFERENCES team_events (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (team_event_id, seq)
) WITHOUT ROWID;
CREATE TABLE team_matches (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    settings TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL,
    event_id BIGINT
) WITHOUT ROWID;
CREATE TABLE team_match_steps (
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (team_match_id, seq)
) WITHOUT ROWID;
CREATE TABLE comparatives (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT REFERENCES users (id),
    week BIGINT UNIQUE,
    settings TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE comparative_steps (
    comparative_id BIGINT NOT NULL REFERENCES comparatives (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (comparative_id, seq)
) WITHOUT ROWID;
CREATE TABLE comparative_sets (
    id BIGINT NOT NULL PRIMARY KEY,
    comparative_id BIGINT NOT NULL REFERENCES comparatives (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    commitment TEXT NOT NULL,
    revealed BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (comparative_id, number)
) WITHOUT ROWID;
CREATE INDEX team_events_status ON team_events (status, created_at);
CREATE INDEX team_events_of_director ON team_events (director_id);
CREATE INDEX team_event_steps_of_by ON team_event_steps (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX team_matches_status ON team_matches (status, created_at);
CREATE INDEX team_matches_event ON team_matches (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX team_matches_of_director ON team_matches (director_id);
CREATE INDEX team_match_steps_of_by ON team_match_steps (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX comparatives_status ON comparatives (status, created_at);
CREATE INDEX comparatives_of_director ON comparatives (director_id) WHERE director_id IS NOT NULL;
CREATE INDEX comparative_steps_of_by ON comparative_steps (by_id) WHERE by_id IS NOT NULL;
INSERT INTO team_events (id, name, director_id, settings, status, created_at)
    SELECT id, name, director_id, settings, status, created_at FROM competitions WHERE kind = 'team_event';
INSERT INTO team_matches (id, name, director_id, settings, status, created_at, event_id)
    SELECT id, name, director_id, settings, status, created_at, part_of FROM competitions WHERE kind = 'team_match';
INSERT INTO comparatives (id, name, director_id, week, settings, status, created_at)
    SELECT id, name, director_id, week, settings, status, created_at FROM competitions WHERE kind = 'comparative';
INSERT INTO team_event_steps SELECT s.* FROM competition_steps s JOIN team_events e ON e.id = s.competition_id;
INSERT INTO team_match_steps SELECT s.* FROM competition_steps s JOIN team_matches e ON e.id = s.competition_id;
INSERT INTO comparative_steps SELECT s.* FROM competition_steps s JOIN comparatives e ON e.id = s.competition_id;
INSERT INTO comparative_sets (id, comparative_id, number, commitment, revealed)
    SELECT s.id, s.competition_id, s.number, s.commitment, s.revealed FROM roll_sets s
    JOIN comparatives e ON e.id = s.competition_id;

CREATE TABLE old_roll_sets (
    id BIGINT NOT NULL PRIMARY KEY,
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    commitment TEXT NOT NULL,
    imported TEXT,
    revealed BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (team_match_id, number)
) WITHOUT ROWID;
INSERT INTO old_roll_sets (id, team_match_id, number, commitment, imported, revealed)
    SELECT s.id, s.competition_id, s.number, s.commitment, s.imported, s.revealed FROM roll_sets s
    JOIN team_matches e ON e.id = s.competition_id;
CREATE TABLE old_thrown_rolls (
    roll_set_id BIGINT NOT NULL REFERENCES old_roll_sets (id),
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    turn INTEGER NOT NULL CHECK (turn >= 1),
    first_die INTEGER NOT NULL CHECK (first_die BETWEEN 1 AND 6),
    second_die INTEGER NOT NULL CHECK (second_die BETWEEN 1 AND 6),
    PRIMARY KEY (roll_set_id, side, turn)
) WITHOUT ROWID;
INSERT INTO old_thrown_rolls SELECT * FROM thrown_rolls;
CREATE TABLE old_team_results (
    team_match_id BIGINT NOT NULL PRIMARY KEY REFERENCES team_matches (id),
    ended_at BIGINT NOT NULL,
    boards INTEGER NOT NULL,
    a_name TEXT NOT NULL,
    a_captain_id BIGINT NOT NULL REFERENCES users (id),
    b_name TEXT NOT NULL,
    b_captain_id BIGINT NOT NULL REFERENCES users (id),
    vp_a INTEGER NOT NULL,
    vp_b INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO old_team_results SELECT * FROM team_results;
CREATE TABLE old_duplicate_results (
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    boards INTEGER NOT NULL CHECK (boards >= 1),
    imp_won INTEGER NOT NULL CHECK (imp_won >= 0),
    imp_lost INTEGER NOT NULL CHECK (imp_lost >= 0),
    PRIMARY KEY (team_match_id, user_id)
) WITHOUT ROWID;
INSERT INTO old_duplicate_results SELECT * FROM duplicate_results;
CREATE TABLE old_void_team_matches (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    PRIMARY KEY (void_id, team_match_id)
) WITHOUT ROWID;
INSERT INTO old_void_team_matches SELECT * FROM void_team_matches;
CREATE TABLE old_voided_team_matches (
    team_match_id BIGINT NOT NULL PRIMARY KEY REFERENCES team_matches (id),
    void_id BIGINT NOT NULL REFERENCES voids (id)
) WITHOUT ROWID;
INSERT INTO old_voided_team_matches SELECT * FROM voided_team_matches;
DROP TABLE voided_team_matches;
DROP TABLE void_team_matches;
DROP TABLE duplicate_results;
DROP TABLE team_results;
DROP TABLE thrown_rolls;
DROP TABLE roll_sets;
ALTER TABLE old_roll_sets RENAME TO roll_sets;
ALTER TABLE old_thrown_rolls RENAME TO thrown_rolls;
ALTER TABLE old_team_results RENAME TO team_results;
ALTER TABLE old_duplicate_results RENAME TO duplicate_results;
ALTER TABLE old_void_team_matches RENAME TO void_team_matches;
ALTER TABLE old_voided_team_matches RENAME TO voided_team_matches;
CREATE INDEX team_results_ended ON team_results (ended_at, team_match_id);
CREATE INDEX team_results_of_a_captain ON team_results (a_captain_id);
CREATE INDEX team_results_of_b_captain ON team_results (b_captain_id);
CREATE INDEX duplicate_results_user ON duplicate_results (user_id);

DROP INDEX competition_steps_of_by;
DELETE FROM competition_steps WHERE competition_id IN (SELECT id FROM competitions WHERE kind <> 'knockout');
ALTER TABLE competition_steps RENAME COLUMN competition_id TO tournament_id;
ALTER TABLE competition_steps RENAME TO tournament_steps;
CREATE INDEX tournament_steps_of_by ON tournament_steps (by_id) WHERE by_id IS NOT NULL;
DROP TRIGGER competitions_end_paid;
DROP INDEX competitions_status;
DROP INDEX competitions_of_director;
DROP INDEX competitions_part_of;
DROP INDEX competitions_week;
DELETE FROM competitions WHERE kind <> 'knockout';
ALTER TABLE competitions DROP COLUMN week;
ALTER TABLE competitions DROP COLUMN part_of;
ALTER TABLE competitions DROP COLUMN kind;
-- The column stays nullable: a column that is added cannot refer to users and refuse NULL.
ALTER TABLE competitions ADD COLUMN led_by BIGINT REFERENCES users (id);
UPDATE competitions SET led_by = director_id;
ALTER TABLE competitions DROP COLUMN director_id;
ALTER TABLE competitions RENAME COLUMN led_by TO director_id;
ALTER TABLE competitions RENAME TO tournaments;
CREATE INDEX tournaments_status ON tournaments (status, created_at);
CREATE INDEX tournaments_of_director ON tournaments (director_id);
CREATE TRIGGER tournaments_end_paid BEFORE UPDATE OF status ON tournaments
WHEN NEW.status IN ('over', 'cancelled') AND EXISTS (
    SELECT 1 FROM ledger_accounts a WHERE a.kind = 'pool' AND a.owner = NEW.id AND a.balance <> 0)
BEGIN SELECT raise(ABORT, 'ledger: a tournament ends with an empty pool'); END;
