/** The form for a new tournament, and the message made from it. */
import type { CreateTournament } from "../../wire/messages";

export const PLACES = [4, 8, 16, 32, 64, 128, 256, 1024] as const;
export const MATCH_LENGTHS = [3, 5, 7, 10, 11, 15] as const;
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

/** The entry fees to choose from, in hundredths of a credit; 0: none. */
export const FEES = [0, 500, 1000, 2500, 5000, 10000] as const;

export interface TournamentForm {
  name: string;
  about: string;
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

/** Returns the message, or the invalid part of the form. `now` is the current time in milliseconds. */
export function tournamentOf(form: TournamentForm, now: number): CreateTournament | Refused {
  const name = form.name.trim();
  if (name.length < 3 || name.length > 60) return "name";
  const rounds = Math.ceil(Math.log2(form.places));
  const starts = form.timed ? startsOf({ ...form, rounds }, now) : [];
  if (starts === null) return "start";
  const prizes = form.fee > 0 ? [] : prizesOf(form.prizes);
  if (prizes === null) return "prizes";
  const shares = form.fee > 0 ? sharesOf(form.shares) : [];
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
    fee: form.fee > 0 ? form.fee : null,
    shares,
    starts,
    late_until: starts[0] !== undefined && form.late > 0 ? starts[0] + form.late * MINUTE_MS : null,
    grace_minutes: form.pace === "live" ? form.grace : null,
    pause_seconds: form.pace === "live" ? form.pause : null,
  };
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
