import type { Texts } from "../index.svelte";
import { apart, prefixed } from "./bidi";
import { counted, points } from "./plural";

const results = { single: "משחק רגיל", gammon: "מארס", backgammon: "מארס טורקי" };

export const match: Texts["match"] = {
  gated: "שני החדרים משחקים אותן הטלות. תראו כל תור אחרי ששני החדרים שיחקו אותו.",
  title: "מאץ׳",
  against: (white, black) => `${apart(white)} – ${apart(black)}`,
  rated: (list) => (list === null ? "לא מדורג" : list === "price" ? "מדורג · בהימור" : "מדורג · חופשי"),
  game: (game) => `משחק ${String(game)}`,
  crawford: "קרופורד",
  series: (won, total) => `סדרה: ${won}${total === null ? "" : ` (נקודות ${total})`}`,
  points,
  result: (result) => results[result],
  resultName: (result) => results[result],
  spectators: (count) => counted(count, "צופה אחד", "שני צופים", "צופים"),
  pips: "צעדים",
  scoreOf: (score) => `תוצאה ${String(score)}`,
  bot: "בוט",
  yourTurn: "התור שלכם",
  freeSeat: "מקום פנוי",
  onVacation: (until) => `בחופשה עד ${until}`,
  clockStands: "מושהה",
  boardAwaited: "ממתינים ללוח",
  atSensorBoard: "לוח חיישנים",
  presence: {
    good: "ליד השולחן",
    slow: "חיבור איטי",
    reconnecting: "מתחבר מחדש…",
    elsewhere: "בדף אחר",
    gone: "מנותק",
  },
  clockRuns: "השעון ממשיך לרוץ.",
  signal: {
    good: "החיבור שלכם טוב",
    slow: "החיבור שלכם איטי",
    reconnecting: "החיבור אבד. מתחברים מחדש…",
  },
  onTurn: "תורו לשחק",
  reserve: (text) => `זמן שנותר: ${text}`,
  takeBack: {
    ask: "החזרת מהלך",
    hint: "לשחק את ההטלה שוב, אם היריב מסכים",
    asked: (name) => `${apart(name)} רוצה להחזיר את המהלך האחרון`,
    sent: (name) => `ביקשתם מ־${apart(name)} להחזיר את המהלך`,
    allow: "לאשר",
    decline: "המהלך נשאר",
  },
  pause: {
    title: "הפסקה",
    until: (time) => `השעונים עצורים עד שאחד מכם ימשיך, או עד ${time}.`,
    resume: "להמשיך",
    ask: "הפסקה",
    hint: "לעצור את השעונים עד 15 דק׳, אם היריב מסכים",
    asked: (name) => `${apart(name)} רוצה הפסקה של עד 15 דק׳`,
    sent: (name) => `ביקשתם מ־${apart(name)} הפסקה`,
    decline: "להמשיך לשחק",
  },
  hold: {
    title: "המנהל השהה את המשחק",
    clocks: "השעונים עצורים עד שהמנהל יחדש את המשחק.",
    until: (time) => `השעונים עצורים. המשחק אמור להתחדש בערך ב־${time}.`,
  },
  connectionLost: "החיבור אבד. מתחברים מחדש…",
  loading: "הלוח בהכנה…",
  notFound: "המאץ׳ לא נמצא.",
};

export const actions: Texts["play"]["actions"] = {
  label: "מה אפשר לעשות",
  roll: "להטיל",
  double: "להכפיל",
  redouble: "להכפיל שוב",
  doubleSure: (value) => `להציע הכפלה ל־${String(value)}?`,
  keepCube: "לא עכשיו",
  take: "לקבל",
  pass: "לוותר",
  beaver: "ביבר",
  raccoon: "רקון",
  undo: "ביטול צעד",
  reset: "מהתחלה",
  confirm: "אישור",
  backToGame: "בחזרה למשחק",
  showResult: "הצגת התוצאה",
  stop: "לעצור כאן",
  abort: "ביטול המאץ׳",
  abortHint: "בלי תוצאה, בלי שינוי בדירוג, ההימורים מוחזרים",
  abortSent: (name) => `ביקשתם מ־${apart(name)} לבטל את המאץ׳`,
  abortOffered: (name) => `${apart(name)} רוצה לבטל: בלי תוצאה, בלי שינוי בדירוג, ההימורים מוחזרים`,
  abortAccept: "לבטל את המאץ׳",
  abortDecline: "להמשיך לשחק",
  decided: "המאץ׳ הוכרע. אם שניכם מסכימים, אפשר לעצור כאן.",
  offered: (value) => `מוצעת הכפלה ל־${String(value)}`,
  beavered: (value) => `ביבר: הקובייה ב־${String(value)}`,
  raccooned: (value) => `רקון: הקובייה ב־${String(value)}`,
  stopOffered: (name) => `${apart(name)} מציע לעצור כאן`,
  gone: (name) => `${apart(name)} כבר לא כאן. אפשר לקבל את הניצחון, לסיים בלי תוצאה או לחכות.`,
  goneWait: (name, time) => `${apart(name)} כבר לא כאן. אפשר לקבל את הניצחון בעוד ${time}.`,
  claimMatch: "לקבל את הניצחון",
  claimNoResult: "בלי תוצאה",
  thinking: (name) => `התור של ${apart(name)}`,
  otherRoom: "ממתינים לחדר השני. השעונים עצורים.",
  absent: (name, presence) =>
    ({
      reconnecting: `${apart(name)} מתחבר מחדש; השעון ממשיך לרוץ`,
      elsewhere: `${apart(name)} בדף אחר; השעון ממשיך לרוץ`,
      gone: `${apart(name)} מנותק; השעון ממשיך לרוץ`,
    })[presence],
  answering: (name) => `${apart(name)} מחליט על ההכפלה`,
  illegalPlaySent: (name) => `${apart(name)} מחליט אם לקבל את המהלך הלא חוקי`,
  resignationSent: (name) => `${apart(name)} מחליט על הכניעה שלכם`,
  yourMove: "הזיזו את הכלים",
};

