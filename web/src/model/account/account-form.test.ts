import { describe, expect, it } from "vitest";
import { ownError } from "../app/own-error";
import type { ErrorBody } from "../../wire/messages";
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
  ["Guest-7", "for_guests"],
])("finds the problem of the name %j", (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

it.each([
  ["12345678", null],
  ["xy".repeat(64), null],
  ["", "required"],
  ["1234567", "too_short"],
  ["xy".repeat(64) + "x", "too_long"],
  ["🎲".repeat(7), "too_short"],
  ["🎲".repeat(8), "one_character"],
  ["🎲".repeat(7) + "x", null],
  ["aaaaaaaa", "one_character"],
  ["AnnaKarenina", "is_the_name"],
])("finds the problem of the password %j", (password, problem) => {
  expect(passwordProblem(password, "annakarenina")).toBe(problem);
});

it("calls longer and more varied passwords stronger", () => {
  const passwords = ["short", "abababababababababab", "backgammon", "Backgammon-24-points"];
  expect(passwords.map((password) => passwordStrength(password, "anna"))).toEqual([0, 1, 2, 3]);
});

describe("an answer of the server", () => {
  const rows: [ErrorBody["code"], string | null, string | null][] = [
    ["name_taken", null, "name"],
    ["common_password", "password", "password"],
    ["invalid", "name", "name"],
    ["invalid", "new", "password"],
    ["invalid", "current", "current"],
    ["invalid", "code", null],
    ["wrong_credentials", null, null],
    ["invalid", null, null],
  ];
  it.each(rows)("%s of %j belongs to the field %j", (code, named, field) => {
    expect(fieldOf({ ...ownError(code), field: named })).toBe(field);
  });
});
