import { expect, test } from "vitest";
import { named } from "./named";

test("names are found by any part of them, in any script and case, each once", () => {
  const names = ["Anna", "Joanna", "anna", "Зоряна", "דוד", "Anna", "Bo"];
  expect(named(names, " ANN ")).toEqual(["Anna", "anna", "Joanna"]);
  expect(named(names, "зОр")).toEqual(["Зоряна"]);
  expect(named(names, "דו")).toEqual(["דוד"]);
  expect(named(names, " ")).toEqual([]);
  expect(named(names, "nobody")).toEqual([]);
});
