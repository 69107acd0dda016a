import { beforeAll, expect, test, vi } from "vitest";
import type { CubeFact, PlayFact } from "../../wire/messages";

// The settings are the document's, which has to be there when they are loaded.
beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

const PLAY: readonly [PlayFact, string][] = [
  [{ fact: "makes", play: "better", point: 5, kind: "home" }, "Makes the 5-point."],
  [{ fact: "makes", play: "played", point: 7, kind: "bar_point" }, "Does not make the bar-point; the other play does."],
  [{ fact: "keeps", play: "better", point: 20, kind: "anchor" }, "Keeps the anchor on the 20-point."],
  [{ fact: "keeps", play: "played", point: 13, kind: "midpoint" }, "Breaks the midpoint; the other play does not."],
  [
    { fact: "hits", better: 1, played: 0, better_pips: 20, played_pips: 0 },
    "Sends a checker back. Pips that the opponent loses: 20 instead of 0.",
  ],
  [{ fact: "shots", better: 11, played: 22 }, "Leaves 11 rolls of 36 that hit instead of 22."],
  [{ fact: "shots", better: 0, played: 18 }, "Leaves no shot; after the other play, 18 of 36 rolls hit."],
  [{ fact: "blots", better: 1, played: 2 }, "Leaves 1 blot in the opponent’s way instead of 2."],
  [{ fact: "dances", better: 9, played: 4 }, "9 rolls of 36 keep the opponent on the bar instead of 4."],
  [{ fact: "back", better: 1, played: 2 }, "Leaves 1 checker in the opponent’s home board or on the bar instead of 2."],
  [{ fact: "prime", better: 5, played: 3 }, "Longest prime in front of an opponent’s checker: 5 instead of 3."],
  [
    { fact: "builders", better: 3, played: 1 },
    "Builders, which are spare checkers on the 6-point to the 11-point: 3 instead of 1.",
  ],
  [{ fact: "borne_off", better: 2, played: 1 }, "Bears off 2 checkers instead of 1."],
  [{ fact: "outside", better: 1, played: 2 }, "Checkers still outside the home board: 1 instead of 2."],
  [{ fact: "gaps", better: 0, played: 1 }, "Empty points in the home board: 0 instead of 1."],
  [
    { fact: "full_rolls", better: 25, played: 19 },
    "Next rolls that bear off two checkers or more: 25 of 36 instead of 19.",
  ],
  [{ fact: "race", better: -12, played: -12 }, "Is then 12 pips behind in the race."],
  [{ fact: "race", better: 1, played: 1 }, "Is then 1 pip ahead in the race."],
  [{ fact: "race", better: 0, played: 0 }, "The race is then even."],
];
const CUBE: readonly [CubeFact, string][] = [
  [
    { fact: "take_point", dead: 250, live: 200, chance: 231 },
    "Take point at this score: 20.0% with a live cube, 25.0% with a dead one. The side that answers wins 23.1%.",
  ],
  [
    { fact: "window", from: 200, to: 800, chance: 769 },
    "The doubler’s window is 20.0% to 80.0% with a live cube; the doubler wins 76.9%.",
  ],
  [
    { fact: "market_losers", sequences: 324 },
    "Market losers: 25.0%, which is 324 of 1296 pairs of rolls after which a double would be passed or the game is won.",
  ],
  [{ fact: "gammons", won: 213, lost: 80 }, "Gammons: the doubler wins 21.3% and loses 8.0%."],
  [{ fact: "race", doubler: 88, opponent: 101 }, "Pip counts: 88 for the doubler, 101 for the opponent."],
];

test("every fact has a sentence with its numbers", async () => {
  const { loadPageTexts, speak } = await import("../text/index.svelte");
  const { cubeFactText, playFactText } = await import("./facts");
  await speak("en");
  await loadPageTexts();
  expect(PLAY.map(([fact]) => playFactText(fact))).toEqual(PLAY.map(([, text]) => text));
  expect(CUBE.map(([fact]) => cubeFactText(fact))).toEqual(CUBE.map(([, text]) => text));
});
