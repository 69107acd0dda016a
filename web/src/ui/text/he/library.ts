import type { Texts } from "../index.svelte";
import { games } from "./plural";

export const library: Texts["library"] = {
  lead: "מאצ׳ים ששיחקתם במקומות אחרים, מנותחים כמו אלה שכאן. רק אתם רואים אותם.",
  signIn: "היכנסו כדי לשמור כאן מאצ׳ים משלכם. די בחשבון אורח.",
  add: "הוספת מאצ׳ים",
  drop: "גררו לכאן קבצים, או",
  choose: "בחרו קבצים",
  formats:
    "מאצ׳ים של GNU Backgammon,‏ eXtreme Gammon (.xg),‏ BGBlitz (.bgf),‏ Backgammon Galaxy,‏ Jellyfish,‏ JavaFIBS ורוב המועדונים (.mat, .txt, .sgf) – קבצים בודדים, תיקיות או zip.",
  empty: "עדיין אין מאצ׳ים.",
  list: (count, most) => `${String(count)} מתוך ${String(most)}`,
  room: (used, most) => `${used} מתוך ${most} MB בשימוש`,
  players: (white, black) => `${white} – ${black}`,
  session: "סדרת משחקים",
  matchTo: (points) => `עד ${String(points)}`,
  games: (count) => games(count),
  waiting: "בניתוח",
  quick: "ניתוח מהיר",
  pr: (white, black) => `PR ‏${white} : ${black}`,
  sheet: (name) => `גיליון רישום של ${name}`,
  file: (name) => `הקובץ ${name}`,
  forget: (name) => `הסרת ${name}`,
  forgetTitle: "להסיר את המאץ׳ הזה?",
  forgetText: "הקובץ והניתוח שלו נמחקים.",
  forgetYes: "הסרה",
  keep: "להשאיר",
};
