/**
 * The state of the one connection to the server, apart from any socket: the subscriptions, the last known event of each
 * match, and the actions without an answer. After a reconnection all subscriptions and pending actions are sent again.
 */

import type {
  ClientMessage,
  Command,
  CompetitionKind,
  MatchId,
  RequestId,
  Seq,
  ServerMessage,
} from "../../wire/messages";

/** An action that the server has not answered. It keeps its request name, so that it takes effect once. */
export type Pending = Extract<ClientMessage, { request: RequestId }>;

/** A competition, as messages name it. */
export interface Competition {
  readonly kind: CompetitionKind;
  readonly id: string;
}

/** `silent`: the last ping has waited for its answer for so long that the network is probably cut. */
export type Pulse = "good" | "slow" | "silent";

/** The state of the player's own connection, as shown on the page. */
export type Signal = "good" | "slow" | "reconnecting";

export interface Link {
  readonly status: "connecting" | "open" | "lost";
  /** Attempts since the connection was last open. */
  readonly attempts: number;
  /** The responsiveness of the server while the connection is open. */
  readonly pulse: Pulse;
  readonly lobby: boolean;
  /** Whether the agenda is watched. */
  readonly agenda: boolean;
  /** The watched matches, each with its last known event. */
  readonly matches: ReadonlyMap<MatchId, Seq>;
  /** The match that is shown without being watched. */
  readonly preview: MatchId | null;
  /** The watched competitions. */
  readonly competitions: readonly Competition[];
  /** The club whose chat is watched. */
  readonly club: string | null;
  /** The number of parts of the page that watch the list of events. */
  readonly events: number;
  /** The pending actions, in the order in which the player took them. */
  readonly outbox: readonly Pending[];
}

export const newLink: Link = {
  status: "connecting",
  attempts: 0,
  pulse: "good",
  lobby: false,
  agenda: false,
  matches: new Map(),
  preview: null,
  competitions: [],
  club: null,
  events: 0,
  outbox: [],
};

/** A new state, and the messages to send now. */
export interface Step {
  readonly link: Link;
  readonly send: readonly ClientMessage[];
}

/** Handles an open connection: subscribes again from the last known state, then repeats pending actions. */
export function opened(link: Link): Step {
  const send: ClientMessage[] = [];
  if (link.lobby) send.push({ type: "watch_lobby" });
  if (link.agenda) send.push({ type: "watch_agenda" });
  for (const [id, since] of link.matches) send.push({ type: "watch_match", id, since });
  if (link.preview !== null) send.push({ type: "preview_match", id: link.preview });
  const isFirst = (one: Competition, at: number): boolean =>
    link.competitions.findIndex((other) => isSame(one, other)) === at;
  for (const { kind, id } of link.competitions.filter(isFirst)) send.push({ type: "watch_competition", kind, id });
  if (link.club !== null) send.push({ type: "watch_club", id: link.club });
  if (link.events > 0) send.push({ type: "watch_events" });
  send.push(...link.outbox);
  return { link: { ...link, status: "open", attempts: 0, pulse: "good" }, send };
}

export function lost(link: Link): Link {
  return { ...link, status: "lost", attempts: link.attempts + 1 };
}

/**
 * The time between pings on a page that somebody looks at. Together with `SILENT_MS`, a cut network is noticed within 3 s.
 */
export const BEAT_MS = 1_000;
const SLOW_MS = 500;
const SILENT_MS = 1_300;

/** Returns the pulse: `waitedMs` is the age of an unanswered ping, `roundTripMs` the time of the last answered one. */
export function pulseOf(waitedMs: number | null, roundTripMs: number | null): Pulse {
  if (waitedMs !== null && waitedMs >= SILENT_MS) return "silent";
  return (waitedMs ?? 0) >= SLOW_MS || (roundTripMs ?? 0) >= SLOW_MS ? "slow" : "good";
}

export function withPulse(link: Link, pulse: Pulse): Link {
  return link.pulse === pulse ? link : { ...link, pulse };
}

export function signalOf({ status, attempts, pulse }: Link): Signal {
  if (status === "open") return pulse === "silent" ? "reconnecting" : pulse;
  // The first connection of a page is not a reconnection.
  return status === "connecting" && attempts === 0 ? "good" : "reconnecting";
}

/**
 * Returns the milliseconds until the next attempt. They double from half a second to 15 s, and are shortened by up to a
 * half so that the clients of a server do not all come back at once. `random` is in 0..1.
 */
export function backOffMs(attempts: number, random: number): number {
  const longest = Math.min(15_000, 500 * 2 ** Math.max(0, Math.min(attempts - 1, 10)));
  return Math.round(longest * (1 - random / 2));
}

