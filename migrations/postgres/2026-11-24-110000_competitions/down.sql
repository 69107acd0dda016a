-- The four kinds of competitions get tables of their own again.
DROP INDEX director_calls_of_competition;
ALTER TABLE director_calls RENAME COLUMN competition_id TO event_id;
ALTER TABLE director_calls ADD COLUMN event_kind TEXT NOT NULL DEFAULT 'tournament'
    CHECK (event_kind IN ('tournament', 'team_match', 'comparative'));
UPDATE director_calls SET event_kind = coalesce((SELECT CASE c.kind WHEN 'knockout' THEN 'tournament' ELSE c.kind END FROM competitions c
    WHERE c.id = director_calls.event_id), 'tournament');
ALTER TABLE director_calls ALTER COLUMN event_kind DROP DEFAULT;
CREATE INDEX director_calls_event ON director_calls (event_kind, event_id, at);

CREATE TABLE team_events (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    settings TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
);
CREATE TABLE team_event_steps (
    team_event_id BIGINT NOT NULL REFERENCES team_events (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (team_event_id, seq)
);
CREATE TABLE team_matches (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    settings TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL,
    event_id BIGINT
);
CREATE TABLE team_match_steps (
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (team_match_id, seq)
);
CREATE TABLE comparatives (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT REFERENCES users (id),
    week BIGINT UNIQUE,
    settings TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
);
CREATE TABLE comparative_steps (
    comparative_id BIGINT NOT NULL REFERENCES comparatives (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (comparative_id, seq)
);
CREATE TABLE comparative_sets (
    id BIGINT NOT NULL PRIMARY KEY,
    comparative_id BIGINT NOT NULL REFERENCES comparatives (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    commitment TEXT NOT NULL,
    revealed BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (comparative_id, number)
);
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

DELETE FROM roll_sets WHERE id IN (SELECT id FROM comparative_sets);
ALTER TABLE roll_sets DROP CONSTRAINT roll_sets_competition_id_fkey;
ALTER TABLE roll_sets RENAME COLUMN competition_id TO team_match_id;
ALTER TABLE roll_sets ADD FOREIGN KEY (team_match_id) REFERENCES team_matches (id);
ALTER TABLE team_results DROP CONSTRAINT team_results_team_match_id_fkey;
ALTER TABLE team_results ADD FOREIGN KEY (team_match_id) REFERENCES team_matches (id);
ALTER TABLE duplicate_results DROP CONSTRAINT duplicate_results_team_match_id_fkey;
ALTER TABLE duplicate_results ADD FOREIGN KEY (team_match_id) REFERENCES team_matches (id);
ALTER TABLE void_team_matches DROP CONSTRAINT void_team_matches_team_match_id_fkey;
ALTER TABLE void_team_matches ADD FOREIGN KEY (team_match_id) REFERENCES team_matches (id);
ALTER TABLE voided_team_matches DROP CONSTRAINT voided_team_matches_team_match_id_fkey;
ALTER TABLE voided_team_matches ADD FOREIGN KEY (team_match_id) REFERENCES team_matches (id);

DROP INDEX competition_steps_of_by;
DELETE FROM competition_steps WHERE competition_id IN (SELECT id FROM competitions WHERE kind <> 'knockout');
ALTER TABLE competition_steps RENAME COLUMN competition_id TO tournament_id;
ALTER TABLE competition_steps RENAME TO tournament_steps;
CREATE INDEX tournament_steps_of_by ON tournament_steps (by_id) WHERE by_id IS NOT NULL;
DROP TRIGGER competitions_end_paid ON competitions;
DROP FUNCTION competitions_end_paid();
DROP INDEX competitions_status;
DROP INDEX competitions_of_director;
DROP INDEX competitions_part_of;
DROP INDEX competitions_week;
DELETE FROM competitions WHERE kind <> 'knockout';
ALTER TABLE competitions DROP COLUMN week;
ALTER TABLE competitions DROP COLUMN part_of;
ALTER TABLE competitions DROP COLUMN kind;
ALTER TABLE competitions ALTER COLUMN director_id SET NOT NULL;
ALTER TABLE competitions RENAME TO tournaments;
CREATE INDEX tournaments_status ON tournaments (status, created_at);
CREATE INDEX tournaments_of_director ON tournaments (director_id);
CREATE FUNCTION tournaments_end_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status IN ('over', 'cancelled') AND EXISTS (
    SELECT 1 FROM ledger_accounts a WHERE a.kind = 'pool' AND a.owner = NEW.id AND a.balance <> 0) THEN
        RAISE EXCEPTION 'ledger: a tournament ends with an empty pool';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER tournaments_end_paid BEFORE UPDATE OF status ON tournaments
    FOR EACH ROW EXECUTE FUNCTION tournaments_end_paid();
CREATE OR REPLACE FUNCTION entry_fees_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM tournaments t WHERE t.id = NEW.tournament_id AND t.status = 'entries')
    OR EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.tournament_id AND f.user_id = NEW.user_id
            AND NOT EXISTS (SELECT 1 FROM entry_fee_returns r WHERE r.tournament_id = f.tournament_id AND r.seq = f.seq)) THEN
        RAISE EXCEPTION 'ledger: a fee is paid once for an entry, while the tournament takes entries';
    END IF;
    RETURN NEW;
END $$;
