/**
 * The one WebSocket: connects, stays alive, reconnects, and resumes its subscriptions (`model/app/link`).
 */

import {
  act,
  backOffMs,
  BEAT_MS,
  isStray,
  lost,
  newLink,
  opened,
  previewMatch,
  pulseOf,
  queue,
  received,
  unwatchCompetition,
  unwatchMatch,
  watchAgenda,
  watchClub,
  watchCompetition,
  watchEvents,
  watchLobby,
  watchMatch,
  withPulse,
  type Competition,
  type Link,
  type Step,
} from "../model/app/link";
import type {
  ChatPhrase,
  ClientMessage,
  Command,
  ErrorBody,
  GameTerms,
  MatchId,
  RequestId,
  Seq,
  ServerMessage,
} from "../wire/messages";
import { quietSeconds, watchInput } from "./input";
import { prepared } from "./refusals";
import { requestName } from "./requests";

/** The outcome of an action: the last event that it caused, or the reason why it was refused. */
export type Answer = { done: Seq } | { refused: ErrorBody };

const CHECK_EVERY_MS = 5_000;
/** The shorter interval of checks while somebody looks at the page and should soon see that the network has failed. */
const CHECK_QUICK_EVERY_MS = 200;
/** The time without input after which a page that shows no match checks its connection less often. */
const UNUSED_S = 300;
/** If a check runs later than this, the page itself was suspended. */
const PAUSE_MS = 1_000;
/** The time after which an unanswered ping counts as lost on a page that is used: the socket is replaced. */
const PING_DEAD_MS = 6_000;
/** The silence after which the server is pinged. */
const QUIET_MS = 15_000;
/** The time after which a socket that has not opened or answered is dead, whatever the browser says. */
const DEAD_MS = 20_000;

/** The messages that the server does not answer. */
const UNANSWERED: ReadonlySet<ClientMessage["type"]> = new Set([
  "unwatch_match",
  "unpreview_match",
  "unwatch_lobby",
  "unwatch_agenda",
  "watch_competition",
  "unwatch_competition",
  "watch_club",
  "unwatch_club",
  "watch_events",
  "unwatch_events",
] as const);

