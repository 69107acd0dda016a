import { expect, test } from "vitest";
import { countries, countryCodes, countryName, flagOf } from "./countries";

test("every country has a flag and a name", () => {
  expect(countryCodes).toHaveLength(250);
  expect(new Set(countryCodes).size).toBe(250);
  expect(flagOf("UA")).toBe("🇺🇦");
  expect(countryName("DE", "en")).toBe("Germany");
  expect(countryName("DE", "uk")).toBe("Німеччина");
  expect(countries("de").map(({ name }) => name)).toContain("Österreich");
});
