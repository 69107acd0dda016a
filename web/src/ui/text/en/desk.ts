/** The director's desk, and calls for the director. */
import type { TroubleKind } from "../../../model/events/desk";

export const desk = {
  tables: (count: number): string => `Tables · ${String(count)}`,
  noTables: "No matches in play.",
  calls: (open: number): string =>
    open === 0 ? "Calls for the director" : `Calls for the director · ${String(open)} open`,
  closed: "Closed room: its game is not shown.",
  notShown: "This game is not shown to you.",
  notBegun: "not started",
  trouble: {
    absent: (name: string): string => `${name} is absent`,
    away: (name: string): string => `${name} is disconnected`,
    thinks: (name: string): string => `${name} has been thinking for a long time`,
    little_time: (name: string): string => `${name} is short of time`,
    board: (name: string): string => `Check ${name}’s board`,
  } satisfies Record<TroubleKind, (name: string) => string>,
  lastStep: (when: string): string => `last action ${when}`,
  watch: "Watch",
  toMatch: "To the team match",
  act: "Act",
  actTitle: (where: string): string => `At the table: ${where}`,
  answer: "Answer",
  answerHint: "Reply to the player (optional)",
  heard: "Got it",
  answered: (when: string): string => `Seen at ${when}`,
  newCall: (name: string): string => `${name} calls the director`,
  call: "Call the director",
  callTitle: "Call the director",
  callText: "Describe the problem in a few words. The director sees your call at once. Your clock keeps running.",
  reason: "Problem",
  reasonMissing: "Describe the problem.",
  send: "Call",
  own: "Your calls from this table",
  waits: "Not seen yet",
  wasHeard: "The director has seen your call.",
  says: (text: string): string => `The director: ${text}`,
};
