import { describe, expect, test } from "vitest";
import type { LoggedEvent, MatchView, ServerMessage } from "../../wire/messages";
import {
  act,
  backOffMs,
  isStray,
  isWaiting,
  lost,
  newLink,
  opened,
  previewMatch,
  queue,
  received,
  unwatchCompetition,
  unwatchMatch,
  watchAgenda,
  watchCompetition,
  watchEvents,
  watchLobby,
  watchMatch,
} from "./link";
import { ownError } from "./own-error";

const grown = (id: string, seq: number): ServerMessage => ({
  type: "match",
  events: [],
  view: { id, seq } as MatchView, // the link reads no other field
  white_wins: null,
});
const open = opened(newLink).link;

describe("the link", () => {
  test("subscribes at once while open, and only once", () => {
    const first = watchMatch(open, "m");
    expect(first.send).toEqual([{ type: "watch_match", id: "m", since: 0 }]);
    expect(watchMatch(first.link, "m").send).toEqual([]);
    expect(watchLobby(open, true).send).toEqual([{ type: "watch_lobby" }]);
    const waited = watchAgenda(open, true);
    expect(waited.send).toEqual([{ type: "watch_agenda" }]);
    expect(opened(lost(waited.link)).send).toEqual([{ type: "watch_agenda" }]);
    expect(watchAgenda(waited.link, false).send).toEqual([{ type: "unwatch_agenda" }]);
  });

  test("watches a competition until the last part of the page stops watching it", () => {
    const cup = { kind: "tournament", id: "c" } as const;
    const first = watchCompetition(open, cup);
    expect(first.send).toEqual([{ type: "watch_competition", ...cup }]);
    const second = watchCompetition(first.link, { ...cup });
    expect(second.send).toEqual([]);
    expect(opened(lost(second.link)).send).toEqual([{ type: "watch_competition", ...cup }]);
    const one = unwatchCompetition(second.link, cup);
    expect(one.send).toEqual([]);
    expect(opened(lost(one.link)).send).toEqual([{ type: "watch_competition", ...cup }]);
    const none = unwatchCompetition(one.link, cup);
    expect(none.send).toEqual([{ type: "unwatch_competition", ...cup }]);
    expect(unwatchCompetition(none.link, cup).send).toEqual([]);
    expect(opened(lost(none.link)).send).toEqual([]);
  });

  test("previews one match, again after a break, until the preview ends", () => {
    const first = previewMatch(open, "m");
    expect(first.send).toEqual([{ type: "preview_match", id: "m" }]);
    expect(previewMatch(first.link, "m").send).toEqual([]);
    const second = previewMatch(first.link, "n");
    expect(second.send).toEqual([{ type: "preview_match", id: "n" }]);
    expect(opened(lost(second.link)).send).toEqual([{ type: "preview_match", id: "n" }]);
    const none = previewMatch(second.link, null);
    expect(none.send).toEqual([{ type: "unpreview_match" }]);
    expect(previewMatch(none.link, null).send).toEqual([]);
    expect(opened(lost(none.link)).send).toEqual([]);
  });

  test("leaves out the last message of a preview when its match is opened", () => {
    const late = grown("m", 17);
    expect(isStray(previewMatch(open, "m").link, late)).toBe(false);
    const watched = watchMatch(open, "m").link;
    expect(isStray(watched, late)).toBe(true);
    const log = Array.from({ length: 17 }, () => ({})) as LoggedEvent[]; // only their number matters
    expect(isStray(watched, { ...late, events: log } as ServerMessage)).toBe(false);
    expect(isStray(received(watched, late), late)).toBe(false);
    expect(isStray(watched, { type: "closing" })).toBe(false);
  });

  test("resumes a match from the last event it knows", () => {
    let link = watchMatch(open, "m").link;
    link = received(link, grown("m", 17));
    expect(opened(lost(link)).send).toEqual([{ type: "watch_match", id: "m", since: 17 }]);
  });

  test("does not go back when an older view arrives late", () => {
    let link = watchMatch(open, "m").link;
    link = received(received(link, grown("m", 17)), grown("m", 12));
    expect(link.matches.get("m")).toBe(17);
  });

  test("ignores a match that is no longer watched", () => {
    const link = unwatchMatch(watchMatch(open, "m").link, "m").link;
    expect(received(link, grown("m", 3)).matches.size).toBe(0);
  });

  test("sends an unanswered action again with the same name, after its subscriptions", () => {
    let link = watchMatch(open, "m").link;
    link = received(link, grown("m", 4));
    const done = act(link, "m", "r1", { do: "roll" });
    expect(done.send).toEqual([{ type: "act", id: "m", request: "r1", seen: 4, command: { do: "roll" } }]);
    const back = opened(lost(done.link));
    expect(back.send).toEqual([{ type: "watch_match", id: "m", since: 4 }, ...done.send]);
    expect(isWaiting(back.link, "m")).toBe(true);
  });

  test.each<ServerMessage>([
    { type: "done", request: "r1", seq: 5 },
    { type: "refused", request: "r1", error: ownError("refused", "no") },
  ])("forgets an action when it is answered by $type", (answer) => {
    const link = received(act(open, "m", "r1", { do: "roll" }).link, answer);
    expect(opened(lost(link)).send).toEqual([]);
    expect(isWaiting(link, "m")).toBe(false);
  });

  test("keeps actions that are taken while the connection is lost", () => {
    const step = queue(lost(open), { type: "chat", id: "m", request: "r2", text: "hi" });
    expect(step.send).toEqual([]);
    expect(opened(step.link).send).toEqual([{ type: "chat", id: "m", request: "r2", text: "hi" }]);
  });

  test("waits longer after each failure, within bounds", () => {
    expect([1, 2, 3].map((attempts) => backOffMs(attempts, 0))).toEqual([500, 1000, 2000]);
    expect(backOffMs(100, 0)).toBe(15_000);
    expect(backOffMs(100, 1)).toBe(7_500);
    expect(backOffMs(0, 1)).toBe(250);
  });
});

test("the list of events is watched once for all parts of a page, and again after a break", () => {
  const open = opened(newLink).link;
  const first = watchEvents(open, true);
  expect(first.send).toEqual([{ type: "watch_events" }]);
  const second = watchEvents(first.link, true);
  expect(second.send).toEqual([]);
  expect(opened(lost(second.link)).send).toEqual([{ type: "watch_events" }]);
  const one = watchEvents(second.link, false);
  expect(one.send).toEqual([]);
  const none = watchEvents(one.link, false);
  expect(none.send).toEqual([{ type: "unwatch_events" }]);
  expect(watchEvents(none.link, false).send).toEqual([]);
});
