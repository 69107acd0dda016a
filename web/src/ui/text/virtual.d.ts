/** What `texts-plugin.ts` makes of the catalogues. */
declare module "virtual:texts" {
  import type { TextParam } from "../../wire/messages";
  import type { FirstTexts } from "./first-texts";
  import type { PageTexts } from "./page-texts";

  /** Refusals of the server by their codes. */
  export type Refusals = Readonly<
    Record<string, string | ((params: Readonly<Record<string, TextParam | undefined>>) => string) | undefined>
  >;
  export interface Loader {
    readonly first: () => Promise<FirstTexts>;
    readonly pages: () => Promise<PageTexts>;
    readonly refusals: () => Promise<Refusals>;
  }
  export const english: FirstTexts;
  /** The languages of `texts/languages.json`; during development `pseudo` too. */
  export const languages: Readonly<Record<string, Loader | undefined>>;
}
