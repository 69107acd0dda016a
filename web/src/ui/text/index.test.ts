import { expect, test } from "vitest";
import { loadPageTexts, speak, t } from "./index.svelte";

test("the texts of pages are complete when the language changes while they are fetched", async () => {
  await Promise.all([speak("de"), loadPageTexts()]);
  expect(t().shell.lobby).toBe("Spielen");
  expect(t().clubs.lead).not.toBe("");
  await speak("uk");
  await loadPageTexts();
  expect(Object.keys(t())).toContain("verify");
  expect(t().shell.places.clubs).toBe("Клуби");
});
