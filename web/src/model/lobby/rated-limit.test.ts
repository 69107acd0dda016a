import { expect, test } from "vitest";
import { allowanceWith } from "./rated-limit";

const rated = {
  bot_max: 3,
  person_max: 20,
  with: [
    { name: "Pip", bot: true, begun: 3, frees_at: 500 },
    { name: "Marlow", bot: true, begun: 1, frees_at: 900 },
    { name: "anna", bot: false, begun: 20, frees_at: 700 },
  ],
};

test("matches begun within a day are subtracted from the limit of a day", () => {
  expect(allowanceWith("Pip", true, rated)).toEqual({ max: 3, left: 0, freesAt: 500 });
  expect(allowanceWith("Marlow", true, rated)).toEqual({ max: 3, left: 2, freesAt: 900 });
  expect(allowanceWith("Octavia", true, rated)).toEqual({ max: 3, left: 3, freesAt: null });
  expect(allowanceWith("anna", false, rated)).toEqual({ max: 20, left: 0, freesAt: 700 });
  expect(allowanceWith("berta", false, rated)).toEqual({ max: 20, left: 20, freesAt: null });
  // The operator has lowered the limit meanwhile.
  expect(allowanceWith("Pip", true, { ...rated, bot_max: 1 })?.left).toBe(0);
});

test("without a limit there is no allowance", () => {
  expect(allowanceWith("Pip", true, { ...rated, bot_max: 0 })).toBeNull();
  expect(allowanceWith("anna", false, { ...rated, person_max: 0 })).toBeNull();
});
