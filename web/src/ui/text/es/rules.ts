import type { Texts } from "../index.svelte";

export const rules: Texts["rules"] = {
  title: "Las reglas",
  lead: "El juego completo como se juega aquí: las reglas de siempre del backgammon, y lo que añade este sitio.",
  contents: "Contenido",
  calculator: "Pruébalo",
  yourRating: "Tu rating",
  yourExperience: "Tu experiencia",
  opponentRating: "Rating del rival",
  weight: "Formato",
  chance: "Tu probabilidad de ganar",
  ifWon: "Si ganas",
  ifLost: "Si pierdes",
};
