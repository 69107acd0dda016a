/** The addresses of boards that other sites embed in frames, and the HTML of such a frame. Pure. */

import type { MatchId } from "../../wire/messages";
import { boardColours, locales, readSettings, themes, type BoardColour, type Locale, type Theme } from "./settings";

/** The subject of a frame. */
export type EmbedSubject =
  | { readonly kind: "match"; readonly id: MatchId }
  | { readonly kind: "position"; readonly id: string }
  | { readonly kind: "none" };

export interface Embed {
  readonly subject: EmbedSubject;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly colour: BoardColour;
}

/** Returns the subject and style of an address. The embedding site chooses language, theme and board in the query. */
export function parseEmbed(path: string, search: string, languages: readonly string[]): Embed {
  const query = new URLSearchParams(search);
  const own = readSettings(null, languages);
  return {
    subject: subjectOf(path, query),
    locale: locales.find((one) => one === query.get("lang")) ?? own.locale,
    theme: themes.find((one) => one === query.get("theme")) ?? "system",
    colour: boardColours.find((one) => one === query.get("board")) ?? own.boardColour,
  };
}

function subjectOf(path: string, query: URLSearchParams): EmbedSubject {
  const [embed, kind, id, ...rest] = path.split("/").filter((part) => part !== "");
  if (embed === "embed" && kind === "match" && id !== undefined && rest.length === 0) {
    return { kind, id };
  }
  const position = query.get("id");
  if (embed === "embed" && kind === "position" && id === undefined && position !== null) {
    return { kind, id: position };
  }
  return { kind: "none" };
}

/** The path of a frame's page. */
export function embedPath(subject: Exclude<EmbedSubject, { kind: "none" }>): string {
  return subject.kind === "match"
    ? `/embed/match/${encodeURIComponent(subject.id)}`
    : `/embed/position?${new URLSearchParams({ id: subject.id }).toString()}`;
}

/** The HTML that shows a frame in another site: the board with a line for each side. */
export function embedCode(origin: string, subject: Exclude<EmbedSubject, { kind: "none" }>): string {
  const address = (origin + embedPath(subject)).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${address}" width="480" height="470" style="border:0;max-width:100%" loading="lazy" title="Fullprime"></iframe>`;
}
