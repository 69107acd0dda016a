DROP TRIGGER ledger_transfers_prize;
DROP TRIGGER ledger_transfers_changed;
UPDATE ledger_transfers SET reason = 'admin_grant' WHERE from_kind = 'mint' AND reason = 'prize';
CREATE TRIGGER ledger_transfers_changed BEFORE UPDATE ON ledger_transfers
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;

PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, '''bot_top_up'', ''admin_grant'', ''prize'')', '''bot_top_up'', ''admin_grant'')')
WHERE type = 'table' AND name = 'ledger_transfers';
PRAGMA writable_schema = RESET;
