/** Matches of other programs. */
import type { Texts } from "../index.svelte";

export const library: Texts["library"] = {
  lead: "Matches, die du anderswo gespielt hast, analysiert wie die von hier. Niemand außer dir sieht sie.",
  signIn: "Melde dich an, um hier eigene Matches aufzubewahren. Ein Gastkonto genügt.",
  add: "Matches hinzufügen",
  drop: "Match-Dateien hier ablegen oder",
  choose: "Dateien wählen",
  formats:
    "Matches von GNU Backgammon, eXtreme Gammon (.xg), BGBlitz (.bgf), Backgammon Galaxy, Jellyfish, JavaFIBS und den meisten Vereinen (.mat, .txt, .sgf) – einzelne Dateien, Ordner oder Zips.",
  empty: "Noch keine Matches.",
  list: (count, most) => `${String(count)} von ${String(most)}`,
  room: (used, most) => `${used} von ${most} MB belegt`,
  players: (white, black) => `${white} – ${black}`,
  session: "Money-Session",
  matchTo: (points) => `bis ${String(points)}`,
  games: (count) => (count === 1 ? "1 Spiel" : `${String(count)} Spiele`),
  waiting: "wird analysiert",
  quick: "Schnellanalyse",
  pr: (white, black) => `PR ${white} : ${black}`,
  sheet: (name) => `Notationsblatt von ${name}`,
  file: (name) => `Die Datei ${name}`,
  forget: (name) => `${name} entfernen`,
  forgetTitle: "Dieses Match entfernen?",
  forgetText: "Die Datei und ihre Analyse werden gelöscht.",
  forgetYes: "Entfernen",
  keep: "Behalten",
};
