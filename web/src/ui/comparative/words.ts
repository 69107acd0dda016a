/** Words that comparative events share between their pages. */
import type { ComparativeCard, ComparativeResult } from "../../wire/messages";
import { dayAndTime, shortDate } from "../format";
import { t } from "../text/index.svelte";

/** Returns the name of an event; the event of the week has one in the reader's language. */
export function eventName({ name, week }: ComparativeCard): string {
  return week === null ? name : t().comparatives.weekly(shortDate(week));
}

/** From when or until when it is open. */
export function eventTime({ phase, opens_at, closes_at }: ComparativeCard): string {
  const words = t().comparatives;
  return phase === "announced" ? words.from(dayAndTime(opens_at)) : words.until(dayAndTime(closes_at));
}

export function resultText({ won, end }: ComparativeResult): string {
  const words = t().comparatives;
  return won ? words.won(words.end[end]) : words.lost(words.end[end]);
}
