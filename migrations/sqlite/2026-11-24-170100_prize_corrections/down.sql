DROP TRIGGER ledger_transfers_void;
DROP TABLE prize_corrections;
CREATE TRIGGER ledger_transfers_void BEFORE INSERT ON ledger_transfers
WHEN NEW.reason IN ('void_return', 'void_refund', 'house_loss') AND NOT EXISTS (
        SELECT 1 FROM void_payments p WHERE NEW.once = 'void:' || p.void_id || ':' || p.number
            AND NEW.amount = abs(p.amount)
            AND ((NEW.reason = 'void_return' AND p.amount < 0 AND p.user_id = NEW.from_owner)
                OR (NEW.reason = 'void_refund' AND p.amount > 0 AND p.user_id = NEW.to_owner)
                OR (NEW.reason = 'house_loss' AND p.user_id IS NULL)))
BEGIN SELECT raise(ABORT, 'ledger: a void moves what its payments say'); END;

