/** The crosstable of a team event: the victory points of each team against every other. */
import type { DuplicatePlayerRow, EventIndividual, EventRow, EventTie, TeamEventView } from "../../wire/messages";

/** Every match of the round robin. */
export function robinTies(view: TeamEventView): EventTie[] {
  return view.rounds.flatMap((round) => round.ties);
}

/** Returns the victory points of one team against another, one number per finished match; null for the same team. */
export function against(ties: readonly EventTie[], team: number, other: number): number[] | null {
  if (team === other) return null;
  return ties.flatMap((tie) => {
    if (tie.vp === null) return [];
    if (tie.a === team && tie.b === other) return [tie.vp[0]];
    return tie.b === team && tie.a === other ? [tie.vp[1]] : [];
  });
}

/** IMP won less IMP lost. */
export function difference(sums: EventRow | DuplicatePlayerRow): number {
  return sums.imp_won - sums.imp_lost;
}

export function signed(points: number): string {
  return points > 0 ? `+${String(points)}` : points < 0 ? `−${String(-points)}` : "0";
}

/** The mean per board, with two decimals. */
export function perBoard(sums: DuplicatePlayerRow | EventIndividual): string {
  if (sums.boards === 0) return "–";
  const mean = difference(sums) / sums.boards;
  return `${mean > 0 ? "+" : mean < 0 ? "−" : ""}${Math.abs(mean).toFixed(2)}`;
}
