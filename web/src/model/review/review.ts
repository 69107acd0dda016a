/**
 * The review of a match: its analysis as a row of stops to step through, with the drawings and texts of each. Pure.
 */

import type {
  AnalysedCandidate,
  AnalysedCube,
  AnalysedPlay,
  AnalysedStep,
  AnalysisChances,
  ErrorClass,
  MatchAnalysis,
  Seat,
  SingleMove,
} from "../../wire/messages";

/** One decision or roll of the match, with its place in it. */
export interface Stop {
  /** The place of the stop in the whole match, from 0. */
  readonly index: number;
  /** The game, from 0. */
  readonly game: number;
  readonly step: AnalysedStep;
  /** The cost of its cube decision and its play together, in normalised equity. */
  readonly cost: number;
  /** The same cost in match-winning chance or points. */
  readonly stake: number;
  readonly worst: ErrorClass;
  /** Whether the cube decision was the more expensive mistake. */
  readonly byCube: boolean;
}

const rank: Record<ErrorClass, number> = { good: 0, doubtful: 1, bad: 2, very_bad: 3 };

export function stopsOf(report: MatchAnalysis): Stop[] {
  let index = 0;
  return report.games.flatMap((game, number) => game.steps.map((step) => stop(step, index++, number)));
}

function stop(step: AnalysedStep, index: number, game: number): Stop {
  const play = step.play?.error ?? { equity: 0, stake: 0 };
  const cube = step.decision?.error ?? { equity: 0, stake: 0 };
  const byCube = cube.equity > play.equity;
  const classes: ErrorClass[] = [step.play?.class ?? "good", step.decision?.class ?? "good"];
  const worst = classes.toSorted((a, b) => rank[b] - rank[a])[0] ?? "good";
  return { index, game, step, cost: play.equity + cube.equity, stake: play.stake + cube.stake, worst, byCube };
}

/** Equities that are closer than this look the same with the three digits that are shown. */
export const SAME = 0.0005;

/** Returns whether doubling and rolling are worth the same, given what each of them is worth. */
export function isOptional(rolled: number | undefined, doubled: number | undefined): boolean {
  return rolled !== undefined && doubled !== undefined && Math.abs(rolled - doubled) < SAME;
}

/** Returns the stops with a mistake, most expensive first. */
export function mistakes(stops: readonly Stop[]): Stop[] {
  return stops.filter((one) => one.worst !== "good").toSorted((a, b) => b.cost - a.cost || a.index - b.index);
}

/** Returns the stop that a review opens on: the reader's own worst mistake, else the worst of both, else the start. */
export function firstStop(stops: readonly Stop[], reader: Seat | null): number {
  const all = mistakes(stops);
  return (all.find((one) => one.step.seat === reader) ?? all[0])?.index ?? 0;
}

/** The moves of one game in two columns; White begins a row, Black ends it. */
export interface GameMoves {
  /** The game, from 0. */
  readonly game: number;
  readonly rows: readonly {
    readonly number: number;
    readonly white: readonly Stop[];
    readonly black: readonly Stop[];
  }[];
}

export function movesByGame(stops: readonly Stop[]): GameMoves[] {
  const sections: { game: number; rows: { number: number; white: Stop[]; black: Stop[] }[] }[] = [];
  for (const stop of stops) {
    let section = sections.at(-1);
    if (section?.game !== stop.game) {
      section = { game: stop.game, rows: [] };
      sections.push(section);
    }
    let row = section.rows.at(-1);
    if (row === undefined || (stop.step.seat === "white" && row.black.length > 0)) {
      row = { number: section.rows.length + 1, white: [], black: [] };
      section.rows.push(row);
    }
    row[stop.step.seat].push(stop);
  }
  return sections;
}

/**
 * Returns the mistakes that a chart marks: the worst ones, at most `most`. Doubtful decisions are left out where there
 * is anything worse, so that the marks can be told apart.
 */
export function markedMistakes(stops: readonly Stop[], most: number): Stop[] {
  const all = mistakes(stops);
  const serious = all.filter((one) => one.worst !== "doubtful");
  return (serious.length > 0 ? serious : all).slice(0, most);
}

/** The next or the previous mistake from a stop; the stop itself where there is none. */
export function nextMistake(stops: readonly Stop[], from: number, by: 1 | -1): number {
  for (let at = from + by; at >= 0 && at < stops.length; at += by) if (stops[at]?.worst !== "good") return at;
  return from;
}

/** The play that was made, and the best one if it differs. */
export function playsOf(play: AnalysedPlay): { made: AnalysedCandidate | null; best: AnalysedCandidate | null } {
  const made = play.candidates[play.played] ?? null;
  const best = play.candidates[0] ?? null;
  return { made, best: play.played === 0 || play.error.equity <= 0 ? null : best };
}

