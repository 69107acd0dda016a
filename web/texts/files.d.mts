import type { Languages } from "./catalogue";

export const root: string;
/** What `texts/languages.json` says. */
export function readLanguages(): Languages;
/** The files of a language by their names, such as `match.ftl`. */
export function readCatalogue(language: string): ReadonlyMap<string, string>;
/** The paths of the files of a language. */
export function pathsOf(language: string): string[];
export function readSources(folder: string, endings?: readonly string[]): ReadonlyMap<string, string>;
/** The generated module with the types of the messages. */
export function readTree(): string;
export function writeTree(text: string): void;
