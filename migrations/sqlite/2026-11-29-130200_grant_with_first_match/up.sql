-- Accounts that get the starting grant with their first match, and the browser in which each was made.
CREATE TABLE pending_grants (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    device_hash TEXT NOT NULL
);

-- An account of the ledger without an entry is deleted with its player, who never played.
DROP TRIGGER ledger_accounts_gone;
CREATE TRIGGER ledger_accounts_gone BEFORE DELETE ON ledger_accounts
WHEN OLD.kind <> 'player' OR OLD.entries <> 0
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;
