import type { Texts } from "../index.svelte";

export const embed: Texts["embed"] = {
  action: "הטמעה",
  title: "הצגה באתר אחר",
  leadMatch: "הדביקו את ה־HTML הזה בדף שלכם. הוא מציג את הלוח לאורך המאץ׳.",
  leadPosition: "הדביקו את ה־HTML הזה בדף שלכם. הוא מציג את העמדה.",
  copy: "העתקת ה־HTML",
  copied: "ה־HTML הועתק.",
  look: "תצוגה מקדימה",
  open: "פתיחה ב־Fullprime",
  nothing: "אין כאן לוח להציג.",
  toMove: (side) => `התור של ${side}`,
};
