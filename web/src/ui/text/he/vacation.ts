import type { Texts } from "../index.svelte";
import { days } from "./plural";

export const vacation: Texts["vacation"] = {
  title: "חופשה",
  lead: "כשאתם בחופשה, השעונים של כל המאצ׳ים בהתכתבות נעצרים, והיריבים רואים עד מתי. עדיין אפשר לשחק.",
  howLong: "משך",
  days: (n) => days(n),
  go: "לצאת לחופשה",
  back: "חזרתי",
  away: (until) => `אתם בחופשה עד ${until}.`,
  left: (left, of) => `נותרו ${String(left)} מתוך ${String(of)} ימים בתוך 365 ימים. יום שהתחיל נספר במלואו.`,
};
