### The page with all rolls.

dice-title = All dice ever rolled
dice-lead = Every roll from finished matches on this site. Boards that someone may still play are left out.
dice-who-all = All rolls
dice-who-people = Rolled by people
dice-who-programs = Rolled by players’ programs
dice-who-house_bots = Rolled by the site’s bots

# $rolls (number)
# $openings (number)
dice-counted = { NUMBER($rolls, useGrouping: "auto") } rolls and { NUMBER($openings, useGrouping: "auto") } opening dice
# $who (string)
dice-counts = { $who }: counts
# $who (string)
dice-tests = { $who }: tests
dice-numbers = Number
dice-doubles = Double
dice-test = Test
dice-degrees = Degrees of freedom
dice-testNumbers = All numbers are equally frequent
dice-testDoubles = One roll in six is a double
dice-testRolls = All 36 rolls are equally frequent
dice-testSerial = A number does not depend on the number before it
dice-tooFew = Not enough rolls yet
dice-readTitle = How to read this
dice-read-1 = p is the chance that fair dice look at least as uneven as these. It can be anything from 0 to 1. With fair dice, p is below 0.05 in one test of twenty, and below 0.001 in one of a thousand. A p that stays tiny while the counts grow would be a sign of a fault.
dice-read-2 = People and bots roll by the same rule. If bots were favoured, their table would differ from that of people.
dice-read-3 = Rolls that several tables of a duplicate board share count once. Dice rolled by hand, rolls from a director’s file and practice games are left out.
dice-verify = Check a match
