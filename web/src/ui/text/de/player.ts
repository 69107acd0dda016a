import type { Texts } from "../index.svelte";

export const player: Texts["player"] = {
  title: (name) => `${name}, Spieler`,
  since: (date) => `Dabei seit ${date}`,
  online: "da",
  offline: "nicht da",
  bot: "Bot",
  guest: "Gast",
  challenge: "Herausfordern",
  play: "Spielen",
  you: "Das bist du",
  ratings: "Wertungen",
  experience: (n) => `Erfahrung ${n}`,
  missing: (gap) => {
    switch (gap.kind) {
      case "experience":
        return `Vorläufig: in der Rangliste nach ${String(gap.points)} weiteren Erfahrungspunkten`;
      case "days":
        return `Noch nicht in der Rangliste: Spiele an ${gap.days === 1 ? "einem weiteren Tag" : `${String(gap.days)} weiteren Tagen`} gewertete Matches`;
      case "opponents":
        return `Noch nicht in der Rangliste: Es fehlen gewertete Matches gegen ${gap.people === 1 ? "einen weiteren etablierten Spieler oder Bot" : `${String(gap.people)} weitere etablierte Spieler oder Bots`}`;
      case "debt":
        return `Nicht in der Rangliste: ${String(gap.points)} Punkte stammen von Konten, die neu sind oder vor allem gegen dich spielen. Spiele gegen andere und gegen Bots`;
      case "hidden":
        return "Nicht in der Rangliste: von der Moderation herausgenommen";
    }
  },
  listedBelow: (rating) =>
    `In der Rangliste mit ${rating}: Der Rest stammt von Konten, die neu sind oder vor allem gegen diesen Spieler spielen`,
  results: "Ergebnisse",
  played: "Matches",
  won: "Gewonnen",
  lost: "Verloren",
  drawn: "Unentschieden",
  completion: "Quote beendeter Matches",
  streak: "Siegesserie",
  bestStreak: (n: string): string => `längste ${n}`,
  winRate: "Siegquote",
  recent: "Letzte Matches",
  all: "Alle Matches",
  none: "Noch kein beendetes Match.",
  noneOwn: "Du hast noch kein Match beendet.",
  notFound: (name) => `Es gibt keinen Spieler namens „${name}“.`,
  notFoundText: "Prüfe die Schreibweise. Namen werden nie an jemand anderen vergeben.",

  chart: "Verlauf der Wertung",
  chartOf: (list) => `Wertung in der Liste ${list}`,
  chartEmpty: "Der Verlauf beginnt mit dem ersten gewerteten Match.",
  chartHelp: "Mit den Pfeiltasten links und rechts gehst du von Match zu Match.",
  chartSummary: (count, from, to, low, high) =>
    `${String(count)} ${count === 1 ? "gewertetes Match" : "gewertete Matches"}, von ${from} auf ${to}; Tiefstand ${low}, Höchststand ${high}.`,
  chartPoint: (date, rating, change, opponent) => `${date}: ${rating} (${change}) gegen ${opponent}`,
  highest: "Höchststand",
  lowest: "Tiefstand",
  change: "Änderung",
  openMatch: "Match öffnen",

  historyTitle: "Verlauf",
  historyOf: (name) => `Matches von ${name}`,
  filter: "Zeige",
  filterResult: "Ergebnis",
  filterKind: "Spiel",
  filterRated: "Wertung",
  filterOpponents: "Gegner",
  any: "Alle",
  people: "Menschen",
  bots: "Bots",
  more: "Ältere Matches zeigen",
  loadingMore: "Lädt …",
  end: "Keine weiteren Matches.",
  nothingFits: "Kein Match passt zu diesen Filtern.",
  nothingFitsYet: "Von den bisher geladenen Matches passt keines zu diesen Filtern.",
  clearFilter: "Alle zeigen",
  against: "gegen",
  score: "Stand",
  voided: "annulliert",
  ratingChange: "Wertung",
  replay: "Öffnen",
  dice: "Würfel",
  checkDice: (opponent) => `Würfel des Matches gegen ${opponent} prüfen`,
  reviewMatchWith: (opponent) => `Analyse des Matches gegen ${opponent}`,
  openMatchWith: (opponent) => `Match gegen ${opponent} öffnen`,
  today: "Heute",
  yesterday: "Gestern",
};
