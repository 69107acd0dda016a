import { describe, expect, test } from "vitest";
import { de as deFirst } from "./de";
import { pages as dePages } from "./de/pages";
import { en as enFirst } from "./en";
import { pages as enPages } from "./en/pages";
import { es as esFirst } from "./es";
import { pages as esPages } from "./es/pages";
import { he as heFirst } from "./he";
import { pages as hePages } from "./he/pages";
import { uk as ukFirst } from "./uk";
import { pages as ukPages } from "./uk/pages";

const en = { ...enFirst, ...enPages };
const de = { ...deFirst, ...dePages };
const es = { ...esFirst, ...esPages };
const he = { ...heFirst, ...hePages };
const uk = { ...ukFirst, ...ukPages };

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
  "English",
  "Deutsch",
  "Español",
  "Українська",
  "עברית",
  "SMP",
  "IMP",
  "4 × K × √n × P",
  "PR",
  "VP",
  "—",
]);
const SAME_IN_GERMAN = new Set([
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
]);

const SAME_IN_SPANISH = new Set([
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
]);

type Node = string | readonly Node[] | { readonly [key: string]: Node } | ((...args: never[]) => unknown);

/** Returns every text with its path; a function counts as present, with a null text. */
function texts(node: Node, path: string): [string, string | null][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node === "function") return [[path, null]];
  return Object.entries(node).flatMap(([key, value]) => texts(value, path === "" ? key : `${path}.${key}`));
}

const english = new Map(texts(en, ""));

describe.each([
  ["German", de, SAME_IN_GERMAN],
  ["Spanish", es, SAME_IN_SPANISH],
  ["Ukrainian", uk, new Set<string>()],
  ["Hebrew", he, new Set<string>()],
])("%s", (_, catalogue, alike) => {
  const own = new Map(texts(catalogue, ""));

  test("has every text that English has, and no other", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("has no empty text and no English text", () => {
    const faults = [...own].filter(([path, text]) => {
      if (text === null) return false;
      const original = english.get(path);
      if (text.trim() === "") return original !== "";
      return text === original && !SAME.has(text) && !alike.has(text) && !/^[A-Z0-9]$/.test(text);
    });
    expect(faults).toEqual([]);
  });
});

test.each([
  ["English", en],
  ["German", de],
  ["Spanish", es],
  ["Ukrainian", uk],
  ["Hebrew", he],
])(
  "the rating list of the formats with stakes is not called a prize in %s",
  (_, { game, leaderboards, match, tournaments }) => {
    const stem = tournaments.prize.slice(0, 4).toLowerCase();
    for (const text of [game.list.price, match.rated("price"), leaderboards.listHelp.price])
      expect(text.toLowerCase()).not.toContain(stem);
  },
);

test("Ukrainian counts in its three forms", () => {
  expect([1, 2, 5, 11, 21, 22, 25].map((n) => uk.match.points(n))).toEqual([
    ...["1 очко", "2 очки", "5 очок", "11 очок"],
    ...["21 очко", "22 очки", "25 очок"],
  ]);
});

test("Spanish counts in its two forms", () => {
  expect([0, 1, 2, 21].map((n) => es.match.points(n))).toEqual(["0 puntos", "1 punto", "2 puntos", "21 puntos"]);
});

test("Hebrew counts in its three forms", () => {
  expect([1, 2, 5, 11].map((n) => he.match.points(n))).toEqual(["נקודה אחת", "שתי נקודות", "5 נקודות", "11 נקודות"]);
});

test("Hebrew joins a preposition to a word, and separates it from a digit by a hyphen", () => {
  expect([1, 2, 5].map((length) => he.game.format({ kind: "points", length }))).toEqual([
    "מאץ׳ לנקודה אחת",
    "מאץ׳ לשתי נקודות",
    "מאץ׳ ל־5 נקודות",
  ]);
  expect([1, 5].map((n) => he.session.result("Anna", n))).toEqual([
    "\u2068Anna\u2069 זכה בנקודה אחת",
    "\u2068Anna\u2069 זכה ב־5 נקודות",
  ]);
  expect(he.teamMatches.inRoom(he.teamMatches.room.open)).toBe("בחדר הפתוח");
});

test("Hebrew isolates names and moves, so that they do not change the order of the sentence", () => {
  expect(he.match.against("Anna", "Bob")).toBe("\u2068Anna\u2069 – \u2068Bob\u2069");
  expect(he.play.moves.illegalPlay("24/18*/14")).toBe("\u206824/18*/14\u2069 (לא חוקי)");
});

test.each([
  ["Spanish", es, " …"],
  ["Ukrainian", uk, " …"],
  ["Hebrew", he, " …"],
  ["Hebrew", he, " %"],
])("%s has no space before its marks (%#)", (_, catalogue, mark) => {
  expect(texts(catalogue, "").filter(([, text]) => text?.includes(mark) === true)).toEqual([]);
});
