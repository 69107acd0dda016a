import type { Texts } from "../index.svelte";

export const board: Texts["board"] = {
  label: "Tablero de backgammon",
  side: (seat) => (seat === "white" ? "Blanco" : "Negro"),
  point: (point) => `Punto ${point}`,
  barOf: (side) => `Barra de ${side}`,
  offOf: (side) => `Retiradas por ${side}`,
  holds: (count, side) => (count === 0 ? "vacío" : count === 1 ? `1 ficha de ${side}` : `${count} fichas de ${side}`),
  source: "se puede mover",
  target: "se puede alcanzar",
  picked: "seleccionada",
  swapDice: "Cambiar el orden de los dados",
  confirmByDice: "Confirmar la jugada",
};
