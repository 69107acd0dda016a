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
);

CREATE INDEX voids_newest ON voids (at, id);

-- The matches of a void, for ever.
CREATE TABLE void_matches (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    match_id BIGINT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (void_id, match_id)
);

-- The matches that are voided now.
CREATE TABLE voided_matches (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    void_id BIGINT NOT NULL REFERENCES voids (id)
);

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
);

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
);

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
        OR (from_kind = 'player' AND to_kind = 'house' AND match_id IS NULL AND reason = 'void_return')
        OR (from_kind = 'house' AND to_kind = 'player' AND match_id IS NULL AND reason = 'void_refund')
        OR (from_kind = 'mint' AND to_kind = 'house' AND match_id IS NULL AND reason = 'house_loss')
    );

CREATE FUNCTION ledger_transfers_void() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.reason IN ('void_return', 'void_refund', 'house_loss') AND NOT EXISTS (
        SELECT 1 FROM void_payments p WHERE NEW.once = 'void:' || p.void_id || ':' || p.number
            AND NEW.amount = abs(p.amount)
            AND ((NEW.reason = 'void_return' AND p.amount < 0 AND p.user_id = NEW.from_owner)
                OR (NEW.reason = 'void_refund' AND p.amount > 0 AND p.user_id = NEW.to_owner)
                OR (NEW.reason = 'house_loss' AND p.user_id IS NULL))) THEN
        RAISE EXCEPTION 'ledger: a void moves what its payments say';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_transfers_void BEFORE INSERT ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_transfers_void();

CREATE FUNCTION void_payments_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT CASE WHEN NEW.user_id IS NULL THEN 'mint' WHEN NEW.amount < 0 THEN 'player' ELSE 'house' END,
            CASE WHEN NEW.amount < 0 THEN NEW.user_id ELSE 0 END,
            CASE WHEN NEW.user_id IS NULL OR NEW.amount < 0 THEN 'house' ELSE 'player' END,
            CASE WHEN NEW.user_id IS NULL OR NEW.amount < 0 THEN 0 ELSE NEW.user_id END,
            abs(NEW.amount),
            CASE WHEN NEW.user_id IS NULL THEN 'house_loss' WHEN NEW.amount < 0 THEN 'void_return' ELSE 'void_refund' END,
            NEW.at, 'void:' || NEW.void_id || ':' || NEW.number;
    RETURN NULL;
END $$;
CREATE TRIGGER void_payments_made AFTER INSERT ON void_payments
    FOR EACH ROW EXECUTE FUNCTION void_payments_made();
CREATE TRIGGER void_payments_changed BEFORE UPDATE ON void_payments
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER void_payments_gone BEFORE DELETE ON void_payments
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
