/** Clocks between the server's messages: the server keeps the time; this only estimates the current reading. */

import type { ClockView, Millis } from "../../wire/messages";

/** The maximum wait for the next update: a vacation may be longer than the 24 days that a browser's timers can count. */
const LONGEST_PAUSE_MS = 3_600_000;

/** Returns the clock `elapsed` ms after the server's reading: the delay runs first, then the reserve. */
export function clockAt(clock: ClockView, elapsed: Millis): ClockView {
  if (!clock.running) return clock;
  const passed = Math.max(0, elapsed);
  const waited = clock.waits ?? 0;
  const gone = Math.max(0, passed - waited);
  const delay_left = Math.max(0, clock.delay_left - gone);
  const beyond = Math.max(0, gone - clock.delay_left);
  const waits = Math.max(0, waited - passed);
  return {
    running: true,
    delay_left,
    reserve_left: Math.max(0, clock.reserve_left - beyond),
    waits: waits > 0 ? waits : null,
    away_until: waits > 0 ? clock.away_until : null,
  };
}

/** A reserve as a clock shows it: `3d 4h`, `1:02:03`, `2:05`; tenths below ten seconds. */
export function clockText(left: Millis): string {
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return `${days}d ${hours}h`;
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Returns a delay as a clock shows it: in whole seconds, the last one as 1. */
export function delayText(left: Millis): string {
  return String(Math.ceil(left / 1000));
}

/** Returns the time until the shown text of a running clock can change, in ms. */
export function nextChange(clock: ClockView): Millis {
  if (clock.waits !== null && clock.waits > 0) return Math.min(clock.waits, LONGEST_PAUSE_MS);
  if (clock.delay_left > 0) return ((clock.delay_left - 1) % 1000) + 1;
  if (clock.reserve_left <= 0) return 1000;
  return clock.reserve_left < 10_000 ? 100 : (clock.reserve_left % 1000) + 1;
}
