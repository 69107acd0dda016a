/** The tables of a hall: the matches of the current rounds, as a sheet on the wall lists them. */
import type { BracketView, PairingView, RoundView } from "../../wire/messages";
import { isDecided } from "./bracket";

export interface CurrentRound {
  bracket: BracketView;
  round: RoundView;
  /** The matches by their tables, from 1. Byes are the last and have no table. */
  lines: { table: number | null; pairing: PairingView }[];
}

/** Returns the rounds with a match that is not decided. If several brackets are in play, no two matches share a table. */
export function currentRounds(brackets: readonly BracketView[]): CurrentRound[] {
  let taken = 0;
  return brackets.flatMap((bracket) => {
    const round = bracket.rounds.at(-1);
    const matches = round?.pairings.filter(({ second }) => second !== null) ?? [];
    if (round === undefined || matches.every(isDecided)) return [];
    const first = taken + 1;
    taken += matches.length;
    const byes = round.pairings.filter(({ second }) => second === null);
    const lines = [
      ...matches.map((pairing, at) => ({ table: first + at, pairing })),
      ...byes.map((pairing) => ({ table: null, pairing })),
    ];
    return [{ bracket, round, lines }];
  });
}
