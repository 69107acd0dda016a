import type { Texts } from "../index.svelte";
import { counted } from "./plural";

/** A side is named in the nominative, so its possessions follow after a colon. */
export const board: Texts["board"] = {
  label: "Дошка для бекгемону",
  side: (seat) => (seat === "white" ? "Білі" : "Чорні"),
  point: (point) => `Пункт ${point}`,
  barOf: (side) => `${side}: бар`,
  offOf: (side) => `${side}: викинуті шашки`,
  holds: (count, side) => (count === 0 ? "порожньо" : `${side}: ${counted(count, "шашка", "шашки", "шашок")}`),
  source: "може ходити",
  target: "сюди можна піти",
  picked: "вибрано",
  swapDice: "Поміняти кубики",
  confirmByDice: "Підтвердити хід",
};
