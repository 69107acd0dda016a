/** Comparative events. */
import type { ComparativeCard } from "../../../wire/messages";
import type { EventKind } from "../kind";

export const comparative: EventKind<ComparativeCard> = {
  cards: (events) => events.comparatives,
  idOf: (view) => view.comparative?.id ?? null,
  startOf: (card) => (card.phase === "announced" ? card.opens_at : null),
  createdAt: (card) => card.opens_at,
  phaseOf: (card) => card.phase,
  groupOf: ({ phase }) => {
    switch (phase) {
      case "announced":
        return "upcoming";
      case "open":
        // Players may enter and play until the event closes.
        return "open";
      case "closing":
        return "live";
      case "over":
      case "cancelled":
        return "finished";
      default:
        return phase satisfies never;
    }
  },
  isForClubs: true,
};
