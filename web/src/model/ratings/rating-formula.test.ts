import { expect, it } from "vitest";
import { kFactor, outlook } from "./rating-formula";

it("gives the worked examples of the rules page", () => {
  const even = outlook({ rating: 1500, experience: 0 }, 1500, 5);
  expect(even.probability).toBe(0.5);
  expect(even.gain).toBeCloseTo(22.3607, 4);
  expect(even.loss).toBeCloseTo(22.3607, 4);
  const upset = outlook({ rating: 1500, experience: 40 }, 1700, 1);
  expect(upset.probability).toBeCloseTo(0.442688, 6);
  expect(upset.gain).toBeCloseTo(10.2545, 4);
  expect(outlook({ rating: 1700, experience: 500 }, 1500, 1).loss).toBeCloseTo(2.2292, 4);
});

it("lowers K from 5 to 1 over 400 points of experience", () => {
  expect([0, 100, 400, 9000].map(kFactor)).toEqual([5, 4, 1, 1]);
});
