import type { Texts } from "../index.svelte";

const words = ["keine", "ein", "zwei", "drei", "vier"];
const checkers = (count: number): string => (count === 1 ? "einen Stein" : `${words[count] ?? String(count)} Steine`);
const blots = (count: number): string => (count === 1 ? "einen Blot" : `${words[count] ?? String(count)} Blots`);

export const live: Texts["live"] = {
  label: "Eine laufende Partie",
  chance: (name, percent) => `Gewinnchance von ${name} in diesem Spiel: ${percent} %`,
  others: "Außerdem läuft",
  deeds: {
    hits: (count) => (count === 1 ? "schlägt" : `schlägt ${checkers(count)}`),
    bearsOff: (count) => `würfelt ${checkers(count)} aus`,
    anchors: (point) => `setzt einen Anker auf Feld ${point}`,
    primes: (length) => (length === 6 ? "schließt eine Full Prime" : `baut eine Prime aus ${length} Feldern`),
    makesPoint: (point) => `macht Feld ${point}`,
    breaksContact: "löst den Kontakt",
    escapes: "bringt den letzten hinteren Stein heraus",
    enters: "kommt von der Bar ins Spiel",
    cannotMove: "kann nicht ziehen",
    doubles: (value) => `doppelt auf ${value}`,
    takes: "nimmt das Doppel an",
    passes: "lehnt das Doppel ab",
    winsGame: (points) => `gewinnt das Spiel, ${points} ${points === 1 ? "Punkt" : "Punkte"}`,
    winsMatch: "gewinnt das Match",
  },
  standings: {
    onBar: (count, closed) => `hat ${checkers(count)} auf der Bar${closed ? " vor geschlossenem Heimfeld" : ""}`,
    hasPrime: (length) => (length === 6 ? "hat eine Full Prime" : `hat eine Prime aus ${length} Feldern`),
    bearsOff: (left, theirs) => `hat noch ${checkers(left)} gegen ${theirs}`,
    leads: (pips, loose) => `führt im Rennen mit ${pips}${loose === 0 ? "" : `, hat aber ${blots(loose)}`}`,
    hasBlots: (count) => `hat ${blots(count)}`,
  },
  even: "das Rennen ist ausgeglichen",
  evenAlone: "Das Rennen ist ausgeglichen.",
  one: (who, does) => `${who} ${does}.`,
  both: (who, does, is) => `${who} ${does} und ${is}.`,
  then: (who, does, clause) => `${who} ${does}; ${clause}.`,
};
