/** The kinds of events. The list of events, the addresses and the links of matches follow from this list. */
import type {
  ComparativeCard,
  CompetitionKind,
  TeamEventCard,
  TeamMatchCard,
  TournamentCard,
} from "../../wire/messages";
import type { EventKind } from "./kind";
import { comparative } from "./kinds/comparative";
import { teamEvent } from "./kinds/team-event";
import { teamMatch } from "./kinds/team-match";
import { tournament } from "./kinds/tournament";

/** The card of each kind in the list of events. */
export interface Cards {
  tournament: TournamentCard;
  team_event: TeamEventCard;
  team_match: TeamMatchCard;
  comparative: ComparativeCard;
}

export const KINDS: { readonly [K in CompetitionKind]: EventKind<Cards[K]> } = {
  tournament,
  team_event: teamEvent,
  team_match: teamMatch,
  comparative,
};

/** The names of the kinds, in the order of the list. */
export const KIND_NAMES = Object.keys(KINDS) as readonly CompetitionKind[];

/** An event of the list. */
export type EventCard<K extends CompetitionKind = CompetitionKind> = { [P in K]: { kind: P; card: Cards[P] } }[K];

/** Returns the first part of the addresses of a kind, such as `team-match`. The server's notices use the same rule. */
export function pathOf(kind: CompetitionKind): string {
  return kind.replaceAll("_", "-");
}

/** Returns the kind whose addresses begin with `part`. */
export function kindOfPath(part: string): CompetitionKind | null {
  return KIND_NAMES.find((kind) => pathOf(kind) === part) ?? null;
}
