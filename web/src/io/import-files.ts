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
    if (isZip(path)) found.push(...(await inZip(file, files.length === 1 ? "" : `${path}/`)));
    else
      found.push({ path, size: file.size, packedSize: file.size, read: async () => stored(path, await bytes(file)) });
    if (found.length > FILES_MAX) throw new TooManyFiles();
  }
  return found;
}

async function inZip(zip: File, folder: string): Promise<Source[]> {
  const before = Math.max(0, zip.size - END_BYTES);
  const place = listPlace(await bytes(zip.slice(before)), before);
  if (place === null || place.length > LIST_BYTES_MAX) throw new BrokenZip(zip.name);
  if (place.files > 4 * FILES_MAX) throw new TooManyFiles();
  const entries = entriesOf(await bytes(zip.slice(place.offset, place.offset + place.length)));
  if (entries === null) throw new BrokenZip(zip.name);
  return entries.map((entry) => ({
    path: `${folder}${entry.path}`,
    size: entry.size,
    packedSize: entry.packedSize,
    read: () => unzipped(zip, entry, `${folder}${entry.path}`),
  }));
}

async function unzipped(zip: File, entry: ZipEntry, path: string): Promise<PackedFile> {
  const gap = gapOf(await bytes(zip.slice(entry.offset, entry.offset + LOCAL_HEADER_BYTES)));
  if (gap === null) throw new BrokenZip(zip.name);
  const from = entry.offset + gap;
  return { ...entry, path, packed: await bytes(zip.slice(from, from + entry.packedSize)) };
}

async function bytes(of: Blob): Promise<Uint8Array> {
  return new Uint8Array(await of.arrayBuffer());
}
