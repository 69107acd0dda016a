import type { Texts } from "../index.svelte";
import { apart } from "./bidi";

export const player: Texts["player"] = {
  title: (name) => `הפרופיל של ${apart(name)}`,
  since: (date) => `באתר מאז ${date}`,
  online: "מחובר",
  offline: "לא מחובר",
  bot: "בוט",
  guest: "אורח",
  challenge: "הזמנה",
  play: "לשחק",
  you: "זה אתם",
  ratings: "דירוגים",
  experience: (n) => `ניסיון ${n}`,
  missing: (gap) => {
    switch (gap.kind) {
      case "experience":
        return `זמני: ייכנס לטבלה אחרי עוד ${gap.points === 1 ? "נקודת ניסיון אחת" : `${String(gap.points)} נקודות ניסיון`}`;
      case "days":
        return `עוד לא בטבלה: צריך לשחק מאצ׳ים מדורגים ${gap.days === 1 ? "ביום נוסף אחד" : `בעוד ${String(gap.days)} ימים`}`;
      case "opponents":
        return `עוד לא בטבלה: צריך מאצ׳ים מדורגים נגד ${gap.people === 1 ? "עוד שחקן מבוסס או בוט אחד" : `עוד ${String(gap.people)} שחקנים מבוססים או בוטים`}`;
      case "debt":
        return `לא בטבלה: ${String(gap.points)} נקודות באו מחשבונות חדשים או כאלה שמשחקים בעיקר נגדכם. שחקו נגד שחקנים אחרים ונגד בוטים`;
      case "hidden":
        return "לא בטבלה: הוסר בידי מפקח";
    }
  },
  listedBelow: (rating) => `בטבלה עם ${rating}: השאר בא מחשבונות חדשים או כאלה שמשחקים בעיקר נגד השחקן הזה`,
  results: "תוצאות",
  played: "מאצ׳ים",
  won: "ניצחונות",
  lost: "הפסדים",
  drawn: "תיקו",
  completion: "שיעור השלמה",
  streak: "רצף ניצחונות",
  bestStreak: (n) => `הארוך ביותר: ${n}`,
  winRate: "שיעור ניצחונות",
  recent: "מאצ׳ים אחרונים",
  all: "כל המאצ׳ים",
  none: "עדיין אין מאצ׳ים שהסתיימו.",
  noneOwn: "עוד לא סיימתם מאץ׳.",
  notFound: (name) => `אין שחקן בשם ״${apart(name)}״.`,
  notFoundText: "בדקו את האיות. שם לעולם אינו עובר לשחקן אחר.",

  chart: "גרף הדירוג",
  chartOf: (list) => `דירוג ברשימה ${list}`,
  chartEmpty: "הגרף מתחיל במאץ׳ המדורג הראשון.",
  chartHelp: "מקשי החצים ימינה ושמאלה עוברים ממאץ׳ למאץ׳.",
  chartSummary: (count, from, to, low, high) =>
    `מאצ׳ים מדורגים: ${String(count)}, מ־${from} עד ${to}; הנמוך ${low}, הגבוה ${high}.`,
  chartPoint: (date, rating, change, opponent) => `${date}: ${rating} (${change}) נגד ${apart(opponent)}`,
  highest: "הגבוה ביותר",
  lowest: "הנמוך ביותר",
  change: "שינוי",
  openMatch: "למאץ׳",

  historyTitle: "היסטוריית מאצ׳ים",
  historyOf: (name) => `המאצ׳ים של ${apart(name)}`,
  filter: "הצגה",
  filterResult: "תוצאה",
  filterKind: "סוג המשחק",
  filterRated: "דירוג",
  filterOpponents: "יריבים",
  any: "הכול",
  people: "אנשים",
  bots: "בוטים",
  more: "מאצ׳ים קודמים",
  loadingMore: "בטעינה…",
  end: "אין עוד מאצ׳ים.",
  nothingFits: "אין מאצ׳ים שמתאימים למסננים.",
  nothingFitsYet: "אף אחד מהמאצ׳ים שנטענו עד כה לא מתאים למסננים.",
  clearFilter: "הצגת הכול",
  against: "נגד",
  score: "תוצאה",
  voided: "נפסל",
  ratingChange: "דירוג",
  replay: "פתיחה",
  dice: "קוביות",
  checkDice: (opponent) => `בדיקת הקוביות של המאץ׳ נגד ${apart(opponent)}`,
  reviewMatchWith: (opponent) => `ניתוח המאץ׳ נגד ${apart(opponent)}`,
  openMatchWith: (opponent) => `למאץ׳ נגד ${apart(opponent)}`,
  today: "היום",
  yesterday: "אתמול",
};
