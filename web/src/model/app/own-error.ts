/** Errors that this client found itself. */

import type { ErrorBody, ErrorCode } from "../../wire/messages";

/** Returns an error that no server sent, in the form of the server's errors. */
export function ownError(code: ErrorCode, message: string): ErrorBody {
  return { code, message, reason: null, event: null, retry_after_s: null };
}
