/** The game on the front page, and the sentence about it. */

const words = ["no", "one", "two", "three", "four"];
const checkers = (count: number): string => (count === 1 ? "a checker" : `${words[count] ?? String(count)} checkers`);
const blots = (count: number): string => (count === 1 ? "a blot" : `${words[count] ?? String(count)} blots`);

export const live = {
  label: "A game in play now",
  chance: (name: string, percent: number): string => `${name}’s chance to win this game: ${String(percent)} %`,
  others: "Also in play",
  /** A player's action, as a sentence without its subject. */
  deeds: {
    hits: (count: number): string => (count === 1 ? "hits" : `hits ${checkers(count)}`),
    bearsOff: (count: number): string => `bears off ${checkers(count)}`,
    anchors: (point: number): string => `anchors on the ${String(point)}-point`,
    primes: (length: number): string =>
      length === 6 ? "completes a full prime" : `builds a prime of ${String(length)} points`,
    makesPoint: (point: number): string => (point === 7 ? "makes the bar point" : `makes the ${String(point)}-point`),
    breaksContact: "breaks contact",
    escapes: "frees the last back checker",
    enters: "enters from the bar",
    cannotMove: "cannot move",
    doubles: (value: number): string => `doubles to ${String(value)}`,
    takes: "takes the double",
    passes: "passes the double",
    winsGame: (points: number): string => `wins the game, ${String(points)} ${points === 1 ? "point" : "points"}`,
    winsMatch: "wins the match",
  },
  /** A player's position, as a sentence without its subject. */
  standings: {
    onBar: (count: number, closed: boolean): string =>
      `has ${checkers(count)} on the bar${closed ? " against a closed board" : ""}`,
    hasPrime: (length: number): string =>
      length === 6 ? "has a full prime" : `has a prime of ${String(length)} points`,
    bearsOff: (left: number, theirs: number): string => `has ${checkers(left)} left, against ${String(theirs)}`,
    leads: (pips: number, loose: number): string =>
      `leads the race by ${String(pips)}${loose === 0 ? "" : ` but has ${blots(loose)}`}`,
    hasBlots: (count: number): string => `has ${blots(count)}`,
  },
  even: "the race is even",
  evenAlone: "The race is even.",
  one: (who: string, does: string): string => `${who} ${does}.`,
  both: (who: string, does: string, is: string): string => `${who} ${does} and ${is}.`,
  then: (who: string, does: string, clause: string): string => `${who} ${does}; ${clause}.`,
};
