/** A made-up bracket of 2^n players, to view it and to measure how long the browser takes to draw it. */

import { flushSync, mount } from "svelte";
import type { BracketView, PairingView, RoundView } from "../src/wire/messages";
import Bracket from "../src/ui/tournament/Bracket.svelte";

function pairing(number: number, first: string, second: string, won: boolean): PairingView {
  return {
    number,
    first,
    second,
    winner: won ? first : null,
    match_id: "0k3m9x2abcd",
    begun: won || number % 2 === 0,
    score: { white: won ? 10 : number % 7, black: number % 9 },
    how: won ? "played" : null,
    reason: null,
    warned: null,
    protest: null,
    thought: null,
  };
}

export function bracketOf(n: number): BracketView {
  const rounds: RoundView[] = [];
  let field = Array.from({ length: 2 ** n }, (_, at) => `player-${String(at + 1)}`);
  for (let number = 1; field.length > 1; number += 1) {
    const half = field.length / 2;
    const pairings = Array.from({ length: half }, (_, at) =>
      pairing(at + 1, field[at] ?? "", field[at + half] ?? "", half > 1),
    );
    rounds.push({ number, seed: "00000000000000ff", ends_at: null, pairings });
    field = pairings.map((one) => one.first).toReversed();
  }
  return {
    branch: "main",
    rounds,
    lucky_losers: [rounds[1]?.pairings[0]?.second ?? ""],
    winner: null,
    protests_until: null,
    standings: null,
  };
}

/** Draws all rounds of the bracket. The page's title then shows the time in milliseconds, the browser's layout included. */
export function showBracket(target: HTMLElement, n: number): void {
  const bracket = bracketOf(n);
  const before = performance.now();
  flushSync(() => mount(Bracket, { target, props: { bracket, event: "Cup", me: "player-1", from: 1 } }));
  const drawn = target.querySelectorAll(".cell").length;
  const { height } = target.getBoundingClientRect();
  document.title = `${String(drawn)} matches, ${String(Math.round(height))} px high, in ${(performance.now() - before).toFixed(0)} ms`;
}
