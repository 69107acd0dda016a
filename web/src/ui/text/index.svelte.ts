/**
 * The texts: every visible word goes through `t()`. They are written in `texts/<language>/*.ftl`; `messages.ts` has their
 * types, and `texts-plugin.ts` makes two modules of a language: the texts of the frame, the front page and the match page,
 * and those of the other pages, which are fetched with the first of them. What a language lacks is English.
 */

import { english, languages } from "virtual:texts";
import type { Locale } from "../../model/app/settings";
import type { FirstTexts } from "./first-texts";
import type { PageTexts } from "./page-texts";

export type Texts = FirstTexts & PageTexts;

let present: FirstTexts & Partial<PageTexts> = $state.raw(english);
/** The language of `present`. */
let spoken = "en";
/** Whether a page has asked for the texts of all pages. */
let wantsPages = false;

/** Whether the address asks for the language that shows what is not translated. It exists only during development. */
const isPseudo =
  import.meta.env.DEV && "location" in globalThis && new URLSearchParams(location.search).get("lang") === "pseudo";

/**
 * Returns the texts of the current language. Reactive: call it where the text is shown. Modules that the frame, the
 * front page or the match page import may use only the first texts.
 */
export function t(): Texts {
  return present as Texts;
}

function loaderOf(language: string) {
  const found = languages[language];
  if (found === undefined) throw new Error(`no texts in ${language}`);
  return found;
}

/** Switches the interface to `locale`; if its texts cannot be fetched, the current language stays. */
export async function speak(locale: Locale): Promise<void> {
  try {
    const language = isPseudo ? "pseudo" : locale;
    const { first, pages } = loaderOf(language);
    const texts = await first();
    present = wantsPages ? { ...texts, ...(await pages()) } : texts;
    spoken = language;
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
    const more = await loaderOf(wanted).pages();
    if (spoken === wanted) present = { ...present, ...more };
  }
}
