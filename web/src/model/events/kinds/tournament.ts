/** Tournaments of matches: knock-outs, Swiss, lives and round robins. */
import type { TournamentCard } from "../../../wire/messages";
import type { EventKind } from "../kind";

export const tournament: EventKind<TournamentCard> = {
  cards: (events) => events.tournaments,
  idOf: (view) => view.tournament,
  startOf: ({ phase, starts_at }) => (phase.kind === "entries" || phase.kind === "check_in" ? starts_at : null),
  createdAt: (card) => card.created_at,
  phaseOf: (card) => card.phase.kind,
  groupOf: ({ phase }, isFar) => {
    switch (phase.kind) {
      case "entries":
      case "check_in":
        return isFar ? "upcoming" : "open";
      case "round":
      case "between_rounds":
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
