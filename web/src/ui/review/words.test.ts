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
      candidates: [{ notation, moves: [], equity: 0, standard_error: null, chances }],
      played: 0,
      error: { equity: 0, stake: 0 },
      forced: true,
      plies: 2,
      class: "good",
      rollout: null,
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
