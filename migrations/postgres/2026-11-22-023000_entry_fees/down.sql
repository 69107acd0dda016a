-- A ledger in which there was ever a pool cannot go back: nothing in it is deleted, and this is refused.
DROP TRIGGER tournaments_end_paid ON tournaments;
DROP TRIGGER ledger_transfers_pool ON ledger_transfers;
DROP TABLE pool_settlements;
DROP TABLE pool_prizes;
DROP TABLE entry_fee_returns;
DROP TABLE entry_fees;
DROP FUNCTION ledger_transfers_pool(), entry_fees_new(), entry_fee_returns_new(), pool_prizes_new(), pool_settlements_new(), tournaments_end_paid(), entry_fees_made(), entry_fee_returns_made(), pool_settlements_made();

ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_check
    CHECK (
        (from_kind = 'mint' AND to_kind = 'player' AND match_id IS NULL
            AND reason IN ('starting_grant', 'daily_top_up', 'bot_top_up', 'admin_grant'))
        OR (from_kind = 'player' AND to_kind = 'escrow' AND match_id = to_owner AND reason = 'stake')
        OR (from_kind = 'escrow' AND to_kind = 'player' AND match_id = from_owner AND reason = 'settlement')
        OR (from_kind = 'escrow' AND to_kind = 'house' AND match_id = from_owner AND reason = 'house_share')
    );
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_pool;
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_check2;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_check2 CHECK (kind IN ('player', 'escrow') OR owner = 0);
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check CHECK (kind IN ('player', 'escrow', 'house', 'mint'));
ALTER TABLE ledger_accounts DROP COLUMN tournament_id;
