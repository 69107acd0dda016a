/**
 * The agenda: everything that waits for a player, and the news in it since the last update.
 *
 * The server always sends all of it, so a broken connection loses nothing; the news follows from comparing two agendas.
 */
import type { Agenda, AgendaMatch, MatchId, TableView } from "../../wire/messages";

/** An event that a player may want to hear of while looking elsewhere. */
export type AgendaNews =
  | {
      readonly what: "turn" | "begun";
      readonly id: MatchId;
      readonly opponent: string;
      readonly correspondence: boolean;
    }
  | { readonly what: "challenge"; readonly id: MatchId; readonly opponent: string }
  | { readonly what: "tournament" | "team_match"; readonly id: MatchId; readonly opponent: string };

export interface AgendaView {
  /** Matches that wait for the player; those whose time ends first before the others. */
  readonly turns: readonly AgendaMatch[];
  /** Seats that are kept for the player. */
  readonly tables: readonly TableView[];
  /** Matches in which it is the other's turn. */
  readonly others: readonly AgendaMatch[];
  /** The number of entries that wait for the player. */
  readonly count: number;
  /** The number of turns in correspondence matches. */
  readonly correspondence: number;
}

export const emptyAgenda: Agenda = { matches: [], tables: [] };

/** Returns the part to show while the match `open` (or none) is in view: a match in view needs no reminder. */
export function viewAgenda(all: Agenda, open: MatchId | null): AgendaView {
  const agenda = {
    matches: all.matches.filter((match) => match.summary.id !== open),
    tables: all.tables.filter((table) => table.id !== open),
  };
  const turns = agenda.matches
    .filter((match) => match.your_turn)
    .sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0);
  return {
    turns,
    tables: agenda.tables,
    others: agenda.matches.filter((match) => !match.your_turn),
    count: turns.length + agenda.tables.length,
    correspondence: turns.filter(isCorrespondence).length,
  };
}

/** Returns the news in `after`. `me` is the player's name; without a `before`, nothing is new. */
export function newsIn(before: Agenda | null, after: Agenda, me: string): AgendaNews[] {
  if (before === null) return [];
  const matches = new Map(before.matches.map((match) => [match.summary.id, match]));
  const tables = new Set(before.tables.map((table) => table.id));
  const news: AgendaNews[] = [];
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
  return news;
}

/** Returns the reason why a seat is reserved at a table. */
export function keptFor(table: TableView): "challenge" | "tournament" | "team_match" {
  return table.team_match === true ? "team_match" : table.tournament === undefined ? "challenge" : "tournament";
}

/** With whom a match is played. */
export function opponentIn(match: AgendaMatch, me: string): string {
  return match.summary.seats.find((seat) => seat.name !== me)?.name ?? "";
}

function isCorrespondence(match: AgendaMatch): boolean {
  return match.summary.settings.time.kind === "correspondence";
}
