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
  Pip: "רק עכשיו למד איך הכלים זזים, ואוהב להכות. שוכח שיש קוביית הכפלה.",
  Wilma: "משחקת בימי ראשון ומשחקת בזהירות: לא משאירה כלי בודד אם אפשר, וחושבת פעמיים על כל הכפלה.",
  Jago: "נועז וממהר. קודם מכה, אחר כך סופר, ומקבל כמעט כל הכפלה.",
  Marlow: "עמוד התווך של מועדון יום חמישי. מכיר את הפתיחות, סופר צעדים ומתעייף במשחקים ארוכים.",
  Sable: "מהירה ומדויקת. שיקול הדעת שלה כמעט לא מתערער.",
  Octavia: "בוחנת כל תשובה לכל הטלה לפני שהיא מזיזה כלי. הטובה ביותר כאן.",
};

export const bots: Texts["bots"] = {
  title: (title) => titles[title] ?? title,
  level: (level, levels) => `רמה ${String(level)} מתוך ${String(levels)}`,
  strength: (rating) => `דירוג ${String(rating)} במאצ׳ים בין כל הבוטים כאן`,
  about: (name, about) => characters[name] ?? about,
};
