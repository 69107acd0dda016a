DROP TABLE dice_key;
