DROP TRIGGER dice_uncounted_matches ON matches;
DROP FUNCTION dice_uncounted_matches();
DROP TABLE dice_sets_counted;
DROP TABLE dice_uncounted;
DROP TABLE dice_tallies;
