/** Numbers and dates as they are shown, in the language of the settings. */
import { writingOf } from "../model/app/settings";
import { settings } from "./settings.svelte";

/** Keeps the order of signs, digits and moves in a language that is written from right to left, with a Unicode isolate. */
export function leftToRight(text: string): string {
  return writingOf(settings().locale) === "rtl" ? `\u2066${text}\u2069` : text;
}

/** The experience from which a rating is no longer provisional. */
export const ESTABLISHED = 20;

/** A rating to two decimals; a provisional rating has a question mark. */
export function rating(value: number, provisional = false): string {
  return marked(number(value, 2), provisional);
}

function marked(shown: string, provisional: boolean): string {
  return provisional ? leftToRight(`${shown}?`) : shown;
}

/** A rating in a list, without decimals. */
export function wholeRating(value: number, provisional = false): string {
  return marked(number(value), provisional);
}

/** A difference with its sign, such as a change of a rating. */
export function signed(value: number, decimals = 2): string {
  return formatted(value, decimals, "exceptZero");
}

/** Joins parts of a sentence: `a, b and c`. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(settings().locale, { type: "conjunction" }).format(parts);
}

export function number(value: number, decimals = 0): string {
  return formatted(value, decimals, "negative");
}

/** Writes a number with a real minus sign. What is rounded to zero has no sign. */
function formatted(value: number, decimals: number, signDisplay: "exceptZero" | "negative"): string {
  return new Intl.NumberFormat(settings().locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
    signDisplay,
  })
    .format(value)
    .replace("-", "−");
}

/** A large count, with the marks between its thousands. */
export function grouped(count: number): string {
  return new Intl.NumberFormat(settings().locale).format(count);
}

/** An amount of credits, given in hundredths: `2.50 ℂ`. */
export function credits(hundredths: number): string {
  return `${number(hundredths / 100, 2)}\u00a0ℂ`;
}

/** An amount of credits with its sign, for a transfer: `+2.50 ℂ`. */
export function creditsMoved(hundredths: number): string {
  return `${signed(hundredths / 100)}\u00a0ℂ`;
}

export function percent(share: number, decimals = 0): string {
  return new Intl.NumberFormat(settings().locale, {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(share);
}

export function date(at: number): string {
  return format(at, { dateStyle: "medium" });
}

/** A day of the calendar, given as its 00:00 UTC. It is the same day in every time zone. */
export function calendarDay(at: number): string {
  return format(at, { dateStyle: "medium", timeZone: "UTC" });
}

export function shortDate(at: number): string {
  return format(at, { day: "numeric", month: "short" });
}

export function longDate(at: number): string {
  return format(at, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

export function timeOfDay(at: number): string {
  return format(at, { hour: "2-digit", minute: "2-digit" });
}

/** A day and time without the year: "Fri, 27 Nov, 14:05". */
export function dayAndTime(at: number): string {
  return format(at, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

/** The short name of the reader's time zone at a moment: "CET", "GMT+2". */
export function timeZone(at: number): string {
  const parts = new Intl.DateTimeFormat(localeOfDates(), { timeZoneName: "short" }).formatToParts(at);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}

function localeOfDates(): string {
  return settings().locale === "en" ? "en-GB" : settings().locale;
}

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOfDates(), options).format(at);
}

/** The first and last digits of a long hexadecimal number, enough to compare by eye. */
export function shortHex(hex: string): string {
  return hex.length <= 16 ? hex : `${hex.slice(0, 8)}…${hex.slice(-6)}`;
}
