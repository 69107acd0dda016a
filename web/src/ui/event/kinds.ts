/** The pages of each kind of event. */
import type { CompetitionKind } from "../../wire/messages";
import type { Cards, EventCard } from "../../model/events/kinds";
import { comparative } from "../comparative/kind";
import { teamMatch } from "../team/kind";
import { teamEvent } from "../team-event/kind";
import { tournament } from "../tournament/kind";
import type { KindPages, Row } from "./kind";

export const PAGES: { readonly [K in CompetitionKind]: KindPages<Cards[K]> } = {
  tournament,
  team_event: teamEvent,
  team_match: teamMatch,
  comparative,
};

export function rowOf<K extends CompetitionKind>(event: EventCard<K>): Row {
  return PAGES[event.kind].row(event.card);
}
