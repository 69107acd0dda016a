/**
 * The texts: every visible word goes through `t()`. They are written in `texts/<language>/*.ftl`; `messages.ts` has their
 * types, and `texts-plugin.ts` makes three modules of a language: the texts of the frame, the front page and the match page;
 * those of the other pages, which are fetched with the first of them; and those of the server's refusals, which are fetched
 * with the first refusal. What a language lacks is English.
 */

import { english, languages, type Refusals } from "virtual:texts";
import type { Locale } from "../../model/app/settings";
import type { ErrorBody } from "../../wire/messages";
import type { FirstTexts } from "./first-texts";
import type { PageTexts } from "./page-texts";

export type Texts = FirstTexts & PageTexts;

let present: FirstTexts & Partial<PageTexts> = $state.raw(english);
/** The language of `present`. */
let spoken = "en";
/** Whether a page has asked for the texts of all pages. */
let wantsPages = false;

/** The texts of refusals with their language; null until the first refusal. */
let refusals: { readonly language: string; readonly texts: Refusals } | null = $state.raw(null);

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
    if (refusals !== null) await loadRefusals();
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

/** Fetches the texts of refusals in the current language. If they cannot be fetched, refusals are in English. */
export async function loadRefusals(): Promise<void> {
  const wanted = spoken;
  if (refusals?.language === wanted) return;
  try {
    const texts = await loaderOf(wanted).refusals();
    if (spoken === wanted) refusals = { language: wanted, texts };
  } catch {
    // Without a connection `refusalText` returns null.
  }
}

/** Returns the text of a refusal; null if it is not loaded, or if this client is older than the text. Reactive. */
export function refusalText({ reason, params }: ErrorBody): string | null {
  const text = refusals?.texts[reason] ?? null;
  return typeof text === "function" ? text(params) : text;
}
