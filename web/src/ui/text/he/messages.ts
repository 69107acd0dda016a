import type { Texts } from "../index.svelte";
import { apart } from "./bidi";

export const messages: Texts["messages"] = {
  title: "הודעות",
  lead: "רק אתם והשחקן השני קוראים אותן. הן נמחקות אחרי שנה.",
  with: (name) => `הודעות עם ${apart(name)}`,
  none: "עדיין אין הודעות.",
  noneText: "פתחו דף של שחקן ולחצו על ״כתיבת הודעה״.",
  choose: "בחרו שיחה.",
  write: "כתיבת הודעה",
  text: (name) => `הודעה אל ${apart(name)}`,
  send: "שליחה",
  earlier: "הודעות קודמות",
  first: (name) => `כאן מתחילות ההודעות שלכם עם ${apart(name)}.`,
  held: (name) => `שניכם משתתפים במאץ׳ קבוצתי. ההודעות האלה יגיעו אל ${apart(name)} כשאף לוח לא יהיה במשחק.`,
  closed: "אי אפשר לשלוח הודעות בינכם לבין השחקן הזה.",
  guests: "אורחים לא יכולים לשלוח הודעות.",
  back: "כל ההודעות",
  you: "אתם",
  unread: (n) => (n === 1 ? "אחת שלא נקראה" : `${String(n)} שלא נקראו`),
  report: "דיווח",
  deleteAll: "מחיקה",
  deleteTitle: "למחוק את השיחה?",
  deleteText: (name) => `היא תיעלם מהרשימה שלכם. ההודעות יישארו אצל ${apart(name)}.`,
  deleted: "השיחה נמחקה.",
  include: "לצרף לדיווח את 50 ההודעות האחרונות שלנו",
  included: "ההודעות שבדיווח",
  reporter: "מגיש הדיווח",
  bell: (n, from) =>
    n === 1
      ? `הודעה חדשה מ־${apart(from)}`
      : n === 2
        ? `שתי הודעות חדשות מ־${apart(from)}`
        : `${String(n)} הודעות חדשות מ־${apart(from)}`,
};
