/** The session that a normal game belongs to: its running score, and the terms of the next game. */

import { other } from "../board/checkers";
import { changed, FIRST_FORM } from "../lobby/table-form";
import type { GameTerms, MatchSummary, MatchView, Score, Seat, TableSettings } from "../../wire/messages";

export function termsOf({ time, options, start }: TableSettings): GameTerms {
  return { time, options, start };
}

/** Returns the changed terms without contradictions, as in the form for a new table. */
export function changedTerms(terms: GameTerms, change: Partial<Pick<GameTerms, "options" | "start">>): GameTerms {
  const { options, start } = changed(
    { ...FIRST_FORM, format: "normal", options: terms.options, start: terms.start },
    change,
  );
  return { ...terms, options, start };
}

export function sameTerms(one: GameTerms, another: GameTerms): boolean {
  const essence = ({ time, options, start }: GameTerms): string =>
    JSON.stringify([
      time.kind,
      time.kind === "live" ? [time.delay_s, time.reserve_s] : time.kind === "correspondence" ? time.days_per_turn : 0,
      options.jacoby,
      options.automatic_doubles,
      options.automatic_doubles ? (options.automatic_doubles_max ?? 1) : 0,
      options.beavers,
      options.raccoons,
      start,
    ]);
  return essence(one) === essence(another);
}

/** Returns the points of the session so far, this game included when it is over. */
export function sessionScore(view: MatchView): Score {
  if (view.series !== null) return view.series.points;
  return view.phase.kind === "over" ? view.score : { white: 0, black: 0 };
}

/** Whether the viewer plays in a session whose next game can still begin. */
export function isBetweenGames(view: MatchView): boolean {
  return view.session !== null && view.you !== null && view.rematch === null && view.rematch_terms !== null;
}

/** The state of the agreement on the next game, as one player sees it. */
export type NextGame =
  | { kind: "begun"; id: string }
  | { kind: "too_late" }
  /** The session has ended; `by` ended it. */
  | { kind: "ended"; by: Seat }
  /** The opponent wants the next game on these terms. */
  | { kind: "wanted"; terms: GameTerms; own: GameTerms | null }
  /** This player has asked, and the opponent has not answered. */
  | { kind: "asked"; terms: GameTerms }
  | { kind: "open" };

export function nextGame(view: MatchView, you: Seat): NextGame {
  if (view.rematch !== null) return { kind: "begun", id: view.rematch };
  if (view.rematch_terms === null) return { kind: "too_late" };
  if (view.rematch_declined_by !== null) return { kind: "ended", by: view.rematch_declined_by };
  const own = view.session?.[you] ?? null;
  const wanted = view.session?.[other(you)] ?? null;
  if (wanted !== null) return { kind: "wanted", terms: wanted, own };
  return own === null ? { kind: "open" } : { kind: "asked", terms: own };
}

/** A game in the list of a session: its number, its winner and the points won. */
export interface SessionLine {
  readonly id: string;
  readonly number: number;
  readonly isOver: boolean;
  readonly winner: string | null;
  readonly points: number;
}

/** Returns the lines of a list that ends with game number `last`. */
export function sessionLines(games: readonly MatchSummary[], last: number): SessionLine[] {
  return games.map((game, index) => {
    const seat = game.outcome?.winner ?? null;
    return {
      id: game.id,
      number: last - (games.length - 1) + index,
      isOver: game.outcome !== null,
      winner: game.seats.find((player) => player.seat === seat)?.name ?? null,
      points: seat === null ? 0 : game.score[seat],
    };
  });
}
