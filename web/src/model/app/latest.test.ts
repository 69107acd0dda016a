import { expect, test } from "vitest";
import { Latest } from "./latest";

test("an answer never replaces the answer to a later request", () => {
  const latest = new Latest();
  const [former, visitor] = [latest.ask(), latest.ask()];
  expect([latest.take(visitor), latest.take(former), latest.take(latest.ask())]).toEqual([true, false, true]);
});

test("answers that arrive in order are all shown", () => {
  const latest = new Latest();
  const [first, second] = [latest.ask(), latest.ask()];
  expect([latest.take(first), latest.take(second)]).toEqual([true, true]);
});

test("the answer to a request sent before an action is dropped, and the answer to a later request is shown", () => {
  const latest = new Latest();
  const before = latest.ask();
  latest.drop();
  expect([latest.take(before), latest.take(latest.ask())]).toEqual([false, true]);
});
