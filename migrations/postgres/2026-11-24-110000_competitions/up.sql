-- One set of tables for all kinds of competitions, in place of four. `tournaments` and `tournament_steps` get the new
-- names, because the ledger refers to them; the rows of the other kinds are moved.
DROP INDEX tournaments_status;
DROP INDEX tournaments_of_director;
DROP INDEX tournament_steps_of_by;
DROP TRIGGER tournaments_end_paid ON tournaments;
DROP FUNCTION tournaments_end_paid();
ALTER TABLE tournaments RENAME TO competitions;
-- A weekly comparative event has no director.
ALTER TABLE competitions ALTER COLUMN director_id DROP NOT NULL;
-- 'knockout', 'team_match', 'team_event', 'comparative'. No CHECK lists the kinds, so that a further one needs no migration.
ALTER TABLE competitions ADD COLUMN kind TEXT NOT NULL DEFAULT 'knockout';
ALTER TABLE competitions ALTER COLUMN kind DROP DEFAULT;
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
CREATE FUNCTION competitions_end_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status IN ('over', 'cancelled') AND EXISTS (
    SELECT 1 FROM ledger_accounts a WHERE a.kind = 'pool' AND a.owner = NEW.id AND a.balance <> 0) THEN
        RAISE EXCEPTION 'ledger: a tournament ends with an empty pool';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER competitions_end_paid BEFORE UPDATE OF status ON competitions
    FOR EACH ROW EXECUTE FUNCTION competitions_end_paid();
CREATE OR REPLACE FUNCTION entry_fees_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM competitions t WHERE t.id = NEW.tournament_id AND t.status = 'entries')
    OR EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.tournament_id AND f.user_id = NEW.user_id
            AND NOT EXISTS (SELECT 1 FROM entry_fee_returns r WHERE r.tournament_id = f.tournament_id AND r.seq = f.seq)) THEN
        RAISE EXCEPTION 'ledger: a fee is paid once for an entry, while the tournament takes entries';
    END IF;
    RETURN NEW;
END $$;

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

-- The tables that refer to moved rows refer to their new place. The rolls of a board are shared by all its tables.
ALTER TABLE roll_sets DROP CONSTRAINT roll_sets_team_match_id_fkey;
ALTER TABLE roll_sets RENAME COLUMN team_match_id TO competition_id;
INSERT INTO roll_sets (id, competition_id, number, commitment, revealed)
    SELECT id, comparative_id, number, commitment, revealed FROM comparative_sets;
ALTER TABLE roll_sets ADD FOREIGN KEY (competition_id) REFERENCES competitions (id);
ALTER TABLE team_results DROP CONSTRAINT team_results_team_match_id_fkey;
ALTER TABLE team_results ADD FOREIGN KEY (team_match_id) REFERENCES competitions (id);
ALTER TABLE duplicate_results DROP CONSTRAINT duplicate_results_team_match_id_fkey;
ALTER TABLE duplicate_results ADD FOREIGN KEY (team_match_id) REFERENCES competitions (id);
ALTER TABLE void_team_matches DROP CONSTRAINT void_team_matches_team_match_id_fkey;
ALTER TABLE void_team_matches ADD FOREIGN KEY (team_match_id) REFERENCES competitions (id);
ALTER TABLE voided_team_matches DROP CONSTRAINT voided_team_matches_team_match_id_fkey;
ALTER TABLE voided_team_matches ADD FOREIGN KEY (team_match_id) REFERENCES competitions (id);
DROP TABLE comparative_sets, comparative_steps, comparatives;
DROP TABLE team_match_steps, team_matches, team_event_steps, team_events;

-- A call names its competition; the kind follows from it.
DROP INDEX director_calls_event;
ALTER TABLE director_calls DROP COLUMN event_kind;
ALTER TABLE director_calls RENAME COLUMN event_id TO competition_id;
CREATE INDEX director_calls_of_competition ON director_calls (competition_id, at);
