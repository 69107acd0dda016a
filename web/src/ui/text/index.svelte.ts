/**
 * The message catalogue: every visible word goes through `t()`. English is complete and always there; another language
 * is a module of the same shape (the type checker finds missing texts), fetched when it is chosen.
 */

import type { Locale } from "../../model/app/settings";
import { en } from "./en";

export type Texts = typeof en;

const loaders: Record<Exclude<Locale, "en">, () => Promise<Texts>> = {
  de: async () => (await import("./de")).de,
  es: async () => (await import("./es")).es,
  uk: async () => (await import("./uk")).uk,
  he: async () => (await import("./he")).he,
};

let present: Texts = $state.raw(en);

/** Returns the texts of the current language. Reactive: call it where the text is shown. */
export function t(): Texts {
  return present;
}

/** Switches the interface to `locale`; if its texts cannot be fetched, the current language stays. */
export async function speak(locale: Locale): Promise<void> {
  if (locale === "en") {
    present = en;
    return;
  }
  try {
    present = await loaders[locale]();
  } catch {
    // Without a connection the page keeps its current language.
  }
}
