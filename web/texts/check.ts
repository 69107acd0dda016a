/** What `make texts` says about the catalogues. */

import { catalogueOf, REFUSALS, roomOf, SERVER_ROOMS, type Catalogue, type Languages, type Text } from "./catalogue";
import { faultOf } from "./compile";
import { typesOf } from "./tree";

export interface Report {
  /** The module `src/ui/text/messages.ts` as it should be; null if the English files are wrong. */
  readonly types: string | null;
  /** What is missing in languages that are not complete, what differs from English, and what no code uses. */
  readonly notes: readonly string[];
  /** Texts that cannot be shown, and texts that are missing in complete languages. */
  readonly faults: readonly string[];
}

/** The names of the arguments that a text uses. */
function usedIn(text: Text): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      const node = value as { readonly type?: string; readonly id?: { readonly name: string } };
      if (node.type === "VariableReference" && node.id !== undefined) found.add(node.id.name);
      Object.values(value).forEach(visit);
    }
  };
  visit(text.message.value);
  return found;
}

/**
 * The ids of texts that no source seems to use. It may miss some, since it only looks for words in sources. `server` has
 * the sources in Rust.
 */
export function unusedIn(
  english: Catalogue,
  sources: ReadonlyMap<string, string>,
  server: ReadonlyMap<string, string>,
): string[] {
  const code = [...sources]
    .filter(([path]) => !path.endsWith(".test.ts") && path !== "ui/text/messages.ts")
    .map(([, source]) => ({ words: new Set(source.match(/\w+/g)), source }));
  const finds = (room: string, pattern: RegExp): boolean =>
    code.some(({ words, source }) => words.has(room) && pattern.test(source));
  // `tests/tidy` finds refusals that nothing makes.
  const own = [...english.texts.values()].filter(({ file }) => roomOf(file) !== REFUSALS).map(({ id }) => id);
  const rust = [...server.values()].join("\n");
  return own.filter((id) => {
    const [room = "", ...rest] = id.split("-");
    if (SERVER_ROOMS.has(room)) return !new RegExp(`\\b${[room, ...rest].join("::")}\\b`).test(rust);
    const words = rest.filter((word) => !/^\d+$/.test(word));
    const last = words.pop() ?? "";
    // As a property, or as one of several names that are taken from an object.
    if (finds(room, new RegExp(`\\.${last}\\b|\\{[^{}]*\\b${last}\\b[^{}]*\\}\\s*[=:]`))) return false;
    // A group may be used as a whole, or with a key that is computed.
    if (words.some((word) => finds(room, new RegExp(`\\b${word}\\b(?!\\.\\w|:|\\()`)))) return false;
    return !finds(room, new RegExp(`\\b${room}\\[`));
  });
}

/**
 * Checks the texts of all languages. `read` returns the files of one; `sources` are those below `src`, and `server` those
 * of the server.
 */
export function check(
  languages: Languages,
  read: (language: string) => ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, string>,
  server: ReadonlyMap<string, string> = new Map(),
): Report {
  const notes: string[] = [];
  const english = catalogueOf("en", read("en"));
  const faults = [...english.faults];
  for (const text of english.texts.values()) {
    const fault = faultOf(text, text.declared);
    if (fault !== null) faults.push(`texts/en/${text.file}: ${text.id}: ${fault}`);
  }
  let types: string | null = null;
  try {
    if (faults.length === 0) types = typesOf(english, modules(sources));
  } catch (error) {
    faults.push(`texts/en: ${error instanceof Error ? error.message : String(error)}`);
  }
  for (const [language, { complete }] of Object.entries(languages)) {
    if (language === "en") continue;
    const own = catalogueOf(language, read(language));
    faults.push(...own.faults);
    for (const text of own.texts.values()) {
      const original = english.texts.get(text.id);
      const place = `texts/${language}/${text.file}: ${text.id}`;
      if (original === undefined) {
        faults.push(`${place} is not in English`);
        continue;
      }
      const fault = faultOf(text, original.declared);
      if (fault !== null) faults.push(`${place}: ${fault}`);
      const used = usedIn(text);
      const left = [...usedIn(original)].filter((name) => !used.has(name));
      if (left.length > 0) notes.push(`${place} does without $${left.join(" and $")}`);
    }
    const missing = [...english.texts.values()].filter(({ id }) => !own.texts.has(id));
    (complete ? faults : notes).push(...missing.map(({ id, file }) => `texts/${language}/${file}: ${id} is missing`));
    notes.push(`${language}: ${String(own.texts.size)} texts, ${String(missing.length)} missing`);
  }
  notes.push(...unusedIn(english, sources, server).map((id) => `no code seems to use ${id}`));
  return { types, notes, faults };
}

/** The modules whose types the arguments of texts may have. */
function modules(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...sources].filter(([path]) => /^(wire|model)\/.*(?<!\.test)\.ts$/.test(path)));
}
