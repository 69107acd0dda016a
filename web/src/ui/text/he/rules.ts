import type { Texts } from "../index.svelte";

export const rules: Texts["rules"] = {
  title: "כללי המשחק",
  lead: "המשחק כולו כפי שהוא משוחק כאן: הכללים הוותיקים של שש־בש, ומה שהאתר מוסיף להם.",
  contents: "תוכן",
  calculator: "נסו",
  yourRating: "הדירוג שלכם",
  yourExperience: "הניסיון שלכם",
  opponentRating: "דירוג היריב",
  weight: "סוג המשחק",
  chance: "הסיכוי שלכם לנצח",
  ifWon: "אם תנצחו",
  ifLost: "אם תפסידו",
};
