import type { Texts } from "../index.svelte";
import { apart } from "./bidi";

export const trainer: Texts["trainer"] = {
  lead: "הטעויות שלכם והחידות שלא פתרתם חוזרות רגע לפני שאתם שוכחים אותן.",
  counts: (due, waiting, learned) =>
    `לתרגול עכשיו: ${String(due)} · אחר כך: ${String(waiting)} · נלמדו: ${String(learned)}`,
  nothingYet: "עוד אין טעויות ללמוד מהן",
  nothingYetText: "שחקו מאץ׳. הטעויות שלכם מופיעות כאן זמן קצר אחרי סיומו.",
  doneForNow: "סיימתם בינתיים",
  nextAt: (day, time) => `השאלה הבאה חוזרת ב־${day} בשעה ${time}.`,
  you: "אתם",
  from: (opponent, day) => (day === null ? `נגד ${apart(opponent)}` : `נגד ${apart(opponent)}, ${day}`),
  score: (own, other, length) => `${String(own)}–${String(other)} במאץ׳ ל־${String(length)}`,
  money: "משחק כסף",
  askCube: "מה אתם עושים עם קוביית ההכפלה?",
  askPlay: (first, second) => `איך משחקים ${String(Math.max(first, second))}-${String(Math.min(first, second))}?`,
  right: "נכון",
  wrong: "לא הבחירה הטובה ביותר",
  again: (day) => `חוזרת ב־${day}.`,
  missedPuzzle: "חידה שלא פתרתם",
  next: "השאלה הבאה",
  inMatch: "לראות במאץ׳",
  performance: "ביצועים",
  performanceHint: "PR של מאצ׳ים אחרונים: 500 × הטעות הממוצעת להחלטה. ככל שהוא נמוך יותר, כך טוב יותר.",
  performanceNone: "עדיין אין מאצ׳ים מנותחים.",
  byPart: "לפי שלב המשחק",
  typical: "טעויות אופייניות",
  typicalNone: "עדיין אין.",
  times: (count) => (count === 1 ? "פעם אחת" : count === 2 ? "פעמיים" : `${String(count)} פעמים`),
  chart: "PR לפי מאץ׳",
  point: (day, pr, opponent) => `${day}, PR ‏${pr} נגד ${apart(opponent)}`,
  mistakeThemes: {
    missed_double: "הכפלות שהוחמצו",
    wrong_double: "הכפלה מוקדמת מדי",
    too_good: "סיום בהכפלה במקום להמשיך",
    wrong_take: "קבלה במקום ויתור",
    wrong_pass: "ויתור במקום קבלה",
    missed_hit: "אכילות שהוחמצו",
    wrong_hit: "אכילה כשלא כדאי",
    point_not_made: "בתים שלא נבנו",
    stayed_back: "כלים אחוריים שנשארו יותר מדי זמן",
    ran_too_soon: "כלים אחוריים שברחו מוקדם מדי",
    too_loose: "יותר מדי כלים חשופים",
    too_safe: "זהירות יתר",
    race: "מרוצים",
    bear_off: "הוצאת כלים",
    other: "טעויות אחרות",
  },
};

export const comments: Texts["comments"] = {
  title: "הערות",
  none: "עדיין אין הערות.",
  elsewhere: (count) =>
    count === 1
      ? "הערה אחת במקום אחר במאץ׳"
      : count === 2
        ? "שתי הערות במקומות אחרים במאץ׳"
        : `${String(count)} הערות במקומות אחרים במאץ׳`,
  label: "ההערה שלכם",
  send: "פרסום",
  remove: "מחיקה",
  guest: "אורחים יכולים להעיר רק על המאצ׳ים שלהם. הירשמו כדי להעיר על המאץ׳ הזה.",
  signIn: "היכנסו כדי להעיר.",
};
