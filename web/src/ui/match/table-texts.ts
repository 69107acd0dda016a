/** Small functions about a view that several parts of the page share. */

import { other } from "../../model/board/checkers";
import type { GameTerms, MatchFormat, MatchView, Phase, Seat, Series } from "../../wire/messages";
import { optionsInWords } from "../lobby/options";
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

/** Returns the clock and options of the next game of a session. */
export function termsInWords({ time, options, start }: GameTerms): string[] {
  const words = [...optionsInWords(options), ...(start === "alternate" ? [t().game.alternate] : [])];
  return [t().game.clock(time), ...(words.length === 0 ? [t().session.noOptions] : words)];
}

/** Returns the score of a series of rematches, the near side first; with points for formats without a match length. */
export function seriesText(view: MatchView, { won, points }: Series, near: Seat): string {
  const far = other(near);
  return t().match.series(
    `${nameOf(view, near)} ${String(won[near])} – ${String(won[far])} ${nameOf(view, far)}`,
    lengthOf(view.settings.format) === null ? `${String(points[near])} – ${String(points[far])}` : null,
  );
}
