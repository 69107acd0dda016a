/** A player's list of finished matches: seen from the player's side, filtered, and grouped by day. */
import type { DutyEvent, MatchFormat, MatchPage, MatchSummary, OutcomeReason, Seat } from "../../wire/messages";

export type Result = "won" | "lost" | "drawn" | "aborted";

/** A match from the point of view of one of its players. */
export interface HistoryEntry {
  id: string;
  format: MatchFormat;
  rated: boolean;
  /** Whether a moderator voided it. */
  voided: boolean;
  opponent: { name: string; bot: boolean; rating: number; provisional: boolean };
  /** Null while the match is in play. */
  result: Result | null;
  reason: OutcomeReason | null;
  points: { own: number; opponent: number };
  rating: { before: number; after: number | null };
  /** The event that it belonged to. */
  event: DutyEvent | null;
  /** The time of its end, or of its start if it has not ended. */
  at: number;
}

export interface HistoryFilter {
  result: Result | "all";
  kind: MatchFormat["kind"] | "all";
  rated: "rated" | "unrated" | "all";
  opponents: "people" | "bots" | "all";
}

export const NO_FILTER: HistoryFilter = { result: "all", kind: "all", rated: "all", opponents: "all" };

/** Returns a match as the player saw it; null if the player had no seat, or a seat is missing. */
export function entryOf(match: MatchSummary, player: string): HistoryEntry | null {
  const own = match.seats.find((seat) => sameName(seat.name, player));
  const other = match.seats.find((seat) => seat !== own);
  if (own === undefined || other === undefined) return null;
  return {
    id: match.id,
    format: match.settings.format,
    rated: match.settings.rated,
    voided: match.voided,
    opponent: { name: other.name, bot: other.bot, rating: other.rating, provisional: other.provisional },
    result: resultOf(match, own.seat),
    reason: match.outcome?.reason ?? null,
    points: { own: match.score[own.seat], opponent: match.score[other.seat] },
    rating: { before: own.rating, after: own.rating_after },
    event: match.event ?? null,
    at: match.ended_at ?? match.started_at,
  };
}

function resultOf(match: MatchSummary, seat: Seat): Result | null {
  if (match.outcome === null) return null;
  if (match.outcome.reason === "aborted") return "aborted";
  if (match.outcome.winner === null) return "drawn";
  return match.outcome.winner === seat ? "won" : "lost";
}

export function matchesFilter(entry: HistoryEntry, filter: HistoryFilter): boolean {
  return (
    (filter.result === "all" || entry.result === filter.result) &&
    (filter.kind === "all" || entry.format.kind === filter.kind) &&
    (filter.rated === "all" || entry.rated === (filter.rated === "rated")) &&
    (filter.opponents === "all" || entry.opponent.bot === (filter.opponents === "bots"))
  );
}

export interface HistoryDay {
  /** The start of the day, local to the reader. */
  day: number;
  entries: HistoryEntry[];
}

/** Groups entries, which must be in order of time, by their days. */
export function byDay(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of entries) {
    const day = new Date(entry.at).setHours(0, 0, 0, 0);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** The part of a paged list that has been loaded so far. */
export interface Loaded {
  entries: HistoryEntry[];
  next: string | null;
}

/** Adds a page. A match that ended between two requests does not appear twice. */
export function addPage(loaded: Loaded, page: MatchPage, player: string): Loaded {
  const known = new Set(loaded.entries.map((entry) => entry.id));
  const entries = page.matches.flatMap((match) => {
    const entry = known.has(match.id) ? null : entryOf(match, player);
    return entry === null ? [] : [entry];
  });
  return { entries: [...loaded.entries, ...entries], next: page.next };
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
