import { describe, expect, it } from "vitest";
import type { ErrorBody } from "../wire/messages";
import { fieldOf, nameProblem, passwordProblem, passwordStrength } from "./account-form";

it.each([
  ["anna", null],
  ["A-b_9", null],
  ["abc", null],
  ["a".repeat(20), null],
  ["", "required"],
  ["ab", "too_short"],
  ["a".repeat(21), "too_long"],
  ["9lives", "first_letter"],
  ["-anna", "first_letter"],
  [" anna", "first_letter"],
  ["an na", "characters"],
  ["annä", "characters"],
  ["anna\n", "characters"],
])("finds the problem of the name %j", (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

it.each([
  ["12345678", null],
  ["x".repeat(128), null],
  ["", "required"],
  ["1234567", "too_short"],
  ["x".repeat(129), "too_long"],
  ["🎲".repeat(7), "too_short"],
  ["🎲".repeat(8), null],
])("finds the problem of the password %j", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

it("calls longer and more varied passwords stronger", () => {
  const strengths = ["short", "aaaaaaaaaaaaaaaaaaaa", "backgammon", "Backgammon-24-points"].map(passwordStrength);
  expect(strengths).toEqual([0, 1, 2, 3]);
});

describe("an answer of the server", () => {
  const error = (code: ErrorBody["code"], message: string): ErrorBody => ({ code, message });
  it.each([
    [error("name_taken", "the name is taken"), "name"],
    [error("invalid", "name must be 3 to 20 characters"), "name"],
    [error("invalid", "password must be 8 to 128 characters"), "password"],
    [error("wrong_credentials", "name and password do not belong together"), null],
    [error("too_many_requests", "too many attempts for this name"), null],
    [error("invalid", "the table is full"), null],
  ])("belongs to the field it names: %j", (body, field) => {
    expect(fieldOf(body)).toBe(field);
  });
});
