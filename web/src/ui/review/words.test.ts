import { beforeAll, expect, test, vi } from "vitest";
import type { Stop } from "../../model/review/review";
import type { Locale } from "../../model/app/settings";
import type { AnalysedStep } from "../../wire/messages";

// The settings are the document's, which has to be there when they are loaded.
beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

function stop(notation: string): Stop {
  const chances = { win: 0.5, win_gammon: 0, win_backgammon: 0, lose_gammon: 0, lose_backgammon: 0 };
  const step: AnalysedStep = {
    seat: "white",
    position: "4HPwATDgc/ABMA",
    board: { points: [], bar: [0, 0], off: [0, 0] },
    cube: 1,
    cube_owner: null,
    phase: "contact",
    standing: 0.5,
    dice: [5, 6],
    luck: null,
    decision: null,
    play: {
      candidates: [{ notation, moves: [], equity: 0, standard_error: null, plies: 2, chances }],
      played: 0,
      error: { equity: 0, stake: 0 },
      forced: true,
      plies: 2,
      class: "good",
      rollout: null,
      facts: [],
    },
    illegal: null,
  };
  return { index: 0, game: 0, step, cost: 0, stake: 0, worst: "good", byCube: false };
}

const NO_PLAY: readonly [Locale, string][] = [
  ["en", "6-5: no play"],
  ["de", "6-5: kein Zug"],
  ["es", "6-5: sin jugada"],
  ["uk", "6-5: немає ходу"],
  ["he", "6-5: אין מהלך"],
];
test.each(NO_PLAY)("a turn without a legal play is told in the language %s", async (locale, text) => {
  const { speak } = await import("../text/index.svelte");
  const { whatText } = await import("./words");
  await speak(locale);
  expect(whatText(stop("no play"))).toBe(text);
  expect(whatText(stop("bar/20 8/2"))).toBe("6-5: bar/20 8/2");
});

test("equities and costs have one minus sign, and zero has none", async () => {
  const { costText, equityText } = await import("./words");
  expect([equityText(-0.5), equityText(0.25, true), equityText(-0.0004, true)]).toEqual(["−0.500", "+0.250", "0.000"]);
  expect([costText(0.066), costText(0.0004), costText(0)]).toEqual(["−0.066", "", ""]);
});

// A cost that is written as an equity, or a hyphen for a minus, comes from a table that formats its numbers itself.
test("no component writes the sign of a number itself", () => {
  const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const own = /[−-]\{(number|percent|equityText|signed)\(|equityText\(\s*-|"\+" : ""\) \+/;
  expect(Object.keys(sources).filter((path) => own.test(sources[path] ?? ""))).toEqual([]);
});

test("a double that is worth as much as a roll is optional, not too good", async () => {
  const { loadPageTexts, speak } = await import("../text/index.svelte");
  const { cubeText } = await import("./words");
  await speak("en");
  await loadPageTexts();
  const certain = { no_double: 1, double_take: 2, double_pass: 1, action: "too_good", beaver: false } as const;
  expect(cubeText(certain)).toBe("optional double");
  expect(cubeText({ ...certain, no_double: 1.2 })).toBe("Too good to double");
});

test("who leaves a match without a stake is not told that a stake is lost", async () => {
  const { speak, t } = await import("../text/index.svelte");
  await speak("en");
  expect(t().play.leave.unplayed(false)).not.toContain("stake");
  expect(t().play.leave.unplayed(true)).toContain("stake");
});
