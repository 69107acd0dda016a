/** The pages of duplicate team matches. */
import type { TeamMatchCard } from "../../wire/messages";
import type { KindPages } from "../event/kind";
import { t } from "../text/index.svelte";

export const teamMatch: KindPages<TeamMatchCard> = {
  label: () => t().teamMatches.kind,
  make: () => t().teamMatches.make,
  row: (card) => {
    const words = t().teamMatches;
    return {
      name: card.name,
      facts: [
        `${card.teams[0]} – ${card.teams[1]}`,
        words.boards(card.boards),
        ...(card.vp === null ? [] : [`${words.vp} ${String(card.vp[0])} : ${String(card.vp[1])}`]),
      ],
      winner: null,
      phase: words.phase[card.phase],
    };
  },
  page: () => import("../pages/TeamMatchPage.svelte"),
  form: () => import("../pages/NewTeamMatchPage.svelte"),
};
