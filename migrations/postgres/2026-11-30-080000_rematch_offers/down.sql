ALTER TABLE rematches DROP COLUMN black_offers;
ALTER TABLE rematches DROP COLUMN white_offers;
