import type { Texts } from "../index.svelte";
import { points } from "./plural";

const words = ["cero", "uno", "dos", "tres", "cuatro"];
const checkers = (count: number): string =>
  count === 0 ? "ninguna ficha" : count === 1 ? "una ficha" : `${words[count] ?? String(count)} fichas`;
const blots = (count: number): string => (count === 1 ? "un blot" : `${words[count] ?? String(count)} blots`);

export const live: Texts["live"] = {
  label: "Una partida en juego",
  chance: (name, percent) => `Probabilidad de que ${name} gane esta partida: ${String(percent)} %`,
  others: "También en juego",
  deeds: {
    hits: (count) => (count === 1 ? "golpea" : `golpea ${checkers(count)}`),
    bearsOff: (count) => `retira ${checkers(count)}`,
    anchors: (point) => `hace un ancla en el punto ${String(point)}`,
    primes: (length) => (length === 6 ? "completa un full prime" : `construye una barrera de ${String(length)} puntos`),
    makesPoint: (point) => `hace el punto ${String(point)}`,
    breaksContact: "rompe el contacto",
    escapes: "saca su última ficha de atrás",
    enters: "entra desde la barra",
    cannotMove: "no puede mover",
    doubles: (value) => `dobla a ${String(value)}`,
    takes: "acepta el doble",
    passes: "rechaza el doble",
    winsGame: (count) => `gana la partida, ${points(count)}`,
    winsMatch: "gana el match",
  },
  standings: {
    onBar: (count, closed) => `tiene ${checkers(count)} en la barra${closed ? " ante una casa cerrada" : ""}`,
    hasPrime: (length) => (length === 6 ? "tiene un full prime" : `tiene una barrera de ${String(length)} puntos`),
    bearsOff: (left, theirs) => `tiene ${checkers(left)} por retirar, contra ${String(theirs)}`,
    leads: (pips, loose) =>
      `lleva ${String(pips)} pips de ventaja en la carrera${loose === 0 ? "" : `, pero tiene ${blots(loose)}`}`,
    hasBlots: (count) => `tiene ${blots(count)}`,
  },
  even: "la carrera está igualada",
  evenAlone: "La carrera está igualada.",
  one: (who, does) => `${who} ${does}.`,
  both: (who, does, is) => `${who} ${does} y ${is}.`,
  then: (who, does, clause) => `${who} ${does}; ${clause}.`,
};
