import { expect, test } from "vitest";
import { nextChange, timeLeft } from "./countdown";

const HOUR = 3_600_000;

test("a countdown is rounded up to a second, and there is none after its end", () => {
  expect(timeLeft(1_000, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(1, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(1_000, 1_000)).toBe(null);
  expect(timeLeft(1_000, 9_000)).toBe(null);
  expect(timeLeft(49 * HOUR + 61_000, 0)).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 1 });
});

test("a countdown changes each minute, and each second in the last hour", () => {
  expect(nextChange(2 * HOUR + 500, 0)).toBe(500);
  expect(nextChange(2 * HOUR, 0)).toBe(60_000);
  expect(nextChange(HOUR, 0)).toBe(1_000);
  expect(nextChange(1_250, 0)).toBe(250);
});
