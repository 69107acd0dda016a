import { expect, it } from "vitest";
import { claimIn } from "./claim";

it("counts down to the time from which a match may be claimed", () => {
  const view = { claim_from: 130_000, server_time: 10_000 };
  expect(claimIn(view, 0)).toBe(120_000);
  expect(claimIn(view, 119_999)).toBe(1);
  expect(claimIn(view, 120_000)).toBe(0);
  expect(claimIn(view, 999_999)).toBe(0);
  expect(claimIn(view, -5)).toBe(120_000);
  expect(claimIn({ ...view, claim_from: null }, 999_999)).toBeNull();
});