export class Socket {
  #link: Link = newLink;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #check: ReturnType<typeof setTimeout> | undefined;
  #checkDue = 0;
  #heardAt = 0;
  /** The time of the last ping. Pings report whether the user is active, so they are sent even while the lobby is busy. */
  #pingedAt = 0;
  /** The time since which this socket waits to open or for an answer; null: it waits for nothing. */
  #askedAt: number | null = null;
  /** The ping that waits for its answer: when it was sent, and the number that the answer repeats. */
  #pinged: { readonly sent: number; readonly at: number } | null = null;
  #roundTripMs: number | null = null;
  #stopped = true;
  #unwatchInput: () => void = () => undefined;
  readonly #answers = new Map<RequestId, (answer: Answer) => void>();
  readonly #onMessage = new Set<(message: ServerMessage) => void>();
  readonly #onLink = new Set<(link: Link) => void>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  get link(): Link {
    return this.#link;
  }

  /** Calls `listener` with every message of the server, in order. Returns a function that stops it. */
  onMessage(listener: (message: ServerMessage) => void): () => void {
    this.#onMessage.add(listener);
    return () => this.#onMessage.delete(listener);
  }

  /** Calls `listener` with the connection's state, now and whenever it changes. Returns a function that stops it. */
  onLink(listener: (link: Link) => void): () => void {
    this.#onLink.add(listener);
    listener(this.#link);
    return () => this.#onLink.delete(listener);
  }

  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#unwatchInput = watchInput(() => this.#back());
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#unwatchInput();
    this.#drop();
  }

  /** Reconnects, as after signing in or out: the server knows a socket by the session it was opened with. */
  reconnect(): void {
    if (this.#stopped) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#set({ ...this.#link, status: "connecting", attempts: 0 });
    this.#connect();
  }

  watchLobby(watch: boolean): void {
    this.#take(watchLobby(this.#link, watch));
  }

  watchAgenda(watch: boolean): void {
    this.#take(watchAgenda(this.#link, watch));
  }

  watchMatch(id: MatchId): void {
    this.#take(watchMatch(this.#link, id));
    this.#checkSoon();
  }

  unwatchMatch(id: MatchId): void {
    this.#take(unwatchMatch(this.#link, id));
  }

  /** Previews a match without watching it, in place of the previous one; null ends the preview. */
  previewMatch(id: MatchId | null): void {
    this.#take(previewMatch(this.#link, id));
  }

  watchCompetition(competition: Competition): void {
    this.#take(watchCompetition(this.#link, competition));
  }

  watchEvents(watch: boolean): void {
    this.#take(watchEvents(this.#link, watch));
  }

  /** Watches the chat of a club, in place of the previous one; null ends it. */
  watchClub(id: string | null): void {
    this.#take(watchClub(this.#link, id));
  }

  unwatchCompetition(competition: Competition): void {
    this.#take(unwatchCompetition(this.#link, competition));
  }

  /** Sends an action. Resolves when the server has answered, after a reconnection if need be. */
  act(id: MatchId, command: Command): Promise<Answer> {
    return this.#asked((request) => act(this.#link, id, request, command));
  }

  chat(id: MatchId, text: string): Promise<Answer> {
    return this.#asked((request) => queue(this.#link, { type: "chat", id, request, text }));
  }

  lobbyChat(text: string): Promise<Answer> {
    return this.#asked((request) => queue(this.#link, { type: "lobby_chat", request, text }));
  }

  phrase(id: MatchId, phrase: ChatPhrase): Promise<Answer> {
    return this.#asked((request) => queue(this.#link, { type: "chat_phrase", id, request, phrase }));
  }

  /** Asks for a rematch, or for the next game of a session. `terms`: the changed terms of that game. */
  rematch(id: MatchId, contribution: string, terms?: GameTerms): Promise<Answer> {
    const changed = terms === undefined ? {} : { terms };
    return this.#asked((request) => queue(this.#link, { type: "rematch", id, request, contribution, ...changed }));
  }

  declineRematch(id: MatchId): Promise<Answer> {
    return this.#asked((request) => queue(this.#link, { type: "decline_rematch", id, request }));
  }

  #asked(does: (request: RequestId) => Step): Promise<Answer> {
    const request = requestName();
    return new Promise((resolve) => {
      this.#answers.set(request, resolve);
      this.#take(does(request));
    });
  }

  #take(step: Step): void {
    this.#set(step.link);
    for (const message of step.send) this.#send(message);
  }

  #send(message: ClientMessage): void {
    // A closing socket sends nothing more. The next socket sends again every message that needs an answer.
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    if (!UNANSWERED.has(message.type)) this.#askedAt ??= performance.now();
  }

  #set(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    for (const listener of this.#onLink) listener(link);
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#heardAt = performance.now();
    this.#askedAt = performance.now();
    this.#pinged = null;
    this.#roundTripMs = null;
    this.#checkSoon();
    socket.addEventListener("open", () => {
      // A replaced socket may still send its last events.
      if (socket !== this.#socket) return;
      this.#askedAt = null;
      this.#take(opened(this.#link));
      this.#checkSoon();
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket && typeof event.data === "string") this.#heard(event.data);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#comeBack();
    });
  }

  #heard(text: string): void {
    this.#heardAt = performance.now();
    this.#askedAt = null;
    // The parsing boundary: the server's messages are assumed to have the generated type.
    const message = JSON.parse(text) as ServerMessage;
    if (isStray(this.#link, message)) return;
    if (message.type === "pong" && message.at === this.#pinged?.at) {
      this.#roundTripMs = this.#heardAt - this.#pinged.sent;
      this.#pinged = null;
      this.#feelPulse();
    }
    this.#set(received(this.#link, message));
    if (message.type === "done") this.#answer(message.request, { done: message.seq });
    if (message.type === "refused")
      void prepared().then(() => this.#answer(message.request, { refused: message.error }));
    if (message.type === "error") void prepared();
    for (const listener of this.#onMessage) {
      try {
        listener(message);
      } catch (error) {
        // The other listeners are still called: a failing badge must not stop the match.
        reportError(error);
      }
    }
    // Closed from here, so that the page connects again at once.
    if (message.type === "closing") this.#socket?.close();
  }

  #answer(request: RequestId, answer: Answer): void {
    this.#answers.get(request)?.(answer);
    this.#answers.delete(request);
  }

  /** Whether somebody looks at the page; then a lost network must be noticed at once. */
  get #isQuick(): boolean {
    const isUsed = this.#link.matches.size > 0 || quietSeconds() < UNUSED_S;
    return this.#link.status === "open" && isUsed && document.visibilityState !== "hidden";
  }

  #checkSoon(): void {
    clearTimeout(this.#check);
    const wait = this.#isQuick ? CHECK_QUICK_EVERY_MS : CHECK_EVERY_MS;
    this.#checkDue = performance.now() + wait;
    this.#check = setTimeout(this.#keepAlive, wait);
  }

  readonly #keepAlive = (): void => {
    const now = performance.now();
    // After a pause of the page itself, answers may have arrived that it has not read yet, so the wait starts again.
    const paused = Math.max(0, now - this.#checkDue - PAUSE_MS);
    if (paused > 0 && this.#pinged !== null) this.#pinged = { ...this.#pinged, sent: this.#pinged.sent + paused };
    this.#checkSoon();
    if (this.#askedAt !== null && now - this.#askedAt >= DEAD_MS) return this.#comeBack();
    if (this.#isQuick) {
      if (this.#pinged !== null && now - this.#pinged.sent >= PING_DEAD_MS) return this.#comeBack();
      if (this.#pinged === null && now - Math.max(this.#heardAt, this.#pingedAt) >= BEAT_MS) this.#ping();
    } else if (
      this.#link.status === "open" &&
      this.#askedAt === null &&
      now - Math.min(this.#heardAt, this.#pingedAt) >= QUIET_MS
    ) {
      this.#ping();
    }
    this.#feelPulse();
  };

  #feelPulse(): void {
    const waited = this.#pinged === null ? null : performance.now() - this.#pinged.sent;
    this.#set(withPulse(this.#link, this.#isQuick ? pulseOf(waited, this.#roundTripMs) : "good"));
  }

  /** Reports at once, instead of with the next ping, that the user is back. */
  #back(): void {
    if (this.#link.status === "open") this.#ping();
  }

  /** Sends a ping with the time since the last input, from which the server decides whether the user is active. */
  #ping(): void {
    this.#pingedAt = performance.now();
    const at = Date.now();
    // An unanswered ping keeps its time, so that further pings do not hide a dead connection.
    this.#pinged ??= { sent: this.#pingedAt, at };
    this.#send({ type: "ping", at, quiet_s: quietSeconds() });
  }

  #comeBack(): void {
    this.#drop();
    this.#set(lost(this.#link));
    if (this.#stopped) return;
    this.#retry = setTimeout(() => this.#connect(), backOffMs(this.#link.attempts, Math.random()));
  }

  /** The network is back or the page is visible again: no reason to wait for the next attempt. */
  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    this.#checkSoon();
    // After a change of network the old connections are dead, without an event.
    if (this.#link.status === "open") return this.#ping();
    if (this.#link.status !== "lost" || this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** The browser reports that it is offline: its sockets are dead, though they fire no event. */
  readonly #cut = (): void => {
    if (this.#socket !== null) this.#comeBack();
  };

  #drop(): void {
    clearTimeout(this.#check);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** Returns the address of the socket of this page's server. */
export function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
