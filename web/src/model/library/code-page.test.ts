import { describe, expect, it } from "vitest";
import { asCharacters, decoded, mayBeText, oldWords } from "./code-page";

const bytes = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

describe("old texts", () => {
  it.each([
    ["games/a.MAT", true],
    ["no ending", true],
    ["a.sgf", true],
    ["a.xg", false],
    ["a.json", false],
  ])("%s may be a text: %s", (path, is) => {
    expect(mayBeText(path)).toBe(is);
  });

  it("finds the words beyond ASCII of a text that is not Unicode, each once", () => {
    const words = oldWords(bytes(" Dvo\xe8 : 0   Bert : 0\n 1) 31: 8/5 6/5 52: Ji\xf8\xed Dvo\xe8\n"));
    expect(words && asCharacters(words)).toBe("Dvo\xe8 Ji\xf8\xed");
    expect(words && decoded(words, "central_european")).toBe("Dvoč Jiří");
    expect(words && decoded(words, "western")).toBe("Dvoè Jiøí");
  });

  it("leaves Unicode and binary files alone", () => {
    expect(oldWords(new TextEncoder().encode("Dvoč : 0"))).toBeNull();
    expect(oldWords(bytes("\xff\xfeA\0n\0n\0a\0"))).toBeNull();
    expect(oldWords(bytes("plain"))).toBeNull();
  });

  it("keeps a sample within the bounds of the request", () => {
    const many = Array.from(
      { length: 500 },
      (_, index) => `w\xe8${"abcdefghij"[index % 10] ?? ""}${"x".repeat(index % 30)}`,
    );
    const words = oldWords(bytes(many.join(" ")));
    expect(words?.length).toBeLessThanOrEqual(300);
    expect(words?.length).toBeGreaterThan(200);
    expect(oldWords(bytes(`${"\xe8".repeat(60)} Dvo\xe8`))?.length).toBe(4);
  });
});
