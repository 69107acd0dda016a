/** The page with all throws. */
import type { ThrowerKind } from "../../../wire/messages";

const number = new Intl.NumberFormat("en");
const percent = new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const dice = {
  title: "All dice ever thrown",
  lead: "Every throw of this server in matches that are over, counted. Boards that someone may still play are not in it.",
  who: { all: "All throws", people: "Thrown by people", programs: "Thrown by players’ programs", house_bots: "Thrown by the site’s bots" } satisfies Record<ThrowerKind, string>,
  count: (count: number): string => number.format(count),
  percent: (share: number): string => percent.format(share),
  counted: (rolls: number, openings: number): string => `${number.format(rolls)} rolls and ${number.format(openings)} dice of opening throws`,
  counts: (who: string): string => `${who}: counts`,
  tests: (who: string): string => `${who}: tests`,
  numbers: "Number",
  doubles: "Double",
  test: "Test",
  degrees: "Degrees of freedom",
  testNumbers: "All numbers are equally frequent",
  testDoubles: "One roll in six is a double",
  testRolls: "All 36 rolls are equally frequent",
  testSerial: "A number does not depend on the one before it",
  tooFew: "Not enough throws yet",
  readTitle: "How to read this",
  read: [
    "p is the chance that fair dice look at least as uneven as these. It can be anything from 0 to 1. One test in twenty of fair dice is below 0.05, and one in a thousand is below 0.001; a value that stays tiny while the counts grow would be a sign of a fault.",
    "The same rule throws for people and for bots. If bots were favoured, their table would differ from that of people.",
    "Rolls that several tables of a duplicate board share count once. Dice thrown by hand, rolls from a director’s file and practice games are left out.",
  ],
  verify: "Check a match",
};
