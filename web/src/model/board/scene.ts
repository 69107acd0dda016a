/**
 * The scene: the state of the board at one moment of a match, and the change by each event. Folding the whole log gives
 * every position of the match, as the replay needs; the current one comes from the server's view.
 */

import type {
  Checkers,
  CubeView,
  LoggedEvent,
  MatchView,
  Score,
  Seat,
  SingleMove,
  TableSettings,
} from "../../wire/messages";
import { moved, noCheckers, other, startCheckers } from "./checkers";

export interface Play {
  readonly seat: Seat;
  readonly moves: readonly SingleMove[];
}

export interface Scene {
  readonly checkers: Checkers;
  /** A roll on the board; during the opening roll each side shows one die. */
  readonly dice: { readonly seat: Seat; readonly values: readonly [number, number] } | null;
  readonly cube: CubeView;
  /** A cube that has been offered and waits for its answer. */
  readonly offer: { readonly to: Seat; readonly value: number } | null;
  /** The play that led here, to be marked. */
  readonly last: Play | null;
  readonly score: Score;
  readonly game: number;
  readonly crawford: boolean;
}

export const emptyScene: Scene = {
  checkers: noCheckers,
  dice: null,
  cube: { value: 1, owner: null, in_use: false },
  offer: null,
  last: null,
  score: { white: 0, black: 0 },
  game: 0,
  crawford: false,
};

/** The scene of a view; the last play comes from the log, because a view does not contain it. */
export function sceneOf(view: MatchView, last: Play | null): Scene {
  const { phase } = view;
  return {
    // The opponent is asked to accept the position on the real board.
    checkers:
      phase.kind === "waiting" ? startCheckers : phase.kind === "illegal_play_offered" ? phase.checkers : view.checkers,
    dice:
      phase.kind === "to_play"
        ? { seat: phase.seat, values: phase.dice }
        : phase.kind === "illegal_play_offered"
          ? { seat: other(phase.to), values: phase.dice }
          : null,
    cube: view.cube,
    offer: phase.kind === "cube_offered" ? { to: phase.to, value: phase.value } : null,
    last,
    score: view.score,
    game: view.game,
    crawford: view.crawford,
  };
}

/** The scene after an event. */
export function after(scene: Scene, event: LoggedEvent, settings: TableSettings): Scene {
  switch (event.event) {
    case "game_started":
      return {
        checkers: startCheckers,
        dice: event.opening === null ? null : { seat: event.starter, values: event.opening },
        cube: { value: event.cube, owner: null, in_use: settings.format.kind !== "three_games" && !event.crawford },
        offer: null,
        last: null,
        score: scene.score,
        game: event.game,
        crawford: event.crawford,
      };
    case "rolled":
      return { ...scene, dice: { seat: event.seat, values: event.dice } };
    case "played": {
      const checkers = event.moves.reduce(
        (board, { from, to }) => moved(board, event.seat, from, to).checkers,
        scene.checkers,
      );
      return { ...scene, checkers, dice: null, last: { seat: event.seat, moves: event.moves } };
    }
    case "took_back":
      return { ...scene, checkers: event.checkers, dice: { seat: event.seat, values: event.dice }, last: null };
    case "illegal_play_accepted":
      return { ...scene, checkers: event.checkers, dice: null, last: null };
    case "doubled":
      return { ...scene, offer: { to: other(event.seat), value: event.value } };
    case "taken":
      return { ...scene, offer: null, cube: { ...scene.cube, value: event.value, owner: event.seat } };
    case "beavered":
      return {
        ...scene,
        offer: { to: other(event.seat), value: event.value },
        cube: { ...scene.cube, value: event.value, owner: event.seat },
      };
    case "raccooned":
      return {
        ...scene,
        offer: { to: other(event.seat), value: event.value },
        cube: { ...scene.cube, value: event.value, owner: other(event.seat) },
      };
    case "passed":
      return { ...scene, offer: null };
    case "game_ended":
      return { ...scene, dice: null, offer: null, score: event.score };
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
    case "at_board":
    case "timed_out":
    case "left":
    case "claimed":
    case "match_ended":
      return scene;
    default:
      return unknown(event, scene);
  }
}

/** Returns the last play of a log, unless a new game has begun since. */
export function lastPlay(log: readonly LoggedEvent[]): Play | null {
  for (const event of log.toReversed()) {
    if (event.event === "played") return { seat: event.seat, moves: event.moves };
    if (event.event === "game_started") return null;
  }
  return null;
}

/** A newer server may send events that this client does not know. */
function unknown(_event: never, scene: Scene): Scene {
  return scene;
}
