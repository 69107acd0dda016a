/** The list of events, updated while a page shows it. */

import type { Events } from "../wire/messages";
import { failureText } from "./failure";
import { lookAgain } from "./look-again.svelte";
import { api, forEachVisitor } from "./session.svelte";

export interface EventList {
  readonly events: Events | null;
  readonly failure: string | null;
}

/** Reads the list and keeps it current as long as the component lives. Reactive. */
export function eventList(): EventList {
  let events: Events | null = $state.raw(null);
  let failure: string | null = $state(null);
  async function look(): Promise<void> {
    try {
      const seen = await api.events();
      if (events === null || seen.now >= events.now) events = seen;
      failure = null;
    } catch (error) {
      if (events === null) failure = failureText(error);
    }
  }
  lookAgain(() => "events", look);
  forEachVisitor(() => void look());
  return {
    get events() {
      return events;
    },
    get failure() {
      return failure;
    },
  };
}
