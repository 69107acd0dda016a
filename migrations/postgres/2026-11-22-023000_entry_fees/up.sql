-- Entry fees of tournaments. A fee goes into the tournament's pool, an account of its own, and comes back or is paid out
-- as a prize; like stakes, rows in four tables say what happens, and the database makes the transfers.

ALTER TABLE ledger_accounts ADD COLUMN tournament_id BIGINT REFERENCES tournaments (id);
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
    CHECK (kind IN ('player', 'escrow', 'pool', 'house', 'mint'));
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_check2;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_check2
    CHECK (kind IN ('player', 'escrow', 'pool') OR owner = 0);
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_pool
    CHECK ((kind = 'pool') = (tournament_id IS NOT NULL) AND coalesce(tournament_id, owner) = owner);
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_check
    CHECK (
        (from_kind = 'mint' AND to_kind = 'player' AND match_id IS NULL
            AND reason IN ('starting_grant', 'daily_top_up', 'bot_top_up', 'admin_grant'))
        OR (from_kind = 'player' AND to_kind = 'escrow' AND match_id = to_owner AND reason = 'stake')
        OR (from_kind = 'escrow' AND to_kind = 'player' AND match_id = from_owner AND reason = 'settlement')
        OR (from_kind = 'escrow' AND to_kind = 'house' AND match_id = from_owner AND reason = 'house_share')
        OR (from_kind = 'player' AND to_kind = 'pool' AND match_id IS NULL AND reason = 'entry_fee')
        OR (from_kind = 'pool' AND to_kind = 'player' AND match_id IS NULL AND reason IN ('entry_fee_back', 'prize'))
        OR (from_kind = 'pool' AND to_kind = 'house' AND match_id IS NULL AND reason = 'house_share')
    );

CREATE TABLE entry_fees (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- The step of the tournament's log with which the player entered.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    user_id BIGINT NOT NULL REFERENCES users (id),
    amount BIGINT NOT NULL CHECK (amount > 0),
    at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);

-- The entry was taken back, or left out at the draw, or the tournament called off.
CREATE TABLE entry_fee_returns (
    tournament_id BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, seq),
    FOREIGN KEY (tournament_id, seq) REFERENCES entry_fees (tournament_id, seq)
);

-- What a player wins of the pool.
CREATE TABLE pool_prizes (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    amount BIGINT NOT NULL CHECK (amount > 0),
    PRIMARY KEY (tournament_id, user_id)
);

-- The row pays the prizes and the house, which empties the pool.
CREATE TABLE pool_settlements (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    house_share BIGINT NOT NULL CHECK (house_share >= 0),
    at BIGINT NOT NULL
);

CREATE FUNCTION ledger_transfers_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.to_kind = 'pool' AND NOT EXISTS (
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
            AND NEW.once = 'pool:' || s.tournament_id)) THEN
        RAISE EXCEPTION 'ledger: a pool takes entry fees and pays them back or out';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_transfers_pool BEFORE INSERT ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_transfers_pool();

CREATE FUNCTION entry_fees_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM tournaments t WHERE t.id = NEW.tournament_id AND t.status = 'entries')
    OR EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.tournament_id AND f.user_id = NEW.user_id
            AND NOT EXISTS (SELECT 1 FROM entry_fee_returns r WHERE r.tournament_id = f.tournament_id AND r.seq = f.seq)) THEN
        RAISE EXCEPTION 'ledger: a fee is paid once for an entry, while the tournament takes entries';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER entry_fees_new BEFORE INSERT ON entry_fees
    FOR EACH ROW EXECUTE FUNCTION entry_fees_new();

CREATE FUNCTION entry_fee_returns_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.tournament_id) THEN
        RAISE EXCEPTION 'ledger: the pool is paid out';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER entry_fee_returns_new BEFORE INSERT ON entry_fee_returns
    FOR EACH ROW EXECUTE FUNCTION entry_fee_returns_new();

