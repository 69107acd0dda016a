import type { Texts } from "../index.svelte";

const number = new Intl.NumberFormat("de");
const percent = new Intl.NumberFormat("de", { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const dice: Texts["dice"] = {
  title: "Alle Würfe dieses Servers",
  lead: "Alle Würfe aus beendeten Matches auf dieser Seite. Bretter, die noch jemand spielen könnte, zählen nicht mit.",
  who: {
    all: "Alle Würfe",
    people: "Würfe von Menschen",
    programs: "Würfe von Programmen der Spieler",
    house_bots: "Würfe der Bots des Hauses",
  },
  count: (count) => number.format(count),
  percent: (share) => percent.format(share),
  counted: (rolls, openings) =>
    `${number.format(rolls)} Würfe und ${number.format(openings)} Würfel von Eröffnungswürfen`,
  counts: (who) => `${who}: Anzahlen`,
  tests: (who) => `${who}: Tests`,
  numbers: "Zahl",
  doubles: "Pasch",
  test: "Prüfung",
  degrees: "Freiheitsgrade",
  testNumbers: "Alle Zahlen sind gleich häufig",
  testDoubles: "Jeder sechste Wurf ist ein Pasch",
  testRolls: "Alle 36 Würfe sind gleich häufig",
  testSerial: "Eine Zahl hängt nicht von der vorigen ab",
  tooFew: "Noch zu wenige Würfe",
  readTitle: "Wie man das liest",
  read: [
    "p ist die Wahrscheinlichkeit, dass faire Würfel mindestens so ungleich aussehen wie diese. Jeder Wert von 0 bis 1 kommt vor: Bei fairen Würfeln liegt jeder zwanzigste Test unter 0,05 und jeder tausendste unter 0,001. Ein Wert, der winzig bleibt, während die Anzahlen wachsen, wäre ein Zeichen für einen Fehler.",
    "Für Menschen und Bots wird nach derselben Regel geworfen. Wären Bots im Vorteil, sähe ihre Tabelle anders aus als die der Menschen.",
    "Würfe, die sich mehrere Tische eines Duplicate-Bretts teilen, zählen einmal. Von Hand geworfene Würfel, Würfe aus der Datei einer Turnierleitung und Übungsspiele zählen nicht.",
  ],
  verify: "Ein Match prüfen",
};
