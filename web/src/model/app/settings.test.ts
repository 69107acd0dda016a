import { expect, test } from "vitest";
import { asksBeforeDoubling, defaultSettings, locales, readSettings, writingOf } from "./settings";

test.each([null, 3, "x", [], {}])("remembered %j gives the defaults", (remembered) => {
  expect(readSettings(remembered)).toEqual(defaultSettings);
});

test("stored settings come back", () => {
  const mine = {
    ...defaultSettings,
    theme: "dark",
    dice: "pixel",
    volume: 25,
    direction: "left",
    sound: false,
    notices: true,
    muted: ["anna"],
  };
  expect(readSettings(JSON.parse(JSON.stringify(mine)))).toEqual(mine);
});

test("a value that is no longer offered is replaced by its default", () => {
  expect(readSettings({ boardColour: "marble", checkers: 7, volume: 33, sound: "yes", muted: ["anna", 7] })).toEqual({
    ...defaultSettings,
    muted: ["anna"],
  });
});

test.each([
  [["de-AT", "en"], "de"],
  [["pt", "uk-UA", "de"], "uk"],
  [["EN-us", "de"], "en"],
  [["he-IL", "en"], "he"],
  [["es-MX", "en"], "es"],
  [["fr-CA", "en"], "fr"],
  [["tr-TR", "en"], "tr"],
  [["pt", "ja"], "en"],
  [[], "en"],
] as const)("the browser's languages %j give %s", (languages, locale) => {
  expect(readSettings(null, languages).locale).toBe(locale);
});

test("only Hebrew is written from right to left", () => {
  expect(locales.map((locale) => [locale, writingOf(locale)])).toEqual([
    ["en", "ltr"],
    ["de", "ltr"],
    ["es", "ltr"],
    ["uk", "ltr"],
    ["he", "rtl"],
    ["fr", "ltr"],
    ["tr", "ltr"],
  ]);
});

test("a language that was chosen stays, whatever the browser speaks", () => {
  expect(readSettings({ locale: "uk" }, ["de"]).locale).toBe("uk");
});

test.each([
  ["touch", true, true],
  ["touch", false, false],
  ["always", false, true],
  ["never", true, false],
] as const)("with the setting %s and by touch %s, a double is confirmed first: %s", (check, byTouch, asks) => {
  expect(asksBeforeDoubling(check, byTouch)).toBe(asks);
});
