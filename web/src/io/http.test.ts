import { expect, test } from "vitest";
import type { ScoreSheet, Session } from "../wire/messages";
import { connect, type Api } from "./http";

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

test("a request that changes nothing does not wait", () => {
  const { api, asked } = server();
  void api.session();
  void api.bots();
  expect(asked.map(({ path }) => path)).toEqual(["/api/v1/session", "/api/v1/bots"]);
});
