import type { Texts } from "../index.svelte";

export const push: Texts["push"] = {
  title: "התראות במכשיר הזה",
  text: "גם כש־Fullprime סגור. כשאתם כאן, שום דבר לא נשלח.",
  kinds: "להודיע לי על",
  kind: {
    your_turn: "התור שלי במאצ׳ים בהתכתבות",
    challenge: "הזמנות למשחק",
    match_found: "מאץ׳ שלי שהתחיל",
    round: "השולחן שלי באירוע מוכן",
    calls: "שחקנים שקוראים לי כמנהל",
    messages: "הודעות פרטיות",
  },
  none: "הדפדפן הזה לא יכול להציג התראות כש־Fullprime סגור. באייפון הוסיפו קודם את Fullprime למסך הבית.",
  failed: "הדפדפן לא הצליח להירשם. בדקו את ההגדרות שלו ונסו שוב.",
  others: "מכשירים אחרים",
  forget: "כיבוי",
};