/** Whether the plays of a list were evaluated at different depths, so that each row must show its own. */
export function isOfSeveralDepths(plays: readonly { readonly plies: number | null }[]): boolean {
  return plays.some((play) => play.plies !== plays[0]?.plies);
}

/** A reason for the cost of a play: a difference worth mentioning, best play minus the play made. */
export type Reason =
  { kind: "wins"; by: number } | { kind: "gammons"; by: number } | { kind: "losses"; by: number } | { kind: "cube" };

const WORTH_A_WORD = 0.004;

/**
 * Returns the reasons why the best play beats the play made: more wins, more gammons, fewer gammons lost; largest first.
 */
export function reasons(best: AnalysisChances, made: AnalysisChances): Reason[] {
  const found: { reason: Reason; weight: number }[] = [
    { reason: { kind: "wins", by: best.win - made.win }, weight: 2 * Math.abs(best.win - made.win) },
    {
      reason: { kind: "gammons", by: best.win_gammon - made.win_gammon },
      weight: Math.abs(best.win_gammon - made.win_gammon),
    },
    {
      reason: { kind: "losses", by: best.lose_gammon - made.lose_gammon },
      weight: Math.abs(best.lose_gammon - made.lose_gammon),
    },
  ];
  const told = found.filter(({ weight }) => weight >= WORTH_A_WORD).toSorted((a, b) => b.weight - a.weight);
  return told.length === 0 ? [{ kind: "cube" }] : told.map(({ reason }) => reason);
}

/** Returns the equity of a choice at a cube decision, or null if the decision did not offer it. */
export function equityOf(cube: AnalysedCube, choice: AnalysedCube["choice"]): number | null {
  return cube.choices.find((one) => one.choice === choice)?.equity ?? null;
}

/** Returns the expected result of a side: its chance of winning the match (0 to 1), or points. */
export function standing(report: MatchAnalysis, white: number, seat: Seat): number {
  if (seat === "white") return white;
  return report.stakes.kind === "match" ? 1 - white : -white;
}

export interface ChartBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ReviewChart {
  /** One line for each game. */
  readonly lines: readonly string[];
  /** One point for each stop. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly value: number }[];
  readonly games: readonly { readonly x: number; readonly number: number }[];
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
}

/** The course of the match as `seat` saw it, stop by stop. */
export function reviewChart(report: MatchAnalysis, stops: readonly Stop[], seat: Seat, box: ChartBox): ReviewChart {
  const values = stops.map((one) => standing(report, one.step.standing, seat));
  const isMatch = report.stakes.kind === "match";
  const most = isMatch ? 1 : Math.max(1, ...values.map((value) => Math.ceil(Math.abs(value))));
  const least = isMatch ? 0 : -most;
  const across = box.width - box.left - box.right;
  const down = box.height - box.top - box.bottom;
  const x = (index: number): number =>
    box.left + (stops.length < 2 ? across / 2 : (across * index) / (stops.length - 1));
  const y = (value: number): number =>
    box.top + (down * (most - Math.min(most, Math.max(least, value)))) / (most - least);
  const points = values.map((value, index) => ({ x: round(x(index)), y: round(y(value)), value }));
  const games = report.games.map((_, game) => ({
    x: points[stops.findIndex((one) => one.game === game)]?.x ?? box.left,
    number: game + 1,
  }));
  const lines = report.games.map((_, game) => {
    const own = stops.filter((one) => one.game === game).map((one) => points[one.index]);
    return own.map((point, at) => `${at === 0 ? "M" : "L"}${String(point?.x ?? 0)} ${String(point?.y ?? 0)}`).join("");
  });
  const ticks = [least, (least + most) / 2, most].map((value) => ({ y: y(value), value }));
  return { lines, points, games, ticks };
}

/** The stop nearest to a place along the chart. */
export function stopAt(chart: ReviewChart, x: number): number {
  let best = 0;
  chart.points.forEach((point, index) => {
    if (Math.abs(point.x - x) < Math.abs((chart.points[best]?.x ?? 0) - x)) best = index;
  });
  return best;
}

/** Joins the moves that one checker makes in a play, so that each checker has one arrow. */
export function ways(moves: readonly SingleMove[]): SingleMove[] {
  const joined: SingleMove[] = [];
  for (const move of moves) {
    const on = joined.findIndex((way) => way.to === move.from && move.from !== 25);
    const before = on === -1 ? undefined : joined[on];
    if (before === undefined) joined.push(move);
    else joined[on] = { from: before.from, to: move.to };
  }
  return joined;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
