import type { Texts } from "../index.svelte";

export const duplicate: Texts["duplicate"] = {
  open: "חדר פתוח",
  closed: "חדר סגור",
  turns: "התורות בשני החדרים",
  over: "המשחק בחדר הזה כבר הסתיים.",
  neverPart: "שני החדרים שיחקו אותו דבר עד הסוף.",
  part: (turn) => `החדרים נבדלים מתור ${String(turn)} והלאה.`,
};
