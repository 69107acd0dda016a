-- Entry fees of tournaments. A fee goes into the tournament's pool, an account of its own, and comes back or is paid out
-- as a prize; like stakes, rows in four tables say what happens, and the database makes the transfers.

-- SQLite cannot change the CHECK of an existing table, so both tables are rebuilt with their rows. References to them are
-- checked at the end.
PRAGMA defer_foreign_keys = ON;
CREATE TABLE ledger_accounts_kept AS SELECT kind, owner, user_id, match_id, balance, entries FROM ledger_accounts;
CREATE TABLE ledger_transfers_kept AS SELECT * FROM ledger_transfers;
DROP TABLE ledger_transfers;
DROP TABLE ledger_accounts;

CREATE TABLE ledger_accounts (
    kind TEXT NOT NULL CHECK (kind IN ('player', 'escrow', 'pool', 'house', 'mint')),
    -- The user, the match or the tournament; 0 for the house and the mint.
    owner BIGINT NOT NULL,
    user_id BIGINT REFERENCES users (id),
    match_id BIGINT REFERENCES matches (id),
    -- The sum of its entries, and how many there are.
    balance BIGINT NOT NULL DEFAULT 0,
    entries BIGINT NOT NULL DEFAULT 0,
    tournament_id BIGINT REFERENCES tournaments (id),
    PRIMARY KEY (kind, owner),
    CHECK ((kind = 'player') = (user_id IS NOT NULL) AND coalesce(user_id, owner) = owner),
    CHECK ((kind = 'escrow') = (match_id IS NOT NULL) AND coalesce(match_id, owner) = owner),
    CHECK ((kind = 'pool') = (tournament_id IS NOT NULL) AND coalesce(tournament_id, owner) = owner),
    CHECK (kind IN ('player', 'escrow', 'pool') OR owner = 0),
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

CREATE TABLE entry_fees (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- The step of the tournament's log with which the player entered.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    user_id BIGINT NOT NULL REFERENCES users (id),
    amount BIGINT NOT NULL CHECK (amount > 0),
    at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
) WITHOUT ROWID;

-- The entry was taken back, or left out at the draw, or the tournament called off.
CREATE TABLE entry_fee_returns (
    tournament_id BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, seq),
    FOREIGN KEY (tournament_id, seq) REFERENCES entry_fees (tournament_id, seq)
) WITHOUT ROWID;

-- What a player wins of the pool.
CREATE TABLE pool_prizes (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    amount BIGINT NOT NULL CHECK (amount > 0),
    PRIMARY KEY (tournament_id, user_id)
) WITHOUT ROWID;

-- The row pays the prizes and the house, which empties the pool.
CREATE TABLE pool_settlements (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    house_share BIGINT NOT NULL CHECK (house_share >= 0),
    at BIGINT NOT NULL
) WITHOUT ROWID;

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

CREATE TRIGGER entry_fees_new BEFORE INSERT ON entry_fees
WHEN NOT EXISTS (SELECT 1 FROM tournaments t WHERE t.id = NEW.tournament_id AND t.status = 'entries')
    OR EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.tournament_id AND f.user_id = NEW.user_id
            AND NOT EXISTS (SELECT 1 FROM entry_fee_returns r WHERE r.tournament_id = f.tournament_id AND r.seq = f.seq))
BEGIN SELECT raise(ABORT, 'ledger: a fee is paid once for an entry, while the tournament takes entries'); END;

CREATE TRIGGER entry_fee_returns_new BEFORE INSERT ON entry_fee_returns
WHEN EXISTS (SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.tournament_id)
BEGIN SELECT raise(ABORT, 'ledger: the pool is paid out'); END;

CREATE TRIGGER pool_prizes_new BEFORE INSERT ON pool_prizes
WHEN EXISTS (SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.tournament_id)
BEGIN SELECT raise(ABORT, 'ledger: the pool is paid out'); END;

CREATE TRIGGER pool_settlements_new BEFORE INSERT ON pool_settlements
WHEN NEW.house_share + coalesce((SELECT sum(amount) FROM pool_prizes WHERE tournament_id = NEW.tournament_id), 0)
    <> coalesce((SELECT balance FROM ledger_accounts WHERE kind = 'pool' AND owner = NEW.tournament_id), 0)
BEGIN SELECT raise(ABORT, 'ledger: a settlement divides the whole pool'); END;

CREATE TRIGGER tournaments_end_paid BEFORE UPDATE OF status ON tournaments
WHEN NEW.status IN ('over', 'cancelled') AND EXISTS (
    SELECT 1 FROM ledger_accounts a WHERE a.kind = 'pool' AND a.owner = NEW.id AND a.balance <> 0)
BEGIN SELECT raise(ABORT, 'ledger: a tournament ends with an empty pool'); END;

CREATE TRIGGER entry_fees_made AFTER INSERT ON entry_fees
BEGIN
    INSERT INTO ledger_accounts (kind, owner, tournament_id) SELECT 'pool', NEW.tournament_id, NEW.tournament_id
        WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE kind = 'pool' AND owner = NEW.tournament_id);
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        VALUES ('player', NEW.user_id, 'pool', NEW.tournament_id, NEW.amount, 'entry_fee', NEW.at,
            'fee:' || NEW.tournament_id || ':' || NEW.seq);
END;

CREATE TRIGGER entry_fee_returns_made AFTER INSERT ON entry_fee_returns
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', tournament_id, 'player', user_id, amount, 'entry_fee_back', NEW.at,
            'fee_back:' || tournament_id || ':' || seq
        FROM entry_fees WHERE tournament_id = NEW.tournament_id AND seq = NEW.seq;
END;

CREATE TRIGGER pool_settlements_made AFTER INSERT ON pool_settlements
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', tournament_id, 'player', user_id, amount, 'prize', NEW.at,
            'pool:' || tournament_id || ':' || user_id
        FROM pool_prizes WHERE tournament_id = NEW.tournament_id ORDER BY user_id;
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', NEW.tournament_id, 'house', 0, NEW.house_share, 'house_share', NEW.at, 'pool:' || NEW.tournament_id
        WHERE NEW.house_share > 0;
END;

CREATE TRIGGER entry_fees_changed BEFORE UPDATE ON entry_fees
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER entry_fees_gone BEFORE DELETE ON entry_fees
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;
CREATE TRIGGER entry_fee_returns_changed BEFORE UPDATE ON entry_fee_returns
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER entry_fee_returns_gone BEFORE DELETE ON entry_fee_returns
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;
CREATE TRIGGER pool_prizes_changed BEFORE UPDATE ON pool_prizes
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER pool_prizes_gone BEFORE DELETE ON pool_prizes
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;
CREATE TRIGGER pool_settlements_changed BEFORE UPDATE ON pool_settlements
BEGIN SELECT raise(ABORT, 'ledger: nothing is changed'); END;
CREATE TRIGGER pool_settlements_gone BEFORE DELETE ON pool_settlements
BEGIN SELECT raise(ABORT, 'ledger: nothing is deleted'); END;
