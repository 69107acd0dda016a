/**
 * The message catalogue: every visible word goes through `t()`. A language is two modules: the texts of the frame, the
 * front page and the match page, and the texts of the other pages, which are fetched with the first of them. English is
 * complete; the other languages have the same shape, and the type checker finds missing texts.
 */

import type { Locale } from "../../model/app/settings";
import { en } from "./en";
import type { pages } from "./en/pages";

export type FirstTexts = typeof en;
export type PageTexts = typeof pages;
export type Texts = FirstTexts & PageTexts;

interface Language {
  readonly first: () => Promise<FirstTexts>;
  readonly pages: () => Promise<PageTexts>;
}

const languages: Record<Locale, Language> = {
  en: { first: () => Promise.resolve(en), pages: async () => (await import("./en/pages")).pages },
  de: { first: async () => (await import("./de")).de, pages: async () => (await import("./de/pages")).pages },
  es: { first: async () => (await import("./es")).es, pages: async () => (await import("./es/pages")).pages },
  uk: { first: async () => (await import("./uk")).uk, pages: async () => (await import("./uk/pages")).pages },
  he: { first: async () => (await import("./he")).he, pages: async () => (await import("./he/pages")).pages },
};

let present: FirstTexts & Partial<PageTexts> = $state.raw(en);
/** The language of `present`. */
let spoken: Locale = "en";
/** Whether a page has asked for the texts of all pages. */
let wantsPages = false;

/**
 * Returns the texts of the current language. Reactive: call it where the text is shown. Modules that the frame, the
 * front page or the match page import may use only the first texts.
 */
export function t(): Texts {
  return present as Texts;
}

/** Switches the interface to `locale`; if its texts cannot be fetched, the current language stays. */
export async function speak(locale: Locale): Promise<void> {
  try {
    const { first, pages } = languages[locale];
    const texts = await first();
    present = wantsPages ? { ...texts, ...(await pages()) } : texts;
    spoken = locale;
  } catch {
    // Without a connection the page keeps its current language.
  }
}

/** Fetches the texts that are not loaded at the start. Fails if they cannot be fetched. */
export async function loadPageTexts(): Promise<void> {
  wantsPages = true;
  // The language may change meanwhile.
  while (!("about" in present)) {
    const wanted = spoken;
    const more = await languages[wanted].pages();
    if (spoken === wanted) present = { ...present, ...more };
  }
}
