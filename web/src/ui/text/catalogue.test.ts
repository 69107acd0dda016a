import { describe, expect, test } from "vitest";
import { catalogueOf, type Text } from "../../../texts/catalogue";
import { check } from "../../../texts/check";

import { readCatalogue, readLanguages, readSources, readTree } from "../../../texts/files.mjs";
import { locales } from "../../model/app/settings";
import { allTexts } from "./all-texts";

const others = locales.filter((locale) => locale !== "en");
const report = check(readLanguages(), readCatalogue, readSources("src"));

test("every text can be shown, and the languages that are declared complete lack none", () => {
  expect(report.faults).toEqual([]);
});

test("the types of the texts are current; `make texts` writes them again", () => {
  expect(report.types).toBe(readTree());
});

/** Names, and words that are the same in another language. */
const SAME = new Set([
  "",
  "Enter",
  "← →",
  "↑ ↓",
  "Home, End",
  "1–9",
  "?",
  "Esc",
  "Backgammon",
  "Gammon",
  "Crawford",
  "Jacoby",
  "Letter",
  "Fullprime",
  "Buchholz",
  "Sonneborn-Berger",
  "Pts",
  "BH",
  "BH−1",
  "SB",
  "SMP",
  "IMP",
  "4 × K × √n × P",
  "PR",
  "VP",
  "—",
]);
const SAME_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set([
    "Pause",
    "Moderation",
    "Passkeys",
    "Code",
    "Name",
    "Bots",
    "Bot",
    "Normal",
    "Online",
    "Match",
    "Matches",
    "Beaver",
    "Raccoon",
    "Chat",
    "pips",
    "Pips",
    "Lobby",
    "Bar",
    "Gammons",
    "Credits",
    "Live",
    "GM",
    "Champion",
    "Clubs",
  ]),
  es: new Set([
    "Match",
    "Matches",
    "gammon",
    "backgammon",
    "Gammons",
    "Normal",
    "Beaver",
    "Beavers",
    "Raccoon",
    "Raccoons",
    "Bot",
    "Bots",
    "Rating",
    "pips",
    "Chat",
    "Equity",
    "Rollout",
    "Blitz",
    "GM",
    "Back game",
    "Error",
    "Final",
    "Firmware",
    "Tokens",
    "Tutor",
  ]),
  fr: new Set([
    "Licence",
    "Notifications",
    "Doubles",
    "Contact",
    "Positions",
    "Position",
    "Note",
    "Match",
    "Expert",
    "Bots",
    "Invitations",
    "Club",
    "Place",
    "Datum",
    "gammon",
    "backgammon",
    "double",
    "Date",
    "Description",
    "Pause",
    "Double",
    "Test",
    "Beavers",
    "Raccoons",
    "Bot",
    "Records",
    "Session",
    "Format",
    "Options",
    "pips",
    "Messages",
    "Message",
    "Sanction",
    "Suspension",
    "Sanctions",
    "Corrections",
    "Gammons",
    "Phrases",
    "Beaver",
    "Raccoon",
    "Table",
    "Score",
    "Situation",
    "Rollout",
    "GM",
    "Champion",
    "Permissions",
    "Blitz",
    "beaver",
    "raccoon",
    "Code",
    "Violet",
    "Pixel",
    "Volume",
    "Animation",
    "Clubs",
    "OK",
    "Places",
    "Grand champion",
    "Back game",
    "Points",
  ]),
  tr: new Set([
    "Model",
    "Datum",
    "Bot",
    "Beaver",
    "Raccoon",
    "beaver",
    "raccoon",
    "Rollout",
    "Blitz",
    "Program",
    "Final",
  ]),
};

/** The words of a text that has no arguments; otherwise null. */
function wordsOf(text: Text | undefined): string | null {
  const parts = (text?.message.value?.elements ?? []).map((element) => {
    if (element.type === "TextElement") return element.value;
    return element.expression.type === "StringLiteral" ? element.expression.parse().value : null;
  });
  return parts.includes(null) ? null : parts.join("");
}

const english = catalogueOf("en", readCatalogue("en")).texts;

describe.each(others)("%s", (locale) => {
  const own = [...catalogueOf(locale, readCatalogue(locale)).texts.values()];

  test("has no empty text and no English text", () => {
    const faults = own.flatMap((text) => {
      const words = wordsOf(text);
      const original = wordsOf(english.get(text.id));
      if (words === null || (words.trim() === "" && original === "")) return [];
      const isAlike = SAME.has(words) || SAME_IN[locale]?.has(words) === true || /^[A-Z0-9]$/.test(words);
      return words.trim() === "" || (words === original && !isAlike) ? [[text.id, words]] : [];
    });
    expect(faults).toEqual([]);
  });
});

test.each(locales)("the rating list of the formats with stakes is not called a prize in %s", async (locale) => {
  const { game, leaderboards, match, tournaments } = await allTexts(locale);
  const stem = tournaments.prize.slice(0, 4).toLowerCase();
  for (const text of [game.list.stakes, match.rated("stakes"), leaderboards.listHelp.stakes])
    expect(text.toLowerCase()).not.toContain(stem);
});

test("Ukrainian counts in its three forms", async () => {
  const uk = await allTexts("uk");
  expect([1, 2, 5, 11, 21, 22, 25].map((n) => uk.match.points(n))).toEqual([
    ...["1 очко", "2 очки", "5 очок", "11 очок"],
    ...["21 очко", "22 очки", "25 очок"],
  ]);
});

test("Spanish counts in its two forms", async () => {
  const es = await allTexts("es");
  expect([0, 1, 2, 21].map((n) => es.match.points(n))).toEqual(["0 puntos", "1 punto", "2 puntos", "21 puntos"]);
});

test("Hebrew counts in its three forms", async () => {
  const he = await allTexts("he");
  expect([1, 2, 5, 11].map((n) => he.match.points(n))).toEqual(["נקודה אחת", "שתי נקודות", "5 נקודות", "11 נקודות"]);
});

test("Hebrew joins a preposition to a word, and separates it from a digit by a hyphen", async () => {
  const he = await allTexts("he");
  expect([1, 2, 5].map((length) => he.game.format({ kind: "points", length }))).toEqual([
    "מאץ׳ לנקודה אחת",
    "מאץ׳ לשתי נקודות",
    "מאץ׳ ל־5 נקודות",
  ]);
  expect([1, 5].map((n) => he.session.result("Anna", n))).toEqual([
    "\u2068Anna\u2069 זכה בנקודה אחת",
    "\u2068Anna\u2069 זכה ב־5 נקודות",
  ]);
  expect(he.teamMatches.deed({ kind: "held", room: "open" }, ["A", "B"])).toBe("המשחק בחדר הפתוח הושהה");
});

test("Hebrew isolates names and moves, so that they do not change the order of the sentence", async () => {
  const he = await allTexts("he");
  expect(he.match.against("Anna", "Bob")).toBe("\u2068Anna\u2069 – \u2068Bob\u2069");
  expect(he.play.moves.illegalPlay("24/18*/14")).toBe("\u206824/18*/14\u2069 (לא חוקי)");
});

test.each([
  ["es", " …"],
  ["uk", " …"],
  ["he", " …"],
  ["he", " %"],
])("%s has no space before %j", (locale, mark) => {
  const own = [...catalogueOf(locale, readCatalogue(locale)).texts.values()];
  expect(own.filter((text) => wordsOf(text)?.includes(mark) === true).map(({ id }) => id)).toEqual([]);
});
