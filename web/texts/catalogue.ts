/**
 * The catalogues of texts, read from `texts/<language>/<room>.ftl`. An id is the path of the text with hyphens for dots:
 * `match-takeBack-hint` is `t().match.takeBack.hint`, in the file of its first word.
 */

import { parse, type Comment, type Message } from "@fluent/syntax";
import server from "../../texts/server.json";

export interface Language {
  /** Its name in the language itself. */
  readonly name: string;
  readonly writing: "ltr" | "rtl";
  /** Whether a missing text is a fault. Otherwise the English one is shown, and the text is only listed. */
  readonly complete: boolean;
}

/** What `texts/languages.json` says, by the code of the language. */
export type Languages = Readonly<Record<string, Language>>;

/** The rooms whose texts every page loads: the frame, the front page and the page of a match. */
export const FIRST_ROOMS: ReadonlySet<string> = new Set([
  "agenda",
  "board",
  "bots",
  "common",
  "comparatives",
  "embed",
  "errors",
  "event",
  "game",
  "live",
  "lobby",
  "match",
  "messages",
  "offline",
  "passkeys",
  "people",
  "phrases",
  "play",
  "player",
  "profile",
  "session",
  "sheet",
  "shell",
  "speech",
]);

/** The rooms whose texts only the server uses. */
export const SERVER_ROOMS: ReadonlySet<string> = new Set(
  Object.entries(server).flatMap(([room, { client }]) => (client ? [] : [room])),
);

/** An argument of a text, declared in the English file: `# $list (RatingList | null)`. */
export interface Argument {
  readonly name: string;
  /** Its type in TypeScript. */
  readonly type: string;
}

export interface Text {
  readonly id: string;
  readonly language: string;
  readonly file: string;
  readonly message: Message;
  /** In the order in which code passes them. Only the English file declares them. */
  readonly declared: readonly Argument[];
}

export interface Catalogue {
  readonly language: string;
  /** The texts by their ids, in the order of the files. */
  readonly texts: ReadonlyMap<string, Text>;
  /** What is wrong with the files. */
  readonly faults: readonly string[];
}

const DECLARED = /^\$(\w+) \((.*)\)$/;

function argumentsIn(comment: Comment | null): Argument[] {
  const lines = comment?.content.split("\n") ?? [];
  return lines.flatMap((line) => {
    const found = DECLARED.exec(line);
    return found === null ? [] : [{ name: found[1] ?? "", type: found[2] ?? "" }];
  });
}

/** The first word of the ids in a file: `teamMatches` in `team-matches.ftl`. */
export function roomOf(file: string): string {
  return file.replace(/\.ftl$/, "").replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Reads the files of a language. */
export function catalogueOf(language: string, files: ReadonlyMap<string, string>): Catalogue {
  const texts = new Map<string, Text>();
  const faults: string[] = [];
  for (const [file, source] of files) {
    const place = `texts/${language}/${file}`;
    for (const entry of parse(source, { withSpans: true }).body) {
      if (entry.type === "Junk") {
        const line = source.slice(0, entry.span?.start ?? 0).split("\n").length;
        faults.push(`${place}:${String(line)}: ${entry.annotations.map((note) => note.message).join("; ")}`);
      }
      if (entry.type === "Term") faults.push(`${place}: -${entry.id.name}: this site uses no terms`);
      if (entry.type !== "Message") continue;
      const id = entry.id.name;
      if (!id.startsWith(`${roomOf(file)}-`)) faults.push(`${place}: ${id} should begin with ${roomOf(file)}-`);
      if (entry.value === null || entry.attributes.length > 0) faults.push(`${place}: ${id} should have only a text`);
      if (texts.has(id)) faults.push(`${place}: ${id} is there twice`);
      texts.set(id, { id, language, file, message: entry, declared: argumentsIn(entry.comment) });
    }
  }
  return { language, texts, faults };
}

/** A group of texts by the last word of their path, or a text. */
export type Node = Text | Tree;
export type Tree = ReadonlyMap<string, Node>;

export function isText(node: Node): node is Text {
  return "message" in node;
}

/** Whether a group is a list: its words are 1, 2, 3 and so on. */
export function isList(tree: Tree): boolean {
  return [...tree.keys()].every((key, index) => key === String(index + 1));
}

/** Arranges texts by the words of their ids. Fails where a text has the id of a group. */
export function treeOf(texts: Iterable<Text>): Tree {
  const root = new Map<string, Node>();
  for (const text of texts) {
    const words = text.id.split("-");
    const last = words.pop() ?? "";
    let group = root;
    for (const word of words) {
      const inner = group.get(word) ?? new Map<string, Node>();
      if (isText(inner)) throw new Error(`${text.id} is inside of the text ${inner.id}`);
      group.set(word, inner);
      group = inner as Map<string, Node>;
    }
    if (group.has(last)) throw new Error(`${text.id} is the name of a group, too`);
    group.set(last, text);
  }
  return root;
}

/** The room of the server's refusals. Code shows them by the code that the server sends. */
export const REFUSALS = "refusals";

/** The modules of a language. */
export type Part = "first" | "pages" | "refusals";

/** The English texts of the first rooms, of the other ones, or of refusals. */
export function partOf(english: Catalogue, part: Part): Text[] {
  return [...english.texts.values()].filter(({ file }) => {
    const room = roomOf(file);
    if (SERVER_ROOMS.has(room)) return false;
    return part === (room === REFUSALS ? "refusals" : FIRST_ROOMS.has(room) ? "first" : "pages");
  });
}
