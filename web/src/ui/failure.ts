/** Error messages for the player. */
import { ApiError } from "../io/requests";
import { ownError } from "../model/app/own-error";
import type { ErrorBody } from "../wire/messages";
import { t } from "./text/index.svelte";

export function bodyOf(error: unknown): ErrorBody | null {
  return error instanceof ApiError ? error.body : null;
}

/** Returns the server's refusal of a failed request, or an error of the client's own if there is none. */
export function refusalOf(error: unknown): ErrorBody {
  return bodyOf(error) ?? ownError("internal", failureText(error));
}

export function failureText(error: unknown): string {
  const body = bodyOf(error);
  return body === null ? t().errors.unknown : bodyText(body);
}

/** Removes the part of a message that tells programs what to send next. */
const stepIn = (message: string): string => message.replace(/ gives a result that yours would replace;.*$/s, "");

/** Returns the message for a refusal, whether it came over HTTP or over the socket. */
export function bodyText(body: ErrorBody): string {
  if (body.code === "too_many_requests") {
    return body.retry_after_s === null ? t().errors.tooManyForNow : t().errors.tooMany(body.retry_after_s);
  }
  if (body.reason === "replaced_since") return t().errors.replaced(stepIn(body.message));
  const known: Partial<Record<ErrorBody["code"], string>> = t().errors.code;
  const rules: Partial<Record<string, string>> = t().errors.reason;
  return known[body.code] ?? (body.reason === null ? undefined : rules[body.reason]) ?? t().common.error(body);
}

export function isNotFound(error: unknown): boolean {
  return bodyOf(error)?.code === "not_found";
}
