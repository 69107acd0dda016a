import { expect, test } from "vitest";
import { idOf, pasted } from "./pasted";

const OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
const FIELDS = OPENING.slice("XGID=".length);
const BOTH = "4HPwATDgc/ABMA:cInlAAAAAAAE";

const EXTREME_GAMMON = `${OPENING}

X:Marlene   O:Quill
Score is X:0 O:0 7 pt.(s) match.
 +13-14-15-16-17-18------19-20-21-22-23-24-+
 | X           O    |   | O              X |
 | X           O    |   | O              X |
 |                  |BAR|                  |
 | O           X    |   | X                |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+
Pip count  X: 167  O: 167 X-O: 0-0/7
Cube: 1
X to play 31

    1. XG Roller+   8/5 6/5   eq:+0.218
eXtreme Gammon Version: 2.19.211.pre-release`;

const GNU_BOARD = ` GNU Backgammon  Position ID: 4HPwATDgc/ABMA
                 Match ID   : cInlAAAAAAAE
 +13-14-15-16-17-18------19-20-21-22-23-24-+     O: gnubg
 | X           O    |   | O              X |     0 points`;

const encoded = encodeURIComponent(OPENING);

test.each([
  ["an XGID", OPENING, OPENING],
  ["an XGID without its prefix", FIELDS, OPENING],
  ["a prefix in small letters", `xgid=${FIELDS}`, OPENING],
  ["a prefix with blanks and a colon", `  XGID : ${FIELDS}  `, OPENING],
  ["the text of eXtreme Gammon", EXTREME_GAMMON, OPENING],
  ["the same text in a field of one line", EXTREME_GAMMON.replaceAll("\n", ""), OPENING],
  ["a line that a mail has broken", OPENING.replace(":0:1:31", ":0:\r\n1:31"), OPENING],
  ["a sentence around it", `What do you play here? "${OPENING}".`, OPENING],
  ["a link of this site", `https://play.example/analysis?id=${encoded}`, OPENING],
  ["a link of another site", `https://bg.example/board?xgid=${FIELDS}&show=1`, OPENING],
  ["a link in a link", `https://l.example/?u=${encodeURIComponent(`https://bg.example/?id=${encoded}`)}&h=5`, OPENING],
  ["a link beside a percent sign", `100 % sure: https://bg.example/?id=${encoded}`, OPENING],
  [
    "a doubled cube",
    "XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:5:3:3:0:10",
    "XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:5:3:3:0:10",
  ],
  ["both ids of GNU Backgammon", BOTH, BOTH],
  ["the ids with their names", "Position ID: 4HPwATDgc/ABMA Match ID: cInlAAAAAAAE", BOTH],
  ["the board of GNU Backgammon", GNU_BOARD, BOTH],
  ["the board in a field of one line", GNU_BOARD.replaceAll("\n", ""), BOTH],
  ["what GNU Backgammon copies", `GNUBGID ${BOTH}`, BOTH],
  ["a link with the ids", `https://bg.example/?gnubgid=${encodeURIComponent(BOTH)}`, BOTH],
  ["a position id", "4HPwATDgc/ABMA", "4HPwATDgc/ABMA"],
  ["a position id with padding", " 4HPwATDgc/ABMA== ", "4HPwATDgc/ABMA"],
  ["a position id with its name", "Position ID: 4HPwATDgc/ABMA", "4HPwATDgc/ABMA"],
])("%s is read", (_what, text, id) => {
  const found = pasted(text);
  expect(found === null ? null : idOf(found)).toBe(id);
});

test("a broken XGID is passed on, so that the server says what is wrong with it", () => {
  const short = OPENING.replace("-b----E", "-b---E");
  expect(pasted(`See ${short.toLowerCase().replace("e-c", "E-C")}`)).toMatchObject({ form: "xgid" });
  expect(pasted(short)).toEqual({ form: "xgid", xgid: short });
});

test.each([
  "",
  "nonsense",
  "I play the bar-point; Backgammonists agree",
  "https://play.example/match/0k3m9x2abcd",
  "\u0000".repeat(50),
])("%j holds no position", (text) => {
  expect(pasted(text)).toBeNull();
});

test("ten megabytes are refused at once", () => {
  expect(pasted("-".repeat(10_000_000))).toBeNull();
});
