/** The page with all rolls. */
import type { ThrowerKind } from "../../../wire/messages";

const number = new Intl.NumberFormat("en");
const percent = new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const dice = {
  title: "All dice ever rolled",
  lead: "Every roll from finished matches on this site. Boards that someone may still play are left out.",
  who: {
    all: "All rolls",
    people: "Rolled by people",
    programs: "Rolled by players’ programs",
    house_bots: "Rolled by the site’s bots",
  } satisfies Record<ThrowerKind, string>,
  count: (count: number): string => number.format(count),
  percent: (share: number): string => percent.format(share),
  counted: (rolls: number, openings: number): string =>
    `${number.format(rolls)} rolls and ${number.format(openings)} opening dice`,
  counts: (who: string): string => `${who}: counts`,
  tests: (who: string): string => `${who}: tests`,
  numbers: "Number",
  doubles: "Double",
  test: "Test",
  degrees: "Degrees of freedom",
  testNumbers: "All numbers are equally frequent",
  testDoubles: "One roll in six is a double",
  testRolls: "All 36 rolls are equally frequent",
  testSerial: "A number does not depend on the number before it",
  tooFew: "Not enough rolls yet",
  readTitle: "How to read this",
  read: [
    "p is the chance that fair dice look at least as uneven as these. It can be anything from 0 to 1. With fair dice, p is below 0.05 in one test of twenty, and below 0.001 in one of a thousand. A p that stays tiny while the counts grow would be a sign of a fault.",
    "People and bots roll by the same rule. If bots were favoured, their table would differ from that of people.",
    "Rolls that several tables of a duplicate board share count once. Dice rolled by hand, rolls from a director’s file and practice games are left out.",
  ],
  verify: "Check a match",
};