CREATE FUNCTION pool_prizes_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.tournament_id) THEN
        RAISE EXCEPTION 'ledger: the pool is paid out';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER pool_prizes_new BEFORE INSERT ON pool_prizes
    FOR EACH ROW EXECUTE FUNCTION pool_prizes_new();

CREATE FUNCTION pool_settlements_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.house_share + coalesce((SELECT sum(amount) FROM pool_prizes WHERE tournament_id = NEW.tournament_id), 0)
    <> coalesce((SELECT balance FROM ledger_accounts WHERE kind = 'pool' AND owner = NEW.tournament_id), 0) THEN
        RAISE EXCEPTION 'ledger: a settlement divides the whole pool';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER pool_settlements_new BEFORE INSERT ON pool_settlements
    FOR EACH ROW EXECUTE FUNCTION pool_settlements_new();

CREATE FUNCTION tournaments_end_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status IN ('over', 'cancelled') AND EXISTS (
    SELECT 1 FROM ledger_accounts a WHERE a.kind = 'pool' AND a.owner = NEW.id AND a.balance <> 0) THEN
        RAISE EXCEPTION 'ledger: a tournament ends with an empty pool';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER tournaments_end_paid BEFORE UPDATE OF status ON tournaments
    FOR EACH ROW EXECUTE FUNCTION tournaments_end_paid();

CREATE FUNCTION entry_fees_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_accounts (kind, owner, tournament_id) SELECT 'pool', NEW.tournament_id, NEW.tournament_id
        WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE kind = 'pool' AND owner = NEW.tournament_id);
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        VALUES ('player', NEW.user_id, 'pool', NEW.tournament_id, NEW.amount, 'entry_fee', NEW.at,
            'fee:' || NEW.tournament_id || ':' || NEW.seq);
    RETURN NULL;
END $$;
CREATE TRIGGER entry_fees_made AFTER INSERT ON entry_fees
    FOR EACH ROW EXECUTE FUNCTION entry_fees_made();

CREATE FUNCTION entry_fee_returns_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', tournament_id, 'player', user_id, amount, 'entry_fee_back', NEW.at,
            'fee_back:' || tournament_id || ':' || seq
        FROM entry_fees WHERE tournament_id = NEW.tournament_id AND seq = NEW.seq;
    RETURN NULL;
END $$;
CREATE TRIGGER entry_fee_returns_made AFTER INSERT ON entry_fee_returns
    FOR EACH ROW EXECUTE FUNCTION entry_fee_returns_made();

CREATE FUNCTION pool_settlements_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', tournament_id, 'player', user_id, amount, 'prize', NEW.at,
            'pool:' || tournament_id || ':' || user_id
        FROM pool_prizes WHERE tournament_id = NEW.tournament_id ORDER BY user_id;
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', NEW.tournament_id, 'house', 0, NEW.house_share, 'house_share', NEW.at, 'pool:' || NEW.tournament_id
        WHERE NEW.house_share > 0;
    RETURN NULL;
END $$;
CREATE TRIGGER pool_settlements_made AFTER INSERT ON pool_settlements
    FOR EACH ROW EXECUTE FUNCTION pool_settlements_made();

CREATE TRIGGER entry_fees_changed BEFORE UPDATE ON entry_fees
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER entry_fees_gone BEFORE DELETE ON entry_fees
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE TRIGGER entry_fee_returns_changed BEFORE UPDATE ON entry_fee_returns
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER entry_fee_returns_gone BEFORE DELETE ON entry_fee_returns
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE TRIGGER pool_prizes_changed BEFORE UPDATE ON pool_prizes
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER pool_prizes_gone BEFORE DELETE ON pool_prizes
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE TRIGGER pool_settlements_changed BEFORE UPDATE ON pool_settlements
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER pool_settlements_gone BEFORE DELETE ON pool_settlements
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
