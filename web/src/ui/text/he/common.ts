import type { Texts } from "../index.svelte";

export const common: Texts["common"] = {
  product: "Fullprime",
  cancel: "ביטול",
  close: "סגירה",
  confirm: "אישור",
  save: "שמירה",
  retry: "לנסות שוב",
  loading: "בטעינה…",
  showAll: (count) => `הצגת הכול (${String(count)})`,
  error: ({ message }) => (message === "" ? "" : `הפעולה לא בוצעה: ${message}.`),
  unreachable: "אין קשר עם השרת. נסו שוב בעוד רגע.",
};
