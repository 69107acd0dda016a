ALTER TABLE dice_seeds DROP COLUMN seat_rule;
