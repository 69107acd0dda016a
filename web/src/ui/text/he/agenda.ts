import type { Texts } from "../index.svelte";
import { apart } from "./bidi";
import { counted, matches } from "./plural";

export const agenda: Texts["agenda"] = {
  title: "ממתין לכם",
  open: (count) => (count === 0 ? "שום דבר לא ממתין לכם" : `ממתינים לכם: ${String(count)}`),
  correspondence: (count) => (count === 1 ? "מאץ׳ אחד בהתכתבות ממתין לכם." : `${matches(count)} בהתכתבות ממתינים לכם.`),
  nothing: "שום דבר לא ממתין לכם.",
  yourTurn: (name) => `התור שלכם נגד ${apart(name)}`,
  theirTurn: (name) => `התור של ${apart(name)}`,
  until: (at) => `עד ${at}`,
  since: (at) => `מאז ${at}`,
  duty: ({ kind, event, count }) => {
    const name = event?.name ?? "";
    switch (kind) {
      case "calls":
        return `${counted(count, "קריאה אחת", "שתי קריאות", "קריאות")} למנהל: ${apart(name)}`;
      case "lineup":
        return `קבעו את ההרכב: ${apart(name)}`;
      case "check_in":
        return `אשרו הגעה: ${apart(name)}`;
      case "begins":
        return `מתחיל בתוך שעה: ${apart(name)}`;
      case "protests":
        return `${counted(count, "ערעור אחד", "שני ערעורים", "ערעורים")} להכרעה: ${apart(name)}`;
      case "start":
        return `אפשר להתחיל: ${apart(name)}`;
      case "invitation":
        return `קבוצה מזמינה אתכם: ${apart(name)}`;
      case "players":
        return `לקבוצה ${count === 1 ? "חסר" : "חסרים"} ${counted(count, "שחקן אחד", "שני שחקנים", "שחקנים")}: ${apart(name)}`;
      case "boards":
        return `לוחות שנשאר לשחק (${String(count)}): ${apart(name)}`;
      case "announcement":
        return `הודעה: ${apart(name)}`;
      case "directs":
        return `אתם עכשיו מנהלים: ${apart(name)}`;
      case "leads":
        return `הניהול עבר אליכם: ${apart(name)}`;
      case "reports":
        return `${counted(count, "דיווח אחד", "שני דיווחים", "דיווחים")} לבדיקה`;
      default:
        return kind satisfies never;
    }
  },
  moreDuties: (count) => `עוד ${String(count)} באירועים שלכם`,
  challenge: (name) => `הזמנה למשחק מ־${apart(name)}`,
  tournament: (name) => `מאץ׳ הטורניר שלכם נגד ${apart(name)} מוכן`,
  team_match: (name) => `הלוח שלכם במאץ׳ הקבוצתי נגד ${apart(name)} מוכן`,
  rematch: (name) => `${apart(name)} מציע לכם משחק גומלין`,
  begun: (name) => `המאץ׳ שלכם נגד ${apart(name)} התחיל`,
  notifications: "התראות",
  lead: "הפעמון בראש כל דף מראה מה ממתין לכם.",
  browser: "התראות בדפדפן",
  browserText: "על התור שלכם, הזמנות, מאצ׳ים חדשים, משחקי גומלין ואירועים, כשאתם בכרטיסייה אחרת והאתר נשאר פתוח",
  refused: "הדפדפן חוסם התראות מהאתר. אפשרו אותן בהגדרות הדפדפן.",
  none: "הדפדפן הזה אינו תומך בהתראות.",
};
