/** The agenda of the signed-in player, shared by everything that shows a part of it. It is updated on every page. */

import { emptyAgenda, newsIn, type AgendaNews } from "../model/app/agenda";
import type { Agenda } from "../wire/messages";
import { socket, user } from "./session.svelte";

let present: Agenda = $state.raw(emptyAgenda);
/** The last agenda of the user who is signed in now; null: none yet. */
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

/** Returns the agenda. Reactive. */
export function agenda(): Agenda {
  return present;
}

/** Asks for it from now on, or no more. */
export function watchAgenda(watch: boolean): void {
  socket.watchAgenda(watch);
  if (!watch) {
    present = emptyAgenda;
    known = null;
  }
}

/** Hears what is new, until the returned function is called. */
export function onAgendaNews(listener: (news: AgendaNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
