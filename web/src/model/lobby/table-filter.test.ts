import { expect, test } from "vitest";

import type { TableSettings } from "../../wire/messages";
import { ALL_TABLES, passes } from "./table-filter";

const TABLE: TableSettings = {
  format: { kind: "single" },
  rated: true,
  stake: 100,
  time: { kind: "live", delay_s: 12, reserve_s: 240 },
  options: { jacoby: false, beavers: false, raccoons: false, automatic_doubles: false, automatic_doubles_max: null },
  start: "opening_throw",
  dice: "served",
  illegal_plays: "corrected",
};

test.each([
  [{}, true],
  [{ format: "single" }, true],
  [{ format: "points" }, false],
  [{ stake: "staked" }, true],
  [{ stake: "free" }, false],
  [{ clock: "live" }, true],
  [{ clock: "correspondence" }, false],
  [{ format: "single", stake: "staked", clock: "none" }, false],
] as const)("a live single game for a stake and %o", (filter, shown) => {
  expect(passes(TABLE, { ...ALL_TABLES, ...filter })).toBe(shown);
});

test("a table without a stake is free", () => {
  const free = { ...TABLE, stake: null };
  expect(passes(free, { ...ALL_TABLES, stake: "free" })).toBe(true);
  expect(passes(free, { ...ALL_TABLES, stake: "staked" })).toBe(false);
});
