/** The pages of team events. */
import type { TeamEventCard } from "../../wire/messages";
import type { KindPages } from "../event/kind";
import { t } from "../text/index.svelte";

export const teamEvent: KindPages<TeamEventCard> = {
  label: () => t().teamEvents.kind,
  make: () => t().teamEvents.make,
  row: (card) => {
    const words = t().teamEvents;
    return {
      name: card.name,
      facts: [words.teamCount(card.teams, card.places), words.each(card.boards)],
      winner: card.winner === null ? null : words.winner(card.winner),
      phase: words.phase[card.phase],
    };
  },
  page: () => import("../pages/TeamEventPage.svelte"),
  form: () => import("../pages/NewTeamEventPage.svelte"),
};
