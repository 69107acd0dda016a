DROP TRIGGER ledger_accounts_gone ON ledger_accounts;
CREATE TRIGGER ledger_accounts_gone BEFORE DELETE ON ledger_accounts
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
DROP TABLE pending_grants;
