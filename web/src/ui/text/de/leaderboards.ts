/** The leaderboards, the records, and the score between two players. */
import type { RatingList } from "../../../wire/messages";
import type { Texts } from "../index.svelte";

export const leaderboards: Texts["leaderboards"] = {
  title: "Ranglisten",
  lead: "Jedes gewertete Match zählt sofort. Bots sind immer gekennzeichnet.",
  list: "Liste",
  listHelp: {
    price:
      "Mit Einsatz: Matches bis 5 Punkte, drei Spiele ohne Doppler, Einzelspiele nach Punkten. Ihr könnt um einen Einsatz spielen oder um nichts.",
    normal: "Frei: Sitzungen, gespielt Spiel für Spiel, immer ohne Einsatz.",
  } satisfies Record<RatingList, string>,
  active: "Aktiv",
  days: { ever: "irgendwann", "7": "in 7 Tagen", "30": "in 30 Tagen", "90": "in 90 Tagen", "365": "in einem Jahr" },
  experience: "Erfahrung",
  atLeast: (n) => (n === 0 ? "beliebig" : `ab ${String(n)}`),
  bots: "Bots zeigen",
  rank: "Rang",
  player: "Spieler",
  rating: "Wertung",
  played: "Letztes Match",
  you: "du",
  more: "Weitere zeigen",
  top: "Nach oben",
  aroundMe: "Mein Rang",
  notRated: "Du stehst noch nicht in dieser Rangliste. Was fehlt, steht auf deiner Spielerseite.",
  peopleFrom: (date) =>
    `Diese Seite ist neu: Menschen stehen ab ${date} in den Ranglisten. Bis dahin zeigen sie die Bots.`,
  search: "Spieler suchen",
  searchHint: "Anfang des Namens",
  find: "Suchen",
  found: (count) => `${String(count)} Spieler`,
  foundNobody: "Kein Name beginnt so. Prüfe die Schreibweise.",
  unrated: "ohne Wertung",
  nobody: "Zu diesen Filtern passt niemand.",
  nobodyText: "Mit weiteren Filtern siehst du mehr Spieler.",
  empty: "Diese Liste ist noch leer",
  emptyText:
    "In der Liste steht, wer Erfahrung 20 hat und an drei Tagen und gegen fünf etablierte Spieler oder Bots gewertete Matches gespielt hat. Was dir noch fehlt, steht auf deiner Spielerseite.",
  play: "Match spielen",
  records: "Rekorde",
  mostPlayed: "Meiste Matches",
  bestStreak: "Längste Siegesserien",
  streak: "Laufende Siegesserien",
  streakHelp: "Gewertete Matches, hintereinander gewonnen",
  noRecord: "Noch keine.",
  headToHead: "Gegen dich",
  neverMet: "Ihr habt noch kein Match miteinander beendet.",
  wins: (name, won) => `${name} gewann ${won}`,
  met: (count, date) => `Matches: ${count}, das letzte am ${date}`,
};
