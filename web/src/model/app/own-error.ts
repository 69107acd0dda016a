/** Errors that this client found itself. */

import type { ErrorBody, ErrorCode } from "../../wire/messages";

/** Returns an error that no server sent, in the form of the server's errors. */
export function ownError(code: ErrorCode, message: string): ErrorBody {
  return { code, message, field: null, reason: null, event: null, retry_after_s: null };
}

/** Returns a message of the server, with the name of a field as a word: `Checkers left` for `game.checkers_left`. */
export function spoken({ field, message }: ErrorBody): string {
  if (field === null || !message.startsWith(`${field}: `)) return message;
  const last =
    field
      .replace(/\[\d+\]$/, "")
      .split(".")
      .at(-1) ?? field;
  const name = last.replaceAll("_", " ");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${message.slice(field.length + 2)}`;
}
