/** The time until something begins, in days, hours, minutes and seconds. */

export interface Left {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the parts of a duration, rounded up to a second; null once it is over. */
export function timeLeft(at: number, now: number): Left | null {
  const left = Math.ceil((at - now) / SECOND) * SECOND;
  if (left <= 0) return null;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/**
 * Returns the milliseconds until the text of a countdown changes: it shows seconds in its last hour, before that
 * minutes.
 */
export function nextChange(at: number, now: number): number {
  const left = at - now;
  const step = left <= HOUR ? SECOND : MINUTE;
  return left % step === 0 ? step : left % step;
}
