import { expect, test } from "vitest";
import { isAbsent, lightOf } from "./presence";

test("a player's own light shows the player's connection", () => {
  expect(lightOf("gone", "good", true)).toBe("good");
  expect(lightOf("good", "reconnecting", true)).toBe("reconnecting");
});

test("the opponent's light shows what the server says, while the server answers", () => {
  expect(lightOf("elsewhere", "slow", false)).toBe("elsewhere");
  expect(lightOf("good", "reconnecting", false)).toBeNull();
  expect(lightOf(undefined, "good", false)).toBeNull();
  expect(lightOf("good", null, false)).toBeNull();
});

test("a player with a slow connection is not absent", () => {
  expect((["good", "slow", null] as const).some(isAbsent)).toBe(false);
  expect((["reconnecting", "elsewhere", "gone"] as const).every(isAbsent)).toBe(true);
});
