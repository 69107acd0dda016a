import { expect, test } from "vitest";
import { catalogueOf, type Text } from "../../../texts/catalogue";
import { faultOf, functionOf } from "../../../texts/compile";

/** Reads the one text of a file that begins with its arguments. */
function textOf(source: string, language = "en"): Text {
  const [text] = catalogueOf(language, new Map([["room.ftl", `${source}\n`]])).texts.values();
  if (text === undefined) throw new Error(`no text in ${source}`);
  return text;
}

const count = "# $count (number)\n";
const name = "# $name (string | null)\n";
const POINTS = `${count}room-a = { $count ->
    [0] nothing
    [one] { $count } point
   *[other] { $count } points
}`;
const SCORE = `${count}room-a = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}`;
const WHO = `${name}room-a = { $name ->
    [none] You play
   *[other] { $name } plays
}`;

test.each<[string, string, readonly unknown[], string]>([
  ["room-a = A `quote`, a \\ and $", "en", [], "A `quote`, a \\ and $"],
  ['room-a = { "" }', "en", [], ""],
  [POINTS, "en", [0], "nothing"],
  [POINTS, "en", [1], "1 point"],
  [POINTS, "en", [1000], "1000 points"],
  [SCORE, "uk", [21], "21 очко"],
  [SCORE, "uk", [1000], "1000 очок"],
  [SCORE, "fa", [3], "۳ очок"],
  [WHO, "en", [null], "You play"],
  [WHO, "en", ["none"], "none plays"],
  [`${name}room-a = ({ $name })`, "en", [null], "()"],
  [`${name}room-a = { ISOLATE($name) }!`, "he", ["Anna"], "\u2068Anna\u2069!"],
  ["# $names (readonly string[])\nroom-a = { ISOLATE($names) }", "he", [["A", "B"]], "\u2068A\u2069, \u2068B\u2069"],
  [`${count}room-a = { NUMBER($count, useGrouping: "always") }`, "de", [12345], "12.345"],
  ['# $at (Millis)\nroom-a = { DATETIME($at, dateStyle: "medium") }', "de", [1_800_000_000_000], "15.01.2027"],
])("%j in %s", (source, language, values, said) => {
  const text = textOf(source, language);
  expect(functionOf(text, text.declared)(...values)).toBe(said);
});

test.each([
  ["room-a = { $count }", "$count is not declared in English"],
  [`${count}room-a = { $count ->\n    [single] one\n   *[other] more\n}`, "[single] is no kind of number"],
  ["# $on (boolean)\nroom-a = { $on }", "$on is true or false, which is no text"],
  ["# $on (boolean)\nroom-a = { $on ->\n    [yes] on\n   *[no] off\n}", "[yes] is not true or false"],
  [
    "# $name (string)\nroom-a = { $name ->\n    [1] one\n   *[other] more\n}",
    "[1] is a number, but the argument is not",
  ],
  ["# $at (Millis)\nroom-a = { $at }", "$at is a time, which is written with DATETIME"],
  ["# $name (string)\nroom-a = { UPPER($name) }", "UPPER($name) is unknown"],
  ["room-a = { room-b }", "MessageReference is not used on this site"],
])("%j cannot be shown", (source, fault) => {
  const text = textOf(source);
  expect(faultOf(text, text.declared)).toBe(fault);
});
