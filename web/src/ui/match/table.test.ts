// @vitest-environment ./client-environment.ts

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { exhibit } from "../../../gallery/views";
import { notices } from "../toasts.svelte";
import { Table, type Doing } from "./table.svelte";
import type { Command, LoggedEvent, MatchView, ServerMessage } from "../../wire/messages";

// The modules of the interface read these globals when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} }, visibilityState: "visible" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line that records the commands and answers the latest one on request. */
class Line {
  readonly sent: Command[] = [];
  answer: (answer: Doing) => void = () => undefined;

  act(_id: string, command: Command): Promise<Doing> {
    this.sent.push(command);
    return new Promise((resolve) => (this.answer = resolve));
  }
  chat = (): Promise<Doing> => Promise.resolve({ done: 0 });
  phrase = (): Promise<Doing> => Promise.resolve({ done: 0 });
  rematch = (): Promise<Doing> => Promise.resolve({ done: 0 });
  declineRematch = (): Promise<Doing> => Promise.resolve({ done: 0 });
}

function message(view: MatchView, events: LoggedEvent[]): ServerMessage {
  return { type: "match", view, events, white_wins: null };
}

/** A table that has received one of the gallery's views. */
function tableAt(name: string): { table: Table; line: Line; view: MatchView } {
  const { view, log } = exhibit(name);
  const line = new Line();
  const table = new Table(view.id, line);
  table.receive(message(view, [...log]));
  vi.runAllTimers();
  return { table, line, view };
}

/** Plays 8/5 6/5, the opening play of a 3-1. */
function playTheOpening(table: Table): void {
  table.intent({ kind: "drop", from: 8, place: 5 });
  table.intent({ kind: "drop", from: 6, place: 5 });
}

test("a complete play is sent once, and is over when both the answer and its event have come", async () => {
  const { table, line, view } = tableAt("start");
  expect([table.ready, table.begun]).toEqual([false, false]);
  table.confirm();
  expect(line.sent).toEqual([]);

  playTheOpening(table);
  expect([table.ready, table.begun]).toEqual([true, true]);
  table.confirm();
  table.confirm();
  const moves = [
    { from: 8, to: 5 },
    { from: 6, to: 5 },
  ];
  expect(line.sent).toEqual([{ do: "play", moves }]);
  expect(table.sending).toBe("play");

  line.answer({ done: view.seq + 1 });
  await Promise.resolve();
  expect(table.sending).toBe("play");
  const next = exhibit("theirs").view;
  const played = { seq: view.seq + 1, at: 0, event: "played", seat: "white", moves, notation: "8/5 6/5" } as const;
  table.receive(message({ ...next, seq: view.seq + 1 }, [played]));
  vi.runAllTimers();
  expect([table.sending, table.turn]).toEqual([null, null]);
});

test("a refused play is taken back and the reason is shown", async () => {
  const { table, line } = tableAt("start");
  playTheOpening(table);
  table.confirm();
  line.answer({
    refused: {
      code: "refused",
      reason: "illegal_play",
      params: {},
      message: "This is not a legal play.",
      field: null,
      retry_after_s: null,
    },
  });
  await Promise.resolve();
  await Promise.resolve();
  expect([table.sending, table.begun]).toEqual([null, false]);
  expect(table.turn).not.toBeNull();
  expect(notices().at(-1)?.kind).toBe("bad");
});

test("moves can be taken back one by one or all at once", () => {
  const { table } = tableAt("start");
  playTheOpening(table);
  table.undo();
  expect([table.ready, table.begun]).toEqual([false, true]);
  table.reset();
  expect(table.begun).toBe(false);
});

test("a view that arrives again in the same turn keeps the moves made so far", () => {
  const { table, view } = tableAt("start");
  playTheOpening(table);
  table.receive(message({ ...view, spectators: view.spectators + 1 }, []));
  vi.runAllTimers();
  expect([table.view?.spectators, table.ready]).toEqual([view.spectators + 1, true]);
});

