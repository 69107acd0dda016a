import type { Texts } from "../index.svelte";

const titles: Partial<Record<string, string>> = {
  Beginner: "מתחיל",
  Casual: "מזדמן",
  Intermediate: "בינוני",
  "Club player": "שחקן מועדון",
  Expert: "מומחה",
  "World class": "רמה עולמית",
};

const characters: Partial<Record<string, string>> = {
  Pip: "רק עכשיו למד איך הכלים זזים, ואוהב לאכול. שוכח שיש קוביית הכפלה.",
  Wilma: "משחקת בימי ראשון ומשחקת בזהירות: לא משאירה כלי חשוף אם אפשר להימנע מזה, וחושבת פעמיים על כל הכפלה.",
  Jago: "נועז וממהר. קודם אוכל, אחר כך סופר, ומקבל כמעט כל הכפלה.",
  Marlow: "עמוד התווך של מועדון יום חמישי. מכיר את הפתיחות, סופר צעדים ומתעייף במשחקים ארוכים.",
  Sable: "מהירה ומדויקת. מבט אחד בעמדה, ושיקול הדעת שלה כמעט לא טועה.",
  Octavia: "בודקת כל תשובה לכל הטלה לפני שהיא מזיזה כלי. הטובה ביותר כאן.",
};

/** The strengths and weaknesses of each house bot. */
const traits: Partial<Record<string, { good: string; weak: string }>> = {
  Pip: { good: "אכילת כלים חשופים", weak: "מרוצים, קוביית ההכפלה וכל מה שדורש תוכנית" },
  Wilma: { good: "משחק זהיר ומרוצים פשוטים", weak: "בליץ והכפלה בזמן" },
  Jago: { good: "התקפות ובליץ", weak: "משחק זהיר; מקבל הכפלות שכדאי לוותר עליהן" },
  Marlow: { good: "פתיחות ומרוצים", weak: "משחקי מגע ארוכים כמו בק־גיים" },
  Sable: { good: "כל סוגי העמדות, במבט אחד", weak: "עמדות נדירות שדורשות לחשב כמה תורות קדימה" },
  Octavia: { good: "הכול: מחשבת מהלכים והכפלות שתי הטלות קדימה", weak: "שום דבר שמורגש במאץ׳" },
};

export const bots: Texts["bots"] = {
  title: (title) => titles[title] ?? title,
  level: (level, levels) => `רמה ${String(level)} מתוך ${String(levels)}`,
  strength: (rating) => `דירוג ${String(rating)} במאצ׳ים בין כל הבוטים כאן`,
  about: (name, about) => characters[name] ?? about,
  page: {
    title: "בוטים",
    about: "מי הם וכמה הם חזקים",
    lead: "שישה יריבים שתמיד כאן, ממתחיל ועד רמה עולמית.",
    good: "חוזקות",
    weak: "חולשות",
    measured: "עוצמה",
    measuredNote:
      "העוצמה היא הדירוג ממאצ׳ים ל־5 נקודות של כל בוט נגד כל האחרים; יתרון של 300 שווה 68 ניצחונות מתוך 100. שני הדירוגים שמתחתיה הם מהמאצ׳ים כאן.",
    traits: (name) => traits[name] ?? null,
  },
};
