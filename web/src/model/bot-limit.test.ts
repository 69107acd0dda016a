import { expect, test } from "vitest";
import { allowanceWith } from "./bot-limit";

const rated = { max: 3, bots: [{ bot: "Pip", begun: 3, frees_at: 500 }, { bot: "Marlow", begun: 1, frees_at: 900 }] };

test("what was begun within a day is taken from what a day allows", () => {
  expect(allowanceWith("Pip", rated)).toEqual({ max: 3, left: 0, freesAt: 500 });
  expect(allowanceWith("Marlow", rated)).toEqual({ max: 3, left: 2, freesAt: 900 });
  expect(allowanceWith("Octavia", rated)).toEqual({ max: 3, left: 3, freesAt: null });
  // The operator has lowered the limit meanwhile.
  expect(allowanceWith("Pip", { ...rated, max: 1 })?.left).toBe(0);
});

test("without a limit there is nothing to tell", () => {
  expect(allowanceWith("Pip", { ...rated, max: 0 })).toBeNull();
});
