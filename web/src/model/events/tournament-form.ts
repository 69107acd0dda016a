/** The form for a new tournament, and the message made from it. */
import type { CreateTournament, TournamentFormat } from "../../wire/messages";
import { forecastOf, swissRoundsMax } from "./forecast";

export type FormatKind = TournamentFormat["kind"];

export const FORMATS: readonly FormatKind[] = ["knock_out", "swiss", "lives", "round_robin"];
export const LIVES = [1, 2, 3] as const;
const PLACES = [4, 8, 16, 32, 64, 128, 256, 1024];
/** Where everybody meets everybody, the number of players decides the number of rounds. */
const ROBIN_PLACES = [3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64];
const ROBIN_PLACES_FIRST = 8;
const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9];
const GROUPS = [1, 2, 3, 4, 6, 8];
/** The least number of players of a group, if there are several groups, and the highest one. */
const GROUP_SIZES = { least: 3, most: 32 };
const FINALS = [2, 4, 8, 16];
/** The numbers that can go on to a final from each of several groups. */
const GROUP_FINALS = [1, 2, 4];
export const MATCH_LENGTHS = [1, 3, 5, 7, 10, 11, 15] as const;
export const MOVE_DAYS = [3, 7, 10, 14] as const;
/** Minutes that a player may be late for a live match. */
export const GRACE_MINUTES = [5, 10, 15, 30] as const;
/** Seconds between the last result of a live round and the draw of the next one. */
export const PAUSE_SECONDS = [0, 60, 120, 300, 600] as const;
/** Minutes after the start in which late players may enter; 0: none. */
export const LATE_MINUTES = [0, 15, 30, 60] as const;
/** Minutes between the starts of two rounds; 0: a round begins when the round before it is decided. */
export const ROUND_MINUTES = [0, 30, 60, 90, 1440, 10080] as const;

const MINUTE_MS = 60_000;
/** The maximum number of rounds whose times can be set. */
const STARTS_MAX = 11;

/** The entry fees to choose from, in hundredths of a credit; 0: none. */
export const FEES = [0, 500, 1000, 2500, 5000, 10000] as const;

export interface TournamentForm {
  name: string;
  about: string;
  format: FormatKind;
  /** The rounds of a Swiss; 0: until at most one player is unbeaten. */
  rounds: number;
  lives: number;
  groups: number;
  /** Whether each pair of a round robin meets twice. */
  twice: boolean;
  /** The number of players who go on to a final, of each group in a round robin; 0: there is no final. */
  finalOf: number;
  length: number;
  places: number;
  pace: "correspondence" | "live";
  days: number;
  /** Whether it begins automatically at `start`; otherwise its director begins it. */
  timed: boolean;
  /** The start in local time, as the form field contains it: `2026-11-24T19:30`. */
  start: string;
  /** Minutes between the starts of rounds. */
  every: number;
  /** Minutes that a player may be late, with a live clock. */
  grace: number;
  /** Seconds between the last result of a round and the draw of the next one, with a live clock. */
  pause: number;
  /** Minutes after the start in which late players may enter. */
  late: number;
  checkIn: boolean;
  byRating: boolean;
  /** Amounts from the first place, separated by commas, as they were typed. */
  prizes: string;
  /** The entry fee in hundredths of a credit; 0: none. */
  fee: number;
  /** Percentages of the pool, as they were typed. */
  shares: string;
}

export const FIRST_TOURNAMENT: TournamentForm = {
  name: "",
  about: "",
  format: "knock_out",
  rounds: 5,
  lives: 2,
  groups: 1,
  twice: false,
  finalOf: 0,
  length: 10,
  places: 32,
  pace: "correspondence",
  days: 14,
  timed: false,
  start: "",
  every: 0,
  grace: 10,
  pause: 60,
  late: 0,
  checkIn: false,
  byRating: false,
  prizes: "",
  fee: 0,
  shares: "50, 30, 20",
};

export type Refused = "name" | "start" | "prizes" | "shares";

/** The numbers to choose from. They fit together. */
export interface Choices {
  places: readonly number[];
  /** 0: until at most one player is unbeaten. */
  rounds: readonly number[];
  groups: readonly number[];
  /** 0: no final. */
  finals: readonly number[];
}

export function choicesOf(form: Pick<TournamentForm, "format" | "places" | "groups">): Choices {
  const { places, groups } = form;
  const isRobin = form.format === "round_robin";
  const finals = isRobin && groups > 1 ? GROUP_FINALS : FINALS;
  const smallest = isRobin ? Math.floor(places / groups) : places;
  return {
    places: isRobin ? ROBIN_PLACES : PLACES,
    rounds: [...ROUNDS.filter((rounds) => rounds <= swissRoundsMax(places)), 0],
    groups: GROUPS.filter((count) => {
      const isLarge = count === 1 || places / count >= GROUP_SIZES.least;
      return isLarge && places / count <= GROUP_SIZES.most;
    }),
    finals: [0, ...finals.filter((count) => count < smallest)],
  };
}

