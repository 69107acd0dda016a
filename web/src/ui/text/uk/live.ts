import type { Texts } from "../index.svelte";
import { counted } from "./plural";

const checkers = (count: number): string =>
  ["", "шашку", "дві шашки", "три шашки", "чотири шашки"][count] ?? counted(count, "шашку", "шашки", "шашок");
const blots = (count: number): string =>
  ["", "блот", "два блоти", "три блоти", "чотири блоти"][count] ?? counted(count, "блот", "блоти", "блотів");

export const live: Texts["live"] = {
  label: "Партія, яку грають зараз",
  chance: (name, percent) => `${name}: шанс виграти цю партію ${percent} %`,
  others: "Також грають",
  deeds: {
    hits: (count) => `б’є ${checkers(count)}`,
    bearsOff: (count) => `викидає ${checkers(count)}`,
    anchors: (point) => `ставить якір на пункті ${point}`,
    primes: (length) => (length === 6 ? "замикає повний прайм" : `будує прайм із ${length} пунктів`),
    makesPoint: (point) => `займає пункт ${point}`,
    breaksContact: "розриває контакт",
    escapes: "виводить останню задню шашку",
    enters: "заходить із бару",
    cannotMove: "не має ходу",
    doubles: (value) => `подвоює до ${value}`,
    takes: "приймає подвоєння",
    passes: "пасує на подвоєння",
    winsGame: (points) => `виграє партію, ${counted(points, "очко", "очки", "очок")}`,
    winsMatch: "виграє матч",
  },
  standings: {
    onBar: (count, closed) => `має ${checkers(count)} на барі${closed ? " перед закритим домом" : ""}`,
    hasPrime: (length) => (length === 6 ? "має повний прайм" : `має прайм із ${length} пунктів`),
    bearsOff: (left, theirs) => `має ще ${checkers(left)} проти ${theirs}`,
    leads: (pips, loose) =>
      `веде в гонці на ${counted(pips, "піпс", "піпси", "піпсів")}${loose === 0 ? "" : `, але має ${blots(loose)}`}`,
    hasBlots: (count) => `має ${blots(count)}`,
  },
  even: "гонка рівна",
  evenAlone: "Гонка рівна.",
  one: (who, does) => `${who} ${does}.`,
  both: (who, does, is) => `${who} ${does} і ${is}.`,
  then: (who, does, clause) => `${who} ${does}; ${clause}.`,
};
