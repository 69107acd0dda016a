import { expect, it } from "vitest";

import { ownError, spoken } from "./own-error";

it.each([
  ["minutes", "minutes: 1 to 120", "Minutes: 1 to 120"],
  ["game.checkers_left", "game.checkers_left: 1 to 15", "Checkers left: 1 to 15"],
  ["prizes[2]", "prizes[2]: above 0", "Prizes: above 0"],
  ["a.players[0]", 'a.players[0]: there is no player named "Xaver"', 'Players: there is no player named "Xaver"'],
  [null, "the event is over", "the event is over"],
  ["name", "another text", "another text"],
])("speaks of the field %j", (field, message, said) => {
  expect(spoken({ ...ownError("invalid", message), field })).toBe(said);
});
