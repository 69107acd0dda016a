import { expect, it } from "vitest";

import { wordsOfField } from "./own-error";

it.each([
  ["minutes", "Minutes"],
  ["game.checkers_left", "Checkers left"],
  ["prizes[2]", "Prizes"],
  ["a.players[0]", "Players"],
])("speaks of the field %j", (field, words) => {
  expect(wordsOfField(field)).toBe(words);
});
