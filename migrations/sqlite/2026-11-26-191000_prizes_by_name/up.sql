-- A prize that the mint pays is called a prize, like one from the pool of a tournament. Older rows keep `admin_grant`: rows
-- of the ledger never change, and programs know a prize by its name in `once`.
--
-- A CHECK that allows more leaves every row as it is, so the text of the table is changed and the table is not copied.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, '''bot_top_up'', ''admin_grant'')', '''bot_top_up'', ''admin_grant'', ''prize'')')
WHERE type = 'table' AND name = 'ledger_transfers';
PRAGMA writable_schema = RESET;

CREATE TRIGGER ledger_transfers_prize BEFORE INSERT ON ledger_transfers
WHEN NEW.from_kind = 'mint' AND NEW.reason = 'prize' AND (NEW.once IS NULL OR NEW.once NOT LIKE 'prize:%')
BEGIN SELECT raise(ABORT, 'ledger: a prize names its tournament'); END;
