/** Requests to the HTTP API. No other module of the pages fetches. */

import { ownError } from "../model/app/own-error";
import type { ErrorBody } from "../wire/messages";

/** A request that the server refused or the network lost. `body.code` is `unavailable` when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The function that sends a request. */
export type Send = Requests["send"];

/** Sends requests with the session's CSRF token. */
export class Requests {
  csrf: string | null = null;
  /** The pending request for the session. A page may act before its token is known. */
  #asking: Promise<unknown> | null = null;
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch) {
    this.#fetch = fetcher;
  }

  /** Makes requests that change something wait until a request for the session has its answer. */
  holdingOthers = <T>(asked: Promise<T>): Promise<T> => {
    const settled = asked.then(
      () => undefined,
      () => undefined, // The caller handles the error; a waiting request continues without a token.
    );
    this.#asking = settled;
    void settled.then(() => {
      if (this.#asking === settled) this.#asking = null;
    });
    return asked;
  };

  /** Sends a request and returns its answer. The answer is parsed here and assumed to have the generated type. */
  send = async <T>(method: Method, path: string, body?: object): Promise<T> => {
    if (method !== "GET" && this.#asking !== null) await this.#asking;
    const headers: Record<string, string> = { accept: "application/json" };
    const isFile = body instanceof Blob;
    if (body !== undefined) headers["content-type"] = isFile ? "application/octet-stream" : "application/json";
    if (method !== "GET" && this.csrf !== null) headers["x-csrf-token"] = this.csrf;
    let response: Response;
    try {
      response = await this.#fetch(`/api/v1${path}`, {
        method,
        headers,
        credentials: "same-origin",
        ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      });
    } catch {
      throw new ApiError(0, ownError("unavailable", "the server cannot be reached"));
    }
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, errorBody(text));
    return (text === "" ? undefined : JSON.parse(text)) as T;
  };
}

/** Returns the error of an answer. A proxy may answer with a page of its own, which has no message of the server. */
function errorBody(text: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && "code" in parsed && "message" in parsed) {
      return { ...ownError("unavailable", ""), ...(parsed as Partial<ErrorBody>) };
    }
  } catch {
    // not JSON: fall through
  }
  return ownError("unavailable", "the server gave no readable answer");
}
