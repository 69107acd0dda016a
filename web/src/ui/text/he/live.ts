import type { Texts } from "../index.svelte";
import { checkers, points } from "./plural";

const blots = (count: number): string => (count === 1 ? "כלי חשוף אחד" : `${String(count)} כלים חשופים`);

export const live: Texts["live"] = {
  label: "משחק שמשוחק עכשיו",
  chance: (name, percent) => `הסיכוי של ${name} לנצח במשחק הזה: ${String(percent)} %`,
  others: "משוחקים גם",
  deeds: {
    hits: (count) => (count === 1 ? "מכה" : `מכה ${checkers(count)}`),
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
    leads: (pips, loose) => `מוביל במרוץ ב־${String(pips)}${loose === 0 ? "" : ` אבל עם ${blots(loose)}`}`,
    hasBlots: (count) => `נשאר עם ${blots(count)}`,
  },
  even: "המרוץ שקול",
  evenAlone: "המרוץ שקול.",
  one: (who, does) => `${who} ${does}.`,
  both: (who, does, is) => `${who} ${does} ו${is}.`,
  then: (who, does, clause) => `${who} ${does}; ${clause}.`,
};
