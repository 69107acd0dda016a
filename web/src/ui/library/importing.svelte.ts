/** The running import. It belongs to no page, so it continues while the user visits other pages. */

import { unpacked, type Source } from "../../io/import-files";
import { recall, remember } from "../../io/storage";
import { asCharacters, mayBeText, oldWords, SAMPLES_MAX } from "../../model/library/code-page";
import { leftOut, partsOf, type LeftOut } from "../../model/library/import-plan";
import { zipOf } from "../../model/library/zip";
import type { CodePage, CodePageGuess, ImportOutcome, ImportView } from "../../wire/messages";
import { bodyOf, failureText } from "../failure";
import { api } from "../session.svelte";

export interface Importing {
  readonly sending: boolean;
  /** The name of the folder, zip or file. */
  readonly name: string;
  /** The report of the server; null before it, and if no file is sent. */
  readonly view: ImportView | null;
  /** The files that are not sent, with the reason. */
  readonly leftOut: readonly { readonly path: string; readonly why: LeftOut }[];
  /** Whether the import waits because the server cannot be reached. */
  readonly waiting: boolean;
  readonly failure: string | null;
}

const IDLE: Importing = { sending: false, name: "", view: null, leftOut: [], waiting: false, failure: null };
const WAIT_MS = 3_000;
let now = $state.raw<Importing>(IDLE);

export function importing(): Importing {
  return now;
}

/** The outcomes of files, in the order of the report: those that need attention first. */
export const OUTCOMES: readonly ImportOutcome[] = ["refused", "partly", "duplicate", "played_here", "read"];

/** The number of files that have arrived. */
export function arrived(view: ImportView): number {
  return view.read + view.partly + view.duplicate + view.played_here + view.refused;
}

/** A text that is not Unicode, with its words beyond ASCII and the guess of its code page. */
export interface OldText extends CodePageGuess {
  readonly path: string;
  readonly words: Uint8Array;
}

/** The old texts among files, at most 100, if the code page of one of them is not certain; otherwise none. */
export async function doubtfulTexts(files: readonly Source[]): Promise<OldText[]> {
  const old: { path: string; words: Uint8Array }[] = [];
  for (const file of files) {
    if (old.length === SAMPLES_MAX) break;
    if (leftOut(file) !== null || !mayBeText(file.path)) continue;
    const bytes = await file.read().then(unpacked, () => null);
    const words = bytes === null ? null : oldWords(bytes);
    if (words !== null) old.push({ path: file.path, words });
  }
  if (old.length === 0) return [];
  try {
    const guesses = await api.guessCodePages({ samples: old.map(({ words }) => asCharacters(words)) });
    const texts = old.flatMap((text, index) => {
      const guess = guesses[index];
      return guess === undefined ? [] : [{ ...text, ...guess }];
    });
    return texts.some(({ certain }) => !certain) ? texts : [];
  } catch {
    // The import notes a doubtful code page too.
    return [];
  }
}

/**
 * Sends files. If an import of the same name and size was interrupted, it is continued. Old texts are read in the code
 * page; null: in the one that each of them shows.
 */
export async function importFiles(name: string, files: readonly Source[], codePage: CodePage | null): Promise<void> {
  if (now.sending) return;
  const out = files.flatMap((file) => {
    const why = leftOut(file);
    return why === null ? [] : [{ path: file.path, why }];
  });
  const wanted = files.filter((file) => leftOut(file) === null);
  now = { ...IDLE, sending: wanted.length > 0, name, leftOut: out };
  if (wanted.length === 0) return;
  try {
    const { view, known } = await begin(name.slice(0, 120), wanted.length);
    now = { ...now, view };
    for (const part of partsOf(wanted.filter((file) => !known.has(file.path)))) {
      const zip = zipOf(await Promise.all(part.map((file) => file.read())));
      now = { ...now, view: await patiently(() => api.importPart(view.id, new Blob([zip]), codePage)) };
    }
  } catch (error) {
    now = { ...now, failure: failureText(error) };
  }
  now = { ...now, sending: false, waiting: false };
}

async function begin(name: string, files: number): Promise<{ view: ImportView; known: ReadonlySet<string> }> {
  const others = await patiently(() => api.imports());
  const open = others.find((one) => one.name === name && one.files === files && arrived(one) < files);
  if (open === undefined) return { view: await patiently(() => api.beginImport({ name, files })), known: new Set() };
  const known = new Set<string>();
  for (let after: string | null = ""; after !== null;) {
    const from: string = after;
    const page = await patiently(() => api.importFiles(open.id, null, from));
    for (const file of page.files) known.add(file.path);
    after = page.next;
  }
  return { view: open, known };
}

/** Retries while the server is away or busy. A part that has already arrived changes nothing. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const answer = await ask();
      if (now.waiting) now = { ...now, waiting: false };
      return answer;
    } catch (error) {
      const body = bodyOf(error);
      const isBusy = body?.code === "too_many_requests" || body?.code === "unavailable";
      if (!isBusy) throw error;
      now = { ...now, waiting: body.code === "unavailable" };
      const wait = body.retry_after_s === null ? WAIT_MS : body.retry_after_s * 1_000;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Polls the progress of the analyses. */
export async function lookAgain(): Promise<void> {
  const before = now;
  const { view, sending, leftOut: unsent } = before;
  // If no file could be sent, the page shows only what it left out. The server's latest report is of an earlier import.
  if (sending || (view === null && unsent.length > 0)) return;
  try {
    const found = view === null ? await newest() : await api.import(view.id);
    // If another import has begun meanwhile, this report is not about it.
    if (found !== undefined && now === before) now = { ...now, view: found };
  } catch {
    // The next poll may succeed.
  }
}

/** The storage key of the newest import whose report was closed. */
const CLOSED = "import.closed";

/** The report that the library shows at first: the newest one, unless the user has closed it. */
async function newest(): Promise<ImportView | undefined> {
  const [first] = await api.imports();
  return first?.id === recall(CLOSED) ? undefined : first;
}

/** Shows the report on an earlier import. */
export function showImport(view: ImportView): void {
  if (!now.sending) now = { ...IDLE, name: view.name, view };
}

/** Closes the report. It stays on the server, in the list of earlier imports. */
export function closeImport(view: ImportView): void {
  if (now.sending) return;
  remember(CLOSED, view.id);
  now = IDLE;
}

/** Forgets an import of another account, or an import whose report was deleted. */
export function forgetImporting(): void {
  if (!now.sending) now = IDLE;
}
