/** The form for a new comparative event, the message made from it, and the next step that its page offers. */
import type { ComparativeCard, CreateComparative } from "../../wire/messages";

export interface ComparativeForm {
  name: string;
  about: string;
  bot: string;
  boards: number;
  bothSides: boolean;
  clock: "none" | "live";
  days: number;
}

export const COMPARATIVE_BOARDS = [1, 2, 4, 6, 8, 10, 12, 16, 24] as const;
export const OPEN_DAYS = [1, 2, 3, 7, 14, 28] as const;

export const FIRST_COMPARATIVE: ComparativeForm = {
  name: "",
  about: "",
  bot: "",
  boards: 6,
  bothSides: false,
  clock: "none",
  days: 7,
};

const DAY_MS = 86_400_000;

/** Returns the message, or null if something is missing. `now` is the current time in milliseconds. */
export function comparativeOf(form: ComparativeForm, now: number): CreateComparative | null {
  const name = form.name.trim();
  if (name.length < 3 || form.bot === "") return null;
  return {
    name,
    about: form.about.trim(),
    bot: form.bot,
    boards: form.boards,
    both_sides: form.bothSides,
    time: form.clock === "none" ? { kind: "none" } : { kind: "live", delay_s: 12, reserve_s: 600 },
    closes_at: now + form.days * DAY_MS,
  };
}

/** The next step of a visitor in an event. */
export type NextStep =
  | { kind: "continue"; board: number; table: string }
  | { kind: "begin"; board: number; enter: boolean }
  /** The visitor has to sign in, or (`keep`) to keep a guest account, before playing. */
  | { kind: "sign_in" }
  | { kind: "keep" }
  | { kind: "nothing" };

export function nextStep({ you, phase }: ComparativeCard, who: "nobody" | "guest" | "known"): NextStep {
  if (you.playing !== null && you.table !== null) return { kind: "continue", board: you.playing, table: you.table };
  if (phase !== "open") return { kind: "nothing" };
  if (who === "nobody") return { kind: "sign_in" };
  if (you.next !== null) return { kind: "begin", board: you.next, enter: false };
  if (you.may_enter) return { kind: "begin", board: 1, enter: true };
  return who === "guest" ? { kind: "keep" } : { kind: "nothing" };
}

/** A number with its sign, as results are written. */
export function signedWhole(value: number): string {
  return value > 0 ? `+${String(value)}` : value < 0 ? `−${String(-value)}` : "0";
}
