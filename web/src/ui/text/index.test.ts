import { expect, test } from "vitest";
import { NO_ANSWER, ownError } from "../../model/app/own-error";
import { bodyText, textAtField } from "../failure";
import { loadPageTexts, loadRefusals, speak, t } from "./index.svelte";

test("the texts of pages are complete when the language changes while they are fetched", async () => {
  await Promise.all([speak("de"), loadPageTexts()]);
  expect(t().shell.lobby).toBe("Spielen");
  expect(t().clubs.lead).not.toBe("");
  await speak("uk");
  await loadPageTexts();
  expect(Object.keys(t())).toContain("verify");
  expect(t().shell.places.clubs).toBe("Клуби");
});

test("a refusal is shown in the reader's language, and in English as the server says it before its text is loaded", async () => {
  const body = { ...ownError("invalid", "game.length: From 1 to 25."), reason: "from_to", params: { min: 1, max: 25 } };
  const refusal = { ...body, field: "game.length" };
  await speak("en");
  expect(bodyText(refusal)).toBe("game.length: From 1 to 25.");
  await loadRefusals();
  expect([bodyText(refusal), textAtField(refusal)]).toEqual(["Length: From 1 to 25.", "From 1 to 25."]);
  await speak("de");
  expect(bodyText({ ...refusal, reason: "wrong_credentials" })).toBe("Length: Name oder Passwort ist falsch.");
  expect(bodyText({ ...refusal, reason: "of_a_newer_server" })).toBe(body.message);
  expect(bodyText(ownError("unavailable"))).toBe(t().errors.unreachable);
  expect(bodyText({ ...ownError("unavailable"), reason: NO_ANSWER })).toBe(t().errors.noAnswer);
});