export const menu: Texts["play"]["menu"] = {
  label: "שולחן",
  settings: "לוח וצלילים",
  resign: "כניעה",
  leave: "לעזוב את המאץ׳",
  moves: "מהלכים",
  chat: "צ׳אט",
  unread: (count) => counted(count, "הודעה חדשה", "שתי הודעות חדשות", "הודעות חדשות"),
};

export const notes: Texts["play"]["notes"] = {
  openingRoll: "הטלת פתיחה",
  opening: (name, dice) => `${apart(name)} פותח עם ${dice}`,
  youStart: (dice) => `אתם פותחים עם ${dice}`,
  ties: (dice) => `הטלות שוות: ${dice.join(", ")}`,
  atBoard: {
    illegal_play: "הלוח אינו מראה מהלך חוקי",
    sensor_fault: "חיישני הלוח מדווחים עמדה בלתי אפשרית",
    rolled_early: "הוטל מוקדם מדי; ההטלה תקפה",
  },
  noPlay: "אין מהלך חוקי",
  wins: (name) => `${apart(name)} מנצח`,
  youWin: "ניצחתם",
  worth: (result, cube, won) => `${results[result]}${cube > 1 ? ` × ${String(cube)}` : ""} · ${points(won)}`,
  go: "המשך",
};

export const illegal: Texts["play"]["illegal"] = {
  question: (name, notation, dice) =>
    `${apart(name)} משחק ${String(dice[0])}-${String(dice[1])}: ${apart(notation)}. המהלך לא חוקי. לקבל אותו?`,
  accept: "לקבל אותו",
  decline: "לדרוש מהלך חוקי",
};

export const moves: Texts["play"]["moves"] = {
  label: "מהלכים",
  empty: "עדיין אין מהלכים",
  openingRoll: (dice, starter) => `הטלת פתיחה ${dice}: ${apart(starter)} פותח`,
  noPlay: "אין מהלך",
  illegalPlay: (notation) => `${apart(notation)} (לא חוקי)`,
  declinesIllegalPlay: "דורש מהלך חוקי",
  doubles: (value) => `מכפיל ל־${String(value)}`,
  takes: "מקבל",
  passes: "מוותר",
  beavers: (value) => `ביבר ל־${String(value)}`,
  raccoons: (value) => `רקון ל־${String(value)}`,
  offersResignation: (result) => `מציע להיכנע: ${results[result]}`,
  resigns: (result) => `נכנע: ${results[result]}`,
  declines: "דוחה",
  timedOut: "נגמר הזמן",
  left: "עזב",
  end: (name, won, result) =>
    `${apart(name)} זוכה ${prefixed("ב", points(won))}${result === "single" ? "" : ` (${results[result]})`}`,
  first: "תחילת המאץ׳",
  previous: "צעד אחורה",
  next: "צעד קדימה",
  present: "העמדה הנוכחית",
};

export const chat: Texts["play"]["chat"] = {
  empty: "עדיין אין הודעות. נא לכתוב בנימוס.",
  placeholder: "כתבו משהו",
  send: "שליחה",
  mute: (name) => `השתקת ${apart(name)}`,
  unmute: (name) => `ביטול ההשתקה של ${apart(name)}`,
  spectator: "(צופה)",
  muted: (name) => `${apart(name)} מושתק: הודעות חדשות מוסתרות.`,
};

export const resign: Texts["play"]["resign"] = {
  title: "להיכנע במשחק הזה?",
  text: "היריב יכול לקבל, לדחות או פשוט להמשיך לשחק.",
  costs: (count, endsMatch, asks) => `${points(count)}${endsMatch ? " והמאץ׳" : ""}${asks ? "" : ", בלי צורך בהסכמה"}`,
  offer: "להציע כניעה",
  resignNow: "להיכנע",
  offered: (name, result, count) => `${apart(name)} מציע להיכנע: ${results[result]}, ${points(count)}`,
  accept: "לקבל",
  decline: "לדחות",
};

