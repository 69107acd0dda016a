/** Lists the files of a drop, a folder or a zip. The bytes of a file are read when it is sent. */

import { FILES_MAX, isZip, type Listed } from "../model/library/import-plan";
import {
  END_BYTES,
  entriesOf,
  gapOf,
  listPlace,
  LOCAL_HEADER_BYTES,
  stored,
  type PackedFile,
  type ZipEntry,
} from "../model/library/zip";

/** A file to import, whose bytes are read when it is sent. */
export interface Source extends Listed {
  readonly read: () => Promise<PackedFile>;
}

/**
 * The maximum size of the list of files in a zip, in bytes: about 200 for each of the entries that `inZip` accepts.
 */
const LIST_BYTES_MAX = 8 * 1024 * 1024;

/** The maximum size of a zip inside a zip in bytes, and how deep zips are opened. */
const INNER_ZIP_BYTES_MAX = 64 * 1024 * 1024;
const ZIP_DEPTH_MAX = 3;

/** Thrown if there are more files than one import may have. */
export class TooManyFiles extends Error {}
/** Thrown if a zip cannot be read. */
export class BrokenZip extends Error {}

/** Returns the files that were dropped, including those in folders and zips. */
export async function dropped(transfer: DataTransfer): Promise<Source[]> {
  // The browser clears the list of items at the first `await`, so all entries are taken before it.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files: { path: string; file: File }[] = [];
  for (const entry of entries) await walk(entry, "", files);
  return sources(files);
}

/** Returns the files that were chosen in a file input. */
export function chosen(list: FileList): Promise<Source[]> {
  return sources([...list].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

async function walk(entry: FileSystemEntry, folder: string, files: { path: string; file: File }[]): Promise<void> {
  if (files.length > FILES_MAX) throw new TooManyFiles();
  const path = `${folder}${entry.name}`;
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    files.push({ path, file });
  } else if (entry instanceof FileSystemDirectoryEntry) {
    const reader = entry.createReader();
    for (;;) {
      // A reader returns some entries at a time (Chromium a hundred), and none at the end.
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
        reader.readEntries(resolve, reject);
      });
      if (some.length === 0) break;
      for (const one of some) await walk(one, `${path}/`, files);
    }
  }
}

async function sources(files: readonly { path: string; file: File }[]): Promise<Source[]> {
  const found: Source[] = [];
  for (const { path, file } of files) {
    if (isZip(path)) found.push(...(await inZip(file, path, files.length === 1 ? "" : `${path}/`, 1)));
    else
      found.push({ path, size: file.size, packedSize: file.size, read: async () => stored(path, await bytes(file)) });
    if (found.length > FILES_MAX) throw new TooManyFiles();
  }
  return found;
}

async function inZip(zip: Blob, name: string, folder: string, depth: number): Promise<Source[]> {
  const before = Math.max(0, zip.size - END_BYTES);
  const place = listPlace(await bytes(zip.slice(before)), before);
  if (place === null || place.length > LIST_BYTES_MAX) throw new BrokenZip(name);
  if (place.files > 4 * FILES_MAX) throw new TooManyFiles();
  const entries = entriesOf(await bytes(zip.slice(place.offset, place.offset + place.length)));
  if (entries === null) throw new BrokenZip(name);
  const found: Source[] = [];
  for (const entry of entries) {
    const path = `${folder}${entry.path}`;
    const read = (): Promise<PackedFile> => unzipped(zip, name, entry, path);
    const inner = isZip(path) && depth < ZIP_DEPTH_MAX && entry.size <= INNER_ZIP_BYTES_MAX ? await read() : null;
    const content = inner === null ? null : await unpacked(inner);
    if (content === null) found.push({ path, size: entry.size, packedSize: entry.packedSize, read });
    else found.push(...(await inZip(new Blob([content.slice()]), path, `${path}/`, depth + 1)));
    if (found.length > 4 * FILES_MAX) throw new TooManyFiles();
  }
  return found;
}

async function unzipped(zip: Blob, name: string, entry: ZipEntry, path: string): Promise<PackedFile> {
  const gap = gapOf(await bytes(zip.slice(entry.offset, entry.offset + LOCAL_HEADER_BYTES)));
  if (gap === null) throw new BrokenZip(name);
  const from = entry.offset + gap;
  return { ...entry, path, packed: await bytes(zip.slice(from, from + entry.packedSize)) };
}

/** The bytes of a file, unpacked; null if they cannot be unpacked, or are more than the zip says. */
export async function unpacked({ method, packed, size }: PackedFile): Promise<Uint8Array | null> {
  if (method === 0) return packed;
  const content = new Uint8Array(size);
  let length = 0;
  try {
    const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return content.subarray(0, length);
      if (length + value.length > size) {
        await reader.cancel();
        return null;
      }
      content.set(value, length);
      length += value.length;
    }
  } catch {
    return null;
  }
}

async function bytes(of: Blob): Promise<Uint8Array> {
  return new Uint8Array(await of.arrayBuffer());
}
