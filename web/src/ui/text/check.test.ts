import { expect, test } from "vitest";
import { catalogueOf, partOf, type Languages } from "../../../texts/catalogue";
import { check, unusedIn } from "../../../texts/check";
import { moduleOf } from "../../../texts/compile";
import { pseudoOf } from "../../../texts/pseudo";

const ENGLISH = `# $name (string)
# $list (RatingList | null)
room-won = { $name } won
room-lost = Lost
room-rows-1 = one
room-rows-2 = two
`;
const SOURCES = new Map([
  ["wire/messages.ts", 'export type RatingList = "stakes" | "casual";'],
  ["ui/Room.svelte", "{t().room.won(name, list)} {#each t().room.rows as row}{row}{/each}"],
]);

function report(french: string, complete: boolean) {
  const languages: Languages = {
    en: { name: "English", writing: "ltr", complete: true },
    fr: { name: "Français", writing: "ltr", complete },
  };
  return check(languages, (language) => new Map([["room.ftl", language === "en" ? ENGLISH : french]]), SOURCES);
}

const FRENCH = "room-won = Gagné par { $name }\nroom-lost = Perdu\nroom-rows-1 = un\nroom-rows-2 = deux\n";

test("the types of texts follow from the English file", () => {
  expect(report(FRENCH, true).types?.split("\n").slice(2)).toEqual([
    'import type { RatingList } from "../../wire/messages";',
    "",
    "export interface FirstMessages {",
    "}",
    "",
    "export interface PageMessages {",
    "  readonly room: {",
    "    readonly won: (name: string, list: RatingList | null) => string;",
    "    readonly lost: string;",
    "    readonly rows: readonly string[];",
    "  };",
    "}",
    "",
  ]);
});

test("a text that no code uses is named", () => {
  expect(report(FRENCH, true)).toMatchObject({
    faults: [],
    notes: ["fr: 4 texts, 0 missing", "no code seems to use room-lost"],
  });
});

test("texts of the server are looked for in its sources, and are no texts of the client", () => {
  const source = "mails-reset-subject = New password\nmails-reset-text = Hello\n";
  const english = catalogueOf("en", new Map([["mails.ftl", source]]));
  const server = new Map([["letter.rs", "mails::reset::text(name)"]]);
  expect(unusedIn(english, SOURCES, server)).toEqual(["mails-reset-subject"]);
  expect([...partOf(english, "first"), ...partOf(english, "pages")]).toEqual([]);
});

test("a new text can be used before it is translated", () => {
  expect(report("", true).types).toBe(report(FRENCH, true).types);
});

test("a missing text is a fault of a complete language only", () => {
  const french = FRENCH.replace("room-lost = Perdu\n", "");
  expect(report(french, true).faults).toEqual(["texts/fr/room.ftl: room-lost is missing"]);
  expect(report(french, false).faults).toEqual([]);
  expect(report(french, false).notes).toContain("texts/fr/room.ftl: room-lost is missing");
});

test.each([
  [`${FRENCH}room-drawn = Nul\n`, "texts/fr/room.ftl: room-drawn is not in English"],
  [FRENCH.replace("{ $name }", "{ $who }"), "texts/fr/room.ftl: room-won: $who is not declared in English"],
  [FRENCH.replace("Perdu", "Perdu }"), "texts/fr/room.ftl:2: Unbalanced closing brace in TextElement."],
  [`${FRENCH}room-lost = Perdu\n`, "texts/fr/room.ftl: room-lost is there twice"],
  [`${FRENCH}hall-lost = Perdu\n`, "texts/fr/room.ftl: hall-lost should begin with room-"],
])("a wrong text is a fault of every language: %#", (french, fault) => {
  expect(report(french, false).faults).toContain(fault);
});

test("a text that a language lacks is English", () => {
  const english = catalogueOf("en", new Map([["room.ftl", ENGLISH]]));
  const french = catalogueOf("fr", new Map([["room.ftl", "room-rows-2 = deux\n"]]));
  const code = moduleOf("pages", english, french, "/text");
  expect(code).toContain('"lost": `Lost`');
  expect(code).toContain('"rows": [`one`, `deux`]');
});

test("the pseudo-language changes letters, and leaves arguments and keys as they are", () => {
  const source = "# $n (number)\nroom-a = Play { $n ->\n    [one] a game\n   *[other] { $n } games\n}\n";
  const english = catalogueOf("en", new Map([["room.ftl", source]]));
  const code = moduleOf("pages", english, pseudoOf(english), "/text");
  expect(code).toContain("(a) => `Þłáý~ ${(a === 1 ? `á ĝáɱé~` : `${a} ĝáɱéš~~`)}`");
});
