-- A prize that the mint pays is called a prize, like one from the pool of a tournament. Older rows keep `admin_grant`: rows
-- of the ledger never change, and programs know a prize by its name in `once`.
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_check CHECK (
    (from_kind = 'mint' AND to_kind = 'player' AND match_id IS NULL
        AND reason IN ('starting_grant', 'daily_top_up', 'bot_top_up', 'admin_grant', 'prize'))
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

CREATE FUNCTION ledger_transfers_prize() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.from_kind = 'mint' AND NEW.reason = 'prize' AND (NEW.once IS NULL OR NEW.once NOT LIKE 'prize:%') THEN
        RAISE EXCEPTION 'ledger: a prize names its tournament';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_transfers_prize BEFORE INSERT ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_transfers_prize();