export const leave: Texts["play"]["leave"] = {
  title: "לעזוב את המאץ׳?",
  matchLost: "אתם מפסידים מיד את כל המאץ׳, והדירוג משתנה כמו בכל הפסד.",
  matchLostUnrated: "אתם מפסידים מיד את כל המאץ׳. הוא לא מדורג.",
  unplayed:
    "המאץ׳ לא מדורג, כי עוד לא שני השחקנים השלימו תור. ובכל זאת תאבדו את ההימור, ושיעור ההשלמה שלכם ירד. אם תעזבו כך שלושה מאצ׳ים בתוך שעה, החיפוש המהיר ייסגר לכם לשעה. אפשר גם לבקש מהיריב לבטל.",
  gameLost: (count, credits) =>
    `אתם מפסידים מיד את המשחק: ${points(count)}${credits === null ? "" : `, ${credits} מההימור שלכם`}.`,
  stay: "להישאר",
  leave: "לעזוב",
  hint: "אם רק החיבור יתנתק, או שתסגרו את הדף, המקום יישמר לכם כל עוד השעון רץ.",
};

export const over: Texts["play"]["over"] = {
  backToLesson: "בחזרה לשיעור",
  youWon: "ניצחתם במאץ׳",
  youLost: "הפסדתם במאץ׳",
  won: (name) => `${apart(name)} ניצח במאץ׳`,
  drawn: "תיקו",
  aborted: "המאץ׳ בוטל",
  unplayed: "לא מדורג: המאץ׳ נגמר לפני ששני השחקנים השלימו תור.",
  noChange: "הדירוגים לא השתנו.",
  reason: (reason, loser) => {
    const who = loser ?? "";
    return {
      borne_off: "כל הכלים הוצאו",
      passed: `${apart(who)} ויתר על ההכפלה`,
      resigned: `${apart(who)} נכנע`,
      left: `${apart(who)} עזב את המאץ׳`,
      timed_out: `ל־${apart(who)} נגמר הזמן`,
      completed: "שוחק עד הסוף",
      agreed: "בהסכמה",
      aborted: "בלי תוצאה, בלי שינוי בדירוג, ההימורים מוחזרים",
    }[reason];
  },
  rating: "דירוג",
  voided: "מפקח פסל את המאץ׳. הוא כבר לא נספר.",
  arithmetic: "איך זה חושב",
  formula: "4 × K × √n × P",
  k: "K, מהניסיון לפני המאץ׳",
  p: "P, הסיכוי של המפסיד לנצח",
  n: "n, המשקל של סוג המשחק",
  unrated: "המאץ׳ לא היה מדורג.",
  credits: "קרדיטים",
  creditsTo: (name) => `${apart(name)} מקבל`,
  house: "נשאר לאתר",
  stakesTogether: (each, both) => `שני ההימורים: ${each} + ${each} = ${both}`,
  wholeHouse: (both, house) => `האתר: עשירית מ־${both} = ${house}`,
  drawHouse: (each) => `שוויון בנקודות: כל הימור של ${each} מוחזר פחות עשירית`,
  pointsGain: (count, point, gain, isLimit) =>
    `זכייה: ${String(count)} × ${point}${isLimit ? ", עד הגבול של" : " ="} ${gain}`,
  gainHouse: (gain, house) => `האתר: עשירית מ־${gain} = ${house}`,
  rematch: "משחק גומלין",
  acceptRematch: "לקבל את משחק הגומלין",
  rematchSent: "הוצע משחק גומלין…",
  rematchWanted: (name) => `${apart(name)} רוצה משחק גומלין`,
  decline: "לדחות",
  declined: (name) => `${apart(name)} דחה את משחק הגומלין.`,
  toRematch: "למשחק הגומלין",
  review: "צפייה חוזרת",
  analysis: "ניתוח",
  lobby: "לובי",
  verify: "בדיקת הקוביות",
};

export const waiting: Texts["play"]["waiting"] = {
  title: "ממתינים ליריב",
  free: "יש מקום פנוי",
  text: "המאץ׳ מתחיל ברגע שמישהו מתיישב.",
  link: "קישור לשולחן הזה",
  copy: "העתקת הקישור",
  copied: "הקישור הועתק",
  close: "סגירת השולחן",
  sit: "להתיישב",
  commitment: "חותם הקוביות",
};

export const keys: Texts["play"]["keys"] = {
  title: "מקלדת",
  rows: [
    ["R", "הטלה"],
    ["D", "הכפלה"],
    ["T", "קבלה"],
    ["P", "ויתור"],
    ["Tab, חצים", "בחירת כלי שיכול לזוז"],
    ["Enter", "בחירה, הזזה, אישור"],
    ["1–6", "שימוש בקובייה הזו מהמשולש שנבחר"],
    ["U", "ביטול צעד"],
    ["S", "החלפת סדר הקוביות"],
  ],
};
