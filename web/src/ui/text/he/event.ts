import type { Texts } from "../index.svelte";
import { apart } from "./bidi";

export const event: Texts["event"] = {
  label: "אירוע",
  board: (board, boards) => `לוח ${String(board)} מתוך ${String(boards)}`,
  nextBoard: "הלוח הבא",
  nextMatch: "למאץ׳ הבא שלכם",
  awaits: (names) => `ממתינים ל־${names}`,
  awaitsText: "המשחק מתחיל כששני השחקנים מתיישבים.",
  expected: "מחכים לכם כאן",
  passkey: "כשתתיישבו, הדפדפן יבקש את מפתח הגישה שלכם.",
  toPasskeys: "מפתחות הגישה שלכם",
  boardOver: (board) => `לוח ${String(board)} הסתיים בחדר הזה`,
  gains: (team, imp) => `${String(imp)} IMP ל־${apart(team)}`,
  running: "ה־IMP של הקבוצות עד כה",
  againstField: (imp) => `\u200e${imp < 0 ? "−" : "+"}${String(Math.abs(imp))} IMP מול שאר השחקנים`,
  groups: {
    yours: "האירועים שלכם",
    live: "פעילים",
    open: "פתוחים להרשמה",
    upcoming: "בקרוב",
    finished: "הסתיימו",
  },
  loadingList: "האירועים נטענים…",
  all: "כל האירועים",
  makeTitle: "ניהול אירוע",
  makeText: "הקימו טורניר, מאץ׳ קבוצתי או ליגה למועדון או לחברים.",
  starts: (when) => `התחלה: ${when}`,
  left: ({ days, hours, minutes, seconds }) => {
    if (days > 0) return `בעוד ${String(days)} י׳ ו־${String(hours)} ש׳`;
    if (hours > 0) return `בעוד ${String(hours)} ש׳ ו־${String(minutes)} דק׳`;
    return minutes > 0 ? `בעוד ${String(minutes)} דק׳ ו־${String(seconds)} שנ׳` : `בעוד ${String(seconds)} שנ׳`;
  },
};
