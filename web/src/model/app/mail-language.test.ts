import { expect, test } from "vitest";
import { mailLanguage } from "./mail-language";

test.each([
  ["de", "de"],
  ["he", "he"],
  ["fr", "en"],
] as const)("a reader of %s gets mails in %s", (locale, language) => {
  expect(mailLanguage(locale)).toBe(language);
});
