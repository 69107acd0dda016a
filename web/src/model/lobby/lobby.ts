/**
 * The lobby as this client knows it: a snapshot with later changes, and the lists that a visitor sees.
 *
 * Lists are kept by id, so that a change that comes twice, or before the snapshot it belongs to, does no harm.
 */
import type {
  BotCard,
  ChatLine,
  CurrentMatches,
  LobbyChange,
  LobbyPlayer,
  LobbySnapshot,
  MatchId,
  MatchSummary,
  PlayerActivity,
  TableView,
} from "../../wire/messages";

export interface LobbyState {
  readonly tables: ReadonlyMap<MatchId, TableView>;
  readonly matches: ReadonlyMap<MatchId, MatchSummary>;
  /** The players that the lobby lists. */
  readonly players: ReadonlyMap<string, LobbyPlayer>;
  readonly crowd: Crowd;
}

/** The number of connected people, including those who are not listed. */
export interface Crowd {
  readonly people: number;
  readonly guests: number;
}

export function lobbyFrom(snapshot: LobbySnapshot): LobbyState {
  return {
    tables: new Map(snapshot.tables.map((table) => [table.id, table])),
    matches: new Map(snapshot.matches.map((match) => [match.id, match])),
    players: new Map(snapshot.players.map((player) => [player.name, player])),
    crowd: { people: snapshot.people, guests: snapshot.guests },
  };
}

export function changeLobby(state: LobbyState, changes: readonly LobbyChange[]): LobbyState {
  const tables = new Map(state.tables);
  const matches = new Map(state.matches);
  const players = new Map(state.players);
  let crowd = state.crowd;
  for (const change of changes) {
    switch (change.change) {
      case "table":
        tables.set(change.table.id, change.table);
        break;
      case "table_gone":
        tables.delete(change.id);
        break;
      case "match":
        // A table whose match has begun is no longer open, even if the message about its closing comes later.
        tables.delete(change.summary.id);
        if (change.summary.ended_at === null) matches.set(change.summary.id, change.summary);
        else matches.delete(change.summary.id);
        break;
      case "match_gone":
        matches.delete(change.id);
        break;
      case "player":
        players.set(change.player.name, change.player);
        break;
      case "player_gone":
        players.delete(change.name);
        break;
      case "crowd":
        crowd = { people: change.people, guests: change.guests };
        break;
      default:
        return unknownChange(change);
    }
  }
  return { tables, matches, players, crowd };
}

/**
 * Adds the visitor's own unfinished tables and matches; a snapshot may lack old ones. Entries that are already known are
 * newer, and those removed during the request stay removed.
 */
export function withCurrent(state: LobbyState, current: CurrentMatches, gone: ReadonlySet<MatchId>): LobbyState {
  const isNews = ({ id }: { id: MatchId }): boolean => !gone.has(id) && !state.tables.has(id) && !state.matches.has(id);
  return {
    ...state,
    tables: new Map([...state.tables, ...current.tables.filter(isNews).map((table) => [table.id, table] as const)]),
    matches: new Map([...state.matches, ...current.matches.filter(isNews).map((match) => [match.id, match] as const)]),
  };
}

/** The tables and matches that changes remove. */
export function goneIn(changes: readonly LobbyChange[]): MatchId[] {
  return changes.flatMap((change) =>
    change.change === "table_gone" || change.change === "match_gone" ? [change.id] : [],
  );
}

/** The lobby as a visitor sees it, in display order. */
export interface LobbyView {
  /** The visitor's matches in play, to be continued; the newest first. */
  mine: MatchSummary[];
  /** Tables that this visitor opened and that wait for an opponent. */
  waiting: TableView[];
  /** Tables at which a seat is reserved for this visitor. */
  invitations: TableView[];
  /** Tables that anyone may join; the longest waiting first. */
  open: TableView[];
  /** Other people's matches; the newest first. */
  watchable: MatchSummary[];
  /** People who want to play, then those online, playing and idle; each group by name. */
  people: LobbyPlayer[];
  /** The numbers of connected people, including those who are not in `people`. */
  crowd: Crowd;
  /** Bots, the weakest first. */
  bots: LobbyPlayer[];
}

