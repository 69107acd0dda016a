-- Voided matches. A void is a step that can be undone by another; matches, their logs and their settlements stay.
CREATE TABLE voids (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- A moderator; none: an operator.
    author_id BIGINT REFERENCES users (id),
    operator TEXT NOT NULL,
    reason TEXT NOT NULL,
    evidence TEXT NOT NULL,
    -- What was asked for, as JSON.
    scope TEXT NOT NULL,
    undone_at BIGINT,
    undone_by BIGINT REFERENCES users (id),
    undone_operator TEXT,
    undone_why TEXT
) WITHOUT ROWID;

CREATE INDEX voids_newest ON voids (at, id);

-- The matches of a void, for ever.
CREATE TABLE void_matches (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    match_id BIGINT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (void_id, match_id)
) WITHOUT ROWID;

-- The matches that are voided now.
CREATE TABLE voided_matches (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    void_id BIGINT NOT NULL REFERENCES voids (id)
) WITHOUT ROWID;

-- What a void, and its being undone, changed for whom. Written before the void itself, in portions.
CREATE TABLE void_effects (
    -- The void's id; the same below zero: of its being undone.
    step_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id),
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    rating_before DOUBLE PRECISION NOT NULL,
    experience_before BIGINT NOT NULL,
    -- None: the player has no rating in the list any more.
    rating_after DOUBLE PRECISION,
    experience_after BIGINT,
    PRIMARY KEY (step_id, user_id, list)
) WITHOUT ROWID;

CREATE INDEX void_effects_user ON void_effects (user_id);

-- How often the past was changed, and from which place on the history still has to be rewritten.
CREATE TABLE rating_revision (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    number BIGINT NOT NULL,
    rewrite_from BIGINT
);
INSERT INTO rating_revision (only_row, number) VALUES (1, 0);

ALTER TABLE rating_history ADD COLUMN voided BOOLEAN NOT NULL DEFAULT FALSE;

-- What a void moves: below zero from the player to the house, above zero back to the player; without a player from the
-- mint to the house, which bears what others cannot give back.
CREATE TABLE void_payments (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    user_id BIGINT REFERENCES users (id),
    amount BIGINT NOT NULL CHECK (amount <> 0 AND (user_id IS NOT NULL OR amount > 0)),
    at BIGINT NOT NULL,
    PRIMARY KEY (void_id, number)
) WITHOUT ROWID;

-- SQLite cannot change the CHECK of an existing table, so the table is rebuilt with its rows. References to it are checked
-- at the end.
PRAGMA defer_foreign_keys = ON;
CREATE TABLE ledger_transfers_kept AS SELECT * FROM ledger_transfers;
DROP TABLE ledger_transfers;
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
        OR (from_kind = 'player' AND to_kind = 'pool' AND match_id IS NULL AND reason = 'entry_fee')
        OR (from_kind = 'pool' AND to_kind = 'player' AND match_id IS NULL AND reason IN ('entry_fee_back', 'prize'))
        OR (from_kind = 'pool' AND to_kind = 'house' AND match_id IS NULL AND reason = 'house_share')
        OR (from_kind = 'player' AND to_kind = 'house' AND match_id IS NULL AND reason = 'void_return')
        OR (from_kind = 'house' AND to_kind = 'player' AND match_id IS NULL AND reason = 'void_refund')
        OR (from_kind = 'mint' AND to_kind = 'house' AND match_id IS NULL AND reason = 'house_loss')
    )
);
INSERT INTO ledger_transfers SELECT * FROM ledger_transfers_kept;
DROP TABLE ledger_transfers_kept;
CREATE UNIQUE INDEX ledger_transfers_in ON ledger_transfers (to_owner, from_owner) WHERE to_kind = 'escrow';
CREATE UNIQUE INDEX ledger_transfers_out ON ledger_transfers (from_owner, to_kind, to_owner) WHERE from_kind = 'escrow';

-- Guards and consequences as they were.

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
CREATE TRIGGER ledger_transfers_pool BEFORE INSERT ON ledger_transfers
WHEN (NEW.to_kind = 'pool' AND NOT EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.to_owner AND f.user_id = NEW.from_owner
            AND f.amount = NEW.amount AND NEW.once = 'fee:' || f.tournament_id || ':' || f.seq))
    OR (NEW.from_kind = 'pool' AND NEW.reason = 'entry_fee_back' AND NOT EXISTS (
        SELECT 1 FROM entry_fees f JOIN entry_fee_returns r ON r.tournament_id = f.tournament_id AND r.seq = f.seq
        WHERE f.tournament_id = NEW.from_owner AND f.user_id = NEW.to_owner AND f.amount = NEW.amount
            AND NEW.once = 'fee_back:' || f.tournament_id || ':' || f.seq))
    OR (NEW.from_kind = 'pool' AND NEW.reason = 'prize' AND NOT EXISTS (
        SELECT 1 FROM pool_prizes p JOIN pool_settlements s ON s.tournament_id = p.tournament_id
        WHERE p.tournament_id = NEW.from_owner AND p.user_id = NEW.to_owner AND p.amount = NEW.amount
            AND NEW.once = 'pool:' || p.tournament_id || ':' || p.user_id))
    OR (NEW.from_kind = 'pool' AND NEW.to_kind = 'house' AND NOT EXISTS (
        SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.from_owner AND s.house_share = NEW.amount
            AND NEW.once = 'pool:' || s.tournament_id))
BEGIN SELECT raise(ABORT, 'ledger: a pool takes entry fees and pays them back or out'); END;

CREATE TRIGGER ledger_transfers_void BEFORE INSERT ON ledger_transfers
WHEN NEW.reason IN ('void_return', 'void_refund', 'house_loss') AND NOT EXISTS (
        SELECT 1 FROM void_payments p WHERE NEW.once = 'void:' || p.void_id || ':' || p.number
            AND NEW.amount = abs(p.amount)
            AND ((NEW.reason = 'void_return' AND p.amount < 0 AND p.user_id = NEW.from_owner)
                OR (NEW.reason = 'void_refund' AND p.amount > 0 AND p.user_id = NEW.to_owner)
                OR (NEW.reason = 'house_loss' AND p.user_id IS NULL)))
BEGIN SELECT raise(ABORT, 'ledger: a void moves what its payments say'); END;
CREATE TRIGGER void_payments_made AFTER INSERT ON void_payments
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT CASE WHEN NEW.user_id IS NULL THEN 'mint' WHEN NEW.amount < 0 THEN 'player' ELSE 'house' END,
            CASE WHEN NEW.amount < 0 THEN NEW.user_id ELSE 0 END,
            CASE WHEN NEW.user_id IS NULL OR NEW.amount < 0 THEN 'house' ELSE 'player' END,
            CASE WHEN NEW.user_id IS NULL OR NEW.amount < 0 THEN 0 ELSE NEW.user_id END,
            abs(NEW.amount),
            CASE WHEN NEW.user_id IS NULL THEN 'house_loss' WHEN NEW.amount < 0 THEN 'void_return' ELSE 'void_refund' END,
            NEW.at, 'void:' || NEW.void_id || ':' || NEW.number;
END;
CREATE TRIGGER void_payments_changed BEFORE UPDATE ON void_payments
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER void_payments_gone BEFORE DELETE ON void_payments
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;
