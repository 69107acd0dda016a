/**
 * The message catalogue: every visible word goes through `t()`. English is complete; another language is a module of
 * the same shape (the type checker names what it lacks) that is entered in `loaders` and fetched when it is chosen.
 */

import type { Locale } from "../../model/settings";
import { en } from "./en";

export type Texts = typeof en;

const loaders: Partial<Record<Locale, () => Promise<Texts>>> = {};

let present: Texts = $state.raw(en);

/** The texts of the present language. Reactive: call it where the text is shown. */
export function t(): Texts {
  return present;
}

/** The languages that can be chosen. */
export function offeredLocales(): Locale[] {
  return ["en", ...(Object.keys(loaders) as Locale[])];
}

export async function speak(locale: Locale): Promise<void> {
  present = (await loaders[locale]?.()) ?? en;
}
