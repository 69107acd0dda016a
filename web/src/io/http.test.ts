import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ScoreSheet, Session } from "../wire/messages";
import { connect, type Api } from "./http";
import { ACTION_PATIENCE_MS, QUESTION_PATIENCE_MS } from "./requests";

const session: Session = { user: null, csrf_token: "t0ken", mail: false, new_sign_ins: 0 } as unknown as Session;
const sheet = { games: [] } as unknown as ScoreSheet; // only its path to the server matters

interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly token: string | null;
}

/** A server that answers the request for the session when the test says so. */
function server(status = 200): { api: Api; asked: Asked[]; answer: () => void } {
  const asked: Asked[] = [];
  let answer = (): void => undefined;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  const api = connect(async (path, init) => {
    asked.push({
      method: init?.method,
      path: String(path as string),
      token: new Headers(init?.headers).get("x-csrf-token"),
    });
    if (init?.method !== "GET") return new Response("{}");
    await waits;
    return new Response(JSON.stringify(status === 200 ? session : { code: "unavailable", message: "" }), { status });
  });
  return { api, asked, answer };
}

test("a page that acts before the session is known waits for its token", async () => {
  const { api, asked, answer } = server();
  const known = api.session();
  const scored = api.scoreSheet(sheet);
  await Promise.resolve();
  expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  answer();
  await Promise.all([known, scored]);
  expect(asked.at(-1)).toEqual({ method: "POST", path: "/api/v1/duplicate/score", token: "t0ken" });
});

test("without a session a page acts without a token", async () => {
  const { api, asked, answer } = server(503);
  const known = api.session();
  const scored = api.scoreSheet(sheet);
  answer();
  await expect(known).rejects.toThrow();
  await scored;
  expect(asked.at(-1)?.token).toBeNull();
});

/** A server that gives no answer or fails, as the test says, and a connection that is down or not. */
function cutOff(fails: boolean): { api: Api; paths: string[]; state: { isDown: boolean; answers: boolean } } {
  const paths: string[] = [];
  const state = { isDown: true, answers: false };
  const api = connect(
    (path, init) => {
      paths.push(String(path as string));
      if (state.answers) return Promise.resolve(new Response("[]"));
      if (fails) return Promise.reject(new TypeError("network"));
      return new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      });
    },
    () => state.isDown,
  );
  return { api, paths, state };
}

test.each([true, false])(
  "a question goes out again when the connection is back (failed at once: %s)",
  async (fails) => {
    const { api, paths, state } = cutOff(fails);
    const asked = api.bots();
    await Promise.resolve();
    Object.assign(state, { isDown: false, answers: true });
    await new Promise((resolve) => setTimeout(resolve));
    api.again();
    expect(await asked).toEqual([]);
    expect(paths).toEqual(["/api/v1/bots", "/api/v1/bots"]);
  },
);

test("while the connection stands, a question that fails is an error", async () => {
  const { api, paths, state } = cutOff(true);
  state.isDown = false;
  await expect(api.bots()).rejects.toMatchObject({ body: { code: "unavailable" } });
  expect(paths.length).toBe(1);
});

test("an action is never sent twice by itself", async () => {
  const { api, paths } = cutOff(true);
  await expect(api.scoreSheet(sheet)).rejects.toMatchObject({ body: { code: "unavailable" } });
  api.again();
  expect(paths.length).toBe(1);
});

test("a request that changes nothing does not wait", () => {
  const { api, asked } = server();
  void api.session();
  void api.bots();
  expect(asked.map(({ path }) => path)).toEqual(["/api/v1/session", "/api/v1/bots"]);
});

/** A server whose answers to requests, in their order, come when the test says so. */
function slow(): {
  api: Api;
  names: (string | null)[];
  answer: (at: number, status: number, body: object) => void;
  cut: (at: number) => void;
} {
  const names: (string | null)[] = [];
  const waiting: { resolve: (answer: Response) => void; reject: (error: Error) => void }[] = [];
  const api = connect((_path, init) => {
    names.push(new Headers(init?.headers).get("idempotency-key"));
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  });
  return {
    api,
    names,
    answer: (at, status, body) => waiting[at]?.resolve(new Response(JSON.stringify(body), { status })),
    cut: (at) => waiting[at]?.reject(new TypeError("network")),
  };
}

