-- Payouts of events that have failed. A row is written after the failed transaction, and the payout deletes it.
CREATE TABLE pool_failures (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES competitions (id),
    tries INTEGER NOT NULL CHECK (tries >= 1),
    first_at BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    cause TEXT NOT NULL
) WITHOUT ROWID;

-- Events in which earlier versions may have returned the fee of the player with the bye. The server reviews each once.
CREATE TABLE old_pools (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES competitions (id)
) WITHOUT ROWID;
INSERT INTO old_pools (tournament_id)
    SELECT DISTINCT r.tournament_id FROM entry_fee_returns r JOIN competitions c ON c.id = r.tournament_id
    WHERE c.status IN ('running', 'over');

-- A late player pays after the draw.
DROP TRIGGER entry_fees_new;
CREATE TRIGGER entry_fees_new BEFORE INSERT ON entry_fees
WHEN NOT EXISTS (SELECT 1 FROM competitions t WHERE t.id = NEW.tournament_id AND t.status IN ('entries', 'running'))
    OR EXISTS (SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.tournament_id)
    OR EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.tournament_id AND f.user_id = NEW.user_id
            AND NOT EXISTS (SELECT 1 FROM entry_fee_returns r WHERE r.tournament_id = f.tournament_id AND r.seq = f.seq))
BEGIN SELECT raise(ABORT, 'ledger: a fee is paid once for an entry, while the tournament takes entries'); END;
