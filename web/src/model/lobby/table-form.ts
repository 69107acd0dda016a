/** The form for a new table, and the table made from it. */
import type { CreateTable, MatchFormat, Options, StartRule, TableSettings, TimeControl } from "../../wire/messages";

export const LENGTHS = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25] as const;
/** The only length of a match to points that counts for ratings. */
export const RATED_LENGTH = 5;

export type FormatKind = MatchFormat["kind"];
export type Pace = "none" | "fast" | "normal" | "slow" | "correspondence";

export interface TableForm {
  format: FormatKind;
  length: number;
  rated: boolean;
  /** The stake in hundredths of a credit: per player, or per point in a single game; null: none. */
  stake: number | null;
  pace: Pace;
  daysPerTurn: number;
  options: Options;
  start: StartRule;
  /** Dice are rolled by hand on sensor boards. */
  thrown?: boolean;
  /** Illegal plays at a sensor board may stand if the opponent accepts them. */
  illegalPlays?: boolean;
  /** The name of the invited player; empty: anyone may sit down. */
  invite: string;
  /** Anyone with the link may sit down; the lobby does not show the table. */
  byLink?: boolean;
  /** The ratings that may sit down; null: any rating. */
  ratings?: { min: number; max: number } | null;
}

export const NO_OPTIONS: Options = {
  jacoby: false,
  automatic_doubles: false,
  automatic_doubles_max: null,
  beavers: false,
  raccoons: false,
};

/** The limits to choose from for automatic doubles. */
export const AUTOMATIC_LIMITS = [1, 2, 3, 4, 5, 6] as const;

export const FIRST_FORM: TableForm = {
  format: "points",
  length: RATED_LENGTH,
  rated: true,
  stake: null,
  pace: "normal",
  daysPerTurn: 3,
  options: NO_OPTIONS,
  start: "opening_throw",
  invite: "",
};

/** The free seconds of each turn, and the seconds of reserve for each point of a match's length. */
const PACES: Record<"fast" | "normal" | "slow", { delay_s: number; reserve_s_per_point: number }> = {
  fast: { delay_s: 8, reserve_s_per_point: 60 },
  normal: { delay_s: 12, reserve_s_per_point: 120 },
  slow: { delay_s: 30, reserve_s_per_point: 300 },
};
const RESERVE_S_MIN = 30;
const RESERVE_S_MAX = 7200;

/** The formats that can be rated. */
export function canBeRated(format: FormatKind, length: number): boolean {
  return format !== "points" || length === RATED_LENGTH;
}

/** The stakes on offer, in hundredths of a credit. */
export function stakesOf(format: FormatKind, length: number): readonly number[] {
  if (format === "single") return [100, 200];
  return format === "three_games" || (format === "points" && length === RATED_LENGTH) ? [250, 500] : [];
}

/** Returns the stake of each player: in a single game ten points, because no player can lose more. */
export function putIn(settings: Pick<TableSettings, "format" | "stake">): number {
  return (settings.stake ?? 0) * (settings.format.kind === "single" ? 10 : 1);
}

/** Returns the first form for a bot: a rated match for players with an account, else an unrated one without a clock. */
export function firstForm(hasAccount: boolean): TableForm {
  return hasAccount ? FIRST_FORM : { ...FIRST_FORM, rated: false, pace: "none" };
}

/** Returns the changed form without contradictions: the last choice stays, and conflicting settings change. */
export function changed(form: TableForm, change: Partial<TableForm>): TableForm {
  const next = { ...form, ...change };
  if (change.rated === true && !canBeRated(next.format, next.length)) next.length = RATED_LENGTH;
  if (change.rated === true && next.pace === "none") next.pace = "normal";
  if (!canBeRated(next.format, next.length) || next.pace === "none") next.rated = false;
  // Dice rolled by a player cannot be checked, so such a match is not rated.
  if (change.thrown === true) next.rated = false;
  if (next.rated && next.thrown === true) next.thrown = false;
  // A match with a stake is rated.
  if (change.stake != null && stakesOf(next.format, next.length).includes(change.stake)) {
    next.rated = true;
    if (next.pace === "none") next.pace = "normal";
  }
  if (!next.rated || (next.stake !== null && !stakesOf(next.format, next.length).includes(next.stake)))
    next.stake = null;
  if (next.format !== "normal" && next.format !== "single") next.options = NO_OPTIONS;
  if (!next.options.beavers && next.options.raccoons) next.options = { ...next.options, raccoons: false };
  // A tie needs an opening throw.
  if (change.options?.automatic_doubles === true) next.start = "opening_throw";
  if (next.options.automatic_doubles && next.start !== "opening_throw")
    next.options = { ...next.options, automatic_doubles: false };
  if (!next.options.automatic_doubles) next.options = { ...next.options, automatic_doubles_max: null };
  return next;
}

/** Returns the weight n of a format: the length of a match, 4 for three games, 2 for single, 1 for a normal game. */
export function weightOf(form: Pick<TableForm, "format" | "length">): number {
  switch (form.format) {
    case "points":
      return form.length;
    case "three_games":
      return 4;
    case "single":
      return 2;
    case "normal":
      return 1;
    default:
      return form.format satisfies never;
  }
}

export function formatOf(form: Pick<TableForm, "format" | "length">): MatchFormat {
  switch (form.format) {
    case "points":
      return { kind: "points", length: form.length };
    case "three_games":
      return { kind: "three_games" };
    case "normal":
    case "single":
      return { kind: form.format };
    default:
      return form.format satisfies never;
  }
}

export function timeOf(form: Pick<TableForm, "format" | "length" | "pace" | "daysPerTurn">): TimeControl {
  switch (form.pace) {
    case "none":
      return { kind: "none" };
    case "correspondence":
      return { kind: "correspondence", days_per_turn: form.daysPerTurn };
    case "fast":
    case "normal":
    case "slow": {
      const { delay_s, reserve_s_per_point } = PACES[form.pace];
      const reserve_s = Math.min(RESERVE_S_MAX, Math.max(RESERVE_S_MIN, reserve_s_per_point * weightOf(form)));
      return { kind: "live", delay_s, reserve_s };
    }
    default:
      return form.pace satisfies never;
  }
}

export function settingsOf(form: TableForm): TableSettings {
  const isStaked = form.stake !== null;
  return {
    format: formatOf(form),
    rated: form.rated,
    stake: form.stake,
    time: timeOf(form),
    options: form.options,
    start: form.start,
    dice: form.thrown === true && !isStaked ? "thrown" : "served",
    illegal_plays: form.illegalPlays === true && !form.rated && !isStaked ? "accepted" : "corrected",
  };
}

export function tableOf(form: TableForm): CreateTable {
  const settings = settingsOf(form);
  const invite = form.invite.trim();
  if (invite !== "") return { settings, invite };
  if (form.byLink === true) return { settings, by_link: true };
  return form.ratings == null ? { settings } : { settings, ratings: form.ratings };
}
