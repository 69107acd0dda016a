/** The competition to which a match belongs. */

import type { MatchView } from "../../wire/messages";
import type { Competition } from "../app/link";

/** Returns the competition of a match; null: it belongs to none. */
export function competitionOf(view: MatchView): Competition | null {
  if (view.team !== null) return { kind: "team_match", id: view.team.id };
  if (view.comparative !== null) return { kind: "comparative", id: view.comparative.id };
  return view.tournament === null ? null : { kind: "tournament", id: view.tournament };
}
