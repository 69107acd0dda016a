CREATE OR REPLACE FUNCTION ledger_transfers_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- A second transaction waits here, then reads what the first has committed.
    PERFORM 1 FROM ledger_accounts WHERE kind = NEW.from_kind AND owner = NEW.from_owner FOR UPDATE;
    PERFORM 1 FROM ledger_accounts WHERE kind = NEW.to_kind AND owner = NEW.to_owner FOR UPDATE;
    INSERT INTO ledger_entries (kind, owner, number, transfer_id, amount, balance)
        SELECT kind, owner, entries + 1, NEW.id, -NEW.amount, balance - NEW.amount
        FROM ledger_accounts WHERE kind = NEW.from_kind AND owner = NEW.from_owner;
    UPDATE ledger_accounts SET entries = entries + 1, balance = balance - NEW.amount
        WHERE kind = NEW.from_kind AND owner = NEW.from_owner;
    INSERT INTO ledger_entries (kind, owner, number, transfer_id, amount, balance)
        SELECT kind, owner, entries + 1, NEW.id, NEW.amount, balance + NEW.amount
        FROM ledger_accounts WHERE kind = NEW.to_kind AND owner = NEW.to_owner;
    UPDATE ledger_accounts SET entries = entries + 1, balance = balance + NEW.amount
        WHERE kind = NEW.to_kind AND owner = NEW.to_owner;
    RETURN NULL;
END $$;
