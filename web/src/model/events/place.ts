/** The competition to which a match belongs. */

import type { MatchView } from "../../wire/messages";
import type { Competition } from "../app/link";
import { KIND_NAMES, KINDS } from "./kinds";

/** Returns the competition of a match; null: it belongs to none. */
export function competitionOf(view: MatchView): Competition | null {
  for (const kind of KIND_NAMES) {
    const id = KINDS[kind].idOf(view);
    if (id !== null) return { kind, id };
  }
  return null;
}
