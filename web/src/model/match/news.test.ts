import { describe, expect, test } from "vitest";
import { exhibit } from "../../../gallery/views";
import type { LoggedEvent, Phase } from "../../wire/messages";
import { missed, passesTurn, withLine, type Line } from "./news";

const started = (seq: number): LoggedEvent => ({
  seq,
  at: 0,
  event: "game_started",
  game: seq === 1 ? 1 : 2,
  crawford: false,
  ties: [],
  opening: [3, 1],
  starter: "white",
  cube: 1,
});
const log: readonly LoggedEvent[] = [
  started(1),
  { seq: 2, at: 0, event: "played", seat: "white", moves: [{ from: 8, to: 5 }], notation: "8/5 6/5" },
  { seq: 3, at: 0, event: "doubled", seat: "black", value: 2 },
  { seq: 4, at: 0, event: "taken", seat: "white", value: 2 },
  { seq: 5, at: 0, event: "rolled", seat: "black", dice: [6, 4], by_hand: false },
];
const toPlay: Phase = { kind: "to_play", seat: "black", dice: [6, 4] };
const offered: Phase = { kind: "cube_offered", to: "white", value: 2, offer: "double" };
const toRoll: Phase = { kind: "to_roll", seat: "white" };

describe("the events to tell when a page opens", () => {
  const cases: [string, number, number | null, Phase, number[]][] = [
    ["a new visitor hears the last play", 5, null, toPlay, [2]],
    ["a reload tells nothing twice", 5, 5, toPlay, []],
    ["a reload tells what was missed, without the roll that is on the board", 5, 1, toPlay, [2, 3, 4]],
    ["an offer that waits is part of the situation", 3, 1, offered, [2]],
    ["the start of a game is part of the situation", 1, 0, toPlay, []],
    ["a roll that has been played is told", 5, 4, toRoll, [5]],
  ];
  test.each(cases)("%s", (_name, length, heard, phase, seqs) => {
    const view = { ...exhibit("roll").view, phase };
    expect(missed(log.slice(0, length), heard, view).map((event) => event.seq)).toEqual(seqs);
  });

  test("a new visitor does not hear the last play of an earlier game", () => {
    const next: readonly LoggedEvent[] = [...log, started(6)];
    expect(missed(next, null, exhibit("roll").view)).toEqual([]);
  });

  test("after a long absence the situation is enough", () => {
    const long = Array.from({ length: 20 }, (_, index): LoggedEvent => ({
      seq: index + 1,
      at: 0,
      event: "played",
      seat: "white",
      moves: [],
      notation: "no play",
    }));
    expect(missed(long, 0, exhibit("roll").view)).toEqual([]);
    expect(missed(long, 15, exhibit("roll").view)).toHaveLength(5);
  });
});

test("lines are numbered, equal texts differ, and old lines are dropped", () => {
  let lines: readonly Line[] = [];
  for (let count = 0; count < 50; count++) lines = withLine(lines, "You may roll.");
  expect([lines.length, lines[0]?.number, lines.at(-1)?.number]).toEqual([40, 11, 50]);
  expect(withLine(lines, "")).toBe(lines);
});

test("choices are told when the turn has passed, not after a talk about a pause", () => {
  expect(log.map(passesTurn)).toEqual([true, true, true, true, false]);
  expect(passesTurn({ seq: 9, at: 0, event: "pause_declined", seat: "white" })).toBe(false);
});
