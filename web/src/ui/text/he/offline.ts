import type { Texts } from "../index.svelte";

export const offline: Texts["offline"] = {
  title: "אתם לא מחוברים",
  lead: "הדף ייפתח ברגע שיהיה חיבור. עד אז אפשר לקרוא את הכללים ולצפות שוב במאצ׳ים.",
  matches: "מאצ׳ים במכשיר הזה",
  none: "מאצ׳ים שפותחים אחרי סיומם נשמרים כאן להמשך.",
  notKept: "אתם לא מחוברים, והמאץ׳ הזה אינו במכשיר הזה.",
};
