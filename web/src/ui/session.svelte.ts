/** The session: the signed-in user, and the two shared connections to the server. */

import { connect } from "../io/http";
import { ApiError } from "../io/requests";
import { forgetMatches } from "../io/kept-matches";
import { unsubscribe } from "../io/push";
import { beforeRefusals } from "../io/refusals";
import { Socket, socketUrl } from "../io/socket";
import { recall, remember } from "../io/storage";
import { readLastUser } from "../model/account/last-user";
import type { Link } from "../model/app/link";
import {
  PROTOCOL_VERSION,
  type DeleteAccount,
  type Maintenance,
  type Session,
  type SessionUser,
} from "../wire/messages";
import { loadRefusals, t } from "./text/index.svelte";
import { notify } from "./toasts.svelte";

const LAST_USER = "last-user";
export const socket = new Socket(socketUrl());
export const api = connect(undefined, isDown);
/** The time after which a page that has no answer about its session says that it is offline. */
const SESSION_PATIENCE_MS = 2_500;

interface Known {
  readonly user: SessionUser | null;
  /** False until the server has sent the session. */
  readonly ready: boolean;
  /** Whether the site sends mail. */
  readonly mail: boolean;
  /** The number of sign-ins on new devices that the owner has not confirmed yet. */
  readonly newSignIns: number;
}

/** Whether the last request for the session failed. */
let unreachable = $state(false);
let known: Known = $state.raw({ user: null, ready: false, mail: false, newSignIns: 0 });
/** The user that the server named last, in this visit or an earlier one. */
let lastUser = $state.raw(readLastUser(recall(LAST_USER)));
let link: Link = $state.raw(socket.link);
let looksAfter: Maintenance | null = $state.raw(null);
beforeRefusals(loadRefusals);
let wasOpen = false;
socket.onLink((now) => {
  link = now;
  const isBack = now.status === "open" && !wasOpen;
  wasOpen = now.status === "open";
  if (isBack) back();
});

function back(): void {
  // Until the session is known again, no page may take its visitor for somebody without an account.
  if (unreachable) known = { ...known, ready: false };
  api.again();
}

/** Whether the connection is down. Called when a request has failed. */
function isDown(): boolean {
  if (link.status === "open") return false;
  giveUp();
  return true;
}

/** Shows what works without a connection, until the session arrives. */
function giveUp(): void {
  if (known.ready) return;
  unreachable = true;
  known = nobody();
}

/** The signed-in user, or null. Reactive. */
export function user(): SessionUser | null {
  return known.user;
}

/**
 * The user as far as this browser knows: until the session has arrived, and while the server cannot be reached, the
 * user that it named last. For elements that would otherwise change a moment later; permissions follow `user`. Reactive.
 */
export function likelyUser(): SessionUser | null {
  return known.ready && !unreachable ? known.user : lastUser;
}

/** Whether the session has arrived; until then show neither "sign in" nor a name. Reactive. */
export function sessionReady(): boolean {
  return known.ready;
}

/** Runs `effect` once the session is known, and again whenever another user signs in or the user signs out. */
export function forEachVisitor(effect: () => void): void {
  // Null until the session is known; no user has an empty name.
  const visitor = $derived(known.ready ? (known.user?.name ?? "") : null);
  $effect(() => {
    if (visitor !== null) effect();
  });
}

/** Whether the site sends mail. Reactive. */
export function sendsMail(): boolean {
  return known.mail;
}

/** Returns the number of new sign-ins that the owner has not confirmed yet. Reactive. */
export function newSignIns(): number {
  return known.newSignIns;
}

/** Sets the number of unconfirmed sign-ins after the owner has confirmed or denied some. */
export function signInsWait(count: number): void {
  known = { ...known, newSignIns: count };
}

/** Whether the page was opened without a connection and there still is none. Reactive. */
export function isOffline(): boolean {
  return unreachable && link.status !== "open";
}

/** A silent connection has been broken for a while already. */
const SILENT_PATIENCE_MS = 300;
const CUT_PATIENCE_MS = 1_200;
let cut = $state(false);
let cutSoon: ReturnType<typeof setTimeout> | undefined;

function watchCut({ status, pulse }: Link): void {
  const isSilent = pulse === "silent";
  if (status === "open" && !isSilent) {
    clearTimeout(cutSoon);
    cutSoon = undefined;
    cut = false;
  }
  // Further attempts to connect do not restart the wait.
  else cutSoon ??= setTimeout(() => (cut = true), isSilent ? SILENT_PATIENCE_MS : CUT_PATIENCE_MS);
}

/** Whether the connection has been broken for more than a moment, for every page to say. Reactive. */
export function isCut(): boolean {
  return cut;
}

/** The state of the socket. Reactive. */
export function connection(): Link {
  return link;
}

/** Returns the maintenance in progress, during which no match begins, or null. Reactive. */
export function maintenance(): Maintenance | null {
  return looksAfter;
}

/** Fetches the session and opens the socket at the same time, as neither needs the other. The app calls it once. */
export function startSession(): void {
  const asked = ask();
  socket.onLink(watchCut);
  socket.onMessage((message) => {
    // During maintenance the server announces it after each welcome.
    if (message.type === "welcome") {
      looksAfter = null;
      void asked.then(() => welcomed(message.name, message.protocol));
    } else if (message.type === "maintenance") looksAfter = message.maintenance;
  });
  socket.start();
}

/**
 * Fetches the session again if the server names another user. This happens when the user has signed in or out in another
 * tab, or when the session has ended.
 */
async function welcomed(name: string | null, protocol: number): Promise<void> {
  if (protocol !== PROTOCOL_VERSION) notify(t().errors.outdated, "bad");
  if (unreachable || name !== (known.user?.name ?? null)) await ask();
}

function know(now: Known): void {
  known = now;
  lastUser = now.user;
  remember(LAST_USER, now.user);
}

async function ask(): Promise<void> {
  const late = setTimeout(giveUp, SESSION_PATIENCE_MS);
  try {
    const { user: found, mail, new_sign_ins: newSignIns } = await api.session();
    unreachable = false;
    know({ user: found, ready: true, mail, newSignIns });
  } catch (error) {
    unreachable = error instanceof ApiError && error.status === 0;
    // Without an answer the user of the last visit is still the likely user.
    if (unreachable) known = nobody();
    else know(nobody());
  } finally {
    clearTimeout(late);
  }
}

function nobody(): Known {
  return { user: null, ready: true, mail: known.mail, newSignIns: 0 };
}

/** Sets the session after signing in, signing up or becoming a guest. */
export function entered(session: Session): void {
  know({ user: session.user, ready: true, mail: session.mail, newSignIns: session.new_sign_ins });
  socket.reconnect();
}

/** Deletes the account and signs out. */
export async function deleteAccount(body: DeleteAccount): Promise<void> {
  await api.deleteAccount(body);
  await forgetMatches();
  know(nobody());
  socket.reconnect();
}

export async function signOut(): Promise<void> {
  // The next person at this browser must not get this user's notices.
  await unsubscribe(api).catch(() => undefined);
  await api.signOut();
  await forgetMatches();
  know(nobody());
  socket.reconnect();
}