export function viewLobby(state: LobbyState, me: string | null): LobbyView {
  const tables = [...state.tables.values()].sort((a, b) => a.opened_at - b.opened_at);
  const matches = [...state.matches.values()].sort((a, b) => b.started_at - a.started_at);
  const isMine = (table: TableView): boolean => table.opener === me || table.seated.some(([, name]) => name === me);
  const others = tables.filter((table) => !isMine(table));
  const players = [...state.players.values()];
  return {
    mine: matches.filter((match) => hasPlayer(match, me)),
    waiting: tables.filter(isMine),
    invitations: me === null ? [] : others.filter((table) => table.invited === me),
    open: others.filter((table) => table.invited === null),
    watchable: matches.filter((match) => !hasPlayer(match, me)),
    people: players
      .filter((player) => !player.bot)
      .sort((a, b) => byActivity(a) - byActivity(b) || a.name.localeCompare(b.name)),
    crowd: state.crowd,
    bots: players.filter((player) => player.bot).sort((a, b) => a.stakes - b.stakes || a.name.localeCompare(b.name)),
  };
}

/** Returns how many connected people are not listed: accounts with a name, and guests. */
export function unlisted(view: LobbyView): { named: number; guests: number } {
  const guests = view.people.filter((player) => player.guest).length;
  const named = view.people.length - guests;
  return {
    named: Math.max(0, view.crowd.people - view.crowd.guests - named),
    guests: Math.max(0, view.crowd.guests - guests),
  };
}

/** Returns the tables of `after` that were not in `before`, invitations first; for screen readers. */
export function newTables(before: LobbyView, after: LobbyView): TableView[] {
  const known = new Set([...before.open, ...before.invitations].map((table) => table.id));
  return [...after.invitations, ...after.open].filter((table) => !known.has(table.id));
}

/** The bots of the cards, the weakest first: the order in which a learner plays them. */
export function byLevel(bots: readonly BotCard[]): BotCard[] {
  return [...bots].sort((a, b) => a.level - b.level || a.name.localeCompare(b.name));
}

/**
 * The bot that is offered to new visitors first: not the very weakest, which would bore anyone who has played before.
 */
export function firstOpponent(bots: readonly BotCard[]): BotCard | null {
  const [weakest, second] = byLevel(bots);
  return second ?? weakest ?? null;
}

/** The bot whose strength is nearest to a rating; without a meaningful rating, the first opponent. */
export function botNear(bots: readonly BotCard[], rating: number | null): BotCard | null {
  if (rating === null) return firstOpponent(bots);
  const distance = (bot: BotCard): number => Math.abs(bot.strength - rating);
  return byLevel(bots).toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function hasPlayer(match: MatchSummary, name: string | null): boolean {
  return name !== null && match.seats.some((seat) => seat.name === name);
}

const ORDER: readonly PlayerActivity[] = ["ready", "online", "playing", "idle"];

function byActivity(player: LobbyPlayer): number {
  return ORDER.indexOf(player.activity);
}

/** A filter for the list of people. */
export type PeopleFilter = "all" | PlayerActivity;

export function filtered(people: readonly LobbyPlayer[], filter: PeopleFilter): LobbyPlayer[] {
  return people.filter((player) => filter === "all" || player.activity === filter);
}

/** Returns the filters that match at least one player, each with its count; none if there are fewer than two. */
export function filtersOf(people: readonly LobbyPlayer[]): { filter: PeopleFilter; count: number }[] {
  const each = ORDER.map((filter) => ({ filter, count: filtered(people, filter).length })).filter(
    ({ count }) => count > 0,
  );
  return each.length < 2 ? [] : [{ filter: "all", count: people.length }, ...each];
}

/** The chat with new lines; a line that comes twice is shown once. */
export function withLines(talk: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = talk.at(-1)?.number ?? 0;
  return [...talk, ...lines.filter((line) => line.number > last)];
}

function unknownChange(change: never): never {
  throw new Error(`unknown lobby change ${JSON.stringify(change)}`);
}
