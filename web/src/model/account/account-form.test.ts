import { describe, expect, it } from "vitest";
import { ownError } from "../app/own-error";
import type { ErrorBody } from "../../wire/messages";
import { fieldError, nameProblem, passwordProblem, passwordStrength } from "./account-form";

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
  const rows: [ErrorBody["code"], string | null, string, string | null, string][] = [
    ["name_taken", null, "the name is taken", "name", "the name is taken"],
    ["common_password", null, "password: among the first", "password", "password: among the first"],
    ["invalid", "name", "name: admin is reserved for the server", "name", "admin is reserved for the server"],
    ["invalid", "password", "password: must not be the name", "password", "must not be the name"],
    ["invalid", "new", "new: 8 to 128 characters", "password", "8 to 128 characters"],
    ["invalid", "current", "current: must not be empty", "current", "must not be empty"],
    ["invalid", "code", "code: 6 digits", null, "code: 6 digits"],
    ["wrong_credentials", null, "wrong name or password", null, "wrong name or password"],
    ["too_many_requests", null, "too many requests; try again later", null, "too many requests; try again later"],
    ["invalid", null, "the table is full", null, "the table is full"],
  ];
  it.each(rows)("%s of %j, %j, belongs to the field %j", (code, named, message, field, said) => {
    const answered = (text: string): ErrorBody => ({ ...ownError(code, text), field: named });
    expect(fieldError(answered(message))).toEqual({ field, error: answered(said) });
  });
});
