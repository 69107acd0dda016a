import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../wire/messages";
import { signalOf } from "../model/app/link";
import { Socket } from "./socket";

/** A fake socket, controlled by the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly sent: ClientMessage[] = [];
  closed = false;
  readyState = 0;

  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("sent on a socket that is not open");
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
    this.readyState = 2;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const network = new EventTarget();
let socket: Socket;

function latest(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (last === undefined) throw new Error("no socket was made");
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", network);
  FakeSocket.all = [];
  socket = new Socket("ws://server/ws");
  socket.start();
});
afterEach(() => {
  socket.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a connection that never opens is given up and replaced", () => {
  const first = latest();
  vi.advanceTimersByTime(25_000);
  expect(first.closed).toBe(true);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("an action whose answer never comes is sent again over a new connection, under its old name", async () => {
  const first = latest();
  first.open();
  const answer = socket.act("m", { do: "roll" });
  const asked = first.sent.find((message) => message.type === "act");
  vi.advanceTimersByTime(26_000);
  expect(first.closed).toBe(true);
  const second = latest();
  second.open();
  const again = second.sent.find((message) => message.type === "act");
  expect(again).toEqual(asked);
  if (again?.type !== "act") throw new Error("nothing was sent again");
  second.say({ type: "done", request: again.request, seq: 4 });
  expect(await answer).toEqual({ done: 4 });
});

test("a silent server is pinged while nobody looks, and the connection stays if it answers", () => {
  page.visibilityState = "hidden";
  const first = latest();
  first.open();
  for (let minute = 0; minute < 4; minute++) {
    vi.advanceTimersByTime(15_000);
    expect(first.sent.at(-1)?.type).toBe("ping");
    first.say({ type: "pong", at: 0, server_time: 0 });
  }
  expect(FakeSocket.all).toEqual([first]);
  vi.advanceTimersByTime(40_000);
  expect(first.closed).toBe(true);
  page.visibilityState = "visible";
});

test("the page pings at once when the network comes back", () => {
  const first = latest();
  first.open();
  network.dispatchEvent(new Event("online"));
  expect(first.sent.map((message) => message.type)).toEqual(["ping"]);
});

test("the other listeners still get a message when one listener fails", () => {
  const told: string[] = [];
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  socket.onMessage(() => {
    throw new Error("broken");
  });
  socket.onMessage((message) => told.push(message.type));
  latest().open();
  latest().say({ type: "closing" });
  expect(told).toEqual(["closing"]);
  expect(reported).toHaveBeenCalledOnce();
});

test("after the server announces the end of a connection, messages go over the next one", () => {
  const first = latest();
  first.open();
  first.say({ type: "closing" });
  const before = first.sent.length;
  void socket.act("m", { do: "roll" });
  vi.advanceTimersByTime(25_000);
  expect(first.sent.length).toBe(before);
  const second = latest();
  second.open();
  expect(second.sent.some((message) => message.type === "act")).toBe(true);
});

/** Opens the newest connection and watches a match over it. */
function watching(): FakeSocket {
  const now = latest();
  now.open();
  socket.watchMatch("m");
  return now;
}
function pong(to: FakeSocket): void {
  const asked = to.sent.findLast((message) => message.type === "ping");
  if (asked?.type !== "ping") throw new Error("no ping was sent");
  to.say({ type: "pong", at: asked.at, server_time: 0 });
}

test("a cut network is noticed within 3 s while a match is watched, and its connection replaced", () => {
  const first = watching();
  vi.advanceTimersByTime(1_200);
  pong(first);
  expect(signalOf(socket.link)).toBe("good");
  vi.advanceTimersByTime(3_000);
  expect(signalOf(socket.link)).toBe("reconnecting");
  vi.advanceTimersByTime(10_000);
  expect(first.closed).toBe(true);
  latest().open();
  expect(signalOf(socket.link)).toBe("good");
});

test("a cut network is noticed within 3 s on a page without a match, and later once nobody uses the page", () => {
  const first = latest();
  first.open();
  window.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(3_000);
  expect(signalOf(socket.link)).toBe("reconnecting");
  vi.advanceTimersByTime(10_000);
  const second = latest();
  second.open();
  vi.advanceTimersByTime(1_200);
  pong(second);
  // A player who leaves the page open for minutes costs the server a ping every quarter of a minute.
  for (let seconds = 0; seconds < 360; seconds++) {
    vi.advanceTimersByTime(1_000);
    if (second.sent.at(-1)?.type === "ping") pong(second);
  }
  const before = second.sent.length;
  vi.advanceTimersByTime(14_000);
  expect(second.sent.length - before).toBeLessThanOrEqual(1);
});

test("a late answer means that the connection is slow, not that it is lost", () => {
  const first = watching();
  vi.advanceTimersByTime(1_200);
  vi.advanceTimersByTime(800);
  expect(signalOf(socket.link)).toBe("slow");
  pong(first);
  expect(signalOf(socket.link)).toBe("slow");
  vi.advanceTimersByTime(1_200);
  pong(first);
  expect(signalOf(socket.link)).toBe("good");
  expect(FakeSocket.all).toEqual([first]);
});

test("a browser that goes offline gives up its connection at once", () => {
  const first = watching();
  network.dispatchEvent(new Event("offline"));
  expect(first.closed).toBe(true);
  expect(signalOf(socket.link)).toBe("reconnecting");
  network.dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(2);
});

test("a hidden page does not check its network every second", () => {
  const first = watching();
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(12_000);
  page.visibilityState = "visible";
  expect(first.sent.filter((message) => message.type === "ping").length).toBeLessThanOrEqual(1);
});
