/** The rules for names and passwords of the server's `SignUp` and `ChangePassword`, checked before sending. */
import type { ErrorBody } from "../../wire/messages";

export const NAME_LENGTH_MIN = 3;
export const NAME_LENGTH_MAX = 20;
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;

export type NameProblem = "required" | "too_short" | "too_long" | "first_letter" | "characters" | "for_guests";
export type PasswordProblem = "required" | "too_short" | "too_long" | "one_character" | "is_the_name";

/** Returns the problem of a new name, or null if the client finds none. */
export function nameProblem(name: string): NameProblem | null {
  if (name === "") return "required";
  if (!/^[A-Za-z]/.test(name)) return "first_letter";
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return "characters";
  if (name.length < NAME_LENGTH_MIN) return "too_short";
  if (name.length > NAME_LENGTH_MAX) return "too_long";
  return /^guest/i.test(name) ? "for_guests" : null;
}

/** Returns the problem of a new password, or null. Characters are counted, not bytes or UTF-16 units. */
export function passwordProblem(password: string, name: string): PasswordProblem | null {
  const characters = [...password];
  if (characters.length === 0) return "required";
  if (characters.length < PASSWORD_LENGTH_MIN) return "too_short";
  if (characters.length > PASSWORD_LENGTH_MAX) return "too_long";
  if (characters.every((character) => character === characters[0])) return "one_character";
  return password.toLowerCase() === name.toLowerCase() ? "is_the_name" : null;
}

export type Strength = 0 | 1 | 2 | 3;

/** Returns a rough strength of a password; advice for the person who types it, never a condition. */
export function passwordStrength(password: string, name: string): Strength {
  if (passwordProblem(password, name) !== null) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  const length = [...password].length;
  if (different < 5) return 1;
  if (length >= 16 || (length >= 12 && kinds >= 2)) return 3;
  return length >= 10 || kinds >= 3 ? 2 : 1;
}

export type AccountField = "name" | "password" | "current";

const FORM_FIELDS: Partial<Record<string, AccountField>> = {
  name: "name",
  password: "password",
  new: "password",
  current: "current",
};

/** Returns the field of the form that an error concerns; null if it concerns no single one. */
export function fieldOf(error: ErrorBody): AccountField | null {
  return error.code === "name_taken" ? "name" : (FORM_FIELDS[error.field ?? ""] ?? null);
}
