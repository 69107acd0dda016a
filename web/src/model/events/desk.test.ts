import { expect, test } from "vitest";
import type { ClockView, DeskSeat, DeskTable, TimeControl } from "../../wire/messages";
import { inOrder, tableOf, troubles } from "./desk";

const LIVE: TimeControl = { kind: "live", delay_s: 12, reserve_s: 600 };
const BY_MAIL: TimeControl = { kind: "correspondence", days_per_turn: 3 };
const clock = (reserve_left: number, running = false): ClockView => ({
  delay_left: running ? 0 : 12_000,
  reserve_left,
  running,
  waits: null,
  away_until: null,
});
const seat = (player: string, rest: Partial<DeskSeat> = {}): DeskSeat => ({
  player,
  bot: false,
  seated: true,
  connected: true,
  clock: clock(600_000),
  board: null,
  ...rest,
});
const table = (white: Partial<DeskSeat>, rest: Partial<DeskTable> = {}, black: Partial<DeskSeat> = {}): DeskTable => ({
  table: "one",
  team_match: null,
  of: null,
  room: null,
  board: null,
  match_id: null,
  begun: true,
  time: LIVE,
  score: null,
  moved_at: 0,
  held: null,
  held_until: null,
  white: seat("anna", white),
  black: seat("bodo", black),
  ...rest,
});

test.each([
  ["all is well", table({ clock: clock(600_000, true) }), 60_000, []],
  ["somebody has not come", table({ seated: false, connected: false, clock: null }, { begun: false }), 0, ["absent"]],
  ["somebody is gone", table({ connected: false }), 0, ["away"]],
  ["a bot is never gone", table({ connected: false, bot: true }), 0, []],
  ["somebody thinks", table({ clock: clock(600_000, true) }), 120_000, ["thinks"]],
  ["little time is left", table({}, {}, { clock: clock(59_000, true) }), 0, ["little_time"]],
  [
    "by correspondence nobody has to be there",
    table({ connected: false, clock: clock(86_400_000, true) }, { time: BY_MAIL }),
    9_000_000,
    [],
  ],
  ["by correspondence nobody has to come", table({ seated: false }, { begun: false, time: BY_MAIL }), 0, []],
  [
    "half a day is little by correspondence",
    table({ connected: false, clock: clock(36_000_000, true) }, { time: BY_MAIL }),
    0,
    ["little_time"],
  ],
] as const)("%s", (_name, at, now, kinds) => {
  expect(troubles(at, now).map(({ kind }) => kind)).toEqual(kinds);
});

test("tables that need the director come first, then those that have waited longest", () => {
  const tables = [
    table({}, { table: "quick", moved_at: 900 }),
    table({}, { table: "slow" }),
    table({ connected: false }, { table: "gone", moved_at: 950 }),
  ];
  expect(inOrder(tables, 1000).map((row) => row.table.table)).toEqual(["gone", "slow", "quick"]);
});

test("a caller's table is known while the match is in play", () => {
  const tables = [table({}), table({ player: "cora" }, { table: "two" }, { player: "dora" })];
  expect(tableOf(tables, "dora")?.table).toBe("two");
  expect(tableOf(tables, "emma")).toBeNull();
});
