/**
 * The presentation of news: events become beats, one after the other, each with a scene, its moving parts and its
 * duration. The last beat is always the server's view, so that the shown state cannot drift from the server's.
 */

import type { GameSummary, LoggedEvent, Seat, Seq, SingleMove, TableSettings } from "../../wire/messages";
import { lifted, moved, pipsOf, type Flight } from "./checkers";
import { after, type Scene } from "./scene";

/** A sound that the player hears. */
export type Sound = "roll" | "move" | "hit" | "off" | "cube" | "win" | "lose" | "tick" | "chat" | "turn";

export type Note =
  | {
      readonly kind: "opening";
      readonly dice: readonly [number, number];
      readonly starter: Seat;
      readonly ties: readonly number[];
    }
  | { readonly kind: "no_play"; readonly seat: Seat }
  | { readonly kind: "at_board"; readonly seat: Seat; readonly what: "illegal_play" | "sensor_fault" | "rolled_early" }
  | { readonly kind: "game_over"; readonly summary: GameSummary };

export interface Beat {
  readonly scene: Scene;
  /** The moving checkers; they are lifted from this scene and land in the next. */
  readonly flights: readonly Flight[];
  readonly rolling: boolean;
  readonly note: Note | null;
  readonly sound: Sound | null;
  readonly ms: number;
  /** The event that is shown; left out for the moves of a turn that is not confirmed yet. */
  readonly seq?: Seq;
}

export interface Pace {
  readonly moveMs: number;
  readonly rollMs: number;
  readonly openingMs: number;
  readonly noPlayMs: number;
  readonly cubeMs: number;
  readonly gameOverMs: number;
}

export const livelyPace: Pace = {
  moveMs: 240,
  rollMs: 620,
  openingMs: 2400,
  noPlayMs: 1300,
  cubeMs: 500,
  gameOverMs: 3200,
};
/** The lively pace with slower or faster movements. Texts stay as long as before, because they have to be read. */
export function paced(slowness: number): Pace {
  const { moveMs, rollMs, cubeMs } = livelyPace;
  return { ...livelyPace, moveMs: moveMs * slowness, rollMs: rollMs * slowness, cubeMs: cubeMs * slowness };
}

/** The pace without movement of checkers. Texts stay as long. */
export const stillPace: Pace = { ...livelyPace, moveMs: 0, rollMs: 350, cubeMs: 0 };

/** More events than this at once mean a reconnection: the board then shows the current position without animation. */
const SHOWN_EVENTS_MAX = 12;

export interface News {
  readonly from: Scene;
  readonly events: readonly LoggedEvent[];
  readonly settings: TableSettings;
  /** The viewer's seat; null for a spectator. */
  readonly you: Seat | null;
  /** Whether the viewer's own play of these events is already on the board. */
  readonly ownPlayShown: boolean;
  readonly pace: Pace;
}

/** A visitor who opens a match within this many milliseconds of its opening roll sees the roll animated. */
const OPENING_FRESH_MS = 15_000;

/** Returns the opening roll if it is the newest event of a match and was thrown just now. */
export function freshOpening(events: readonly LoggedEvent[], now: number): LoggedEvent | null {
  const last = events.at(-1);
  const isFresh = last?.event === "game_started" && last.opening !== null && now - last.at < OPENING_FRESH_MS;
  return isFresh ? last : null;
}

/** The beats of some events, without the final one, which comes from the view. */
export function beatsOf(news: News): Beat[] {
  if (news.events.length > SHOWN_EVENTS_MAX) return [];
  const beats: Beat[] = [];
  let scene = news.from;
  for (const event of news.events) {
    const next = after(scene, event, news.settings);
    beats.push(...beatsFor(event, scene, next, news).map((beat) => ({ ...beat, seq: event.seq })));
    scene = next;
  }
  return beats;
}

function beatsFor(event: LoggedEvent, before: Scene, next: Scene, news: News): Beat[] {
  const { pace } = news;
  const still: Beat = { scene: next, flights: [], rolling: false, note: null, sound: null, ms: 0 };
  switch (event.event) {
    case "game_started":
      if (event.opening === null) return [{ ...still, ms: pace.cubeMs }];
      return [
        {
          ...still,
          scene: { ...next, dice: null },
          rolling: true,
          note: { kind: "opening", dice: event.opening, starter: event.starter, ties: event.ties },
          sound: "roll",
          ms: pace.openingMs,
        },
      ];
    case "rolled":
      return [{ ...still, rolling: true, sound: "roll", ms: pace.rollMs }];
    case "played":
      if (event.moves.length === 0) {
        // The roll stays on the board, so that the viewer sees why there is no play.
        const seen = { ...next, dice: before.dice };
        return [{ ...still, scene: seen, note: { kind: "no_play", seat: event.seat }, ms: pace.noPlayMs }];
      }
      return event.seat === news.you && news.ownPlayShown
        ? []
        : moveBeats(before, event.seat, event.moves, pace.moveMs);
    case "doubled":
    case "beavered":
    case "raccooned":
    case "taken":
      return [{ ...still, sound: "cube", ms: pace.cubeMs }];
    case "at_board":
      if (event.what === "awaited" || event.what === "ready") return [];
      return [{ ...still, note: { kind: "at_board", seat: event.seat, what: event.what }, ms: pace.noPlayMs }];
    case "game_ended": {
      const sound = news.you === null ? null : event.summary.winner === news.you ? "win" : "lose";
      return [{ ...still, note: { kind: "game_over", summary: event.summary }, sound, ms: pace.gameOverMs }];
    }
    case "illegal_play_accepted":
      return [{ ...still, sound: "move", ms: pace.moveMs }];
    case "passed":
    case "illegal_play_offered":
    case "illegal_play_declined":
    case "resignation_offered":
    case "resignation_declined":
    case "resignation_accepted":
    case "stop_agreed":
    case "abort_agreed":
    case "abort_declined":
    case "take_back_asked":
    case "take_back_declined":
    case "took_back":
    case "pause_asked":
    case "pause_declined":
    case "resumed":
    case "pause_ended":
    case "abandoned":
    case "called_off":
    case "held":
    case "released":
    case "roll_asked":
    case "turn_opened":
    case "substituted":
    case "extra_time":
    case "outage":
    case "vacation":
    case "timed_out":
    case "left":
    case "claimed":
    case "match_ended":
      return [];
    default:
      return unknown(event);
  }
}

/** Returns a beat for each move: the checker is in the air, together with the checker that it hits. */
export function moveBeats(before: Scene, seat: Seat, moves: readonly SingleMove[], ms: number): Beat[] {
  const beats: Beat[] = [];
  let { checkers } = before;
  for (const { from, to } of moves) {
    const landed = moved(checkers, seat, from, to);
    const up = lifted(checkers, seat, from);
    const flights: Flight[] = [{ seat, from, to }];
    if (landed.hit !== null) flights.push(landed.hit);
    const inAir = landed.hit === null ? up : lifted(up, landed.hit.seat, landed.hit.from);
    const sound = landed.hit !== null ? "hit" : to === 0 ? "off" : "move";
    beats.push({ scene: { ...before, checkers: inAir }, flights, rolling: false, note: null, sound, ms });
    checkers = landed.checkers;
  }
  return beats;
}

/** Returns the pip count of a side during a beat. A checker in the air counts where it lands. */
export function pipsDuring({ scene, flights }: Pick<Beat, "scene" | "flights">, seat: Seat): number {
  return flights.reduce((sum, flight) => sum + (flight.seat === seat ? flight.to : 0), pipsOf(scene.checkers, seat));
}

function unknown(_event: never): Beat[] {
  return [];
}
