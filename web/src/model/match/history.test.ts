import { describe, expect, it } from "vitest";
import type { Look, MatchSummary, Seat } from "../../wire/messages";
import { addPage, byDay, entryOf, matchesFilter, NO_FILTER, type HistoryEntry } from "./history";

const DAY_MS = 86_400_000;
const NOON = new Date(2026, 10, 21, 12).getTime();

const PLAIN: Look = { picture: null, flag: null, title: null };

function match(id: string, winner: Seat | null, change: Partial<MatchSummary> = {}): MatchSummary {
  return {
    id,
    settings: {
      format: { kind: "points", length: 5 },
      rated: true,
      stake: null,
      time: { kind: "none" },
      start: "opening_throw",
      dice: "served",
      illegal_plays: "corrected",
      options: {
        jacoby: false,
        automatic_doubles: false,
        automatic_doubles_max: null,
        beavers: false,
        raccoons: false,
      },
    },
    seats: [
      { seat: "white", name: "Anna", look: PLAIN, bot: false, rating: 1500, provisional: false, rating_after: 1522.36 },
      { seat: "black", name: "Robo", look: PLAIN, bot: true, rating: 1700, provisional: false, rating_after: 1677.64 },
    ],
    event: null,
    voided: false,
    score: { white: 5, black: 2 },
    started_at: NOON - 1000,
    ended_at: NOON,
    outcome: { winner, score: { white: 5, black: 2 }, reason: "completed" },
    ...change,
  };
}

function entry(summary: MatchSummary, player = "anna"): HistoryEntry {
  const told = entryOf(summary, player);
  if (told === null) throw new Error("not a player");
  return told;
}

it("describes a match from the player's point of view", () => {
  expect(entry(match("m1", "white"))).toMatchObject({
    result: "won",
    opponent: { name: "Robo", bot: true },
    points: { own: 5, opponent: 2 },
    rating: { before: 1500, after: 1522.36 },
  });
  expect(entry(match("m1", "white"), "Robo")).toMatchObject({ result: "lost", points: { own: 2, opponent: 5 } });
  expect(entry(match("m1", null)).result).toBe("drawn");
  const aborted = { winner: null, score: { white: 0, black: 0 }, reason: "aborted" as const };
  expect(entry(match("m1", null, { outcome: aborted }))).toMatchObject({ result: "aborted", reason: "aborted" });
  expect(entry(match("m1", null, { outcome: null, ended_at: null }))).toMatchObject({ result: null, at: NOON - 1000 });
  expect(entryOf(match("m1", "white"), "nobody")).toBeNull();
});

describe("a filter", () => {
  const won = entry(match("m1", "white"));
  it.each([
    [{}, true],
    [{ result: "won" }, true],
    [{ result: "lost" }, false],
    [{ kind: "points" }, true],
    [{ kind: "normal" }, false],
    [{ rated: "unrated" }, false],
    [{ opponents: "bots" }, true],
    [{ opponents: "people", result: "won" }, false],
  ] as const)("%j keeps a won rated match against a bot: %s", (change, through) => {
    expect(matchesFilter(won, { ...NO_FILTER, ...change })).toBe(through);
  });
});

it("puts matches under their days", () => {
  const days = byDay([
    entry(match("m3", "white", { ended_at: NOON + 60_000 })),
    entry(match("m2", "white")),
    entry(match("m1", "black", { ended_at: NOON - DAY_MS })),
  ]);
  expect(days.map(({ entries }) => entries.map(({ id }) => id))).toEqual([["m3", "m2"], ["m1"]]);
});

it("adds pages, each match once", () => {
  const first = addPage(
    { entries: [], next: null },
    { matches: [match("m2", "white"), match("m1", "black")], next: "x" },
    "Anna",
  );
  const both = addPage(first, { matches: [match("m1", "black"), match("m0", null)], next: null }, "Anna");
  expect(both.entries.map(({ id }) => id)).toEqual(["m2", "m1", "m0"]);
  expect(both.next).toBeNull();
});
