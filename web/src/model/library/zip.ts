/**
 * Zip files, as far as an import needs them: the list of a zip (its central directory) is read, and its files are copied
 * into smaller zips without being unpacked. The server unpacks them and enforces all limits. Pure.
 */

export interface ZipEntry {
  /** The name of the file with its folders. */
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** The offset of its local header. */
  readonly offset: number;
}

export interface PackedFile extends Omit<ZipEntry, "offset"> {
  readonly packed: Uint8Array;
}

/** The maximum size in bytes of the end of a zip: the record that states where the list is, and the longest comment. */
export const END_BYTES = 22 + 65_535;
export const LOCAL_HEADER_BYTES = 30;
const ENTRY_BYTES = 46;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
/** The flag for sizes that follow the data. In a rewritten zip they come before it. */
const SIZES_FOLLOW = 1 << 3;
const NAME_IS_UTF8 = 1 << 11;

/**
 * The place of the list of a zip; null if `end` is not the end of a zip. The file has `before` bytes before `end`.
 */
export function listPlace(end: Uint8Array, before: number): { offset: number; length: number; files: number } | null {
  const view = viewOf(end);
  for (let at = end.length - 22; at >= 0; at--) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const files = view.getUint16(at + 10, true);
    const length = view.getUint32(at + 12, true);
    const offset = view.getUint32(at + 16, true);
    // A Zip64 file states these numbers elsewhere, and is not read.
    return offset + length <= before + at && files < 0xffff ? { offset, length, files } : null;
  }
  return null;
}

/** The files in the list of a zip, without folders; null if the list is damaged. */
export function entriesOf(list: Uint8Array): ZipEntry[] | null {
  const view = viewOf(list);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_BYTES <= list.length) {
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const [name, extra, comment] = [28, 30, 32].map((of) => view.getUint16(at + of, true)) as [number, number, number];
    if (at + ENTRY_BYTES + name > list.length) return null;
    const path = new TextDecoder().decode(list.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + name));
    if (!path.endsWith("/")) {
      entries.push({
        path,
        flags: view.getUint16(at + 8, true),
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
    }
    at += ENTRY_BYTES + name + extra + comment;
  }
  return entries;
}

/** The number of bytes from the start of a local header to the file's data; null if `header` is not a local header. */
export function gapOf(header: Uint8Array): number | null {
  const view = viewOf(header);
  if (header.length < LOCAL_HEADER_BYTES || view.getUint32(0, true) !== LOCAL_SIGNATURE) return null;
  return LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

/** A file that does not come from a zip, stored without compression. */
export function stored(path: string, bytes: Uint8Array): PackedFile {
  const { length } = bytes;
  return { path, flags: 0, method: 0, crc: crc32(bytes), packedSize: length, size: length, packed: bytes };
}

/** A zip of these files. */
export function zipOf(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const named = files.map((file) => ({ file, name: new TextEncoder().encode(file.path) }));
  const data = named.reduce((sum, { file, name }) => sum + LOCAL_HEADER_BYTES + name.length + file.packed.length, 0);
  const list = named.reduce((sum, { name }) => sum + ENTRY_BYTES + name.length, 0);
  const zip = new Uint8Array(data + list + 22);
  const view = viewOf(zip);
  let at = 0;
  let entry = data;
  for (const { file, name } of named) {
    const offset = at;
    const flags = (file.flags & ~SIZES_FOLLOW) | NAME_IS_UTF8;
    const head = (to: number): void => {
      view.setUint16(to, 20, true);
      view.setUint16(to + 2, flags, true);
      view.setUint16(to + 4, file.method, true);
      view.setUint32(to + 10, file.crc, true);
      view.setUint32(to + 14, file.packed.length, true);
      view.setUint32(to + 18, file.size, true);
      view.setUint16(to + 22, name.length, true);
    };
    view.setUint32(at, LOCAL_SIGNATURE, true);
    head(at + 4);
    zip.set(name, at + LOCAL_HEADER_BYTES);
    zip.set(file.packed, at + LOCAL_HEADER_BYTES + name.length);
    at += LOCAL_HEADER_BYTES + name.length + file.packed.length;
    view.setUint32(entry, ENTRY_SIGNATURE, true);
    view.setUint16(entry + 4, 20, true);
    head(entry + 6);
    view.setUint32(entry + 42, offset, true);
    zip.set(name, entry + ENTRY_BYTES);
    entry += ENTRY_BYTES + name.length;
  }
  view.setUint32(entry, END_SIGNATURE, true);
  view.setUint16(entry + 8, files.length, true);
  view.setUint16(entry + 10, files.length, true);
  view.setUint32(entry + 12, list, true);
  view.setUint32(entry + 16, data, true);
  return zip;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum that zips use, CRC-32. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
