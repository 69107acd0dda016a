import { describe, expect, test } from "vitest";
import type { Commentary, Deed, Standing } from "../../model/board/commentary";
import type { Seat } from "../../wire/messages";
import { allTexts } from "../text/all-texts";
import { remark, REMARK_MAX } from "./remark";

const [en, de, uk] = await Promise.all([allTexts("en"), allTexts("de"), allTexts("uk")]);
const names = (seat: Seat): string => (seat === "white" ? "Walter" : "Octavia");

test.each<[string, Commentary]>([
  [
    "Octavia anchors on the 20-point; Walter leads the race by 18 but has two blots.",
    {
      deed: { of: "black", what: { kind: "anchors", point: 20 } },
      standing: { of: "white", what: { kind: "leads", pips: 18, blots: 2 } },
    },
  ],
  [
    "Octavia hits and leads the race by 18 but has a blot.",
    {
      deed: { of: "black", what: { kind: "hits", count: 1 } },
      standing: { of: "black", what: { kind: "leads", pips: 18, blots: 1 } },
    },
  ],
  [
    "Octavia makes the bar point; the race is even.",
    { deed: { of: "black", what: { kind: "makes_point", point: 7 } }, standing: null },
  ],
  ["The race is even.", { deed: null, standing: null }],
  [
    "Walter has two checkers on the bar against a closed board.",
    { deed: null, standing: { of: "white", what: { kind: "on_bar", count: 2, closed: true } } },
  ],
  [
    "Octavia wins the game, 2 points.",
    {
      deed: { of: "black", what: { kind: "wins_game", points: 2 } },
      standing: { of: "white", what: { kind: "leads", pips: 3, blots: 0 } },
    },
  ],
])("%s", (sentence, commentary) => {
  expect(remark(commentary, names, en.live)).toBe(sentence);
});

test("a German and a Ukrainian sentence", () => {
  const commentary: Commentary = {
    deed: { of: "black", what: { kind: "primes", length: 5 } },
    standing: { of: "white", what: { kind: "leads", pips: 18, blots: 2 } },
  };
  expect(remark(commentary, names, de.live)).toBe(
    "Octavia baut eine Prime aus 5 Feldern; Walter führt im Rennen mit 18, hat aber zwei Blots.",
  );
  expect(remark(commentary, names, uk.live)).toBe(
    "Octavia будує прайм із 5 пунктів; Walter веде в гонці на 18 піпсів, але має два блоти.",
  );
});

const DEEDS: Deed[] = [
  { kind: "hits", count: 1 },
  { kind: "hits", count: 3 },
  { kind: "bears_off", count: 4 },
  { kind: "anchors", point: 20 },
  { kind: "primes", length: 5 },
  { kind: "primes", length: 6 },
  { kind: "makes_point", point: 7 },
  { kind: "makes_point", point: 5 },
  { kind: "breaks_contact" },
  { kind: "escapes" },
  { kind: "enters" },
  { kind: "cannot_move" },
  { kind: "doubles", value: 4096 },
  { kind: "takes" },
  { kind: "passes" },
  { kind: "wins_game", points: 12 },
  { kind: "wins_match" },
];
const STANDINGS: Standing[] = [
  { kind: "on_bar", count: 2, closed: true },
  { kind: "has_prime", length: 6 },
  { kind: "has_prime", length: 5 },
  { kind: "bears_off", left: 11, theirs: 12 },
  { kind: "leads", pips: 118, blots: 11 },
  { kind: "leads", pips: 9, blots: 0 },
  { kind: "has_blots", blots: 5 },
];

describe.each([
  ["English", en.live],
  ["German", de.live],
  ["Ukrainian", uk.live],
])("in %s", (_, texts) => {
  // Names of the maximum length.
  const long = (seat: Seat): string => (seat === "white" ? "Wilhelmina-Wolkenbra" : "Aleksandra-Octaviana");
  const seats: Seat[] = ["white", "black"];
  const commentaries: Commentary[] = [null, ...DEEDS].flatMap((deed) =>
    [null, ...STANDINGS].flatMap((standing) =>
      seats.map((of) => ({
        deed: deed === null ? null : { of: "white" as const, what: deed },
        standing: standing === null ? null : { of, what: standing },
      })),
    ),
  );

  test("every sentence is short and names each player once at most", () => {
    for (const commentary of commentaries) {
      const sentence = remark(commentary, long, texts);
      expect(sentence.length, sentence).toBeLessThanOrEqual(REMARK_MAX);
      expect(sentence, sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
      for (const seat of seats) expect(sentence.split(long(seat)).length - 1, sentence).toBeLessThanOrEqual(1);
    }
  });
});
