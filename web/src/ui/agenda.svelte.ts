/** The agenda of the signed-in player, shared by everything that shows a part of it. It is updated on every page. */

import { recall, remember } from "../io/storage";
import { afterVisit, emptyAgenda, newsIn, readSeen, viewAgenda } from "../model/app/agenda";
import type { AgendaNews, AgendaView, SeenAnnouncements } from "../model/app/agenda";
import type { Route } from "../model/app/route";
import type { Agenda, MatchId } from "../wire/messages";
import { socket, user } from "./session.svelte";

let present: Agenda = $state.raw(emptyAgenda);
let seen: SeenAnnouncements = $state.raw(readSeen(recall("announcements")));
/** The last agenda of the user who is signed in now, or null if none has come yet. */
let known: { agenda: Agenda; name: string } | null = null;
const listeners = new Set<(news: AgendaNews) => void>();

socket.onMessage((message) => {
  if (message.type !== "agenda") return;
  const name = user()?.name ?? "";
  const news = newsIn(known?.name === name ? known.agenda : null, message.agenda, name);
  known = { agenda: message.agenda, name };
  present = message.agenda;
  for (const each of news) for (const listener of listeners) listener(each);
});

/** Returns what the bell shows while the match `open` (or none) is in view. Reactive. */
export function agendaView(open: MatchId | null): AgendaView {
  return viewAgenda(present, open, seen, Date.now());
}

/** Returns a key that changes with each new private message, and when messages have been read. Reactive. */
export function latestMessage(): string {
  return `${String(present.messages.latest ?? 0)} ${String(present.messages.unread)}`;
}

/** Marks the announcements of an event as seen while its page is in view. Reactive. */
export function seeAnnouncements(here: Route): void {
  const now = afterVisit(present, seen, here);
  if (now === seen) return;
  seen = now;
  remember("announcements", now);
}

/** Subscribes to the agenda, or unsubscribes. */
export function watchAgenda(watch: boolean): void {
  socket.watchAgenda(watch);
  if (!watch) {
    present = emptyAgenda;
    known = null;
  }
}

/** Calls the listener for new items, until the returned function is called. */
export function onAgendaNews(listener: (news: AgendaNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
