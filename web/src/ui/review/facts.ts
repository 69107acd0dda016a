/** The sentences of the facts that explain a decision. */

import type { CubeFact, PlayFact } from "../../wire/messages";
import { percent } from "../format";
import { t } from "../text/index.svelte";

/** A chance in thousandths as a percentage. */
function thousandths(chance: number): string {
  return percent(chance / 1000, 1);
}

/** Returns what a fact says about the better play. */
export function playFactText(fact: PlayFact): string {
  const words = t().tutor;
  switch (fact.fact) {
    case "makes":
      return words.makes(fact.play, words.point(fact.point, fact.kind));
    case "keeps":
      return words.keeps(fact.play, words.point(fact.point, fact.kind));
    case "hits":
      return words.hits(fact.better, fact.better_pips, fact.played_pips);
    case "shots":
      return words.shots(fact.better, fact.played);
    case "blots":
      return words.blots(fact.better, fact.played);
    case "dances":
      return words.dances(fact.better, fact.played);
    case "back":
      return words.back(fact.better, fact.played);
    case "prime":
      return words.prime(fact.better, fact.played);
    case "builders":
      return words.builders(fact.better, fact.played);
    case "outside":
      return words.outside(fact.better, fact.played);
    case "gaps":
      return words.gaps(fact.better, fact.played);
    case "borne_off":
      return words.borneOff(fact.better, fact.played);
    case "full_rolls":
      return words.fullRolls(fact.better, fact.played);
    case "race":
      return words.race(Math.abs(fact.better), fact.better > 0);
    default:
      return fact satisfies never;
  }
}

/** Returns what a fact says about a cube decision. */
export function cubeFactText(fact: CubeFact): string {
  const words = t().tutor;
  switch (fact.fact) {
    case "take_point":
      return words.takePoint(thousandths(fact.live), thousandths(fact.dead), thousandths(fact.chance));
    case "window":
      return words.window(thousandths(fact.from), thousandths(fact.to), thousandths(fact.chance));
    case "market_losers":
      return words.marketLosers(fact.sequences, percent(fact.sequences / 1296, 1));
    case "gammons":
      return words.gammons(thousandths(fact.won), thousandths(fact.lost));
    case "race":
      return words.pips(fact.doubler, fact.opponent);
    default:
      return fact satisfies never;
  }
}
