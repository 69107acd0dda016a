import { expect, test } from "vitest";
import { bytesOf, sameBytes } from "./push-key";

test("the key of the site is read from base64url", () => {
  expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
  expect(sameBytes(bytesOf("-_8A"), new Uint8Array([251, 255, 0]))).toBe(true);
  expect(sameBytes(bytesOf("-_8A"), bytesOf("-_8"))).toBe(false);
});
