import type { Texts } from "../index.svelte";
import { boards, counted } from "./plural";

export const agenda: Texts["agenda"] = {
  title: "ממתין לכם",
  open: (count) => (count === 0 ? "שום דבר לא ממתין לכם" : `${String(count)} ממתינים לכם`),
  correspondence: (count) =>
    count === 1 ? "מאץ׳ התכתבות אחד ממתין לכם." : `${String(count)} מאצ׳ים בהתכתבות ממתינים לכם.`,
  nothing: "שום דבר לא ממתין לכם.",
  yourTurn: (name) => `תורכם נגד ${name}`,
  theirTurn: (name) => `התור של ${name}`,
  until: (at) => `עד ${at}`,
  since: (at) => `מאז ${at}`,
  duty: ({ kind, event, count }) => {
    const name = event?.name ?? "";
    switch (kind) {
      case "calls":
        return `${counted(count, "קריאה אחת", "שתי קריאות", "קריאות")} למנהל: ${name}`;
      case "lineup":
        return `קבעו את ההרכב: ${name}`;
      case "check_in":
        return `אשרו הגעה: ${name}`;
      case "begins":
        return `מתחיל בתוך שעה: ${name}`;
      case "protests":
        return `${counted(count, "ערעור אחד", "שני ערעורים", "ערעורים")} להכרעה: ${name}`;
      case "start":
        return `מוכן להתחלה: ${name}`;
      case "invitation":
        return `קבוצה מזמינה אתכם: ${name}`;
      case "players":
        return `לקבוצה חסרים ${counted(count, "שחקן אחד", "שני שחקנים", "שחקנים")}: ${name}`;
      case "boards":
        return `${boards(count)} לשחק: ${name}`;
      case "announcement":
        return `הודעה: ${name}`;
      case "reports":
        return `${counted(count, "דיווח אחד", "שני דיווחים", "דיווחים")} לבדיקה`;
      default:
        return kind satisfies never;
    }
  },
  moreDuties: (count) => `עוד ${String(count)} באירועים שלכם`,
  challenge: (name) => `${name} מזמין אתכם למשחק`,
  tournament: (name) => `מאץ׳ הטורניר שלכם נגד ${name} מוכן`,
  team_match: (name) => `הלוח שלכם במאץ׳ הקבוצתי נגד ${name} מוכן`,
  begun: (name) => `המאץ׳ שלכם נגד ${name} התחיל`,
  notifications: "התראות",
  lead: "הפעמון בראש כל דף מראה מה ממתין לכם.",
  browser: "התראות בדפדפן",
  browserText: "על התור שלכם, הזמנות, מאצ׳ים חדשים, משחקי גומלין ואירועים, כשאתם בכרטיסייה אחרת והאתר פתוח",
  refused: "הדפדפן חוסם התראות מהאתר. אפשרו אותן בהגדרות הדפדפן.",
  none: "הדפדפן הזה אינו תומך בהתראות.",
};
