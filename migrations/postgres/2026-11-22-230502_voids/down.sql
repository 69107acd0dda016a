-- A ledger in which credits were ever moved by a void cannot go back: nothing in it is deleted, and this is refused.
DROP TRIGGER ledger_transfers_void ON ledger_transfers;
DROP TABLE void_payments;
DROP FUNCTION ledger_transfers_void(), void_payments_made();
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
ALTER TABLE rating_history DROP COLUMN voided;
DROP TABLE rating_revision;
DROP TABLE void_effects;
DROP TABLE voided_matches;
DROP TABLE void_matches;
DROP TABLE voids;
