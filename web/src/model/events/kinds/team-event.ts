/** Team events. */
import type { TeamEventCard } from "../../../wire/messages";
import type { EventKind } from "../kind";

export const teamEvent: EventKind<TeamEventCard> = {
  cards: (events) => events.team_events,
  // A team event has no tables of its own. They belong to its team matches.
  idOf: () => null,
  startOf: (card) => (card.phase === "entries" ? card.starts_at : null),
  createdAt: (card) => card.created_at,
  phaseOf: (card) => card.phase,
  groupOf: ({ phase }) => {
    switch (phase) {
      case "entries":
        return "open";
      case "round_robin":
      case "final":
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
