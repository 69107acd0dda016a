/** Error messages for the player. */
import { ApiError } from "../io/requests";
import { NO_ANSWER, ownError, wordsOfField } from "../model/app/own-error";
import type { ErrorBody } from "../wire/messages";
import { refusalText, t } from "./text/index.svelte";

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

/** Returns the text of a refusal, whether it came over HTTP or over the socket. It begins with the name of the field. */
export function bodyText(body: ErrorBody): string {
  if (body.reason === NO_ANSWER) return t().errors.noAnswer;
  const text = refusalText(body);
  if (text === null) return body.message === "" ? t().errors.unreachable : body.message;
  return body.field === null ? text : `${wordsOfField(body.field)}: ${text}`;
}

/** Returns the text of a refusal where it is shown beside the field. */
export function textAtField(body: ErrorBody): string {
  return bodyText({ ...body, field: null });
}

export function isNotFound(error: unknown): boolean {
  return bodyOf(error)?.code === "not_found";
}
