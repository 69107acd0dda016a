import type { Texts } from "../index.svelte";
import { apart } from "./bidi";
import { boards } from "./plural";

const rooms = { open: "החדר הפתוח", closed: "החדר הסגור" };

/** "In the open room": the preposition takes the place of the article. */
const inThe = (room: string): string => `ב${room.replace(/^ה/, "")}`;

export const teamMatches: Texts["teamMatches"] = {
  kind: "מאץ׳ קבוצתי",
  title: "מאצ׳ים קבוצתיים",
  make: "מאץ׳ קבוצתי חדש",
  lead: "שתי קבוצות, שני חדרים, אותן הטלות בשניהם: מנצח מי ששיחק טוב יותר, לא מי שהטיל טוב יותר.",
  loading: "המאץ׳ הקבוצתי נטען…",
  notFound: "המאץ׳ הקבוצתי לא נמצא",
  phase: { line_ups: "הרכבים", playing: "פעיל", over: "הסתיים", cancelled: "בוטל" },
  boards,
  revealed: (known, all) => `הסתיימו ${String(known)} מתוך ${String(all)} לוחות`,
  directedBy: (name) => `בניהול ${name}`,
  barometer: "תוצאה שוטפת",
  noBarometer: "התוצאה רק בסוף",
  vp: "נקודות ניצחון",
  difference: (imp) => `הפרש ${String(imp)} IMP`,
  room: rooms,
  team: (team) => `קבוצה ${team}`,
  toTable: "לשולחן שלכם",
  watch: "צפייה בחדר הפתוח",
  gatedNote: "אפשר לצפות בחדר הפתוח אחרי ששני החדרים התחילו את הלוח. כל תור מוצג אחרי ששני החדרים שיחקו אותו.",
  ungatedNote: "אפשר לצפות בחדר הפתוח בזמן אמת, ולכן המאץ׳ לא נספר בשום רשימה.",
  lockStepNote: "שני החדרים מתקדמים יחד: ההטלה באה כשבשני החדרים הוחלט על הקובייה.",
  lockStep: { final: "בגמר החדרים מתקדמים יחד", all: "החדרים מתקדמים יחד" },
  graceNote: (minutes) => `קבוצה שלא הגיעה ${String(minutes)} דק׳ אחרי ההתחלה מפסידה במאץ׳.`,
  seatProofNote: "כל השחקנים מתיישבים עם מפתח גישה.",
  seatProof: { final: "התיישבות במפתח גישה בגמר", all: "התיישבות במפתח גישה" },
  closedNote: "אי אפשר לצפות בחדר הסגור. משחקיו מוצגים כשהלוח מסתיים בשני החדרים.",
  protocol: "תוצאות",
  columns: {
    board: "לוח",
    room: "חדר",
    players: "לבן – שחור",
    opening: "פתיחה",
    cube: "קובייה",
    left: "נותרו",
    result: "תוצאה",
    smp: "SMP",
    imp: "IMP",
  },
  notYet: "לא הסתיים",
  end: { single: "רגיל", gammon: "מארס", backgammon: "מארס טורקי", pass: "ויתור" },
  assigned: "נקבע",
  proposed: (cube, team) => `${String(cube)}, בהצעת ${apart(team)}`,
  sum: "סך הכול",
  game: "צפייה במשחק",
  compare: "השוואת שני החדרים",
  comparing: "ההשוואה תופיע כששני המשחקים ינותחו…",
  files: "הורדת התוצאות",
  teams: "קבוצות והרכבים",
  captain: "קפטן",
  noLineUp: "הקפטן עוד לא קבע הרכב.",
  invitation: "הוזמנתם לשחק במאץ׳ הזה",
  declined: (names) => `לא משחקים: ${names}`,
  changeHint: "שחקנים חדשים מקבלים הזמנה. אפשר לשנות את השחקנים עד תחילת הלוח הראשון.",
  nameLineUp: "קביעת ההרכב",
  inRoom: inThe,
  rolls: "מקור ההטלות",
  origin: { committed: "נחתמו מראש", imported: "מקובץ של המנהל", thrown: "הוטלו בלוחות אמיתיים" },
  rollsText: "לכל לוח סדרת הטלות לשני החדרים. החותם מתפרסם עכשיו, המפתח כשהלוח מסתיים בשניהם.",
  rollsThrownText:
    "קוביות אמיתיות מכריעות: החדר שמגיע ראשון להטלה מטיל אותה בלוח החיישנים, והחדר השני מקבל אותה. את ההטלות האלה אי אפשר לאמת; הטלת הפתיחה נובעת מהחותם.",
  set: (set) => `סדרת הטלות ${String(set)}`,
  notes: "מהמנהל",
  deed: (deed, teams) => {
    switch (deed.kind) {
      case "assigned":
        return `לוח ${String(deed.board)}, ${rooms[deed.room]}: נקבעה תוצאה`;
      case "board_cancelled":
        return `לוח ${String(deed.board)} הוחלף ומשוחק עם סדרת הטלות ${String(deed.set)}`;
      case "held":
        return `המשחק ${inThe(rooms[deed.room])} הושהה`;
      case "released":
        return `המשחק ${inThe(rooms[deed.room])} חודש`;
      case "substituted":
        return `${apart(deed.player)} משחק במקום ${apart(deed.before)} ${inThe(rooms[deed.room])}${deed.board === null ? "" : `, מאמצע לוח ${String(deed.board)}`}`;
      case "walked_over":
        return `${apart(teams[deed.to === "A" ? 0 : 1])} ניצחה ניצחון טכני`;
      case "cancelled":
        return "המאץ׳ בוטל";
      default:
        return deed satisfies never;
    }
  },
  vugraph: {
    title: "שני החדרים זה לצד זה",
    board: "לוח",
    hint: "כל תור מוצג אחרי ששני החדרים שיחקו אותו.",
    chances: "הסיכויים הם מלפני הטלת התור.",
    empty: "עוד לא שוחק תור בשני החדרים.",
    turns: "תורות",
    latest: "התור האחרון",
    commentary: "פרשנות",
    none: "אין עדיין הערות.",
    by: (names) => `פרשנות: ${names}`,
    turn: (turn) => `תור ${String(turn)}`,
    write: (turn) => `הערה על תור ${String(turn)}`,
    about: "תור",
    inPlay: (turn) => `${String(turn)}, עדיין משוחק`,
    held: "הצופים יקראו זאת אחרי ששני החדרים ישחקו את התור.",
  },
  desk: {
    title: "ניהול המאץ׳",
    board: (board) => (board === null ? "כל הלוחות הסתיימו" : `לוח ${String(board)}`),
    state: { waiting: "ממתין", seating: "השחקנים מתיישבים", playing: "פעיל", finished: "הסתיים" },
    missing: (names) => `עוד לא כאן: ${names}`,
    held: "מושהה",
    what: "בחרו פעולה",
    hold: "השהיה",
    release: "חידוש",
    assign: "קביעת תוצאה",
    cancelBoard: "החלפת לוח",
    substitute: "חילוף",
    substituteHint:
      "שחקן אחר של הקבוצה תופס את המקום, גם באמצע משחק. העמדה והשעון נשארים כפי שהם. מי שיוצא מאבד את המקום מיד וקורא את הסיבה. מי שראה את הלוח הזה בחדר השני לא יכול להיכנס. אפשר לבטל עד שהשחקן החדש יעשה פעולה.",
    cancel: "ביטול המאץ׳",
    twoPeople: "שני אנשים",
    twoPeopleHint:
      "החשבונות שלהם חולקים דפדפן או כתובת, ולכן הם נחשבים לאדם אחד. אם ידוע לכם שאלה שני אנשים, שניהם יכולים לשחק. אפשר לבטל זאת עד שלשניהם יש מקום.",
    pair: "שחקנים",
    pairMissing: "בחרו את שני השחקנים.",
    linked: {
      browser: (one, other) =>
        `${apart(one)} ו${apart(other)} השתמשו באותו דפדפן. הם נחשבים לאדם אחד, ואף לוח לא יתחיל כל עוד לשניהם יש מקום.`,
      address: (one, other) =>
        `${apart(one)} ו${apart(other)} משחקים מאותה כתובת. הם נחשבים לאדם אחד, ואף לוח לא יתחיל כל עוד לשניהם יש מקום.`,
    },
    areTwo: (one, other) => `${apart(one)} ו${apart(other)} חולקים דפדפן או כתובת. מנהל קבע שאלה שני אנשים.`,
    reason: "סיבה (תוצג עם התוצאות)",
    minutes: "דקות צפויות (לא חובה, השחקנים רואים)",
    assignHint:
      "המשחק מקבל את התוצאה הזאת. אם עוד משחקים בו, הוא מסתיים מיד, והחדר עובר ללוח הבא. אפשר לתקן את התוצאה אחר כך.",
    replaceHint:
      "שני החדרים משחקים את הלוח הזה שוב עם הטלות אחרות. המשחקים שבעיצומם מסתיימים מיד, והתוצאות שלו כבר לא נחשבות.",
    cancelHint: "המשחקים שבעיצומם מסתיימים מיד, והמאץ׳ מסתיים בלי מנצח. אי אפשר לחדש אותו.",
    releaseHint: "השעונים ממשיכים מיד, ולוחות יכולים להתחיל.",
    holdHint: "השעונים נעצרים, ושום לוח לא מתחיל. שני השחקנים קוראים את הסיבה.",
    badMinutes: "הזינו 1 עד 1440 דקות, או השאירו ריק.",
    to: "לטובת",
    points: "IMP, 0 עד 24",
    player: "שחקן חדש",
    nobody: "אף אחד מהקבוצה הזאת לא יכול לתפוס את המקום.",
    act: "ביצוע",
    roomMissing: "בחרו חדר.",
    boardMissing: "בחרו לוח.",
    teamMissing: "בחרו קבוצה.",
    playerMissing: "בחרו את השחקן החדש.",
    badPoints: "הזינו 0 עד 24 IMP.",
    reasonMissing: "הזינו סיבה.",
    ownTeam: "אתם בקבוצה של המאץ׳ הזה, ולכן מסך הניהול אינו מציג לכם את החדרים.",
    enter: "הזנת התוצאה הבאה",
    enterButton: "הזנה",
    winner: "מנצח",
    cube: "ערך הקובייה",
    left: "כלים שנותרו",
    import: "ייבוא הטלות (CSV)",
    imported: "הלוחות ישוחקו עם ההטלות מהקובץ. המאץ׳ לא נספר בשום רשימה.",
    named: "פרשנים, מופרדים בפסיקים",
    namedHint: "עד 8 אנשים שאינם באף קבוצה. הם רואים מה שהצופים רואים.",
    save: "שמירת הפרשנים",
  },
  form: {
    title: "מאץ׳ קבוצתי חדש",
    name: "שם",
    namePlaceholder: "גמר המועדון",
    preset: "קלאסי: שישה לוחות, תוצאה שוטפת",
    bots: "מילוי שתי הקבוצות בבוטים",
    boards: "לוחות",
    where: "היכן משחקים",
    here: "כאן, בשולחנות",
    byHand: "בלוחות אמיתיים; התוצאות מוזנות ביד",
    pace: "קצב",
    live: "בזמן אמת",
    correspondence: "בקצב שלהם",
    thrown: "קוביות שהוטלו ביד",
    thrownText:
      "בלוחות חיישנים: החדר שמגיע ראשון להטלה מטיל אותה, והחדר השני מקבל אותה. מי שמשחק על המסך מקבל הטלות מהשרת. את ההטלות האלה אי אפשר לאמת.",
    barometer: "תוצאה שוטפת",
    barometerText: "התוצאה מוצגת אחרי כל לוח; אחרת בסוף.",
    exchange: "שינויי הרכב",
    exchangeText: "קפטנים יכולים לשנות את ההרכב בין לוחות, עד ההטלה הראשונה בלוח הבא.",
    ungated: "החדר הפתוח בזמן אמת",
    ungatedText:
      "צופים רואים את החדר הפתוח בזמן המשחק. הפעילו רק אם אף אחד לא יכול לספר לחדר הסגור את ההטלות; אחרת צופים רואים כל תור אחרי ששני החדרים שיחקו אותו. מאץ׳ שצופים בו בזמן אמת לא נספר בשום רשימה.",
    lockStep: "החדרים מתקדמים יחד",
    lockStepText: "ההטלה באה כשהצד החליט על הקובייה בשני החדרים. בזמן ההמתנה השעונים עצורים. מומלץ.",
    atOnce: "כששני ההרכבים נקבעו",
    timedHint: "עד אז הקפטנים קובעים את ההרכבים.",
    grace: "איחור מותר לקבוצה",
    graceHint: "קבוצה שלא הגיעה עד אז מפסידה במאץ׳. אם אף קבוצה לא מגיעה, המאץ׳ מתבטל.",
    seatProof: "מפתח גישה בהתיישבות",
    seatProofText:
      "כל שחקן מאשר במפתח גישה כשהוא מתיישב, וכך יודעים שבעל החשבון נמצא שם. בוטים של האתר לא צריכים מפתח.",
    inMatches: { off: "באף מאץ׳", final: "בגמר", all: "בכל המאצ׳ים" },
    teamName: "שם הקבוצה",
    captain: "קפטן",
    players: "שחקנים, מופרדים בפסיקים",
    playersHint: "שניים עד שישה: שמות של חשבונות או של בוטים.",
    playersHintByHand: "שניים עד שישה: שמות כלשהם; הראשון יושב בחדר הפתוח, השני בסגור.",
    missing: "תנו למאץ׳ ולשתי הקבוצות שם, קפטן ולפחות שני שחקנים.",
    create: "יצירת המאץ׳",
  },
  toTeamMatch: "למאץ׳ הקבוצתי",
  table: (board, room) => `לוח ${String(board)}, ${room}`,
};
