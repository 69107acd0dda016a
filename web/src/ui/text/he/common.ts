import { spoken } from "../../../model/app/own-error";
import type { Texts } from "../index.svelte";

export const common: Texts["common"] = {
  product: "Fullprime",
  cancel: "ביטול",
  close: "סגירה",
  confirm: "אישור",
  save: "שמירה",
  retry: "לנסות שוב",
  loading: "בטעינה…",
  choose: "בחרו…",
  showAll: (count) => `הצגת הכול (${String(count)})`,
  error: (error) => (error.message === "" ? "" : `הפעולה לא בוצעה: ${spoken(error)}.`),
  unreachable: "אין קשר עם השרת. נסו שוב בעוד רגע.",
};
