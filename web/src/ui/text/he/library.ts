import type { Texts } from "../index.svelte";
import { apart } from "./bidi";
import { games } from "./plural";

export const library: Texts["library"] = {
  lead: "מאצ׳ים ששיחקתם במקומות אחרים, מנותחים כמו אלה שכאן. רק אתם רואים אותם.",
  signIn: "היכנסו כדי לשמור כאן מאצ׳ים משלכם. מספיק חשבון אורח.",
  add: "הוספת מאצ׳ים",
  drop: "גררו לכאן קבצים, או",
  choose: "בחרו קבצים",
  formats:
    "מאצ׳ים של GNU Backgammon,‏ eXtreme Gammon (.xg),‏ BGBlitz (.bgf),‏ Backgammon Galaxy,‏ Jellyfish,‏ JavaFIBS ורוב המועדונים (.mat, .txt, .sgf) – קבצים בודדים, תיקיות או zip.",
  empty: "עדיין אין מאצ׳ים.",
  list: (count, most) => `${String(count)} מתוך ${String(most)}`,
  room: (used, most) => `${used} מתוך ${most} MB בשימוש`,
  players: (white, black) => `${apart(white)} – ${apart(black)}`,
  session: "סשן",
  matchTo: (points) => `ל־${String(points)}`,
  games: (count) => games(count),
  addedOn: (day) => `נוסף ב־${day}`,
  find: "חיפוש קובץ, תיקייה או שחקן",
  noneFound: "לא נמצא דבר. שנו את החיפוש.",
  orders: {
    newest: "המאצ׳ים החדשים תחילה",
    oldest: "המאצ׳ים הישנים תחילה",
    added: "האחרונים שנוספו תחילה",
    opponent: "לפי יריב",
    worst: "ה־PR הגבוה תחילה",
    best: "ה־PR הנמוך תחילה",
    most_lost: "סך הטעויות הגדול תחילה",
    least_lost: "סך הטעויות הקטן תחילה",
  },
  waiting: "בניתוח",
  quick: "ניתוח מהיר",
  pr: (white, black) => `PR ‏${white} : ${black}`,
  lost: (white, black) => `סך הטעויות ‏${white} : ${black}`,
  sheet: (name) => `גיליון רישום של ${apart(name)}`,
  file: (name) => `הקובץ ${apart(name)}`,
  forget: (name) => `הסרת ${apart(name)}`,
  forgetTitle: "להסיר את המאץ׳ הזה?",
  forgetText: "הקובץ והניתוח שלו נמחקים.",
  forgetYes: "הסרה",
  keep: "להשאיר",
};
