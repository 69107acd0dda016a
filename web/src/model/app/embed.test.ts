import { expect, test } from "vitest";
import { embedCode, embedPath, parseEmbed } from "./embed";

test("the address of a frame names its subject and its look", () => {
  const of = (url: string): ReturnType<typeof parseEmbed> => {
    const [path = "", query = ""] = url.split("?", 2);
    return parseEmbed(path, query, ["uk-UA"]);
  };
  expect(of("/embed/match/0f?lang=de&theme=dark&board=slate")).toEqual({
    subject: { kind: "match", id: "0f" },
    locale: "de",
    theme: "dark",
    colour: "slate",
  });
  expect(of("/embed/match/0f?lang=xx&theme=x&board=x")).toMatchObject({
    locale: "uk",
    theme: "system",
    colour: "walnut",
  });
  const position = { kind: "position", id: "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10" } as const;
  expect(of(embedPath(position)).subject).toEqual(position);
  for (const other of ["/embed", "/embed/match", "/embed/match/0f/x", "/embed/position", "/match/0f"]) {
    expect(of(other).subject).toEqual({ kind: "none" });
  }
});

test("an id cannot break out of its attribute in the code", () => {
  const code = embedCode("https://example.org", { kind: "position", id: '"><script>' });
  expect(code.match(/[<>]/g)).toHaveLength(4);
});
