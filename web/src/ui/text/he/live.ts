import type { Texts } from "../index.svelte";
import { apart } from "./bidi";
import { checkers, counted, points } from "./plural";

const blots = (count: number): string => counted(count, "כלי חשוף אחד", "שני כלים חשופים", "כלים חשופים");

export const live: Texts["live"] = {
  label: "משחק פעיל",
  chance: (name, percent) => `הסיכוי של ${apart(name)} לנצח במשחק הזה: ${String(percent)}%`,
  others: "עוד משחקים פעילים",
  deeds: {
    hits: (count) => (count === 1 ? "אוכל כלי" : `אוכל ${checkers(count)}`),
    bearsOff: (count) => `מוציא ${checkers(count)}`,
    anchors: (point) => `בונה עוגן במשולש ${String(point)}`,
    primes: (length) => (length === 6 ? "משלים פריים מלא" : `בונה פריים של ${String(length)} בתים`),
    makesPoint: (point) => (point === 7 ? "בונה בית ליד הבר" : `בונה בית במשולש ${String(point)}`),
    breaksContact: "עובר למרוץ",
    escapes: "משחרר את הכלי האחורי האחרון",
    enters: "נכנס מהבר",
    cannotMove: "לא יכול לזוז",
    doubles: (value) => `מכפיל ל־${String(value)}`,
    takes: "מקבל את ההכפלה",
    passes: "מוותר על ההכפלה",
    winsGame: (won) => `מנצח במשחק, ${points(won)}`,
    winsMatch: "מנצח במאץ׳",
  },
  standings: {
    onBar: (count, closed) => `מחזיק ${checkers(count)} על הבר${closed ? " מול לוח סגור" : ""}`,
    hasPrime: (length) => (length === 6 ? "מחזיק פריים מלא" : `מחזיק פריים של ${String(length)} בתים`),
    bearsOff: (left, theirs) => `נשאר עם ${checkers(left)}, מול ${String(theirs)}`,
    leads: (pips, loose) => `מוביל במרוץ ב־${String(pips)}${loose === 0 ? "" : `, אבל עם ${blots(loose)}`}`,
    hasBlots: (count) => `נשאר עם ${blots(count)}`,
  },
  even: "המרוץ שקול",
  evenAlone: "המרוץ שקול.",
  one: (who, does) => `${apart(who)} ${does}.`,
  both: (who, does, is) => `${apart(who)} ${does} ו${is}.`,
  then: (who, does, clause) => `${apart(who)} ${does}; ${clause}.`,
};
