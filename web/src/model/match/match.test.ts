import { describe, expect, test } from "vitest";
import type { LoggedEvent, MatchView, ServerMessage } from "../../wire/messages";
import { newMatch, withMessage } from "./match";

const roll = (seq: number): LoggedEvent => ({
  seq,
  at: 0,
  event: "rolled",
  seat: "white",
  dice: [1, 2],
  by_hand: false,
});
const grown = (seq: number, events: LoggedEvent[], id = "m"): ServerMessage => ({
  type: "match",
  events,
  view: { id, seq } as MatchView, // no other field is read
  white_wins: null,
});
const said = (...numbers: number[]): ServerMessage => ({
  type: "chat",
  id: "m",
  lines: numbers.map((number) => ({ number, name: "anna", at: 0, text: "hi", phrase: null, spectator: false })),
});

describe("a match", () => {
  test("grows by the events it does not know, also when a reconnection repeats some", () => {
    let state = withMessage(newMatch("m"), grown(2, [roll(1), roll(2)]));
    state = withMessage(state, grown(3, [roll(2), roll(3)]));
    expect(state.log.map((event) => event.seq)).toEqual([1, 2, 3]);
    expect(state.view?.seq).toBe(3);
  });

  test("does not go back to an older view", () => {
    const state = withMessage(newMatch("m"), grown(5, [roll(5)]));
    expect(withMessage(state, grown(4, []))).toBe(state);
  });

  test("takes a new view without events, as when a spectator comes", () => {
    const state = withMessage(newMatch("m"), grown(5, [roll(5)]));
    expect(withMessage(state, grown(5, [])).log).toHaveLength(1);
  });

  test("ignores messages of other matches", () => {
    const state = newMatch("m");
    expect(withMessage(state, grown(5, [], "other"))).toBe(state);
  });

  test("shows each chat line once", () => {
    let state = withMessage(newMatch("m"), said(1, 2));
    state = withMessage(state, said(1, 2, 3));
    expect(state.chat.map((line) => line.number)).toEqual([1, 2, 3]);
  });

  test("puts lines of spectators that come after the match in their place", () => {
    const state = withMessage(withMessage(newMatch("m"), said(1, 4)), said(1, 2, 3, 4));
    expect(state.chat.map((line) => line.number)).toEqual([1, 2, 3, 4]);
  });
});
