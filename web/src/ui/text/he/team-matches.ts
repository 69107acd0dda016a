import type { Texts } from "../index.svelte";

const rooms = { open: "החדר הפתוח", closed: "החדר הסגור" };

export const teamMatches: Texts["teamMatches"] = {
  title: "מאצ׳ים קבוצתיים",
  make: "מאץ׳ קבוצתי חדש",
  lead: "שתי קבוצות, שני חדרים, אותן הטלות בשניהם: מנצח המשחק הטוב, לא הקוביות הטובות.",
  loading: "המאץ׳ הקבוצתי נטען …",
  notFound: "המאץ׳ הקבוצתי לא נמצא",
  phase: { line_ups: "הרכבים", playing: "משוחק", over: "הסתיים", cancelled: "בוטל" },
  boards: (count) => `${String(count)} לוחות`,
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
  ungatedNote: "אפשר לצפות בחדר הפתוח בזמן אמת.",
  gated: "שני החדרים משחקים אותן הטלות. תראו כל תור אחרי ששני החדרים שיחקו אותו.",
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
  proposed: (cube, team) => `${String(cube)}, הציעה ${team}`,
  sum: "סך הכול",
  game: "צפייה במשחק",
  compare: "השוואת שני החדרים",
  comparing: "ההשוואה תופיע כששני המשחקים ינותחו …",
  files: "הורדת התוצאות",
  teams: "קבוצות והרכבים",
  captain: "קפטן",
  noLineUp: "הקפטן עוד לא קבע הרכב.",
  nameLineUp: "קביעת ההרכב",
  inRoom: (room) => `ב${room}`,
  rolls: "מקור ההטלות",
  origin: { committed: "נחתמו מראש", imported: "מקובץ של המנהל", thrown: "הוטלו בלוחות אמיתיים" },
  rollsText: "לכל לוח סדרת הטלות לשני החדרים. החותם מתפרסם עכשיו, המפתח כשהלוח מסתיים בשניהם.",
  rollsThrownText:
    "קוביות אמיתיות מכריעות: החדר שמגיע ראשון להטלה מטיל אותה בלוח החיישנים, והחדר השני מקבל אותה. ההטלות האלה לא ניתנות לאימות; הטלת הפתיחה נובעת מהחותם.",
  set: (set) => `סדרת הטלות ${String(set)}`,
  notes: "מהמנהל",
  deed: (deed) => {
    switch (deed.kind) {
      case "assigned":
        return `לוח ${String(deed.board)}, ${rooms[deed.room]}: נקבעה תוצאה`;
      case "board_cancelled":
        return `לוח ${String(deed.board)} בוטל ומשוחק עם סדרת הטלות ${String(deed.set)}`;
      case "held":
        return `${rooms[deed.room]} הושהה`;
      case "released":
        return `${rooms[deed.room]} ממשיך`;
      case "substituted":
        return `${deed.player} משחק במקום ${deed.before} ב${rooms[deed.room]}`;
      case "cancelled":
        return "המאץ׳ בוטל";
      default:
        return deed satisfies never;
    }
  },
  desk: {
    title: "שולחן המנהל",
    board: (board) => (board === null ? "כל הלוחות הסתיימו" : `לוח ${String(board)}`),
    state: { waiting: "ממתין", seating: "השחקנים מתיישבים", playing: "משוחק", finished: "הסתיים" },
    missing: (names) => `עוד לא כאן: ${names}`,
    held: "מושהה",
    what: "בחירת פעולה",
    hold: "השהיה",
    release: "שחרור",
    assign: "קביעת תוצאה",
    cancelBoard: "החלפת לוח",
    substitute: "חילוף",
    substituteHint:
      "שחקן אחר של הקבוצה, לפני תחילת משחק. אי אפשר להחליף במשחק פעיל: השהו את החדר והחליפו קודם את הלוח.",
    cancel: "ביטול המאץ׳",
    reason: "סיבה (תוצג עם התוצאות)",
    minutes: "דקות, אם ידוע (השחקנים קוראים)",
    holdHint: "שעוני המשחק עומדים, ושום לוח לא מתחיל. שני השחקנים קוראים את הסיבה.",
    badMinutes: "הזינו 1 עד 1440 דקות, או כלום.",
    to: "לטובת",
    points: "IMP, 0 עד 24",
    player: "שחקן",
    act: "ביצוע",
    reasonMissing: "הזינו סיבה.",
    ownTeam: "אתם בקבוצה של המאץ׳ הזה, ולכן השולחן אינו מציג לכם את החדרים.",
    enter: "הזנת התוצאה הבאה",
    enterButton: "הזנה",
    winner: "מנצח",
    cube: "ערך הקובייה",
    left: "כלים שנותרו",
    import: "ייבוא הטלות (CSV)",
    imported: "הלוחות ישוחקו עם ההטלות מהקובץ.",
  },
  form: {
    title: "מאץ׳ קבוצתי חדש",
    name: "שם",
    namePlaceholder: "גמר המועדון",
    preset: "כמו ב־2008: שישה לוחות, תוצאה שוטפת",
    bots: "שבוטים ימלאו את שתי הקבוצות",
    boards: "לוחות",
    where: "היכן משחקים",
    here: "כאן, בשולחנות",
    byHand: "בלוחות אמיתיים; אני מזין את התוצאות",
    pace: "קצב",
    live: "חי",
    correspondence: "בקצב שלהם",
    thrown: "קוביות שהוטלו ביד",
    thrownText:
      "בלוחות חיישנים: החדר שמגיע ראשון להטלה מטיל אותה, והחדר השני מקבל אותה. שחקנים במסך מקבלים הטלות מהשרת. ההטלות האלה לא ניתנות לאימות.",
    barometer: "תוצאה שוטפת",
    barometerText: "התוצאה מוצגת אחרי כל לוח; אחרת בסוף.",
    exchange: "שינויי הרכב",
    exchangeText: "קפטנים יכולים לשנות את ההרכב בין לוחות.",
    ungated: "החדר הפתוח בזמן אמת",
    ungatedText:
      "צופים רואים את החדר הפתוח בזמן המשחק. הפעילו רק אם אף אחד לא יכול לספר לחדר הסגור את ההטלות; אחרת צופים רואים כל תור אחרי ששני החדרים שיחקו אותו.",
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
