DROP TRIGGER ledger_accounts_gone;
CREATE TRIGGER ledger_accounts_gone BEFORE DELETE ON ledger_accounts
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;
DROP TABLE pending_grants;
