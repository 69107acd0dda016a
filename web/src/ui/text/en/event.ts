/** The event of a match, as its page shows it. */

import type { Left } from "../../../model/events/countdown";

export const event = {
  label: "Event",
  board: (board: number, boards: number): string => `Board ${String(board)} of ${String(boards)}`,
  nextBoard: "Next board",
  nextMatch: "To your next match",
  awaits: (names: string): string => `Waiting for ${names}`,
  awaitsText: "Play begins when both players have taken their seats.",
  expected: "You are expected here",
  passkey: "Your browser asks for your passkey when you take the seat.",
  toPasskeys: "Your passkeys",
  boardOver: (board: number): string => `Board ${String(board)} is over in this room`,
  gains: (team: string, imp: number): string => `${String(imp)} IMP for ${team}`,
  running: "IMP of the teams so far",
  againstField: (imp: number): string => `${imp < 0 ? "−" : "+"}${String(Math.abs(imp))} IMP against the field`,
  groups: {
    yours: "Your events",
    live: "In play",
    open: "Open for entry",
    upcoming: "Upcoming",
    finished: "Finished",
  },
  loadingList: "Loading the events …",
  all: "All events",
  makeTitle: "Direct an event",
  makeText: "Set up a tournament, a team match or a league for your club or friends.",
  starts: (when: string): string => `Starts ${when}`,
  left: ({ days, hours, minutes, seconds }: Left): string => {
    if (days > 0) return `in ${String(days)} d ${String(hours)} h`;
    if (hours > 0) return `in ${String(hours)} h ${String(minutes)} min`;
    return minutes > 0 ? `in ${String(minutes)} min ${String(seconds)} s` : `in ${String(seconds)} s`;
  },
};
