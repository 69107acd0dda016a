/** Small questions about a view that several parts of the page ask. */

import type { MatchFormat, MatchView, Phase, Seat } from "../../wire/messages";
import { t } from "../text/index.svelte";

/** Whether the match waits for this side. */
export function isOnTurn(phase: Phase, seat: Seat): boolean {
  switch (phase.kind) {
    case "to_roll":
    case "to_play":
      return phase.seat === seat;
    case "cube_offered":
    case "illegal_play_offered":
    case "resignation_offered":
      return phase.to === seat;
    case "waiting":
    case "over":
      return false;
    default:
      return phase;
  }
}

/** The points that a match is played to. */
export function lengthOf(format: MatchFormat): number | null {
  return format.kind === "points" ? format.length : null;
}

export function nameOf(view: MatchView, seat: Seat): string {
  return view[seat].name ?? t().board.side(seat);
}
