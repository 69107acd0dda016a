-- The ledger: double entry in hundredths of a credit. A transfer moves an amount between two accounts; the database
-- itself writes its two entries and both balances, so the sum over all accounts is zero whatever a program does. Nothing
-- here is ever changed or deleted.

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

-- An escrow is paid into once by each player, and pays each player and the house once.
CREATE UNIQUE INDEX ledger_transfers_in ON ledger_transfers (to_owner, from_owner) WHERE to_kind = 'escrow';
CREATE UNIQUE INDEX ledger_transfers_out ON ledger_transfers (from_owner, to_kind, to_owner) WHERE from_kind = 'escrow';

CREATE TABLE ledger_entries (
    kind TEXT NOT NULL,
    owner BIGINT NOT NULL,
    -- From 1, without gaps, for each account.
    number BIGINT NOT NULL CHECK (number >= 1),
    transfer_id BIGINT NOT NULL REFERENCES ledger_transfers (id),
    amount BIGINT NOT NULL,
    -- What the account holds after it.
    balance BIGINT NOT NULL,
    PRIMARY KEY (kind, owner, number),
    FOREIGN KEY (kind, owner) REFERENCES ledger_accounts (kind, owner)
) WITHOUT ROWID;

CREATE UNIQUE INDEX ledger_entries_transfer ON ledger_entries (transfer_id, kind, owner);

-- What both players put in when a match began. The row makes the escrow and both transfers.
CREATE TABLE stakes (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    white_id BIGINT NOT NULL REFERENCES users (id),
    black_id BIGINT NOT NULL REFERENCES users (id),
    each_amount BIGINT NOT NULL CHECK (each_amount > 0),
    at BIGINT NOT NULL,
    CHECK (white_id <> black_id)
) WITHOUT ROWID;

-- What became of it. The row makes the transfers that empty the escrow.
CREATE TABLE settlements (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES stakes (match_id),
    white_paid BIGINT NOT NULL CHECK (white_paid >= 0),
    black_paid BIGINT NOT NULL CHECK (black_paid >= 0),
    house_share BIGINT NOT NULL CHECK (house_share >= 0),
    at BIGINT NOT NULL
) WITHOUT ROWID;

-- Guards before, consequences after.

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

CREATE TRIGGER ledger_entries_new BEFORE INSERT ON ledger_entries
WHEN NOT EXISTS (
    SELECT 1 FROM ledger_transfers t JOIN ledger_accounts a ON a.kind = NEW.kind AND a.owner = NEW.owner
    WHERE t.id = NEW.transfer_id AND NEW.number = a.entries + 1 AND NEW.balance = a.balance + NEW.amount
        AND ((t.from_kind = NEW.kind AND t.from_owner = NEW.owner AND NEW.amount = -t.amount)
            OR (t.to_kind = NEW.kind AND t.to_owner = NEW.owner AND NEW.amount = t.amount)))
BEGIN SELECT raise(ABORT, 'ledger: an entry belongs to a transfer'); END;

CREATE TRIGGER ledger_entries_changed BEFORE UPDATE ON ledger_entries
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER ledger_entries_gone BEFORE DELETE ON ledger_entries
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;

CREATE TRIGGER stakes_new BEFORE INSERT ON stakes
WHEN NOT EXISTS (
    SELECT 1 FROM matches m WHERE m.id = NEW.match_id AND m.status = 'playing'
        AND m.white_id = NEW.white_id AND m.black_id = NEW.black_id)
BEGIN SELECT raise(ABORT, 'ledger: a stake belongs to a match in play'); END;

CREATE TRIGGER stakes_made AFTER INSERT ON stakes
BEGIN
    INSERT INTO ledger_accounts (kind, owner, match_id) VALUES ('escrow', NEW.match_id, NEW.match_id);
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        VALUES ('player', NEW.white_id, 'escrow', NEW.match_id, NEW.each_amount, 'stake', NEW.match_id, NEW.at);
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        VALUES ('player', NEW.black_id, 'escrow', NEW.match_id, NEW.each_amount, 'stake', NEW.match_id, NEW.at);
END;

CREATE TRIGGER stakes_changed BEFORE UPDATE ON stakes
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER stakes_gone BEFORE DELETE ON stakes
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;

CREATE TRIGGER settlements_new BEFORE INSERT ON settlements
WHEN NOT EXISTS (
    SELECT 1 FROM stakes s JOIN matches m ON m.id = s.match_id WHERE s.match_id = NEW.match_id AND m.status = 'playing'
        AND NEW.white_paid + NEW.black_paid + NEW.house_share = 2 * s.each_amount)
BEGIN SELECT raise(ABORT, 'ledger: a settlement divides both stakes of a match in play'); END;

CREATE TRIGGER settlements_made AFTER INSERT ON settlements
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        SELECT 'escrow', NEW.match_id, 'player', white_id, NEW.white_paid, 'settlement', NEW.match_id, NEW.at
        FROM stakes WHERE match_id = NEW.match_id AND NEW.white_paid > 0;
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        SELECT 'escrow', NEW.match_id, 'player', black_id, NEW.black_paid, 'settlement', NEW.match_id, NEW.at
        FROM stakes WHERE match_id = NEW.match_id AND NEW.black_paid > 0;
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        SELECT 'escrow', NEW.match_id, 'house', 0, NEW.house_share, 'house_share', NEW.match_id, NEW.at
        WHERE NEW.house_share > 0;
END;

CREATE TRIGGER settlements_changed BEFORE UPDATE ON settlements
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER settlements_gone BEFORE DELETE ON settlements
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;

-- A match cannot end while its stakes lie in escrow: they are settled in the same transaction, before.
CREATE TRIGGER matches_end_settled BEFORE UPDATE OF status ON matches
WHEN NEW.status = 'finished' AND EXISTS (SELECT 1 FROM stakes s WHERE s.match_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM settlements s WHERE s.match_id = NEW.id)
BEGIN SELECT raise(ABORT, 'ledger: a match ends with its settlement'); END;

INSERT INTO ledger_accounts (kind, owner) VALUES ('house', 0), ('mint', 0);

-- The accounts that exist already begin like new ones.
INSERT INTO ledger_accounts (kind, owner, user_id) SELECT 'player', id, id FROM users WHERE kind IN ('person', 'bot');
INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
    SELECT 'mint', 0, 'player', owner, 100000, 'starting_grant', CAST(unixepoch('subsec') * 1000 AS INTEGER), 'start:' || owner
    FROM ledger_accounts WHERE kind = 'player';
