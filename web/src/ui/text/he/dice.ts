import type { Texts } from "../index.svelte";

const number = new Intl.NumberFormat("he");
const percent = new Intl.NumberFormat("he", { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const dice: Texts["dice"] = {
  title: "כל הקוביות שהוטלו אי פעם",
  lead: "כל ההטלות ממאצ׳ים שהסתיימו באתר. לוחות שמישהו עוד עשוי לשחק אינם נכללים.",
  who: {
    all: "כל ההטלות",
    people: "הטילו אנשים",
    programs: "הטילו תוכנות של שחקנים",
    house_bots: "הטילו הבוטים של האתר",
  },
  count: (count) => number.format(count),
  percent: (share) => percent.format(share),
  counted: (rolls, openings) => `${number.format(rolls)} הטלות ו־${number.format(openings)} קוביות פתיחה`,
  counts: (who) => `${who}: ספירה`,
  tests: (who) => `${who}: מבחנים`,
  numbers: "מספר",
  doubles: "דאבל",
  test: "מבחן",
  degrees: "דרגות חופש",
  testNumbers: "כל המספרים שכיחים באותה מידה",
  testDoubles: "הטלה אחת משש היא דאבל",
  testRolls: "כל 36 ההטלות שכיחות באותה מידה",
  testSerial: "מספר אינו תלוי בקודמו",
  tooFew: "עדיין אין די הטלות",
  readTitle: "איך לקרוא את זה",
  read: [
    "p הוא הסיכוי שקוביות הוגנות ייראו לפחות כל כך לא אחידות. הוא יכול להיות כל ערך מ־0 עד 1. מבחן אחד מעשרים של קוביות הוגנות נמוך מ־0.05, ואחד מאלף נמוך מ־0.001; ערך שנשאר זעיר כשהספירה גדלה היה סימן לתקלה.",
    "אנשים ובוטים מטילים לפי אותו כלל. אילו הועדפו הבוטים, הטבלה שלהם הייתה שונה מזו של האנשים.",
    "הטלות שכמה שולחנות של לוח כפול חולקים נספרות פעם אחת. קוביות שהוטלו ביד, הטלות מקובץ של מנהל ומשחקי אימון אינם נכללים.",
  ],
  verify: "בדיקת מאץ׳",
};
