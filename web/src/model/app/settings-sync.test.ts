import { describe, expect, test } from "vitest";
import { defaultSettings } from "./settings";
import { fromStored, onSignIn, readHere, toStore } from "./settings-sync";

const stored = (changedAt: number): { version: number; changed_at: number; document: string } => ({
  version: 1,
  changed_at: changedAt,
  document: "{}",
});

describe("the settings to keep after signing in", () => {
  test.each([
    [{ owner: null, changedAt: 0 }, null, "neither"],
    [{ owner: null, changedAt: 5 }, null, "give"],
    [{ owner: "anna", changedAt: 5 }, stored(9), "take"],
    [{ owner: "anna", changedAt: 9 }, stored(5), "give"],
    [{ owner: "anna", changedAt: 5 }, stored(5), "neither"],
    [{ owner: "berta", changedAt: 9 }, stored(5), "take"],
    [{ owner: "berta", changedAt: 9 }, null, "neither"],
  ] as const)("%j and %j: %s", (here, kept, expected) => {
    expect(onSignIn(here, "anna", kept)).toBe(expected);
  });
});

test("a browser keeps its own permission and muted players, and unknown fields of the document", () => {
  const here = { ...defaultSettings, notices: true, muted: ["berta"] };
  const document = toStore({ ...here, theme: "dark" }, '{"future":7}');
  expect(JSON.parse(document)).toMatchObject({ theme: "dark", future: 7 });
  expect(document).not.toMatch(/notices|muted|berta/);
  expect(fromStored('{"theme":"dark","muted":["carl"],"notices":false,"boardColour":"none"}', here)).toEqual({
    ...here,
    theme: "dark",
  });
  expect(fromStored("not json", here)).toEqual(here);
});

test("remembered values are checked when they are read", () => {
  expect(readHere({ owner: "anna", changedAt: 7 })).toEqual({ owner: "anna", changedAt: 7 });
  expect(readHere(null)).toEqual({ owner: null, changedAt: 0 });
  expect(readHere({ owner: 4, changedAt: "x" })).toEqual({ owner: null, changedAt: 0 });
});