describe("an action without an answer", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const noAnswer = { status: 0, body: { code: "unavailable", reason: "no_answer" } };
  const arrived = { code: "conflict", reason: "action_arrived", message: "" };

  /** Sends the action, and waits until the page gives up. */
  async function unanswered(api: Api): Promise<void> {
    const told = expect(api.scoreSheet(sheet)).rejects.toMatchObject(noAnswer);
    await vi.advanceTimersByTimeAsync(ACTION_PATIENCE_MS);
    await told;
  }

  test("is told after a while, and keeps its name when it is sent again", async () => {
    const { api, names, answer } = slow();
    await unanswered(api);
    const again = api.scoreSheet(sheet);
    await vi.advanceTimersByTimeAsync(0);
    answer(1, 200, { done: 2 });
    expect(await again).toEqual({ done: 2 });
    expect(names[0]).toMatch(/^[\w-]{16,64}$/);
    expect(names).toEqual([names[0], names[0]]);
  });

  test("has the answer that comes late", async () => {
    const { api, answer } = slow();
    await unanswered(api);
    const again = api.scoreSheet(sheet);
    await vi.advanceTimersByTimeAsync(0);
    // The server refuses the second request, because the first has arrived.
    answer(1, 409, arrived);
    await vi.advanceTimersByTimeAsync(0);
    answer(0, 200, { done: 1 });
    expect(await again).toEqual({ done: 1 });
  });

  test("has the answer to the second request if the first comes later, or never", async () => {
    for (const ends of ["refused", "cut"]) {
      const { api, answer, cut } = slow();
      await unanswered(api);
      const again = api.scoreSheet(sheet);
      await vi.advanceTimersByTimeAsync(0);
      if (ends === "cut") cut(0);
      else answer(0, 409, arrived);
      await vi.advanceTimersByTimeAsync(0);
      answer(1, 200, { done: 2 });
      expect(await again).toEqual({ done: 2 });
    }
  });

  test("has arrived if the server says so and the first answer is lost", async () => {
    const { api, answer, cut } = slow();
    await unanswered(api);
    cut(0);
    const again = expect(api.scoreSheet(sheet)).rejects.toMatchObject({
      status: 409,
      body: { reason: "action_arrived" },
    });
    await vi.advanceTimersByTimeAsync(0);
    answer(1, 409, arrived);
    await again;
  });

  test("keeps its name after the network has failed, and gets another one after an answer", async () => {
    const { api, names, answer, cut } = slow();
    const failed = expect(api.scoreSheet(sheet)).rejects.toMatchObject({ body: { reason: "" } });
    await vi.advanceTimersByTimeAsync(0);
    cut(0);
    await failed;
    for (const at of [1, 2]) {
      const sent = api.scoreSheet(sheet);
      await vi.advanceTimersByTimeAsync(0);
      answer(at, 200, {});
      await sent;
    }
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  test("is another one with another content", async () => {
    const { api, names } = slow();
    await unanswered(api);
    void api.scoreSheet({ ...sheet, other: true } as ScoreSheet).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(names[1]).not.toBe(names[0]);
  });

  test("is no question to the engine, which may take longer and has no name", async () => {
    const { api, names } = slow();
    const told = expect(api.position({ id: "x", setup: null, plies: 0 })).rejects.toMatchObject(noAnswer);
    let isTold = false;
    void told.then(() => (isTold = true));
    await vi.advanceTimersByTimeAsync(ACTION_PATIENCE_MS);
    expect(isTold).toBe(false);
    await vi.advanceTimersByTimeAsync(QUESTION_PATIENCE_MS - ACTION_PATIENCE_MS);
    await told;
    expect(names).toEqual([null]);
  });
});
