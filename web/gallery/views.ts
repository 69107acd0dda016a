/** The fixed views of the gallery. */

import { noCheckers, pipsOf, startCheckers } from "../src/model/board/checkers";
import type { ChatLine, Checkers, LoggedEvent, MatchView, Phase, Seat } from "../src/wire/messages";
import { playsOf } from "../src/model/board/plays";

export interface Exhibit {
  readonly view: MatchView;
  readonly log: readonly LoggedEvent[];
  readonly chat: readonly ChatLine[];
}

/** Returns a position. `points` has the checkers by White's point; Black's are negative: `{ 6: 5, 13: -2 }`. */
function board(
  points: Record<number, number>,
  bar: [number, number] = [0, 0],
  off: [number, number] = [0, 0],
): Checkers {
  return { points: noCheckers.points.map((_, index) => points[index + 1] ?? 0), bar, off };
}

/** A seat without anything special. */
const plain = { look: { picture: null, flag: null, title: null }, provisional: false, board: false } as const;

const base: MatchView = {
  id: "0k3m9x2abcd",
  waits_for_other_room: false,
  paused_until: null,
  pause_asked_by: null,
  take_back_asked_by: null,
  claim_from: null,
  seq: 40,
  server_time: 0,
  settings: {
    format: { kind: "points", length: 5 },
    rated: true,
    stake: null,
    time: { kind: "live", delay_s: 12, reserve_s: 600 },
    options: { jacoby: false, automatic_doubles: false, automatic_doubles_max: null, beavers: false, raccoons: false },
    start: "opening_throw",
    dice: "served",
    illegal_plays: "corrected",
  },
  list: "stakes",
  you: "white",
  white: { name: "Marlene", bot: false, rating: 1542.31, connected: true, presence: "good", ...plain },
  black: { name: "Quill", bot: true, rating: 1687.4, connected: true, presence: "good", ...plain },
  score: { white: 2, black: 1 },
  game: 2,
  crawford: false,
  phase: { kind: "to_roll", seat: "white" },
  checkers: startCheckers,
  pips: [167, 167],
  cube: { value: 1, owner: null, in_use: true },
  xgid: null,
  position_id: null,
  clocks: [
    { delay_left: 9_000, reserve_left: 403_000, running: true, waits: null, away_until: null },
    { delay_left: 12_000, reserve_left: 288_000, running: false, waits: null, away_until: null },
  ],
  allowed: ["roll", "double", "offer_resignation", "leave"],
  resignation_floor: "single",
  resignations: [
    { result: "single", points: 1, ends_match: false, needs_consent: true },
    { result: "gammon", points: 2, ends_match: false, needs_consent: true },
    { result: "backgammon", points: 3, ends_match: true, needs_consent: false },
  ],
  plays: null,
  games: [],
  dice_commitment: "9f2c".repeat(16),
  rating_changes: [],
  limited: false,
  unstaked: false,
  held: null,
  awaited: [],
  resignation: null,
  leaving_points: null,
  voided: false,
  settlement: null,
  series: null,
  session: null,
  rematch_declined_by: null,
  tournament: null,
  team: null,
  comparative: null,
  rematch_terms: null,
  spectators: 3,
  rematch_of: null,
  rematch_offered_by: null,
  rematch: null,
};

const middle = board({ 24: 1, 22: 1, 13: 4, 8: 3, 7: 1, 6: 4, 4: 1, 1: -2, 12: -4, 17: -3, 18: -1, 19: -4, 20: -1 });
const bearing = board({ 6: 4, 5: 3, 4: 2, 3: 2, 2: 1, 19: -2, 20: -7, 22: -3, 24: -1 }, [0, 0], [3, 2]);

function at(checkers: Checkers, phase: Phase, more: Partial<MatchView> = {}): MatchView {
  const plays = phase.kind === "to_play" && phase.seat === "white" ? playsOf(checkers, "white", phase.dice) : null;
  return {
    ...base,
    checkers,
    phase,
    plays,
    pips: [pipsOf(checkers, "white"), pipsOf(checkers, "black")],
    allowed: plays === null ? base.allowed : ["play", "offer_resignation", "leave"],
    ...more,
  };
}
const toPlay = (seat: Seat, dice: [number, number]): Phase => ({ kind: "to_play", seat, dice });

