import { expect, test } from "vitest";
import type { BracketView, Branch, PairingView } from "../../wire/messages";
import { currentRounds } from "./tables";

function pairing(number: number, second: string | null, winner: string | null = null): PairingView {
  return {
    number,
    first: `first${String(number)}`,
    second,
    match_id: null,
    begun: false,
    score: { white: 0, black: 0 },
    winner,
    how: winner === null ? null : "played",
    reason: null,
    warned: null,
    protest: null,
    thought: null,
  };
}

function bracket(branch: Branch, ...rounds: PairingView[][]): BracketView {
  return {
    branch,
    rounds: rounds.map((pairings, at) => ({ number: at + 1, seed: "0", ends_at: null, pairings })),
    lucky_losers: [],
    winner: null,
    protests_until: null,
    standings: null,
  };
}

/** The rounds with the numbers of their tables. */
function numbers(brackets: BracketView[]): unknown {
  return currentRounds(brackets).map(({ bracket, round, lines }) => [
    bracket.branch,
    round.number,
    lines.map(({ table, pairing }) => [table, pairing.number]),
  ]);
}

test("the tables of the current rounds have numbers, and byes have none", () => {
  const earlier = [pairing(1, "Anna", "Anna")];
  const main = bracket("main", earlier, [pairing(1, null), pairing(2, "Bob", "Bob"), pairing(3, "Clara")]);
  const consolation = bracket("consolation", [pairing(1, "Dimitri"), pairing(2, "Eva")]);
  const first = [
    [1, 2],
    [2, 3],
    [null, 1],
  ];
  expect(numbers([main])).toEqual([["main", 2, first]]);
  expect(numbers([main, consolation])).toEqual([
    ["main", 2, first],
    [
      "consolation",
      1,
      [
        [3, 1],
        [4, 2],
      ],
    ],
  ]);
});

test("a decided round has no tables", () => {
  expect(numbers([])).toEqual([]);
  const over = bracket("main", [pairing(1, "Anna", "Anna"), pairing(2, null)]);
  expect(numbers([over])).toEqual([]);
  expect(numbers([over, bracket("final", [pairing(1, "Bob")])])).toEqual([["final", 1, [[1, 1]]]]);
});
