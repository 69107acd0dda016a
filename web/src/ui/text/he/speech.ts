import type { Texts } from "../index.svelte";
import { apart } from "./bidi";
import { points } from "./plural";

const YOU = "אתם";
const verb = (who: string, you: string, other: string): string => (who === YOU ? you : other);
const boardOf = (who: string): string => verb(who, "הלוח שלכם", `הלוח של ${who}`);

export const speech: Texts["speech"] = {
  you: YOU,
  gameStarted: (game, starter, opening, crawford) =>
    `משחק ${String(game)}${crawford ? ", קרופורד" : ""}. ${starter} ${verb(starter, "פותחים", "פותח")}${opening === null ? "" : ` עם ${String(opening[0])} ו־${String(opening[1])}`}.`,
  rolled: (who, dice) => `${who} ${verb(who, "מטילים", "מטיל")} ${String(dice[0])} ו־${String(dice[1])}.`,
  played: (who, notation) => `${who} ${verb(who, "משחקים", "משחק")} ${apart(notation)}.`,
  noPlay: (who) => `${verb(who, "לכם", `ל־${who}`)} אין מהלך חוקי.`,
  illegalPlay: (who, notation) => `${boardOf(who)} מראה ${apart(notation)}, שאינו חוקי. לקבל אותו?`,
  acceptsIllegal: (who) => `${who} ${verb(who, "מקבלים", "מקבל")} את המהלך הלא חוקי.`,
  declinesIllegal: (who) => `${who} ${verb(who, "דורשים", "דורש")} מהלך חוקי.`,
  doubled: (who, value) => `${who} ${verb(who, "מכפילים", "מכפיל")} ל־${String(value)}.`,
  taken: (who) => `${who} ${verb(who, "מקבלים", "מקבל")}.`,
  passed: (who) => `${who} ${verb(who, "מוותרים", "מוותר")}.`,
  beavered: (who, value) => `${who} ${verb(who, "עושים", "עושה")} ביבר ל־${String(value)}.`,
  raccooned: (who, value) => `${who} ${verb(who, "עושים", "עושה")} רקון ל־${String(value)}.`,
  resigns: (who, result) => `${who} ${verb(who, "מציעים", "מציע")} להיכנע: ${result}.`,
  declines: (who) => `${who} ${verb(who, "דוחים", "דוחה")} את הכניעה.`,
  resigned: (who, result) => `${who} ${verb(who, "נכנעים", "נכנע")}: ${result}.`,
  stopAgreed: (who) => `${who} ${verb(who, "מסכימים", "מסכים")} לעצור.`,
  abortAgreed: (who) => `${who} ${verb(who, "מבקשים", "מבקש")} לבטל את המאץ׳.`,
  abortDeclined: (who) => `${who} ${verb(who, "רוצים", "רוצה")} להמשיך לשחק.`,
  takeBackAsked: (who) => `${who} ${verb(who, "ביקשתם", "ביקש")} להחזיר את המהלך האחרון.`,
  takeBackDeclined: (who) => `${who} ${verb(who, "השארתם", "השאיר")} את המהלך.`,
  tookBack: (who) => `${who} ${verb(who, "החזרתם", "החזיר")} את המהלך.`,
  pauseAsked: (who) => `${who} ${verb(who, "ביקשתם", "ביקש")} הפסקה.`,
  pauseDeclined: (who) => `${who} ${verb(who, "רוצים", "רוצה")} להמשיך לשחק.`,
  paused: "המאץ׳ בהפסקה. השעונים עצורים.",
  resumed: (who) => `${who} ${verb(who, "המשכתם", "המשיך")} את המאץ׳. השעונים רצים שוב.`,
  pauseEnded: "ההפסקה נגמרה. השעונים רצים שוב.",
  abandoned: "שני השחקנים עזבו. המאץ׳ בוטל.",
  calledOff: "המנהל סיים את המשחק הזה. מה שנחשב כתוב בדף האירוע.",
  held: (reason) => `המנהל השהה את המשחק: ${reason}. השעונים עצורים.`,
  released: "המנהל חידש את המשחק. השעונים רצים שוב.",
  rollAsked: (who) => `${who}: ההטלה תבוא כשהחדר השני יהיה מוכן.`,
  turnOpened: "שני החדרים מוכנים להטלה.",
  substituted: (came: string, left: string): string => `${came} משחק עכשיו במקום ${left}.`,
  extraTime: (minutes) =>
    minutes === 0 ? "המנהל לקח בחזרה את תוספת הזמן." : `המנהל נתן תוספת זמן: ${String(minutes)} דק׳ לכל שחקן.`,
  outage: (seconds) =>
    `האתר לא היה זמין במשך ${seconds < 120 ? `${String(seconds)} שנ׳` : `${String(Math.round(seconds / 60))} דק׳`}. ` +
    "הזמן הזה לא נספר, ולשחקן שבתור נשארו לפחות 15 שנ׳.",
  atBoard: {
    awaited: (who) => `ממתינים ${verb(who, "ללוח שלכם", `ללוח של ${who}`)}.`,
    ready: (who) => `${boardOf(who)} מוכן.`,
    illegal_play: (who) => `${boardOf(who)} אינו מראה מהלך חוקי. התור נשאר פתוח.`,
    sensor_fault: (who) => `${boardOf(who)} מדווח עמדה בלתי אפשרית.`,
    rolled_early: (who) => `${who} ${verb(who, "הטלתם", "הטיל")} מוקדם מדי. ההטלה תקפה.`,
  },
  vacation: (who) => `החופשה ${verb(who, "שלכם", `של ${who}`)} השתנתה.`,
  timedOut: (who) => `${verb(who, "לכם", `ל־${who}`)} נגמר הזמן.`,
  left: (who) => `${who} ${verb(who, "עזבתם", "עזב")}.`,
  claimed: (who, claim) =>
    claim === "match"
      ? `${who} ${verb(who, "קיבלתם", "קיבל")} את הניצחון, כי היריב כבר לא כאן.`
      : `${who} ${verb(who, "סיימתם", "סיים")} את המאץ׳ בלי תוצאה, כי היריב כבר לא כאן.`,
  gameEnded: (who, won, white, black) =>
    `${who} ${verb(who, "ניצחתם", "ניצח")} במשחק, ${points(won)}. לבן ${String(white)}, שחור ${String(black)}.`,
  matchEnded: (who) => `${who} ${verb(who, "ניצחתם", "ניצח")} במאץ׳.`,
  drawn: "המאץ׳ נגמר בתיקו.",
  mayRoll: "אפשר להטיל.",
  mayDouble: "אפשר להטיל או להכפיל.",
  mayTake: "אפשר לקבל או לוותר.",
  mayBeaver: "אפשר לקבל, לעשות ביבר או לוותר.",
  bar: "בר",
  off: "בחוץ",
  complete: "Enter מאשר, U מבטל.",
  undone: "בוטל.",
};