const log: readonly LoggedEvent[] = [
  {
    seq: 1,
    at: 0,
    event: "game_started",
    game: 1,
    crawford: false,
    ties: [],
    opening: [3, 1],
    starter: "white",
    cube: 1,
  },
  {
    seq: 2,
    at: 0,
    event: "played",
    seat: "white",
    moves: [
      { from: 8, to: 5 },
      { from: 6, to: 5 },
    ],
    notation: "8/5 6/5",
  },
  { seq: 3, at: 0, event: "rolled", seat: "black", dice: [6, 4], by_hand: false },
  {
    seq: 4,
    at: 0,
    event: "played",
    seat: "black",
    moves: [
      { from: 24, to: 18 },
      { from: 13, to: 9 },
    ],
    notation: "24/18 13/9",
  },
  { seq: 5, at: 0, event: "doubled", seat: "white", value: 2 },
  { seq: 6, at: 0, event: "taken", seat: "black", value: 2 },
  { seq: 7, at: 0, event: "rolled", seat: "white", dice: [5, 5], by_hand: false },
  {
    seq: 8,
    at: 0,
    event: "played",
    seat: "white",
    moves: [
      { from: 13, to: 8 },
      { from: 13, to: 8 },
      { from: 8, to: 3 },
      { from: 8, to: 3 },
    ],
    notation: "13/3(2)",
  },
  { seq: 9, at: 0, event: "resignation_offered", seat: "black", result: "single" },
  { seq: 10, at: 0, event: "resignation_accepted", seat: "black", result: "single" },
  {
    seq: 11,
    at: 0,
    event: "game_ended",
    summary: { game: 1, winner: "white", result: "single", cube: 2, points: 2, reason: "resigned" },
    score: { white: 2, black: 0 },
  },
  {
    seq: 12,
    at: 0,
    event: "game_started",
    game: 2,
    crawford: false,
    ties: [4],
    opening: [2, 6],
    starter: "black",
    cube: 1,
  },
  {
    seq: 13,
    at: 0,
    event: "played",
    seat: "black",
    moves: [
      { from: 24, to: 18 },
      { from: 13, to: 11 },
    ],
    notation: "24/18 13/11",
  },
  { seq: 14, at: 0, event: "rolled", seat: "white", dice: [4, 2], by_hand: false },
  {
    seq: 15,
    at: 0,
    event: "played",
    seat: "white",
    moves: [
      { from: 8, to: 4 },
      { from: 6, to: 4 },
    ],
    notation: "8/4 6/4",
  },
  { seq: 16, at: 0, event: "rolled", seat: "black", dice: [6, 1], by_hand: false },
  {
    seq: 17,
    at: 0,
    event: "played",
    seat: "black",
    moves: [
      { from: 13, to: 7 },
      { from: 8, to: 7 },
    ],
    notation: "13/7 8/7",
  },
];
const chat: readonly ChatLine[] = [
  { number: 1, name: "Quill", at: 0, text: "Good luck!", phrase: "good_luck", spectator: false },
  {
    number: 2,
    name: "Marlene",
    at: 0,
    text: "You too. That first game was a lucky one.",
    phrase: null,
    spectator: false,
  },
];

const changes: MatchView["rating_changes"] = [
  { seat: "white", list: "stakes", before: 1542.31, after: 1566.42, experience_before: 40, k: 4.6, p: 0.586, n: 5 },
  { seat: "black", list: "stakes", before: 1687.4, after: 1682.16, experience_before: 900, k: 1, p: 0.586, n: 5 },
];

const views: Record<string, MatchView> = {
  start: at(startCheckers, toPlay("white", [3, 1])),
  middle: at(middle, toPlay("white", [6, 2])),
  roll: at(middle, { kind: "to_roll", seat: "white" }),
  doublet: at(middle, toPlay("white", [2, 2])),
  bar: at({ ...middle, points: middle.points.with(23, 0), bar: [1, 0] }, toPlay("white", [5, 3])),
  bearing: at(bearing, toPlay("white", [6, 3])),
  offered: at(
    middle,
    { kind: "cube_offered", to: "white", value: 2, offer: "double" },
    { allowed: ["take", "pass", "leave"] },
  ),
  beaver: at(
    middle,
    { kind: "cube_offered", to: "white", value: 2, offer: "double" },
    {
      allowed: ["take", "pass", "beaver", "leave"],
      settings: { ...base.settings, format: { kind: "normal" }, options: { ...base.settings.options, beavers: true } },
      list: "casual",
    },
  ),
  theirs: at(middle, toPlay("black", [4, 4]), {
    cube: { value: 4, owner: "black", in_use: true },
    allowed: ["leave", "offer_resignation"],
  }),
  mine: at(bearing, { kind: "to_roll", seat: "white" }, { cube: { value: 2, owner: "white", in_use: true } }),
  resigned: at(
    bearing,
    { kind: "resignation_offered", to: "white", result: "gammon" },
    {
      allowed: ["accept_resignation", "decline_resignation", "leave"],
      resignation: { by: "black", result: "gammon", points: 2 },
    },
  ),
  conceded: at(middle, toPlay("white", [6, 5]), {
    allowed: ["play", "accept_resignation", "decline_resignation", "leave"],
    resignation: { by: "black", result: "single", points: 1 },
  }),
  spectator: at(middle, toPlay("black", [5, 2]), { you: null, allowed: [], plays: null }),
  waiting: at(
    noCheckers,
    { kind: "waiting" },
    {
      black: { name: null, bot: false, rating: 0, connected: false, presence: "gone", ...plain },
      clocks: null,
      allowed: [],
      game: 0,
      score: { white: 0, black: 0 },
    },
  ),
  over: at(
    board({ 1: 2 }, [0, 0], [13, 15]),
    { kind: "over", outcome: { winner: "white", score: { white: 5, black: 3 }, reason: "completed" } },
    {
      rematch_terms: { id: "0k3m9x2abce", dice_commitment: "ab".repeat(32), limited: false },
      score: { white: 5, black: 3 },
      allowed: [],
      rating_changes: changes,
      clocks: null,
    },
  ),
};

export const names = Object.keys(views);

export function exhibit(name: string): Exhibit {
  const view = views[name] ?? base;
  return view.phase.kind === "waiting" ? { view, log: [], chat: [] } : { view, log, chat };
}
