import type { Texts } from "../index.svelte";
import { checkers } from "./plural";

const sides = { White: "לבן", Black: "שחור" };

export const board: Texts["board"] = {
  label: "לוח שש־בש",
  side: (seat) => (seat === "white" ? sides.White : sides.Black),
  point: (point) => `משולש ${String(point)}`,
  barOf: (side) => `הבר של ${side}`,
  offOf: (side) => `כלים שהוציא ${side}`,
  holds: (count, side) => (count === 0 ? "ריק" : `${checkers(count)} של ${side}`),
  source: "יכול לזוז",
  target: "אפשר להגיע לכאן",
  picked: "נבחר",
  swapDice: "החלפת סדר הקוביות",
  confirmByDice: "אישור המהלך",
};
