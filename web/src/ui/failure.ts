/** Error messages for the player. */
import { ApiError } from "../io/http";
import type { ErrorBody } from "../wire/messages";
import { t } from "./text/index.svelte";

export function bodyOf(error: unknown): ErrorBody | null {
  return error instanceof ApiError ? error.body : null;
}

export function failureText(error: unknown): string {
  const body = bodyOf(error);
  return body === null ? t().errors.unknown : bodyText(body);
}

/** Returns the message for a refusal over the socket. */
export function bodyText(body: ErrorBody): string {
  if (body.code === "too_many_requests") {
    return body.retry_after_s === undefined ? t().errors.tooManyForNow : t().errors.tooMany(body.retry_after_s);
  }
  const known: Partial<Record<ErrorBody["code"], string>> = t().errors.code;
  return known[body.code] ?? t().common.error(body);
}

export function isNotFound(error: unknown): boolean {
  return bodyOf(error)?.code === "not_found";
}
