-- Prizes that were paid again after the director had corrected a result. Each row makes one transfer with the house, which
-- passes a prize from one player to another. The reasons of the transfers are those of voids.
CREATE TABLE prize_corrections (
    tournament_id BIGINT NOT NULL REFERENCES competitions (id),
    -- The last step before the correction.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    number INTEGER NOT NULL CHECK (number >= 1),
    user_id BIGINT REFERENCES users (id),
    -- Negative: from the player to the house. Positive: from the house to the player. Without a player: from the mint
    -- to the house, for prizes that are higher than those before.
    amount BIGINT NOT NULL CHECK (amount <> 0 AND (user_id IS NOT NULL OR amount > 0)),
    at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, seq, number)
);
CREATE INDEX prize_corrections_of_user ON prize_corrections (user_id) WHERE user_id IS NOT NULL;
CREATE OR REPLACE FUNCTION ledger_transfers_void() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.reason IN ('void_return', 'void_refund', 'house_loss') AND NOT EXISTS (
        SELECT 1 FROM prize_corrections c
        WHERE NEW.once = 'prize_correction:' || c.tournament_id || ':' || c.seq || ':' || c.number
            AND NEW.amount = abs(c.amount)
            AND ((NEW.reason = 'void_return' AND c.amount < 0 AND c.user_id = NEW.from_owner)
                OR (NEW.reason = 'void_refund' AND c.amount > 0 AND c.user_id = NEW.to_owner)
                OR (NEW.reason = 'house_loss' AND c.user_id IS NULL)))
    AND NOT EXISTS (
        SELECT 1 FROM void_payments p WHERE NEW.once = 'void:' || p.void_id || ':' || p.number
            AND NEW.amount = abs(p.amount)
            AND ((NEW.reason = 'void_return' AND p.amount < 0 AND p.user_id = NEW.from_owner)
                OR (NEW.reason = 'void_refund' AND p.amount > 0 AND p.user_id = NEW.to_owner)
                OR (NEW.reason = 'house_loss' AND p.user_id IS NULL))) THEN
        RAISE EXCEPTION 'ledger: a void and a correction of prizes move what their payments say';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION prize_corrections_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT CASE WHEN NEW.user_id IS NULL THEN 'mint' WHEN NEW.amount < 0 THEN 'player' ELSE 'house' END,
            CASE WHEN NEW.amount < 0 THEN NEW.user_id ELSE 0 END,
            CASE WHEN NEW.user_id IS NULL OR NEW.amount < 0 THEN 'house' ELSE 'player' END,
            CASE WHEN NEW.user_id IS NULL OR NEW.amount < 0 THEN 0 ELSE NEW.user_id END,
            abs(NEW.amount),
            CASE WHEN NEW.user_id IS NULL THEN 'house_loss' WHEN NEW.amount < 0 THEN 'void_return' ELSE 'void_refund' END,
            NEW.at, 'prize_correction:' || NEW.tournament_id || ':' || NEW.seq || ':' || NEW.number;
    RETURN NULL;
END $$;
CREATE TRIGGER prize_corrections_made AFTER INSERT ON prize_corrections
    FOR EACH ROW EXECUTE FUNCTION prize_corrections_made();
CREATE TRIGGER prize_corrections_changed BEFORE UPDATE ON prize_corrections
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER prize_corrections_gone BEFORE DELETE ON prize_corrections
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
