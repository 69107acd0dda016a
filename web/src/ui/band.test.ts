import { expect, test } from "vitest";
import type { Locale } from "../model/app/settings";
import { bandText } from "./band";
import { speak } from "./text/index.svelte";

const BANDS: readonly [Locale, string, string][] = [
  ["en", "below 1500", "above 1800"],
  ["de", "unter 1500", "ab 1800"],
  ["es", "menos de 1500", "desde 1800"],
  ["uk", "до 1500", "від 1800"],
  ["he", "מתחת ל־1500", "מ־1800"],
];
test.each(BANDS)("the outer bands are told in the language %s", async (locale, below, above) => {
  await speak(locale);
  expect(bandText("below 1500")).toBe(below);
  expect(bandText("above 1800")).toBe(above);
  expect(bandText("1700-1799")).toBe("1700-1799");
});
