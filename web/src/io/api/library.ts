/** The requests for the library and the archive. */

import type {
  ArchiveNames,
  ArchiveProfile,
  ArchiveSource,
  CodePage,
  CodePageGuess,
  FoundPositions,
  GuessCodePages,
  ImportFilePage,
  ImportId,
  ImportOutcome,
  ImportReport,
  ImportView,
  LibraryId,
  LibraryView,
  MatchRepairs,
  MendRow,
  NewImport,
  PositionPlace,
  PositionSearch,
  SaveSearch,
  SavedSearch,
  SetPositionNote,
  SharedPosition,
  SharedPositionLink,
} from "../../wire/messages";
import { part } from "./part";
import type { Send } from "../requests";

export const libraryCalls = (send: Send) => ({
  library: (): Promise<LibraryView> => send("GET", "/library"),
  importFile: (file: File): Promise<ImportReport> =>
    send("POST", `/library?${new URLSearchParams({ name: file.name }).toString()}`, file),
  imports: (): Promise<ImportView[]> => send("GET", "/imports"),
  import: (id: ImportId): Promise<ImportView> => send("GET", `/imports/${part(id)}`),
  beginImport: (body: NewImport): Promise<ImportView> => send("POST", "/imports", body),
  guessCodePages: (body: GuessCodePages): Promise<CodePageGuess[]> =>
    send("POST", "/imports/code-pages", body, "question"),
  importPart: (id: ImportId, zip: Blob, codePage: CodePage | null): Promise<ImportView> => {
    const query = codePage === null ? "" : `?${new URLSearchParams({ code_page: codePage }).toString()}`;
    return send("POST", `/imports/${part(id)}/files${query}`, zip);
  },
  importFiles: (id: ImportId, outcome: ImportOutcome | null, after: string): Promise<ImportFilePage> => {
    const query = new URLSearchParams({ after, ...(outcome === null ? {} : { outcome }) });
    return send("GET", `/imports/${part(id)}/files?${query.toString()}`);
  },
  forgetImport: (id: ImportId): Promise<void> => send("DELETE", `/imports/${part(id)}`),
  archiveNames: (): Promise<ArchiveNames> => send("GET", "/archive/names"),
  setArchiveNames: (names: string[]): Promise<ArchiveNames> => send("PUT", "/archive/names", { names }),
  archiveProfile: (source: ArchiveSource, opponent: string | null): Promise<ArchiveProfile> => {
    const query = new URLSearchParams({ source, ...(opponent === null ? {} : { opponent }) });
    return send("GET", `/archive/profile?${query.toString()}`);
  },
  searchPositions: (body: PositionSearch): Promise<FoundPositions> => send("POST", "/archive/search", body, "question"),
  savedSearches: (): Promise<SavedSearch[]> => send("GET", "/archive/searches"),
  saveSearch: (body: SaveSearch): Promise<SavedSearch[]> => send("POST", "/archive/searches", body),
  forgetSearch: (id: string): Promise<void> => send("DELETE", `/archive/searches/${part(id)}`),
  setPositionNote: (body: SetPositionNote): Promise<void> => send("PUT", "/archive/notes", body),
  sharePosition: (body: PositionPlace): Promise<SharedPositionLink> => send("POST", "/archive/shares", body),
  sharedPosition: (id: string): Promise<SharedPosition> => send("GET", `/shared-positions/${part(id)}`),
  unsharePosition: (id: string): Promise<void> => send("DELETE", `/shared-positions/${part(id)}`),
  repairs: (id: LibraryId): Promise<MatchRepairs> => send("GET", `/library/${part(id)}/repairs`),
  mendRow: (id: LibraryId, body: MendRow): Promise<MatchRepairs> => send("POST", `/library/${part(id)}/repairs`, body),
  unmendRow: (id: LibraryId, line: number): Promise<MatchRepairs> =>
    send("DELETE", `/library/${part(id)}/repairs/${String(line)}`),
  forgetLibraryMatch: (id: LibraryId): Promise<void> => send("DELETE", `/library/${part(id)}`),
});
