DROP TABLE old_pools;
DROP TABLE pool_failures;

DROP TRIGGER entry_fees_new;
CREATE TRIGGER entry_fees_new BEFORE INSERT ON entry_fees
WHEN NOT EXISTS (SELECT 1 FROM competitions t WHERE t.id = NEW.tournament_id AND t.status = 'entries')
    OR EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.tournament_id AND f.user_id = NEW.user_id
            AND NOT EXISTS (SELECT 1 FROM entry_fee_returns r WHERE r.tournament_id = f.tournament_id AND r.seq = f.seq))
BEGIN SELECT raise(ABORT, 'ledger: a fee is paid once for an entry, while the tournament takes entries'); END;
