/** The Hebrew titles of the sections of the rules. */
import type { SectionId } from "../sections";

export const TITLES: Record<SectionId, string> = {
  board: "הלוח",
  start: "מי פותח",
  moving: "הזזת הכלים",
  bar: "אכילה וכניסה",
  "both-numbers": "שני המספרים, אם אפשר",
  "bearing-off": "הוצאת כלים",
  winning: "משחק רגיל, מארס, מארס טורקי",
  cube: "קוביית ההכפלה",
  crawford: "מאצ׳ים וכלל קרופורד",
  options: "אפשרויות למשחקים בודדים",
  resigning: "כניעה",
  leaving: "עזיבה וחיבור שאבד",
  clocks: "שעונים",
  modes: "מה אפשר לשחק",
  credits: "קרדיטים והימורים",
  ratings: "דירוגים",
  dice: "קוביות הוגנות",
  notation: "איך רושמים מהלכים",
};
