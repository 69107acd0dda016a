/** Requests to the HTTP API. No other module of the pages fetches. */

import { NO_ANSWER, ownError } from "../model/app/own-error";
import type { ErrorBody, RequestId } from "../wire/messages";
import { prepared } from "./refusals";

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

const NOTICED_MS = 300;
const ASK_AGAIN_MS = 10_000;

/** Returns a new name for an action. The server carries an action that is sent again under its name out once. */
export function requestName(): RequestId {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long a page waits for the answer to an action before it says that there is none. */
export const ACTION_PATIENCE_MS = 10_000;
/** The same for a question that the server computes. */
export const QUESTION_PATIENCE_MS = 30_000;
/** How long an action without an answer keeps its name. The server knows the name for longer. */
const NAME_KEPT_MS = 10 * 60_000;

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Answer {
  readonly response: Response;
  readonly text: string;
}

/** An action whose request had no answer. */
interface Unanswered {
  readonly name: string;
  /** The time until which the action is the same one if it is sent again. */
  readonly until: number;
  /** The answer, if it may still come. */
  readonly late: Promise<Answer> | null;
}

/** The failure of a request that has no answer yet. */
class NoAnswer extends Error {}

/** The function that sends a request. */
export type Send = Requests["send"];

/** Sends requests with the session's CSRF token. */
export class Requests {
  csrf: string | null = null;
  /** The pending request for the session. A page may act before its token is known. */
  #asking: Promise<unknown> | null = null;
  /** The requests that change nothing and have no answer yet: each function sends its request again. */
  readonly #open = new Set<() => void>();
  /** The actions without an answer, by method, path and body. */
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #fetch: typeof fetch;
  readonly #isDown: () => boolean;

  /**
   * `isDown` says whether the connection to the server is down. Requests that change nothing then wait until `again` is
   * called, instead of failing.
   */
  constructor(fetcher: typeof fetch, isDown: () => boolean = () => false) {
    this.#fetch = fetcher;
    this.#isDown = isDown;
  }

  /** Sends all open requests that change nothing again: the connection is back, and what was sent before it may be lost. */
  again = (): void => {
    for (const repeat of this.#open) repeat();
  };

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

  /**
   * Sends a request and returns its answer. The answer is parsed here and assumed to have the generated type. An action
   * that is sent again, because it had no answer, is carried out once. A `question` changes nothing, whatever its method.
   */
  send = async <T>(method: Method, path: string, body?: object, kind?: "question"): Promise<T> => {
    const isFile = body instanceof Blob;
    const content = body === undefined || isFile ? body : JSON.stringify(body);
    const ask = async (signal: AbortSignal | null, name?: string): Promise<Answer> => {
      if (method !== "GET" && this.#asking !== null) await this.#asking;
      const headers: Record<string, string> = { accept: "application/json" };
      if (body !== undefined) headers["content-type"] = isFile ? "application/octet-stream" : "application/json";
      if (method !== "GET" && this.csrf !== null) headers["x-csrf-token"] = this.csrf;
      if (name !== undefined) headers["idempotency-key"] = name;
      const response = await this.#fetch(`/api/v1${path}`, {
        method,
        headers,
        credentials: "same-origin",
        signal,
        ...(content === undefined ? {} : { body: content }),
      });
      return { response, text: await response.text() };
    };
    const answered = (): Promise<Answer> => {
      if (method === "GET") return this.#persist(ask);
      if (kind === "question") return within(ask(null), QUESTION_PATIENCE_MS);
      // A file takes its time.
      if (isFile) return ask(null);
      return this.#act([method, path, content].join(" "), (name) => ask(null, name));
    };
    try {
      const { response, text } = await answered();
      if (!response.ok) {
        await prepared();
        throw new ApiError(response.status, errorBody(text));
      }
      return (text === "" ? undefined : JSON.parse(text)) as T;
    } catch (error) {
      if (error instanceof ApiError || error instanceof SyntaxError) throw error;
      const reason = error instanceof NoAnswer ? NO_ANSWER : "";
      throw new ApiError(0, { ...ownError("unavailable"), reason });
    }
  };

  /** Sends an action. If the same one had no answer a while ago, it has the same name, and the answer to either counts. */
  async #act(same: string, ask: (name: string) => Promise<Answer>): Promise<Answer> {
    const before = this.#unanswered.get(same);
    this.#unanswered.delete(same);
    const known = before !== undefined && Date.now() < before.until ? before : null;
    const name = known?.name ?? requestName();
    const late = known?.late ?? null;
    const asked = late === null ? ask(name) : ofEither(ask(name), late);
    try {
      return await within(asked, ACTION_PATIENCE_MS);
    } catch (error) {
      const until = Date.now() + NAME_KEPT_MS;
      this.#unanswered.set(same, { name, until, late: error instanceof NoAnswer ? asked : null });
      throw error;
    }
  }

  /** Asks until there is an answer, as long as the connection is down. */
  async #persist<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (;;) {
      const cut = new AbortController();
      let repeat = (): void => undefined;
      const isBack = new Promise<void>((resolve) => {
        repeat = (): void => {
          resolve();
          cut.abort();
        };
      });
      this.#open.add(repeat);
      try {
        return await ask(cut.signal);
      } catch (error) {
        // The socket may notice the failure a moment later than the request.
        await Promise.race([isBack, wait(NOTICED_MS)]);
        if (cut.signal.aborted) continue;
        if (!this.#isDown()) throw error;
        // Without a socket, because something on the way blocks it, nothing says when to ask again.
        await Promise.race([isBack, wait(ASK_AGAIN_MS)]);
      } finally {
        this.#open.delete(repeat);
      }
    }
  }
}

/** Returns the error of an answer. A proxy may answer with a page of its own, which has no message of the server. */
function errorBody(text: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && "code" in parsed && "message" in parsed) {
      return { ...ownError("unavailable"), ...(parsed as Partial<ErrorBody>) };
    }
  } catch {
    // not JSON: fall through
  }
  return ownError("unavailable");
}

/** Returns what a request answers within some time, or fails with `NoAnswer`. */
async function within(asked: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the answer to two requests for one action. The server refuses the one that arrives second, so its answer counts
 * only if the other has none.
 */
function ofEither(one: Promise<Answer>, other: Promise<Answer>): Promise<Answer> {
  const first = (mine: Promise<Answer>, theirs: Promise<Answer>): Promise<Answer> =>
    mine.then((answer) => (isSecond(answer) ? theirs.catch(() => answer) : answer));
  return Promise.any([first(one, other), first(other, one)]);
}

function isSecond({ response, text }: Answer): boolean {
  return response.status === 409 && errorBody(text).reason === "action_arrived";
}
