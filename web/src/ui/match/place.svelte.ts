/** The place of a match in its event, kept up to date while its page is shown. */

import { competitionOf } from "../../model/events/place";
import type { CompetitionPlace, MatchView } from "../../wire/messages";
import { lookAgain } from "../look-again.svelte";
import { api } from "../session.svelte";

/** Returns the place of the shown match, reactive: null until it is known, and for a match without an event. */
export function placeInEvent(view: () => MatchView | null): { readonly current: CompetitionPlace | null } {
  let place: CompetitionPlace | null = $state.raw(null);
  const event = $derived.by(() => {
    const shown = view();
    return shown === null ? null : competitionOf(shown);
  });
  // The view is another object after each message; its event stays the same.
  const id = $derived(view()?.id ?? null);
  const key = $derived(event?.id ?? null);
  const kind = $derived(event?.kind ?? null);
  const watched = $derived(kind === null || key === null ? null : { kind, id: key });
  async function look(): Promise<void> {
    if (id === null || watched === null) return;
    try {
      place = await api.matchEvent(id);
    } catch {
      // On failure the match is shown without its event; the next news of the event retries.
    }
  }
  lookAgain(() => watched, look);
  $effect(() => {
    if (watched !== null) void look();
  });
  return {
    get current() {
      return place;
    },
  };
}
