/** Reloads pages of competitions, and the list of events, when the server announces a change. */

import { isSame, type Competition } from "../model/app/link";
import { socket } from "./session.svelte";

/** All watchers learn of a change at the same time, so each waits a random moment before it reloads. */
const SPREAD_MS = 300;

/**
 * Calls `look` when a competition (or, with `"events"`, the list of all events) has changed, and after each reconnection,
 * as long as the component lives. A hidden page reloads when it is shown again. With `everyMs` it also reloads regularly,
 * for changes without a message, such as the presence of players.
 */
export function lookAgain(
  watched: () => Competition | "events" | null,
  look: () => Promise<void>,
  everyMs: number | null = null,
): void {
  $effect(() => {
    const competition = watched();
    if (competition === null) return;
    const watch = (on: boolean): void => {
      if (competition === "events") socket.watchEvents(on);
      else if (on) socket.watchCompetition(competition);
      else socket.unwatchCompetition(competition);
    };
    let wanted = false;
    let busy = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function now(): Promise<void> {
      timer = undefined;
      // A hidden page asks when it is shown again.
      if (!wanted || busy || document.visibilityState !== "visible") return;
      wanted = false;
      busy = true;
      await look();
      busy = false;
      soon();
    }
    function soon(): void {
      // A random delay, so that the pages of all spectators do not ask at the same moment.
      if (wanted) timer ??= setTimeout(() => void now(), Math.random() * SPREAD_MS);
    }
    function want(): void {
      wanted = true;
      soon();
    }

    watch(true);
    const stop = socket.onMessage((message) => {
      const isNews =
        competition === "events"
          ? message.type === "events_changed"
          : message.type === "competition_changed" && isSame(message, competition);
      // News may have been lost while the connection was down.
      if (isNews || message.type === "welcome") want();
    });
    document.addEventListener("visibilitychange", soon);
    const again = everyMs === null ? undefined : setInterval(want, everyMs);
    return () => {
      stop();
      watch(false);
      document.removeEventListener("visibilitychange", soon);
      clearInterval(again);
      clearTimeout(timer);
    };
  });
}
