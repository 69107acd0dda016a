-- A ledger in which there was ever a pool cannot go back: nothing in it is deleted, and this is refused.
DROP TRIGGER tournaments_end_paid;
DROP TABLE pool_settlements;
DROP TABLE pool_prizes;
DROP TABLE entry_fee_returns;
DROP TABLE entry_fees;

-- SQLite cannot change the CHECK of an existing table, so both tables are rebuilt with their rows. References to them are
-- checked at the end.
PRAGMA defer_foreign_keys = ON;
CREATE TABLE ledger_accounts_kept AS SELECT kind, owner, user_id, match_id, balance, entries FROM ledger_accounts;
CREATE TABLE ledger_transfers_kept AS SELECT * FROM ledger_transfers;
DROP TABLE ledger_transfers;
DROP TABLE ledger_accounts;

CREATE TABLE ledger_accounts (
    kind TEXT NOT NULL CHECK (kind IN ('player', 'escrow', 'house', 'mint')),
    -- The user or the match; 0 for the house and the mint.
    owner BIGINT NOT NULL,
    user_id BIGINT REFERENCES users (id),
    match_id BIGINT REFERENCES matches (id),
    -- The sum of its entries, and how many there are.
    balance BIGINT NOT NULL DEFAULT 0,
    entries BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, owner),
    CHECK ((kind = 'player') = (user_id IS NOT NULL) AND coalesce(user_id, owner) = owner),
    CHECK ((kind = 'escrow') = (match_id IS NOT NULL) AND coalesce(match_id, owner) = owner),
    CHECK (kind IN ('player', 'escrow') OR owner = 0),
    -- Only the mint, which issues credits, is below zero.
    CONSTRAINT ledger_balance CHECK (CASE kind WHEN 'mint' THEN balance <= 0 ELSE balance >= 0 END)
) WITHOUT ROWID;

INSERT INTO ledger_accounts (kind, owner, user_id, match_id, balance, entries) SELECT kind, owner, user_id, match_id, balance, entries FROM ledger_accounts_kept;
DROP TABLE ledger_accounts_kept;

CREATE TABLE ledger_transfers (
    id INTEGER NOT NULL PRIMARY KEY,
    from_kind TEXT NOT NULL,
    from_owner BIGINT NOT NULL,
    to_kind TEXT NOT NULL,
    to_owner BIGINT NOT NULL,
    amount BIGINT NOT NULL CHECK (amount > 0),
    reason TEXT NOT NULL,
    match_id BIGINT REFERENCES matches (id),
    at BIGINT NOT NULL,
    -- What may happen once has a name here.
    once TEXT UNIQUE,
    FOREIGN KEY (from_kind, from_owner) REFERENCES ledger_accounts (kind, owner),
    FOREIGN KEY (to_kind, to_owner) REFERENCES ledger_accounts (kind, owner),
    CHECK (
        (from_kind = 'mint' AND to_kind = 'player' AND match_id IS NULL
            AND reason IN ('starting_grant', 'daily_top_up', 'bot_top_up', 'admin_grant'))
        OR (from_kind = 'player' AND to_kind = 'escrow' AND match_id = to_owner AND reason = 'stake')
        OR (from_kind = 'escrow' AND to_kind = 'player' AND match_id = from_owner AND reason = 'settlement')
        OR (from_kind = 'escrow' AND to_kind = 'house' AND match_id = from_owner AND reason = 'house_share')
    )
);

INSERT INTO ledger_transfers SELECT * FROM ledger_transfers_kept;
DROP TABLE ledger_transfers_kept;

CREATE UNIQUE INDEX ledger_transfers_in ON ledger_transfers (to_owner, from_owner) WHERE to_kind = 'escrow';
CREATE UNIQUE INDEX ledger_transfers_out ON ledger_transfers (from_owner, to_kind, to_owner) WHERE from_kind = 'escrow';

-- Guards and consequences as they were.

CREATE TRIGGER ledger_accounts_new BEFORE INSERT ON ledger_accounts
WHEN NEW.balance <> 0 OR NEW.entries <> 0
BEGIN SELECT raise(ABORT, 'ledger: an account begins empty'); END;
CREATE TRIGGER ledger_accounts_changed BEFORE UPDATE ON ledger_accounts
WHEN NEW.kind IS NOT OLD.kind OR NEW.owner IS NOT OLD.owner OR NEW.user_id IS NOT OLD.user_id
    OR NEW.match_id IS NOT OLD.match_id OR NEW.entries <> OLD.entries + 1
    OR NOT EXISTS (
        SELECT 1 FROM ledger_entries e WHERE e.kind = OLD.kind AND e.owner = OLD.owner AND e.number = NEW.entries
            AND e.balance = NEW.balance AND e.amount = NEW.balance - OLD.balance)
BEGIN SELECT raise(ABORT, 'ledger: a balance changes by an entry'); END;
CREATE TRIGGER ledger_accounts_gone BEFORE DELETE ON ledger_accounts
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;

CREATE TRIGGER ledger_transfers_escrow BEFORE INSERT ON ledger_transfers
WHEN (NEW.to_kind = 'escrow' AND NOT EXISTS (
        SELECT 1 FROM stakes s WHERE s.match_id = NEW.to_owner AND NEW.from_owner IN (s.white_id, s.black_id)
            AND s.each_amount = NEW.amount))
    OR (NEW.to_kind = 'escrow' AND EXISTS (SELECT 1 FROM settlements s WHERE s.match_id = NEW.to_owner))
    OR (NEW.from_kind = 'escrow' AND NOT EXISTS (
        SELECT 1 FROM settlements s JOIN stakes p ON p.match_id = s.match_id WHERE s.match_id = NEW.from_owner
            AND ((NEW.to_kind = 'house' AND s.house_share = NEW.amount)
                OR (NEW.to_kind = 'player' AND p.white_id = NEW.to_owner AND s.white_paid = NEW.amount)
                OR (NEW.to_kind = 'player' AND p.black_id = NEW.to_owner AND s.black_paid = NEW.amount))))
BEGIN SELECT raise(ABORT, 'ledger: an escrow takes stakes and pays settlements'); END;
CREATE TRIGGER ledger_transfers_booked AFTER INSERT ON ledger_transfers
BEGIN
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
END;
CREATE TRIGGER ledger_transfers_changed BEFORE UPDATE ON ledger_transfers
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER ledger_transfers_gone BEFORE DELETE ON ledger_transfers
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;
