/** The source of a finished game: a match played here, or one in the visitor's own library. Pure. */

import type { CompetitionKind } from "../../wire/messages";

export type Source =
  { readonly kind: "match"; readonly id: string } | { readonly kind: "library"; readonly id: string };

/** Returns the path of the source under `/api/v1`. */
export function sourcePath(source: Source): string {
  return `/${source.kind === "match" ? "matches" : "library"}/${encodeURIComponent(source.id)}`;
}

export type PaperSize = "a4" | "letter";

/** Returns the address of a page of the match's record sheets. Game and page count from 1. */
export function sheetPagePath(source: Source, game: number, page: number, paper: PaperSize): string {
  return `/api/v1${sourcePath(source)}/sheet.svg?${new URLSearchParams({ game: String(game), page: String(page), paper }).toString()}`;
}

/** Returns the address of the record sheets of a game, to print, or of the whole match if the game is null. */
export function sheetPdfPath(source: Source, game: number | null, paper: PaperSize): string {
  const query = new URLSearchParams({ ...(game === null ? {} : { game: String(game) }), paper });
  return `/api/v1${sourcePath(source)}/sheet.pdf?${query.toString()}`;
}

/** The file formats for downloading matches, by file extension. */
export const MATCH_FORMATS = ["mat", "xg", "sgf", "ogxm", "html", "txt", "json"] as const;
export type MatchFileFormat = (typeof MATCH_FORMATS)[number];

/** Returns the address of the match as a file. */
export function matchFilePath(source: Source, format: MatchFileFormat): string {
  return `/api/v1${sourcePath(source)}/record.${format}`;
}

/** Returns the address of a zip with all matches of a competition. */
export function competitionMatchesPath(kind: CompetitionKind, id: string, format: MatchFileFormat): string {
  return `/api/v1/competitions/${kind}/${encodeURIComponent(id)}/matches.zip?format=${format}`;
}

/** Returns the address of a zip with all of the visitor's matches. */
export function allMatchesPath(format: MatchFileFormat): string {
  return `/api/v1/account/matches.zip?format=${format}`;
}
