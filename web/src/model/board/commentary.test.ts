import { describe, expect, test } from "vitest";
import type { Checkers, LoggedEvent, Seat, TableSettings } from "../../wire/messages";
import { startCheckers } from "./checkers";
import { blotsOf, deedOf, hasContact, lastDeed, primeOf, standingOf, type Done } from "./commentary";
import { emptyScene } from "./scene";

type Side = Partial<Record<number, number>>;

/** A board; each side's checkers by place of its own numbering, 25 for the bar, 0 for borne off. */
function board(white: Side, black: Side): Checkers {
  const points = Array.from({ length: 24 }, (_, index) => (white[index + 1] ?? 0) - (black[24 - index] ?? 0));
  return { points, bar: [white[25] ?? 0, black[25] ?? 0], off: [white[0] ?? 0, black[0] ?? 0] };
}

/** A side's checkers at the start of a game. */
const START: Side = { 24: 2, 13: 5, 8: 3, 6: 5 };

describe("what a play did", () => {
  test.each<[string, Side, Side, Side, Side, ReturnType<typeof deedOf>]>([
    [
      "hits",
      START,
      { 24: 2, 13: 4, 8: 3, 6: 5, 5: 1 },
      { 24: 1, 20: 1, 13: 5, 8: 3, 6: 5 },
      { 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 },
      { kind: "hits", count: 1 },
    ],
    [
      "hits two",
      { 13: 2, 6: 13 },
      { 6: 11, 5: 2, 4: 2 },
      { 20: 1, 21: 1, 13: 13 },
      { 25: 2, 13: 13 },
      { kind: "hits", count: 2 },
    ],
    [
      "bears off, even when the play also breaks contact",
      { 3: 2, 1: 2, 0: 11 },
      { 3: 1, 1: 2, 0: 12 },
      { 3: 4, 0: 11 },
      { 3: 4, 0: 11 },
      { kind: "bears_off", count: 1 },
    ],
    [
      "anchors in the opponent's home board",
      START,
      { 20: 2, 13: 5, 8: 3, 6: 5 },
      START,
      START,
      { kind: "anchors", point: 20 },
    ],
    [
      "moves an anchor that stays one point",
      { 24: 2, 20: 2, 6: 11 },
      { 24: 2, 20: 2, 6: 9, 5: 2 },
      START,
      START,
      { kind: "makes_point", point: 5 },
    ],
    [
      "builds a prime before it makes a point",
      { 24: 2, 13: 4, 8: 2, 7: 2, 6: 3, 4: 2 },
      { 24: 2, 13: 2, 8: 2, 7: 2, 6: 3, 5: 2, 4: 2 },
      START,
      START,
      { kind: "primes", length: 5 },
    ],
    [
      "makes a point with a prime that holds no checker",
      { 24: 1, 13: 2, 8: 2, 7: 2, 6: 4, 4: 4 },
      { 24: 1, 8: 2, 7: 2, 6: 4, 5: 2, 4: 4 },
      { 13: 7, 6: 8 },
      { 13: 7, 6: 8 },
      { kind: "makes_point", point: 5 },
    ],
    ["makes the bar point", START, { 24: 2, 13: 4, 8: 2, 7: 2, 6: 5 }, START, START, { kind: "makes_point", point: 7 }],
    [
      "takes the last checker from behind",
      { 20: 1, 13: 5, 8: 3, 6: 6 },
      { 14: 1, 13: 5, 8: 3, 6: 6 },
      START,
      START,
      { kind: "escapes" },
    ],
    ["leaves one of two behind", { 20: 2, 13: 5, 8: 3, 6: 5 }, { 20: 1, 14: 1, 13: 5, 8: 3, 6: 5 }, START, START, null],
    [
      "enters",
      { 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 },
      { 24: 1, 21: 1, 13: 5, 8: 3, 6: 5 },
      START,
      START,
      { kind: "enters" },
    ],
    [
      "ends the contact",
      { 14: 2, 6: 13 },
      { 9: 2, 6: 13 },
      { 13: 2, 6: 13 },
      { 13: 2, 6: 13 },
      { kind: "breaks_contact" },
    ],
    ["runs on in a race", { 9: 2, 6: 13 }, { 7: 2, 6: 13 }, { 13: 2, 6: 13 }, { 13: 2, 6: 13 }, null],
    ["brings a builder", START, { 24: 2, 13: 4, 11: 1, 8: 3, 6: 5 }, START, START, null],
  ])("%s", (_, before, after, theirsBefore, theirsAfter, wanted) => {
    expect(deedOf(board(before, theirsBefore), board(after, theirsAfter), "white")).toEqual(wanted);
    // The same from the other side of the board.
    expect(deedOf(board(theirsBefore, before), board(theirsAfter, after), "black")).toEqual(wanted);
  });
});

