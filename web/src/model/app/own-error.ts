/** Errors that this client found itself. */

import type { ErrorBody, ErrorCode } from "../../wire/messages";

/** The reason of an error `unavailable`: the server has not answered in time. */
export const NO_ANSWER = "no_answer";

/** Returns an error that no server sent, in the form of the server's errors. Its text is among those of the client. */
export function ownError(code: ErrorCode, message = ""): ErrorBody {
  return { code, reason: "", params: {}, message, field: null, retry_after_s: null };
}

/** Returns the last part of a field's path as words: `Checkers left` for `game.checkers_left`. */
export function wordsOfField(field: string): string {
  const part = field.split(".").at(-1) ?? field;
  const [name = part] = part.split("[");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll("_", " ");
}
