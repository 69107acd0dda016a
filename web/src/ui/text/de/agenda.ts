import type { Texts } from "../index.svelte";

export const agenda: Texts["agenda"] = {
  title: "Wartet auf dich",
  open: (count) => (count === 0 ? "Nichts wartet auf dich" : `${String(count)} warten auf dich`),
  correspondence: (count) =>
    count === 1 ? "1 Fernmatch wartet auf dich." : `${String(count)} Fernmatches warten auf dich.`,
  nothing: "Nichts wartet auf dich.",
  yourTurn: (name) => `Du bist dran gegen ${name}`,
  theirTurn: (name) => `${name} ist dran`,
  until: (at) => `bis ${at}`,
  challenge: (name) => `${name} fordert dich heraus`,
  tournament: (name) => `Dein Turniermatch gegen ${name} ist bereit`,
  team_match: (name) => `Dein Brett im Teammatch gegen ${name} ist bereit`,
  begun: (name) => `Dein Match gegen ${name} hat begonnen`,
  notifications: "Mitteilungen",
  lead: "Die Glocke oben auf jeder Seite zeigt, was auf dich wartet.",
  browser: "Browser-Mitteilungen",
  browserText:
    "Wenn du dran bist, bei Herausforderungen, neuen Matches und Revanchen, während du woanders bist und ein Tab offen bleibt",
  refused: "Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in den Einstellungen des Browsers.",
  none: "Dieser Browser unterstützt keine Mitteilungen.",
};