describe("how the game stands", () => {
  const hit: Done = { of: "white", what: { kind: "hits", count: 1 } };
  const built: Done = { of: "white", what: { kind: "primes", length: 5 } };
  const closed: Side = { 6: 3, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 7: 2 };
  const prime: Side = { 13: 5, 8: 2, 7: 2, 6: 2, 5: 2, 4: 2 };
  test.each<[string, Side, Side, Done, ReturnType<typeof standingOf>]>([
    ["even", START, START, null, null],
    ["a lead of two pips counts as none", { ...START, 13: 4, 11: 1 }, START, null, null],
    [
      "a lead with blots",
      { 24: 1, 18: 1, 13: 3, 8: 3, 7: 1, 6: 6 },
      START,
      null,
      { of: "white", what: { kind: "leads", pips: 19, blots: 3 } },
    ],
    [
      "a lead in a race has no blots",
      { 5: 1, 3: 1, 0: 13 },
      { 9: 2, 6: 5, 0: 8 },
      null,
      { of: "white", what: { kind: "leads", pips: 40, blots: 0 } },
    ],
    [
      "a checker on the bar",
      START,
      { 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 },
      null,
      { of: "black", what: { kind: "on_bar", count: 1, closed: false } },
    ],
    ["nothing about the bar after a hit", { 24: 2, 13: 5, 8: 3, 6: 5 }, { 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 }, hit, null],
    [
      "a closed board even after a hit",
      closed,
      { 25: 1, 13: 6, 6: 8 },
      hit,
      { of: "black", what: { kind: "on_bar", count: 1, closed: true } },
    ],
    ["a prime", prime, START, null, { of: "white", what: { kind: "has_prime", length: 5 } }],
    [
      "the race instead of a prime that was just built",
      prime,
      START,
      built,
      { of: "white", what: { kind: "leads", pips: 42, blots: 0 } },
    ],
    [
      "bearing off",
      { 2: 3, 0: 12 },
      { 6: 2, 1: 3, 0: 10 },
      null,
      { of: "white", what: { kind: "bears_off", left: 3, theirs: 5 } },
    ],
    [
      "the race when both sides have equally many checkers left",
      { 2: 3, 0: 12 },
      { 6: 2, 1: 1, 0: 12 },
      null,
      { of: "white", what: { kind: "leads", pips: 7, blots: 0 } },
    ],
    [
      "in an even race the blots of the side with more of them",
      { 24: 2, 13: 4, 11: 1, 9: 1, 8: 2, 6: 4, 5: 1 },
      { 24: 2, 13: 4, 11: 1, 8: 2, 6: 6 },
      null,
      { of: "white", what: { kind: "has_blots", blots: 3 } },
    ],
  ])("%s", (_, white, black, deed, wanted) => {
    expect(standingOf(board(white, black), deed)).toEqual(wanted);
    const swapped: Record<Seat, Seat> = { white: "black", black: "white" };
    const other = deed === null ? null : { ...deed, of: swapped[deed.of] };
    const mirrored = wanted === null ? null : { ...wanted, of: swapped[wanted.of] };
    expect(standingOf(board(black, white), other)).toEqual(mirrored);
  });
});

test("a blot counts only if it can be hit, and a prime only if it holds a checker", () => {
  expect(blotsOf(startCheckers, "white")).toBe(0);
  expect(hasContact(startCheckers)).toBe(true);
  const passed = board({ 3: 1, 2: 1, 0: 13 }, { 20: 2, 6: 13 });
  expect([hasContact(passed), blotsOf(passed, "white")]).toEqual([false, 0]);
  const one = board({ 10: 1, 3: 1, 0: 13 }, { 20: 1, 6: 14 });
  expect([hasContact(one), blotsOf(one, "white"), blotsOf(one, "black")]).toEqual([true, 1, 1]);
  const wall = board({ 9: 2, 8: 2, 7: 2, 6: 2, 5: 2, 4: 2, 3: 2 }, { 25: 1, 6: 14 });
  expect(primeOf(wall, "white")).toBe(6);
});

describe("the last deed", () => {
  const settings: TableSettings = {
    format: { kind: "points", length: 5 },
    rated: true,
    stake: null,
    time: { kind: "none" },
    options: { jacoby: false, automatic_doubles: false, automatic_doubles_max: null, beavers: false, raccoons: false },
    start: "opening_throw",
    dice: "served",
    illegal_plays: "corrected",
  };
  const at = { seq: 1, at: 0 };
  const played = (moves: { from: number; to: number }[]): LoggedEvent => ({
    ...at,
    event: "played",
    seat: "white",
    moves,
    notation: "",
  });
  const point = played([
    { from: 8, to: 5 },
    { from: 6, to: 5 },
  ]);
  const quiet = played([{ from: 13, to: 11 }]);
  const roll: LoggedEvent = { ...at, event: "rolled", seat: "black", dice: [6, 5], by_hand: false };
  const double: LoggedEvent = { ...at, event: "doubled", seat: "black", value: 2 };
  const summary = { game: 1, winner: "black", result: "single", cube: 2, points: 2, reason: "passed" } as const;
  const ended: LoggedEvent = { ...at, event: "game_ended", summary, score: { white: 0, black: 2 } };
  const before: Done = { of: "black", what: { kind: "escapes" } };
  test.each<[string, LoggedEvent[], Done]>([
    ["stays while nothing happens", [], before],
    ["is the deed of the play", [point], { of: "white", what: { kind: "makes_point", point: 5 } }],
    ["outlives the next roll", [point, roll], { of: "white", what: { kind: "makes_point", point: 5 } }],
    ["is none after a quiet play", [quiet], null],
    ["is a turn in which nothing could be played", [played([])], { of: "white", what: { kind: "cannot_move" } }],
    ["is the cube", [point, double], { of: "black", what: { kind: "doubles", value: 2 } }],
    ["is the end of the game", [double, ended], { of: "black", what: { kind: "wins_game", points: 2 } }],
  ])("%s", (_, events, wanted) => {
    expect(lastDeed(before, { ...emptyScene, checkers: startCheckers }, events, settings)).toEqual(wanted);
  });
});