/** Returns the form with another format and with usual numbers for it. */
export function withFormat(form: TournamentForm, format: FormatKind): TournamentForm {
  const places = format === "round_robin" ? Math.min(form.places, ROBIN_PLACES_FIRST) : form.places;
  return fitted({ ...form, format, places });
}

/** Returns the form with the nearest numbers that can be chosen. */
export function fitted(form: TournamentForm): TournamentForm {
  const places = nearest(choicesOf(form).places, form.places);
  const choices = choicesOf({ ...form, places });
  const groups = form.format === "round_robin" ? nearest(choices.groups, form.groups) : form.groups;
  const { rounds, finals } = choicesOf({ ...form, places, groups });
  return {
    ...form,
    places,
    groups,
    rounds: form.rounds === 0 ? 0 : nearest(rounds, form.rounds),
    finalOf: nearest(finals, form.finalOf),
  };
}

/** Returns the largest option up to a value, or else the first one. */
export function nearest(options: readonly number[], value: number): number {
  const smaller = options.filter((option) => option <= value);
  return smaller.length === 0 ? (options[0] ?? value) : Math.max(...smaller);
}

/** Returns the format of the form. */
export function formatOf(form: TournamentForm): TournamentFormat {
  switch (form.format) {
    case "knock_out":
      return { kind: "knock_out" };
    case "swiss":
      return { kind: "swiss", rounds: form.rounds === 0 ? null : form.rounds };
    case "lives":
      return { kind: "lives", lives: form.lives };
    case "round_robin":
      return { kind: "round_robin", groups: form.groups, twice: form.twice };
    default:
      return form.format satisfies never;
  }
}

/** Returns the number of players who go on to a final, of each group in a round robin. */
export function finalOf(form: TournamentForm): number | null {
  return form.format === "knock_out" || form.finalOf === 0 ? null : form.finalOf;
}

/** Returns the message, or the invalid part of the form. `now` is the current time in milliseconds. */
export function tournamentOf(form: TournamentForm, now: number): CreateTournament | Refused {
  const name = form.name.trim();
  if (name.length < 3 || name.length > 60) return "name";
  const format = formatOf(form);
  const rounds = Math.min(forecastOf(format, finalOf(form), form.places).stage.most, STARTS_MAX);
  const starts = form.timed ? startsOf({ ...form, rounds }, now) : [];
  if (starts === null) return "start";
  const fee = feeOf(form);
  const prizes = fee > 0 ? [] : prizesOf(form.prizes);
  if (prizes === null) return "prizes";
  const shares = fee > 0 ? sharesOf(form.shares) : [];
  if (shares === null) return "shares";
  return {
    name,
    about: form.about.trim(),
    length: form.length,
    places: form.places,
    check_in: form.checkIn,
    by_rating: form.byRating,
    // Two minutes of reserve for each point, as at a table of the lobby.
    time:
      form.pace === "live"
        ? { kind: "live", delay_s: 12, reserve_s: form.length * 120 }
        : { kind: "correspondence", days_per_turn: form.days },
    prizes,
    fee: fee > 0 ? fee : null,
    shares,
    starts,
    late_until: takesLate(form) && starts[0] !== undefined && form.late > 0 ? starts[0] + form.late * MINUTE_MS : null,
    grace_minutes: form.pace === "live" ? form.grace : null,
    pause_seconds: form.pace === "live" ? form.pause : null,
    format,
    final_of: finalOf(form),
  };
}

/** Returns the entry fee. Only a knock-out can have one. */
export function feeOf(form: Pick<TournamentForm, "format" | "fee">): number {
  return form.format === "knock_out" ? form.fee : 0;
}

/** Returns whether players can enter late. In a round robin the table is fixed when it begins. */
export function takesLate(form: Pick<TournamentForm, "format">): boolean {
  return form.format !== "round_robin";
}

/** Returns the times at which rounds begin, or null if the start is not a time or has passed. */
export function startsOf(
  form: Pick<TournamentForm, "start" | "every"> & { rounds: number },
  now: number,
): number[] | null {
  const first = new Date(form.start).getTime();
  if (Number.isNaN(first) || first <= now) return null;
  return Array.from({ length: form.every === 0 ? 1 : form.rounds }, (_, at) => first + at * form.every * MINUTE_MS);
}

/** Returns a time as a form field contains it: local, to the minute. */
export function fieldTime(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 16);
}

/** Returns percentages, none larger than the one before, with a sum of 100; null if they are invalid. */
export function sharesOf(text: string): number[] | null {
  const parts = text.split(/[\s,;%]+/).filter((part) => part !== "");
  if (parts.length > 16 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  const shares = parts.map(Number);
  const falling = shares.every((share, at) => share > 0 && share <= (shares[at - 1] ?? 100));
  return falling && shares.reduce((sum, share) => sum + share, 0) === 100 ? shares : null;
}

/** Returns the prizes in hundredths of a credit, or null if one of them is not an amount. */
export function prizesOf(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  if (parts.length > 16 || !parts.every((part) => /^\d{1,6}(\.\d{1,2})?$/.test(part))) return null;
  const amounts = parts.map((part) => Math.round(Number(part) * 100));
  return amounts.every((amount) => amount > 0) ? amounts : null;
}