test("a double by touch is asked about first, and can be withdrawn", () => {
  const { table, line } = tableAt("roll");
  table.double(true);
  expect([table.asksDouble, line.sent]).toEqual([true, []]);
  table.keepCube();
  expect(table.asksDouble).toBe(false);
  table.double(true);
  table.double(true);
  expect(line.sent).toEqual([{ do: "double" }]);
});

test("while an action waits for its answer, no other is sent", async () => {
  const { table, line } = tableAt("roll");
  expect(table.may("roll")).toBe(true);
  void table.act({ do: "roll" });
  void table.act({ do: "double" });
  expect(line.sent).toEqual([{ do: "roll" }]);
  expect(table.may("double")).toBe(false);
  line.answer({ withdrawn: true });
  await Promise.resolve();
  await Promise.resolve();
  expect(table.may("double")).toBe(true);
});

test("a spectator's table has no turn and offers no command", () => {
  const { table } = tableAt("spectator");
  expect([table.you, table.turn, table.may("roll"), table.near]).toEqual([null, null, false, "white"]);
});

test("an earlier position is shown on request, and the current one again", () => {
  const { table } = tableAt("middle");
  const now = table.scene;
  table.review(4);
  expect(table.scene).not.toEqual(now);
  expect(table.reviewScene).toEqual(table.scene);
  table.review(null);
  expect(table.scene.checkers).toEqual(now.checkers);
});

test("a reload during the first turn does not show the opening roll again", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const { view } = exhibit("start");
  const thrown: LoggedEvent = {
    seq: view.seq,
    at: 0,
    event: "game_started",
    game: 1,
    crawford: false,
    ties: [],
    opening: [3, 1],
    starter: "white",
    cube: 1,
  };
  const opened = (): Table => {
    const table = new Table(view.id, new Line());
    table.receive(message({ ...view, server_time: 1_000 }, [thrown]));
    return table;
  };
  expect(opened().beat?.note?.kind).toBe("opening");
  const again = opened();
  expect([again.beat, again.turn === null]).toEqual([null, false]);
});

test("a typed play is made on the board, and one that cannot be made changes nothing", () => {
  const { table } = tableAt("start");
  expect(table.type("9/8")).toEqual({ kind: "no_checker", place: 9 });
  expect(table.begun).toBe(false);
  table.intent({ kind: "drop", from: 24, place: 23 });
  expect(table.type("8/5 6/5")).toBeNull();
  expect(table.ready).toBe(true);
  expect(table.said.at(-1)?.text).toBe("8/5 6/5. Enter confirms, U undoes.");
  table.undo();
  expect(table.begun).toBe(false);
});

test("a listener hears the situation when the page opens, and each answer", () => {
  const { table } = tableAt("roll");
  table.introduce(true);
  const { text } = table.said.at(-1) ?? { text: "" };
  expect(text).toMatch(/^You play White\. Game 2\. Score: you 2, Quill 1\. .*You may roll or double\.$/);
  table.ask("score");
  expect(table.said.at(-1)?.text).toBe("Score: you 2, Quill 1.");
  table.ask("pips");
  expect(table.said.at(-1)?.text).toMatch(/^Pips: you \d+, Quill \d+\. /);
  table.repeat();
  expect(table.said.at(-1)?.text).toBe(table.said.at(-2)?.text);
});

test("the own play is confirmed in a word, because its moves were heard, and the choices follow the opponent's play", () => {
  const { table, view } = tableAt("start");
  table.introduce(true);
  playTheOpening(table);
  const next = exhibit("roll").view;
  table.receive(
    message({ ...next, seq: view.seq + 3 }, [
      { seq: view.seq + 1, at: 0, event: "played", seat: "white", moves: [{ from: 8, to: 5 }], notation: "8/5 6/5" },
      { seq: view.seq + 2, at: 0, event: "rolled", seat: "black", dice: [6, 4], by_hand: false },
      { seq: view.seq + 3, at: 0, event: "played", seat: "black", moves: [{ from: 24, to: 14 }], notation: "24/14" },
    ]),
  );
  expect(table.said.at(-1)?.text).toBe("Played. Quill rolls 6 and 4. Quill plays 24/14. You may roll or double.");
});
