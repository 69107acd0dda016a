import { describe, expect, test } from "vitest";
import type { ClockView } from "../../wire/messages";
import { clockAt, clockText, delayText, nextChange } from "./clock";

const running: ClockView = {
  delay_left: 5_000,
  reserve_left: 61_000,
  running: true,
  waits: null,
  away_until: null,
};

describe("a clock", () => {
  test.each([
    [0, 5_000, 61_000],
    [4_999, 1, 61_000],
    [5_000, 0, 61_000],
    [6_500, 0, 59_500],
    [1_000_000, 0, 0],
    [-50, 5_000, 61_000],
  ])("after %i ms has %i of its delay and %i of its reserve", (elapsed, delay_left, reserve_left) => {
    expect(clockAt(running, elapsed)).toEqual({ ...running, delay_left, reserve_left });
  });

  test("keeps its time while it is stopped", () => {
    const standing = { ...running, running: false };
    expect(clockAt(standing, 30_000)).toEqual(standing);
  });

  test("does not run before the player's sensor board is ready", () => {
    const waiting = { ...running, waits: 20_000 };
    expect(clockAt(waiting, 12_000)).toEqual({ ...running, waits: 8_000 });
    expect(nextChange(clockAt(waiting, 12_000))).toBe(8_000);
    expect(clockAt(waiting, 26_500)).toEqual({ ...running, delay_left: 0, reserve_left: 59_500 });
  });

  test.each([
    [0, "0.0"],
    [9_940, "9.9"],
    [10_000, "0:10"],
    [61_999, "1:01"],
    [3_723_000, "1:02:03"],
    [2 * 86_400_000 + 3 * 3_600_000, "2d 3h"],
  ])("%i ms are written %s", (left, text) => {
    expect(clockText(left)).toBe(text);
  });

  test("shows the last second of the delay as 1", () => {
    expect([12_000, 11_999, 1, 0].map(delayText)).toEqual(["12", "12", "1", "0"]);
  });

  test("says when its text changes", () => {
    expect(nextChange({ ...running, delay_left: 4_300 })).toBe(300);
    expect(nextChange({ ...running, delay_left: 0, reserve_left: 61_200 })).toBe(201);
    expect(nextChange({ ...running, delay_left: 0, reserve_left: 3_000 })).toBe(100);
  });
});