/** Watches the chat of a club, in place of the previous one; null ends it. */
export function watchClub(link: Link, club: string | null): Step {
  const message: ClientMessage = club === null ? { type: "unwatch_club" } : { type: "watch_club", id: club };
  return { link: { ...link, club }, send: link.status === "open" ? [message] : [] };
}

export function watchLobby(link: Link, watch: boolean): Step {
  if (link.lobby === watch) return { link, send: [] };
  return step({ ...link, lobby: watch }, { type: watch ? "watch_lobby" : "unwatch_lobby" });
}

export function watchAgenda(link: Link, watch: boolean): Step {
  if (link.agenda === watch) return { link, send: [] };
  return step({ ...link, agenda: watch }, { type: watch ? "watch_agenda" : "unwatch_agenda" });
}

export function watchMatch(link: Link, id: MatchId): Step {
  if (link.matches.has(id)) return { link, send: [] };
  return step({ ...link, matches: new Map(link.matches).set(id, 0) }, { type: "watch_match", id, since: 0 });
}

export function unwatchMatch(link: Link, id: MatchId): Step {
  if (!link.matches.has(id)) return { link, send: [] };
  const matches = new Map(link.matches);
  matches.delete(id);
  return step({ ...link, matches }, { type: "unwatch_match", id });
}

/** Previews a match in place of the one before it; null ends the preview. */
export function previewMatch(link: Link, id: MatchId | null): Step {
  if (link.preview === id) return { link, send: [] };
  return step({ ...link, preview: id }, id === null ? { type: "unpreview_match" } : { type: "preview_match", id });
}

/**
 * Returns true for a late message of a preview whose match is now watched: the events before it are still to come, and
 * a log must not have a gap.
 */
export function isStray(link: Link, message: ServerMessage): boolean {
  if (message.type !== "match") return false;
  const known = link.matches.get(message.view.id);
  return known !== undefined && message.view.seq - message.events.length > known;
}

/** Adds a watcher of a competition; several parts of a page may watch the same one. */
export function watchCompetition(link: Link, competition: Competition): Step {
  const next = { ...link, competitions: [...link.competitions, competition] };
  if (link.competitions.some((one) => isSame(one, competition))) return { link: next, send: [] };
  return step(next, { type: "watch_competition", kind: competition.kind, id: competition.id });
}

export function unwatchCompetition(link: Link, competition: Competition): Step {
  const at = link.competitions.findIndex((one) => isSame(one, competition));
  if (at < 0) return { link, send: [] };
  const next = { ...link, competitions: link.competitions.filter((_, index) => index !== at) };
  if (next.competitions.some((one) => isSame(one, competition))) return { link: next, send: [] };
  return step(next, { type: "unwatch_competition", kind: competition.kind, id: competition.id });
}

/** Adds or removes a watcher of the list of events. */
export function watchEvents(link: Link, watch: boolean): Step {
  const next = { ...link, events: Math.max(0, link.events + (watch ? 1 : -1)) };
  if (next.events > 0 === link.events > 0) return { link: next, send: [] };
  return step(next, { type: watch ? "watch_events" : "unwatch_events" });
}

export function isSame(one: Competition, other: Competition): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Performs an action in a match, now or after the reconnection. */
export function act(link: Link, id: MatchId, request: RequestId, command: Command): Step {
  return queue(link, { type: "act", id, request, seen: link.matches.get(id) ?? 0, command });
}

export function queue(link: Link, pending: Pending): Step {
  return step({ ...link, outbox: [...link.outbox, pending] }, pending);
}

/** Applies a message: answers empty the outbox, events advance a match. */
export function received(link: Link, message: ServerMessage): Link {
  switch (message.type) {
    case "done":
    case "refused":
      return { ...link, outbox: link.outbox.filter((pending) => pending.request !== message.request) };
    case "match": {
      const known = link.matches.get(message.view.id);
      if (known === undefined || known >= message.view.seq) return link;
      return { ...link, matches: new Map(link.matches).set(message.view.id, message.view.seq) };
    }
    case "welcome":
    case "pong":
    case "lobby":
    case "lobby_changed":
    case "agenda":
    case "lobby_chat":
    case "club_chat":
    case "competition_changed":
    case "events_changed":
    case "chat":
    case "analysis":
    case "error":
    case "maintenance":
    case "closing":
      return link;
    default:
      return unknown(message, link);
  }
}

/** Returns true if an action in this match waits for its answer. */
export function isWaiting(link: Link, id: MatchId): boolean {
  return link.outbox.some((pending) => pending.type === "act" && pending.id === id);
}

function step(link: Link, message: ClientMessage): Step {
  return { link, send: link.status === "open" ? [message] : [] };
}

/** A newer server may send messages that this client does not know; they are ignored. */
function unknown(_message: never, link: Link): Link {
  return link;
}
