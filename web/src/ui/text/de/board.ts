import type { Texts } from "../index.svelte";

export const board: Texts["board"] = {
  label: "Backgammonbrett",
  side: (seat) => (seat === "white" ? "Weiß" : "Schwarz"),
  point: (point) => `Feld ${point}`,
  barOf: (side) => `Bar von ${side}`,
  offOf: (side) => `Ausgewürfelt von ${side}`,
  holds: (count, side) => (count === 0 ? "leer" : count === 1 ? `1 Stein von ${side}` : `${count} Steine von ${side}`),
  source: "kann ziehen",
  target: "ist erreichbar",
  picked: "gewählt",
  swapDice: "Würfel tauschen",
  confirmByDice: "Zug bestätigen",
};
