/** The rules for names and passwords, as the server's `SignUp` and `ChangePassword` state them, told before sending. */
import type { ErrorBody } from "../wire/messages";

export const NAME_LENGTH_MIN = 3;
export const NAME_LENGTH_MAX = 20;
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;

export type NameProblem = "required" | "too_short" | "too_long" | "first_letter" | "characters";
export type PasswordProblem = "required" | "too_short" | "too_long";

/** What is wrong with a name that is to be taken; null: nothing. */
export function nameProblem(name: string): NameProblem | null {
  if (name === "") return "required";
  if (!/^[A-Za-z]/.test(name)) return "first_letter";
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return "characters";
  if (name.length < NAME_LENGTH_MIN) return "too_short";
  if (name.length > NAME_LENGTH_MAX) return "too_long";
  return null;
}

/** What is wrong with a new password; null: nothing. Characters are counted, not bytes or UTF-16 units. */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = [...password].length;
  if (length === 0) return "required";
  if (length < PASSWORD_LENGTH_MIN) return "too_short";
  if (length > PASSWORD_LENGTH_MAX) return "too_long";
  return null;
}

export type Strength = 0 | 1 | 2 | 3;

/** How hard a password is to guess, roughly; advice for the person who types it, never a condition. */
export function passwordStrength(password: string): Strength {
  if (passwordProblem(password) !== null) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  const length = [...password].length;
  if (different < 5) return 1;
  if (length >= 16 || (length >= 12 && kinds >= 2)) return 3;
  return length >= 10 || kinds >= 3 ? 2 : 1;
}

export type AccountField = "name" | "password" | "current";

/** Where an answer of the server belongs on the form; null: above the form, because it concerns no single field. */
export function fieldOf(error: ErrorBody): AccountField | null {
  if (error.code === "name_taken") return "name";
  if (error.code !== "invalid") return null;
  // The message of `invalid` names the field that it is about.
  const named = /\b(name|password|current)\b/.exec(error.message)?.[1];
  return named === "name" || named === "password" || named === "current" ? named : null;
}
