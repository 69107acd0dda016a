/** The pages of tournaments of matches. */
import type { TournamentCard } from "../../wire/messages";
import type { KindPages } from "../event/kind";
import { credits } from "../format";
import { t } from "../text/index.svelte";
import { formatName } from "./words";

export const tournament: KindPages<TournamentCard> = {
  label: () => t().tournaments.kind,
  make: () => t().tournaments.make,
  row: (card) => {
    const words = t();
    return {
      name: card.name,
      facts: [
        formatName(card),
        words.game.format({ kind: "points", length: card.length }),
        words.game.clock(card.time),
        words.tournaments.entries(card.entries, card.places),
        ...(card.fee === null ? [] : [words.tournaments.feeOf(credits(card.fee))]),
      ],
      winner: card.winner === null ? null : words.tournaments.winner(card.winner),
      phase: words.tournaments.phase(card.phase),
    };
  },
  page: () => import("../pages/TournamentPage.svelte"),
  form: () => import("../pages/NewTournamentPage.svelte"),
};
