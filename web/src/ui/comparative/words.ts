/** Texts that the pages of comparative events share. */
import type { ComparativeCard, ComparativeResult } from "../../wire/messages";
import { dayAndTime, shortDate } from "../format";
import { t } from "../text/index.svelte";

/** Returns the name of an event; the weekly event has a name in the reader's language. */
export function eventName({ name, week }: ComparativeCard): string {
  return week === null ? name : t().comparatives.weekly(shortDate(week));
}

/** Returns from when or until when an event is open. */
export function eventTime({ phase, opens_at, closes_at }: ComparativeCard): string {
  const words = t().comparatives;
  return phase === "announced" ? words.from(dayAndTime(opens_at)) : words.until(dayAndTime(closes_at));
}

export function resultText({ won, end }: ComparativeResult): string {
  const words = t().comparatives;
  return won ? words.won(words.end[end]) : words.lost(words.end[end]);
}
