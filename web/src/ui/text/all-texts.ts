/** All texts of a language at once, for tests. */

import { languages } from "virtual:texts";
import type { Texts } from "./index.svelte";

export async function allTexts(language: string): Promise<Texts> {
  const loader = languages[language];
  if (loader === undefined) throw new Error(`no texts in ${language}`);
  return { ...(await loader.first()), ...(await loader.pages()) };
}
