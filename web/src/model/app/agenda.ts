/**
 * The agenda: everything that waits for a player, and the news in it since the last update.
 *
 * The server always sends the whole agenda, so a broken connection loses nothing. The news is the difference between two agendas.
 */
import type { Agenda, AgendaMatch, AgendaRematch, Duty, MatchId, TableView } from "../../wire/messages";
import type { Route } from "./route";

/** A change that the player may want to be notified of while the page is not in view. */
export type AgendaNews =
  | {
      readonly what: "turn" | "begun";
      readonly id: MatchId;
      readonly opponent: string;
      readonly correspondence: boolean;
    }
  | { readonly what: "challenge" | "rematch"; readonly id: MatchId; readonly opponent: string }
  | { readonly what: "tournament" | "team_match"; readonly id: MatchId; readonly opponent: string }
  | { readonly what: "duty"; readonly duty: Duty };

export interface AgendaView {
  /** The duties in events, the most urgent first. */
  readonly duties: readonly Duty[];
  /** The number of duties that the server left out of the list. */
  readonly moreDuties: number;
  /** Matches in which it is the player's turn, the earliest deadline first. */
  readonly turns: readonly AgendaMatch[];
  /** Seats that are kept for the player. */
  readonly tables: readonly TableView[];
  /** The number of challenges that the server left out of the list. */
  readonly moreTables: number;
  /** The rematches that opponents offer. */
  readonly rematches: readonly AgendaRematch[];
  /** Matches in which it is the opponent's turn. */
  readonly others: readonly AgendaMatch[];
  /** Unread private messages; null: none. */
  readonly messages: { readonly unread: number; readonly from: string } | null;
  /** The number of entries that wait for the player. */
  readonly count: number;
  /** The number of turns in correspondence matches. */
  readonly correspondence: number;
}

export const emptyAgenda: Agenda = {
  matches: [],
  tables: [],
  more_tables: 0,
  rematches: [],
  duties: [],
  more_duties: 0,
  messages: { unread: 0, from: [], latest: null },
};

/** The announcements that were seen in this browser: the time of the latest one for each event. */
export type SeenAnnouncements = Readonly<Record<string, number>>;

/**
 * The maximum number of events whose announcements are remembered as seen. Announcements last a day, so this is more
 * than enough.
 */
const SEEN_MAX = 50;

/**
 * Returns the part to show while the match `open` (or none) is in view. A match in view needs no reminder, and neither does
 * an announcement that was seen. Offers of a rematch that ended before `now` are left out.
 */
export function viewAgenda(all: Agenda, open: MatchId | null, seen: SeenAnnouncements = {}, now = 0): AgendaView {
  const agenda = {
    matches: all.matches.filter((match) => match.summary.id !== open),
    tables: all.tables.filter((table) => table.id !== open),
    rematches: all.rematches.filter(({ summary, until }) => summary.id !== open && until > now),
  };
  const turns = agenda.matches
    .filter((match) => match.your_turn)
    .sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0);
  const duties = all.duties.filter((duty) => !wasSeen(duty, seen));
  const unread = all.messages.unread;
  const from = all.messages.from[0];
  return {
    messages: unread === 0 || from === undefined ? null : { unread, from },
    duties,
    moreDuties: all.more_duties,
    turns,
    tables: agenda.tables,
    moreTables: all.more_tables,
    rematches: agenda.rematches,
    others: agenda.matches.filter((match) => !match.your_turn),
    count:
      duties.length +
      all.more_duties +
      turns.length +
      agenda.tables.length +
      all.more_tables +
      agenda.rematches.length +
      unread,
    correspondence: turns.filter(isCorrespondence).length,
  };
}

