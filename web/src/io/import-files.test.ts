import { describe, expect, it } from "vitest";
import { crc32, stored, zipOf, type PackedFile } from "../model/library/zip";
import { BrokenZip, chosen, unpacked } from "./import-files";

const text = new TextEncoder().encode("Anna : 0     Bert : 0\n".repeat(50));
const packed = async (path: string, bytes: Uint8Array<ArrayBuffer>, size = bytes.length): Promise<PackedFile> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const deflated = new Uint8Array(await new Response(stream).arrayBuffer());
  return { path, flags: 0, method: 8, crc: crc32(bytes), packedSize: deflated.length, size, packed: deflated };
};
const files = (...list: File[]): FileList => list as unknown as FileList;
const zip = (name: string, ...content: PackedFile[]): File => new File([zipOf(content)], name);

describe("the files of an import", () => {
  it("include those of a zip in a zip", async () => {
    const inner = zipOf([await packed("a.mat", text), stored("b.sgf", text)]);
    const found = await chosen(
      files(zip("all.zip", await packed("2019/inner.zip", inner), await packed("c.mat", text))),
    );
    expect(found.map(({ path }) => path)).toEqual(["2019/inner.zip/a.mat", "2019/inner.zip/b.sgf", "c.mat"]);
    for (const file of found) expect(await unpacked(await file.read())).toEqual(text);
  });

  it("leave the deepest of many zips closed", async () => {
    let bytes = zipOf([await packed("a.mat", text)]);
    for (let depth = 1; depth < 6; depth++) bytes = zipOf([stored("z.zip", bytes)]);
    const found = await chosen(files(new File([bytes], "z.zip")));
    expect(found.map(({ path }) => path)).toEqual(["z.zip/z.zip/z.zip"]);
  });

  it("refuse a broken zip, and no more is unpacked than a zip says", async () => {
    await expect(chosen(files(new File([text], "x.zip")))).rejects.toThrow(BrokenZip);
    expect(await unpacked(await packed("bomb.mat", new Uint8Array(1_000_000), 1_000))).toBeNull();
    expect(await unpacked({ ...(await packed("a.mat", text)), packed: text })).toBeNull();
  });
});
