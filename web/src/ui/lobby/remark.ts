/** The words of the commentary: one short sentence in which each player is named once at most. */

import type { Commentary, Deed, Standing } from "../../model/board/commentary";
import type { Seat } from "../../wire/messages";
import type { Texts } from "../text/index.svelte";

/** The maximum length of the sentence in characters: two lines on a phone. */
export const REMARK_MAX = 90;

/** Returns the sentence. Parts that do not fit are left out, the least important first. */
export function remark({ deed, standing }: Commentary, nameOf: (seat: Seat) => string, texts: Texts["live"]): string {
  const told = standing === null ? null : { who: nameOf(standing.of), is: standingText(standing.what, texts) };
  if (deed === null) return told === null ? texts.evenAlone : texts.one(told.who, told.is);
  const who = nameOf(deed.of);
  const does = deedText(deed.what, texts);
  const alone = texts.one(who, does);
  if (isEnd(deed.what)) return alone;
  const withStanding = (is: string | null): string => {
    if (standing === null || is === null) return texts.then(who, does, texts.even);
    if (standing.of === deed.of) return texts.both(who, does, is);
    return texts.then(who, does, `${nameOf(standing.of)} ${is}`);
  };
  const shorter = standing?.what.kind === "leads" ? texts.standings.leads(standing.what.pips, 0) : null;
  const choice = [withStanding(told?.is ?? null), ...(shorter === null ? [] : [withStanding(shorter)]), alone];
  return choice.find((sentence) => sentence.length <= REMARK_MAX) ?? alone;
}

/** Whether the game is decided, so that its position needs no comment. */
function isEnd({ kind }: Deed): boolean {
  return kind === "passes" || kind === "wins_game" || kind === "wins_match";
}

function deedText(deed: Deed, { deeds }: Texts["live"]): string {
  switch (deed.kind) {
    case "hits":
      return deeds.hits(deed.count);
    case "bears_off":
      return deeds.bearsOff(deed.count);
    case "anchors":
      return deeds.anchors(deed.point);
    case "primes":
      return deeds.primes(deed.length);
    case "makes_point":
      return deeds.makesPoint(deed.point);
    case "breaks_contact":
      return deeds.breaksContact;
    case "escapes":
      return deeds.escapes;
    case "enters":
      return deeds.enters;
    case "cannot_move":
      return deeds.cannotMove;
    case "doubles":
      return deeds.doubles(deed.value);
    case "takes":
      return deeds.takes;
    case "passes":
      return deeds.passes;
    case "wins_game":
      return deeds.winsGame(deed.points);
    case "wins_match":
      return deeds.winsMatch;
    default:
      return never(deed);
  }
}

function standingText(standing: Standing, { standings }: Texts["live"]): string {
  switch (standing.kind) {
    case "on_bar":
      return standings.onBar(standing.count, standing.closed);
    case "has_prime":
      return standings.hasPrime(standing.length);
    case "bears_off":
      return standings.bearsOff(standing.left, standing.theirs);
    case "leads":
      return standings.leads(standing.pips, standing.blots);
    case "has_blots":
      return standings.hasBlots(standing.blots);
    default:
      return never(standing);
  }
}

function never(what: never): never {
  throw new Error(`unknown remark ${JSON.stringify(what)}`);
}
