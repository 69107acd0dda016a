/** The list of events of all kinds, sorted for players who want to enter one. */
import type { ComparativeCard, CompetitionKind, Events } from "../../wire/messages";
import type { EventGroup } from "./kind";
import { KIND_NAMES, KINDS, type EventCard } from "./kinds";

export interface ListedEvents {
  group: EventGroup;
  events: EventCard[];
}

/** An event that starts later than this counts as upcoming, not as open for entry. */
const SOON_MS = 24 * 3_600_000;

const ORDER: readonly EventGroup[] = ["yours", "live", "open", "upcoming", "finished"];

/** Returns the groups that have events, in the order of the page. An event is in one group. */
export function listed(events: Events): ListedEvents[] {
  const all = KIND_NAMES.flatMap((kind) => eventsOf(events, kind));
  const yours = new Set(events.yours);
  const groupOf = (event: EventCard): EventGroup => {
    const group = stateOf(event, events.now);
    return group !== "finished" && yours.has(event.card.id) ? "yours" : group;
  };
  return ORDER.flatMap((group) => {
    const here = all.filter((event) => groupOf(event) === group);
    return here.length === 0 ? [] : [{ group, events: here.toSorted(group === "finished" ? latest : soonest) }];
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

/** Returns the events of a kind. */
export function eventsOf(events: Events, kind: CompetitionKind): EventCard[] {
  return KINDS[kind].cards(events).map((card) => ({ kind, card }) as EventCard);
}

/** Returns the time at which an event begins automatically or opens; null if none is set or it no longer matters. */
export function startOf<K extends CompetitionKind>(event: EventCard<K>): number | null {
  return KINDS[event.kind].startOf(event.card);
}

/** Returns true if an event was called off. */
export function isCancelled(event: EventCard): boolean {
  return phaseOf(event) === "cancelled";
}

/** Returns true if an event was played to its end. */
export function isOver(event: EventCard): boolean {
  return phaseOf(event) === "over";
}

function phaseOf<K extends CompetitionKind>(event: EventCard<K>): string {
  return KINDS[event.kind].phaseOf(event.card);
}

function stateOf<K extends CompetitionKind>(event: EventCard<K>, now: number): EventGroup {
  const start = startOf(event);
  return KINDS[event.kind].groupOf(event.card, start !== null && start - now > SOON_MS);
}

function createdAt<K extends CompetitionKind>(event: EventCard<K>): number {
  return KINDS[event.kind].createdAt(event.card);
}

function newest(a: EventCard, b: EventCard): number {
  return createdAt(b) - createdAt(a);
}

/** Events that were called off come last, so they hide none that were held; then the newest come first. */
function latest(a: EventCard, b: EventCard): number {
  const off = Number(isCancelled(a)) - Number(isCancelled(b));
  return off === 0 ? newest(a, b) : off;
}

/** Events with a start come first, the earliest before the others; then the newest. */
function soonest(a: EventCard, b: EventCard): number {
  const [first, second] = [startOf(a) ?? Infinity, startOf(b) ?? Infinity];
  return first === second ? newest(a, b) : first - second;
}