/** Returns the news in `after`. `me` is the player's name; without a `before`, nothing is new. */
export function newsIn(before: Agenda | null, after: Agenda, me: string): AgendaNews[] {
  if (before === null) return [];
  const matches = new Map(before.matches.map((match) => [match.summary.id, match]));
  const tables = new Set(before.tables.map((table) => table.id));
  const duties = new Map(before.duties.map((duty) => [keyOf(duty), duty]));
  const news: AgendaNews[] = after.duties
    .filter((duty) => isNewDuty(duty, duties.get(keyOf(duty))))
    .map((duty) => ({ what: "duty", duty }));
  for (const match of after.matches) {
    const known = matches.get(match.summary.id);
    const about = { id: match.summary.id, opponent: opponentIn(match, me), correspondence: isCorrespondence(match) };
    if (known === undefined) news.push({ what: "begun", ...about });
    else if (match.your_turn && !known.your_turn) news.push({ what: "turn", ...about });
  }
  for (const table of after.tables) {
    if (tables.has(table.id)) continue;
    const what = keptFor(table);
    news.push({
      what,
      id: table.id,
      opponent: what === "challenge" ? table.opener : ((table.opener === me ? table.invited : table.opener) ?? ""),
    });
  }
  const offered = new Set(before.rematches.map(({ summary }) => summary.id));
  for (const offer of after.rematches) {
    const id = offer.summary.id;
    if (!offered.has(id)) news.push({ what: "rematch", id, opponent: opponentIn(offer, me) });
  }
  return news;
}

/** Whether a duty is worth a notice: it is new, or its count has grown. */
function isNewDuty(duty: Duty, known: Duty | undefined): boolean {
  if (known === undefined) return true;
  switch (duty.kind) {
    case "calls":
    case "protests":
    case "reports":
      return duty.count > known.count;
    case "announcement":
    case "directs":
    case "leads":
      return duty.since > known.since;
    case "lineup":
    case "check_in":
    case "begins":
    case "invitation":
    case "start":
    case "players":
    case "boards":
      return false;
    default:
      return duty.kind satisfies never;
  }
}

/** A key by which a duty is recognised in the next agenda. */
export function keyOf(duty: Duty): string {
  return `${duty.kind} ${duty.event?.id ?? ""}`;
}

/** Returns the page on which the player fulfils a duty. */
export function placeOf(duty: Duty): Route {
  const event = duty.event;
  return event === null ? { page: "moderation" } : { page: event.kind, id: event.id };
}

/** Returns the seen announcements after a visit to a page of an event; the same object if nothing is new. */
export function afterVisit(agenda: Agenda, seen: SeenAnnouncements, visited: Route): SeenAnnouncements {
  const fresh = agenda.duties.filter((duty) => {
    const place = placeOf(duty);
    const isHere = "id" in place && "id" in visited && place.page === visited.page && place.id === visited.id;
    return isNotice(duty) && isHere && !wasSeen(duty, seen);
  });
  if (fresh.length === 0) return seen;
  const all = [...Object.entries(seen), ...fresh.map((duty) => [keyOf(duty), duty.since] as const)];
  return Object.fromEntries(
    all
      .sort(([, a], [, b]) => b - a)
      .slice(0, SEEN_MAX)
      .reverse(),
  );
}

/** Reads the stored announcements that were seen. An invalid value counts as none. */
export function readSeen(stored: unknown): SeenAnnouncements {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/** Whether a duty is only read: a visit to the page of its event settles it. */
function isNotice({ kind }: Duty): boolean {
  return kind === "announcement" || kind === "directs" || kind === "leads";
}

function wasSeen(duty: Duty, seen: SeenAnnouncements): boolean {
  return isNotice(duty) && duty.since <= (seen[keyOf(duty)] ?? -Infinity);
}

/** Returns the reason why a seat is reserved at a table. */
export function keptFor(table: TableView): "challenge" | "tournament" | "team_match" {
  return table.team_match ? "team_match" : table.tournament === null ? "challenge" : "tournament";
}

/** Returns the opponent's name in a match. */
export function opponentIn(match: Pick<AgendaMatch, "summary">, me: string): string {
  return match.summary.seats.find((seat) => seat.name !== me)?.name ?? "";
}

function isCorrespondence(match: AgendaMatch): boolean {
  return match.summary.settings.time.kind === "correspondence";
}
