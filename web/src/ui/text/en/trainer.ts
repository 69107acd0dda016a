/** The blunder trainer and performances. */
import type { MistakeTheme } from "../../../wire/messages";

const mistakeThemes: Record<MistakeTheme, string> = {
  missed_double: "Missed doubles",
  wrong_double: "Doubles too early",
  too_good: "Cashing instead of playing on",
  wrong_take: "Wrong takes",
  wrong_pass: "Wrong passes",
  missed_hit: "Missed hits",
  wrong_hit: "Wrong hits",
  point_not_made: "Missed points",
  stayed_back: "Back checkers stayed too long",
  ran_too_soon: "Back checkers ran too soon",
  too_loose: "Too many blots",
  too_safe: "Too careful",
  race: "Races",
  bear_off: "Bear-offs",
  other: "Other mistakes",
};

export const trainer = {
  lead: "Your mistakes and missed puzzles come back when you are about to forget them.",
  counts: (due: number, waiting: number, learned: number): string =>
    `Due now: ${String(due)} · later: ${String(waiting)} · learned: ${String(learned)}`,
  nothingYet: "No mistakes to learn from yet",
  nothingYetText: "Play a match. Your mistakes appear here shortly after it ends.",
  doneForNow: "Done for now",
  nextAt: (day: string, time: string): string => `The next question comes back on ${day} at ${time}.`,
  you: "you",
  from: (opponent: string, day: string | null): string =>
    day === null ? `Against ${opponent}` : `Against ${opponent}, ${day}`,
  score: (own: number, other: number, length: number): string => `${String(own)}–${String(other)} to ${String(length)}`,
  money: "money",
  askCube: "Your cube action?",
  askPlay: (first: number, second: number): string =>
    `How do you play ${String(Math.max(first, second))}-${String(Math.min(first, second))}?`,
  right: "Correct",
  wrong: "Not the best",
  again: (day: string): string => `Comes back on ${day}.`,
  missedPuzzle: "A puzzle you missed",
  next: "Next question",
  inMatch: "See it in the match",
  performance: "Performance",
  performanceHint: "PR of recent matches: 500 × the average error per decision. Lower is better.",
  performanceNone: "No analysed matches yet.",
  byPart: "By phase of the game",
  typical: "Typical mistakes",
  typicalNone: "None yet.",
  times: (count: number): string => (count === 1 ? "once" : `${String(count)} times`),
  chart: "PR by match",
  point: (day: string, pr: string, opponent: string): string => `${day}, PR ${pr} against ${opponent}`,
  mistakeThemes,
};

export const comments = {
  title: "Comments",
  none: "No comments yet.",
  elsewhere: (count: number): string =>
    count === 1 ? "1 comment elsewhere in the match" : `${String(count)} comments elsewhere in the match`,
  label: "Your comment",
  send: "Post",
  remove: "Delete",
  guest: "Guests can only comment on their own matches. Sign up to comment on this one.",
  signIn: "Sign in to comment.",
};
