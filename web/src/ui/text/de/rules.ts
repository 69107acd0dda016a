import type { Texts } from "../index.svelte";

export const rules: Texts["rules"] = {
  title: "Die Regeln",
  lead: "Das ganze Spiel, wie es hier gespielt wird: die alten Regeln des Backgammon, und was dieses Haus hinzufügt.",
  contents: "Inhalt",
  calculator: "Probier es aus",
  yourRating: "Deine Wertung",
  yourExperience: "Deine Erfahrung",
  opponentRating: "Wertung des Gegners",
  weight: "Format des Matches",
  chance: "Deine Gewinnchance",
  ifWon: "Wenn du gewinnst",
  ifLost: "Wenn du verlierst",
};
