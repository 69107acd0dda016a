/** The sections of the rules in the order in which they are read; each language has a title and a text for each. */

export const SECTIONS = [
  "board",
  "start",
  "moving",
  "bar",
  "both-numbers",
  "bearing-off",
  "winning",
  "cube",
  "crawford",
  "options",
  "resigning",
  "leaving",
  "clocks",
  "modes",
  "credits",
  "ratings",
  "dice",
  "notation",
] as const;

export type SectionId = (typeof SECTIONS)[number];
