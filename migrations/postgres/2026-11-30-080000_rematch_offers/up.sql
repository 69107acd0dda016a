-- A player offers a rematch only so often until the opponent agrees to one.

-- The offers of each side since the other side last agreed, and changes of the proposed terms.
ALTER TABLE rematches ADD COLUMN white_offers INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rematches ADD COLUMN black_offers INTEGER NOT NULL DEFAULT 0;
