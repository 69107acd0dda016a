/** The pages of comparative events. */
import type { ComparativeCard } from "../../wire/messages";
import type { KindPages } from "../event/kind";
import { t } from "../text/index.svelte";
import { eventName, eventTime } from "./words";

export const comparative: KindPages<ComparativeCard> = {
  label: () => t().comparatives.kind,
  make: () => t().comparatives.make,
  row: (card) => {
    const words = t().comparatives;
    return {
      name: eventName(card),
      facts: [
        `${words.boards(card.boards)} ${words.against(card.bot)}`,
        words.players(card.players),
        // Before it opens, the list shows its start.
        ...(card.phase === "announced" ? [] : [eventTime(card)]),
      ],
      winner: card.winners.length === 0 ? null : words.winners(card.winners),
      phase: words.phase[card.phase],
    };
  },
  page: () => import("../pages/ComparativePage.svelte"),
  form: () => import("../pages/NewComparativePage.svelte"),
};
