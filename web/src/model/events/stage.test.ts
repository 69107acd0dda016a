import { expect, test } from "vitest";
import type { BracketView, Branch, TournamentCard, TournamentFormat } from "../../wire/messages";
import { allowsExchange, takesLatePlayers } from "./stage";

function bracket(branch: Branch, rounds: number, winner: string | null = null): BracketView {
  return {
    branch,
    rounds: Array.from({ length: rounds }, (_, at) => ({ number: at + 1, seed: "0", ends_at: null, pairings: [] })),
    lucky_losers: [],
    winner,
    protests_until: null,
    standings: null,
  };
}

function takesLate(format: TournamentFormat, brackets: BracketView[]): boolean {
  return takesLatePlayers({ card: { format } as TournamentCard, brackets });
}

test.each([
  [{ kind: "knock_out" }, 1, true],
  [{ kind: "knock_out" }, 2, false],
  [{ kind: "swiss", rounds: 5 }, 4, true],
  [{ kind: "swiss", rounds: 5 }, 5, false],
  [{ kind: "swiss", rounds: null }, 7, true],
  [{ kind: "lives", lives: 2 }, 7, true],
  [{ kind: "round_robin", groups: 1, twice: false }, 0, false],
] as const)("late players in %j after %i rounds: %s", (format, rounds, expected) => {
  expect(takesLate(format, rounds === 0 ? [] : [bracket("main", rounds)])).toBe(expected);
});

test("nobody joins when the winner is known or the final has begun", () => {
  const format: TournamentFormat = { kind: "lives", lives: 1 };
  expect(takesLate(format, [])).toBe(true);
  expect(takesLate(format, [bracket("main", 3, "Anna")])).toBe(false);
  expect(takesLate(format, [bracket("main", 3), bracket("final", 1)])).toBe(false);
});

test("players are exchanged everywhere but in a table", () => {
  const robin: TournamentFormat = { kind: "round_robin", groups: 2, twice: false };
  expect(allowsExchange(robin, "main")).toBe(false);
  expect(allowsExchange(robin, "final")).toBe(true);
  expect(allowsExchange({ kind: "swiss", rounds: 5 }, "main")).toBe(true);
});
