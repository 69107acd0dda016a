import type { Texts } from "../index.svelte";
import { apart } from "./bidi";

export const openings: Texts["openings"] = {
  lead: "המהלכים של שתי ההטלות הראשונות, אחרי רולאאוט של מנוע האתר. בחרו מהלך כדי לראות את התשובות עליו.",
  repliesTo: (dice, play) => `תשובות על ${apart(dice)}: ${apart(play)}`,
  back: "כל הפתיחות",
  roll: "הטלה",
  play: "מהלך",
  behind: "פיגור",
  wins: "ניצחונות",
  gammons: "מארסים",
  losses: "הפסדי מארס",
  replies: (play) => `תשובות על ${apart(play)}`,
  none: "עוד אין רולאאוט לתשובות על המהלך הזה.",
  noneAtAll: "עוד אין רולאאוט לתשובות.",
  lacking: (rolls) => `עוד אין רולאאוט לתשובות אחרי: ${apart(rolls)}.`,
  how: (games, halfMoves) =>
    `משחק כסף בלי כלל ג׳קובי, קוביית ההכפלה באמצע. ${games} משחקים לכל מהלך, ${String(halfMoves)} תורות בעומק 0, עם הפחתת שונות ועם אותן קוביות לכל המהלכים של הטלה. ± הוא הטווח ברמת ביטחון של 95%.`,
  analyse: "ניתוח",
  scores: {
    title: "בתוצאות אחרות",
    show: "הצגת כל התוצאות",
    wait: "מעריכים 97 תוצאות…",
    axis: "שורות: הנקודות שחסרות לצד שתורו להטיל. עמודות: הנקודות שחסרות לצד השני. C: משחק קרופורד, P: אחריו.",
    cubeHint:
      "ND בלי הכפלה, DT הכפלה וקבלה, DP הכפלה וויתור, TG טוב מדי להכפלה, OD הכפלה לפי בחירה (הטלה שווה אותו דבר), – בלי קוביית הכפלה",
    noCube: "בלי קוביית הכפלה",
    optional: "הכפלה לפי בחירה",
    playHint: (play) => `המספר הוא המחיר של ${apart(play)} בתוצאה הזו, באלפיות; האות היא המהלך הטוב ביותר.`,
    cell: (own, other, what) => `חסרות ${own} – חסרות ${other}: ${what}`,
    costs: (best, cost) => `${apart(best)}, המחיר ${cost}`,
    plies: (plies) => `עומק ${String(plies)}`,
  },
  levels: {
    title: "כל העומקים",
    show: "השוואת עומקים",
    wait: "מעריכים…",
    depth: "עומק",
    best: "הטוב ביותר",
    second: "השני",
    lead: "יתרון",
  },
};
