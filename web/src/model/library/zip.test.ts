import { describe, expect, it } from "vitest";
import { crc32, END_BYTES, entriesOf, gapOf, listPlace, LOCAL_HEADER_BYTES, stored, zipOf } from "./zip";

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe("zips of an import", () => {
  it("computes the checksum of the format", () => {
    expect(crc32(text("123456789"))).toBe(0xcbf43926);
  });

  it("finds the files of a zip again, with their bytes", () => {
    const zip = zipOf([stored("a/öl.mat", text("one")), stored("b.txt", text("two two"))]);
    const place = listPlace(zip, 0);
    expect(place?.files).toBe(2);
    const entries = entriesOf(zip.subarray(place?.offset, (place?.offset ?? 0) + (place?.length ?? 0))) ?? [];
    expect(entries.map((entry) => entry.path)).toEqual(["a/öl.mat", "b.txt"]);
    const bytes = entries.map((entry) => {
      const from = entry.offset + (gapOf(zip.subarray(entry.offset, entry.offset + LOCAL_HEADER_BYTES)) ?? 0);
      return new TextDecoder().decode(zip.subarray(from, from + entry.packedSize));
    });
    expect(bytes).toEqual(["one", "two two"]);
  });

  it("puts files of one zip into another without unpacking them", () => {
    const zip = zipOf([{ ...stored("a.mat", text("packed")), method: 8, size: 99, flags: 1 << 3 }]);
    const place = listPlace(zip, 0);
    const [entry] = entriesOf(zip.subarray(place?.offset, zip.length - 22)) ?? [];
    expect(entry).toMatchObject({ method: 8, size: 99, packedSize: 6, flags: 1 << 11 });
  });

  it("refuses a file that is not a zip, and a damaged zip", () => {
    expect(listPlace(text("no zip at all, but longer than the record"), 0)).toBeNull();
    expect(listPlace(new Uint8Array(3), 0)).toBeNull();
    expect(entriesOf(new Uint8Array(60))).toBeNull();
    expect(gapOf(new Uint8Array(40))).toBeNull();
    const zip = zipOf([stored("a.mat", text("one"))]);
    // The list cannot be after the end of the zip.
    zip[zip.length - 6] = 0xff;
    expect(listPlace(zip, 0)).toBeNull();
    expect(END_BYTES).toBe(65_557);
  });
});
