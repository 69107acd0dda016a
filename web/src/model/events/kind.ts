/** The parts in which kinds of events differ, apart from their pages. */
import type { Events, MatchView } from "../../wire/messages";

export type EventGroup = "yours" | "live" | "open" | "upcoming" | "finished";

export interface EventKind<Card> {
  /** The cards of this kind in the list of events. */
  readonly cards: (events: Events) => readonly Card[];
  /** The event of this kind to which a match belongs. */
  readonly idOf: (view: MatchView) => string | null;
  /** The time at which an event begins automatically or opens; null if none is set or it no longer matters. */
  readonly startOf: (card: Card) => number | null;
  readonly createdAt: (card: Card) => number;
  readonly phaseOf: (card: Card) => string;
  /** The group of the list; `isFar`: the event starts in more than 24 hours. */
  readonly groupOf: (card: Card, isFar: boolean) => Exclude<EventGroup, "yours">;
  /** Whether an event of this kind can belong to a club. */
  readonly isForClubs: boolean;
}
