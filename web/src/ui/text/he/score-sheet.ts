import type { Texts } from "../index.svelte";
import { games } from "./plural";

export const scoreSheet: Texts["scoreSheet"] = {
  title: "גיליון תוצאות",
  lead: "למאץ׳ דופליקט קבוצתי על לוחות אמיתיים: כל לוח משוחק בשני החדרים עם אותן הטלות. מלאו את התוצאות; הנקודות לפי הטבלאות שפורסמו.",
  open: "ניקוד מאץ׳ דופליקט",
  boards: "לוחות",
  board: "לוח",
  team: (team) => `קבוצה ${team}`,
  nameOf: (team) => `שם קבוצה ${team}`,
  room: { open: "החדר הפתוח", closed: "החדר הסגור" },
  game: (board, room) => `לוח ${String(board)}, ${room}`,
  winner: "מנצח",
  result: "תוצאה",
  end: { single: "משחק רגיל", gammon: "מארס", backgammon: "מארס טורקי", pass: "ויתור על הכפלה" },
  cube: "קובייה",
  left: "כלים שנותרו",
  difference: "הפרש",
  incomplete: (missing) => (missing === 1 ? "חסר משחק אחד" : `חסרים ${games(missing)}`),
  print: "הדפסה",
  csv: "הורדה כ־CSV",
  clear: "ניקוי הגיליון",
};
