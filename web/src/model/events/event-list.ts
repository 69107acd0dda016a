/** The list of events of all kinds, sorted for players who want to enter one. */
import type { ComparativeCard, Events, TeamEventCard, TeamMatchCard, TournamentCard } from "../../wire/messages";

export type EventCard =
  | { kind: "tournament"; card: TournamentCard }
  | { kind: "team_event"; card: TeamEventCard }
  | { kind: "team_match"; card: TeamMatchCard }
  | { kind: "comparative"; card: ComparativeCard };

export type EventGroup = "yours" | "live" | "open" | "upcoming" | "finished";

export interface ListedEvents {
  group: EventGroup;
  events: EventCard[];
}

/** An event that starts later than this counts as upcoming, not as open for entry. */
const SOON_MS = 24 * 3_600_000;

const ORDER: readonly EventGroup[] = ["yours", "live", "open", "upcoming", "finished"];

/** Returns the groups that have events, in the order of the page. An event is in one group. */
export function listed(events: Events): ListedEvents[] {
  const all: EventCard[] = [
    ...events.tournaments.map((card) => ({ kind: "tournament", card }) as const),
    ...events.team_events.map((card) => ({ kind: "team_event", card }) as const),
    ...events.team_matches.map((card) => ({ kind: "team_match", card }) as const),
    ...events.comparatives.map((card) => ({ kind: "comparative", card }) as const),
  ];
  const yours = new Set(events.yours);
  const groupOf = (event: EventCard): EventGroup => {
    const group = stateOf(event, events.now);
    return group !== "finished" && yours.has(event.card.id) ? "yours" : group;
  };
  return ORDER.flatMap((group) => {
    const here = all.filter((event) => groupOf(event) === group);
    return here.length === 0 ? [] : [{ group, events: here.toSorted(group === "finished" ? newest : soonest) }];
  });
}

/** Returns the first `count` events that a visitor can follow or enter, without the event of the week. */
export function nextEvents(events: Events, count: number): EventCard[] {
  return listed(events)
    .filter(({ group }) => group !== "finished")
    .flatMap((group) => group.events)
    .filter((event) => event.kind !== "comparative" || event.card.week === null)
    .slice(0, count);
}

/** Returns this week's event while it is open. */
export function weekEvent({ comparatives }: Events): ComparativeCard | null {
  return comparatives.find((card) => card.week !== null && card.phase === "open") ?? null;
}

/** Returns the time at which an event begins automatically or opens, if it has one that matters before its start. */
export function startOf({ kind, card }: EventCard): number | null {
  if (kind === "tournament")
    return card.phase.kind === "entries" || card.phase.kind === "check_in" ? card.starts_at : null;
  if (kind === "team_event") return card.phase === "entries" ? card.starts_at : null;
  if (kind === "comparative") return card.phase === "announced" ? card.opens_at : null;
  return card.starts_at;
}

/** Returns true if an event was called off. */
export function isCancelled({ kind, card }: EventCard): boolean {
  return (kind === "tournament" ? card.phase.kind : card.phase) === "cancelled";
}

function stateOf(event: EventCard, now: number): EventGroup {
  const start = startOf(event);
  const isFar = start !== null && start - now > SOON_MS;
  if (event.kind === "tournament") {
    switch (event.card.phase.kind) {
      case "entries":
      case "check_in":
        return isFar ? "upcoming" : "open";
      case "round":
      case "between_rounds":
        return "live";
      case "over":
      case "cancelled":
        return "finished";
      default:
        return event.card.phase satisfies never;
    }
  }
  switch (event.card.phase) {
    case "announced":
      return "upcoming";
    case "entries":
      return "open";
    case "open":
      // Players may enter and play until it closes.
      return "open";
    case "line_ups":
    case "playing":
      return isFar ? "upcoming" : "live";
    case "round_robin":
    case "final":
    case "closing":
      return "live";
    case "over":
    case "cancelled":
      return "finished";
    default:
      return event.card satisfies never;
  }
}

function createdAt({ kind, card }: EventCard): number {
  return kind === "comparative" ? card.opens_at : card.created_at;
}

function newest(a: EventCard, b: EventCard): number {
  return createdAt(b) - createdAt(a);
}

/** Events with a start come first, the earliest before the others; then the newest. */
function soonest(a: EventCard, b: EventCard): number {
  const [first, second] = [startOf(a) ?? Infinity, startOf(b) ?? Infinity];
  return first === second ? newest(a, b) : first - second;
}
