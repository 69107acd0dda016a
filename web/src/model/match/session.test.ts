import { describe, expect, test } from "vitest";
import { exhibit } from "../../../gallery/views";
import type { GameTerms, MatchSummary, MatchView, Seat } from "../../wire/messages";
import { changedTerms, isBetweenGames, nextGame, sameTerms, sessionLines, sessionScore, termsOf } from "./session";

const base: MatchView = exhibit("over").view;
const current = termsOf(base.settings);
const jacoby: GameTerms = { ...current, options: { ...current.options, jacoby: true } };
const between: MatchView = {
  ...base,
  you: "white",
  rematch: null,
  rematch_terms: { id: "next", dice_commitment: "ab".repeat(32), limited: false },
  session: { game: 2, white: null, black: null },
};

describe("the next game", () => {
  test("is open until a player asks for it; then each player sees who has asked", () => {
    expect(nextGame(between, "white")).toEqual({ kind: "open" });
    const asked: MatchView = { ...between, session: { game: 2, white: jacoby, black: null } };
    expect(nextGame(asked, "white")).toEqual({ kind: "asked", terms: jacoby });
    expect(nextGame(asked, "black")).toEqual({ kind: "wanted", terms: jacoby, own: null });
    const both: MatchView = { ...between, session: { game: 2, white: jacoby, black: current } };
    expect(nextGame(both, "white")).toEqual({ kind: "wanted", terms: current, own: jacoby });
  });

  test("comes to an end in three ways", () => {
    expect(nextGame({ ...between, rematch: "next" }, "white")).toEqual({ kind: "begun", id: "next" });
    expect(nextGame({ ...between, rematch_declined_by: "black" }, "white")).toEqual({ kind: "ended", by: "black" });
    const late: MatchView = { ...between, rematch_terms: null };
    expect(nextGame(late, "white")).toEqual({ kind: "too_late" });
    expect([isBetweenGames(between), isBetweenGames(late), isBetweenGames({ ...between, you: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("has no terms that contradict each other", () => {
    const doubled = changedTerms(current, { options: { ...current.options, automatic_doubles: true, raccoons: true } });
    expect([doubled.options.automatic_doubles, doubled.options.raccoons]).toEqual([true, false]);
    const alternating = changedTerms(doubled, { start: "alternate" });
    expect([alternating.start, alternating.options.automatic_doubles]).toEqual(["alternate", false]);
  });

  test("has the same terms if only an unused limit differs", () => {
    expect(sameTerms(current, { ...current, options: { ...current.options, automatic_doubles_max: 3 } })).toBe(true);
    const doubled: GameTerms = { ...current, options: { ...current.options, automatic_doubles: true } };
    expect(sameTerms(doubled, { ...doubled, options: { ...doubled.options, automatic_doubles_max: 1 } })).toBe(true);
    expect(sameTerms(doubled, { ...doubled, options: { ...doubled.options, automatic_doubles_max: 2 } })).toBe(false);
    for (const other of [
      jacoby,
      { ...current, start: "alternate" as const },
      { ...current, time: { kind: "none" as const } },
    ])
      expect(sameTerms(current, other)).toBe(false);
  });
});

test("the score is the session's, also in its first game", () => {
  const first: MatchView = { ...between, score: { white: 0, black: 2 } };
  expect(sessionScore(first)).toEqual({ white: 0, black: 2 });
  const running: MatchView = { ...first, phase: { kind: "to_roll", seat: "white" } };
  expect(sessionScore(running)).toEqual({ white: 0, black: 0 });
  const series = { won: { white: 1, black: 1 }, points: { white: 4, black: 2 } };
  expect(sessionScore({ ...first, series })).toEqual(series.points);
});

test("the list of games counts from the first one, even if it begins later", () => {
  const seat = (name: string, of: Seat): MatchSummary["seats"][number] => ({
    seat: of,
    name,
    bot: false,
    rating: 1500,
    rating_after: null,
    provisional: false,
    look: { picture: null, flag: null, title: null },
  });
  const game: MatchSummary = {
    id: "a",
    settings: base.settings,
    seats: [seat("Anna", "white"), seat("Bela", "black")],
    score: { white: 0, black: 2 },
    started_at: 0,
    ended_at: 1,
    outcome: { winner: "black", score: { white: 0, black: 2 }, reason: "completed" },
    event: null,
    voided: false,
  };
  expect(sessionLines([game, { ...game, id: "b", outcome: null }], 7)).toEqual([
    { id: "a", number: 6, isOver: true, winner: "Bela", points: 2 },
    { id: "b", number: 7, isOver: false, winner: null, points: 0 },
  ]);
});
