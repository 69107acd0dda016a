/** What `texts-plugin.ts` makes of the catalogues. */
declare module "virtual:texts" {
  import type { FirstTexts } from "./first-texts";
  import type { PageTexts } from "./page-texts";

  export const english: FirstTexts;
  /** The languages of `texts/languages.json`; during development `pseudo` too. */
  export const languages: Readonly<
    Record<string, { readonly first: () => Promise<FirstTexts>; readonly pages: () => Promise<PageTexts> } | undefined>
  >;
}
