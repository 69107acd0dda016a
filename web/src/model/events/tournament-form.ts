/** The form for a new tournament, and the message made from it. */
import type { CreateTournament } from "../../wire/messages";

export const PLACES = [4, 8, 16, 32, 64, 128, 256, 1024] as const;
export const MATCH_LENGTHS = [3, 5, 7, 10, 11, 15] as const;
export const MOVE_DAYS = [3, 7, 10, 14] as const;

/** Hundredths of credits. */
export const FEES = [0, 500, 1000, 2500, 5000, 10000] as const;

export interface TournamentForm {
  name: string;
  about: string;
  length: number;
  places: number;
  pace: "correspondence" | "live";
  days: number;
  checkIn: boolean;
  byRating: boolean;
  /** Amounts from the first place, separated by commas, as they were typed. */
  prizes: string;
  /** The entry fee in hundredths of a credit; 0: none. */
  fee: number;
  /** Percents of the pool, as they were typed. */
  shares: string;
}

export const FIRST_TOURNAMENT: TournamentForm = {
  name: "",
  about: "",
  length: 10,
  places: 32,
  pace: "correspondence",
  days: 14,
  checkIn: false,
  byRating: false,
  prizes: "",
  fee: 0,
  shares: "50, 30, 20",
};

export type Refused = "name" | "prizes" | "shares";

/** The message, or which part of the form is not right. */
export function tournamentOf(form: TournamentForm): CreateTournament | Refused {
  const name = form.name.trim();
  if (name.length < 3 || name.length > 60) return "name";
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
    ...(form.fee > 0 ? { fee: form.fee, shares } : {}),
  };
}

/** Percents, none above the one before, together 100; null: they are not that. */
export function sharesOf(text: string): number[] | null {
  const parts = text.split(/[\s,;%]+/).filter((part) => part !== "");
  if (parts.length > 16 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  const shares = parts.map(Number);
  const falling = shares.every((share, at) => share > 0 && share <= (shares[at - 1] ?? 100));
  return falling && shares.reduce((sum, share) => sum + share, 0) === 100 ? shares : null;
}

/** Hundredths of credits; null: something there is no amount. */
export function prizesOf(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  if (parts.length > 16 || !parts.every((part) => /^\d{1,6}(\.\d{1,2})?$/.test(part))) return null;
  const amounts = parts.map((part) => Math.round(Number(part) * 100));
  return amounts.every((amount) => amount > 0) ? amounts : null;
}
