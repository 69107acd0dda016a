import type { Texts } from "../index.svelte";

const sides = { White: "לבן", Black: "שחור" };

export const board: Texts["board"] = {
  label: "לוח שש־בש",
  side: (seat) => (seat === "white" ? sides.White : sides.Black),
  point: (point) => `משולש ${String(point)}`,
  barOf: (side) => `הבר של ${side}`,
  offOf: (side) => `הוצאו על ידי ${side}`,
  holds: (count, side) => (count === 0 ? "ריק" : count === 1 ? `כלי ${side} אחד` : `${String(count)} כלים של ${side}`),
  source: "יכול לזוז",
  target: "אפשר להגיע",
  picked: "נבחר",
  swapDice: "החלפת סדר הקוביות",
  confirmByDice: "אישור המהלך",
};
