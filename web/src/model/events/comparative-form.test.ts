import { expect, test } from "vitest";
import type { ComparativeCard, YourComparative } from "../../wire/messages";
import { comparativeOf, FIRST_COMPARATIVE, nextStep, signedWhole } from "./comparative-form";

const YOU: YourComparative = {
  director: false,
  may_enter: false,
  entered: false,
  finished: 0,
  next: null,
  playing: null,
  table: null,
};

function card(you: Partial<YourComparative>, phase: ComparativeCard["phase"] = "open"): ComparativeCard {
  return {
    id: "0123456789a",
    name: "Friday boards",
    week: null,
    director: "Dirk",
    bot: "Pip",
    boards: 6,
    both_sides: false,
    phase,
    opens_at: 0,
    closes_at: 1,
    players: 0,
    winners: [],
    newcomers: false,
    you: { ...YOU, ...you },
  };
}

test("the form is a message once it has a name and a bot", () => {
  expect(comparativeOf(FIRST_COMPARATIVE, 0)).toBeNull();
  expect(comparativeOf({ ...FIRST_COMPARATIVE, name: "Friday boards" }, 0)).toBeNull();
  const wanted = comparativeOf({ ...FIRST_COMPARATIVE, name: " Friday boards ", bot: "Pip", days: 2 }, 1000);
  expect(wanted).toMatchObject({
    name: "Friday boards",
    boards: 6,
    both_sides: false,
    time: { kind: "none" },
    closes_at: 172_801_000,
  });
});

test("a page offers only the next step", () => {
  expect(nextStep(card({}), "nobody")).toEqual({ kind: "sign_in" });
  expect(nextStep(card({}), "guest")).toEqual({ kind: "keep" });
  expect(nextStep(card({ may_enter: true }), "known")).toEqual({ kind: "begin", board: 1, enter: true });
  expect(nextStep(card({ entered: true, next: 3 }), "known")).toEqual({ kind: "begin", board: 3, enter: false });
  expect(nextStep(card({ entered: true, playing: 2, table: "t" }, "closing"), "known")).toEqual({
    kind: "continue",
    board: 2,
    table: "t",
  });
  expect(nextStep(card({ entered: true, finished: 6 }), "known")).toEqual({ kind: "nothing" });
  expect(nextStep(card({}, "over"), "nobody")).toEqual({ kind: "nothing" });
});

test("results are written with their sign", () => {
  expect([150, 0, -150].map(signedWhole)).toEqual(["+150", "0", "−150"]);
});
