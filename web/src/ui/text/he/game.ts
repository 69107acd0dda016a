import type { Texts } from "../index.svelte";
import { apart } from "./bidi";
import { days, toPoints } from "./plural";

function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (whole === 0) return `${String(rest)} שנ׳`;
  return rest === 0 ? `${String(whole)} דק׳` : `${String(whole)} דק׳ ו־${String(rest)} שנ׳`;
}

export const game: Texts["game"] = {
  format: (format) => {
    switch (format.kind) {
      case "points":
        return `מאץ׳ ${toPoints(format.length)}`;
      case "three_games":
        return "שלושה משחקים, בלי קוביית הכפלה";
      case "normal":
        return "משחק אחר משחק";
      case "single":
        return "משחק יחיד לפי נקודות";
      default:
        return format satisfies never;
    }
  },
  clock: (time) => {
    switch (time.kind) {
      case "none":
        return "בלי שעון";
      case "live":
        return `${String(time.delay_s)} שנ׳ + ${minutes(time.reserve_s)}`;
      case "correspondence":
        return `${days(time.days_per_turn)} לתור`;
      default:
        return time satisfies never;
    }
  },
  clockLong: (time) => {
    switch (time.kind) {
      case "none":
        return "בלי שעון";
      case "live":
        return `${String(time.delay_s)} שנ׳ חופשיות לכל תור, ועוד רזרבה של ${minutes(time.reserve_s)} לכל המאץ׳`;
      case "correspondence":
        return `${days(time.days_per_turn)} לתור`;
      default:
        return time satisfies never;
    }
  },
  stake: (amount, byThePoint) => (byThePoint ? `${amount} לנקודה` : `${amount} לכל אחד`),
  rated: "מדורג",
  unrated: "לא מדורג",
  list: { normal: "חופשי", price: "בהימור" },
  options: {
    jacoby: "כלל ג׳קובי",
    automatic_doubles: "הכפלות אוטומטיות",
    beavers: "ביבר",
    raccoons: "רקון",
  },
  automaticUpTo: (times) => `הכפלות אוטומטיות, עד ${String(times)}`,
  illegalPlays: "אפשר לקבל מהלכים לא חוקיים",
  thrown: "קוביות שהוטלו ביד",
  alternate: "פותחים לסירוגין",
  provisional: "זמני: ניסיון מתחת ל־20 ברשימה הזו",
  bot: "בוט",
  guest: "אורח",
  result: { single: "משחק רגיל", gammon: "מארס", backgammon: "מארס טורקי" },
  reason: {
    borne_off: "שוחק עד הסוף",
    passed: "ויתור על הכפלה",
    resigned: "כניעה",
    left: "היריב עזב",
    timed_out: "נגמר הזמן",
    completed: "שוחק עד הסוף",
    agreed: "בהסכמה",
    aborted: "בוטל",
  },
  won: "ניצחון",
  lost: "הפסד",
  drawn: "תיקו",
  aborted: "בוטל",
  running: "פעיל",
  band: (rating) => `דרגה ${rating}`,
  bandBelow: (rating) => `מתחת ל־${rating}`,
  bandAbove: (rating) => `מ־${rating}`,
  ratingOf: (name, rating) => `${apart(name)}, דירוג ${rating}`,
  diceCommitted: "הקוביות נחתמו",
  commitmentWhole: (hex) => `חותם הקוביות: ${hex}`,
  copy: "העתקה",
  copied: "הועתק",
  copyFailed: "הדפדפן הזה אינו מרשה העתקה.",
};
