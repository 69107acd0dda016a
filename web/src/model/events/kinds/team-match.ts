/** Duplicate team matches. */
import type { TeamMatchCard } from "../../../wire/messages";
import type { EventKind } from "../kind";

export const teamMatch: EventKind<TeamMatchCard> = {
  cards: (events) => events.team_matches,
  idOf: (view) => view.team?.id ?? null,
  startOf: (card) => card.starts_at,
  createdAt: (card) => card.created_at,
  phaseOf: (card) => card.phase,
  groupOf: ({ phase }, isFar) => {
    switch (phase) {
      case "line_ups":
      case "playing":
        return isFar ? "upcoming" : "live";
      case "over":
      case "cancelled":
        return "finished";
      default:
        return phase satisfies never;
    }
  },
  isForClubs: false,
};
