import { expect, test } from "vitest";
import type { MatchView } from "../../wire/messages";
import { competitionOf } from "./place";

/** The parts of a match's view that name its event. */
function viewOf(parts: Partial<Pick<MatchView, "team" | "comparative" | "tournament">>): MatchView {
  return { team: null, comparative: null, tournament: null, ...parts } as MatchView;
}

test.each([
  [{}, null],
  [{ tournament: "t" }, { kind: "tournament", id: "t" }],
  [{ team: { id: "m", board: 1, room: "open", gated: true } }, { kind: "team_match", id: "m" }],
  [{ comparative: { id: "c", name: "Week", board: 1, boards: 8 } }, { kind: "comparative", id: "c" }],
] as const)("the competition of a match with %j", (parts, competition) => {
  expect(competitionOf(viewOf(parts))).toEqual(competition);
});
