DROP TRIGGER ledger_transfers_prize ON ledger_transfers;
DROP FUNCTION ledger_transfers_prize();
ALTER TABLE ledger_transfers DISABLE TRIGGER ledger_transfers_changed;
UPDATE ledger_transfers SET reason = 'admin_grant' WHERE from_kind = 'mint' AND reason = 'prize';
ALTER TABLE ledger_transfers ENABLE TRIGGER ledger_transfers_changed;
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_check CHECK (
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
