-- A ledger in which credits were ever moved by a void cannot go back: nothing in it is deleted, and this is refused.
DROP TABLE void_payments;
DROP TRIGGER ledger_transfers_void;
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

ALTER TABLE rating_history DROP COLUMN voided;
DROP TABLE rating_revision;
DROP TABLE void_effects;
DROP TABLE voided_matches;
DROP TABLE void_matches;
DROP TABLE voids;
