import type { Texts } from "../index.svelte";

const number = new Intl.NumberFormat("he");
const percent = new Intl.NumberFormat("he", { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const dice: Texts["dice"] = {
  title: "כל הקוביות שהוטלו אי פעם",
  lead: "כל ההטלות ממאצ׳ים שהסתיימו באתר. לוחות שמישהו עוד עשוי לשחק אינם נכללים.",
  who: {
    all: "כל ההטלות",
    people: "הטלות של אנשים",
    programs: "הטלות של תוכנות של שחקנים",
    house_bots: "הטלות של הבוטים של האתר",
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
  tooFew: "עדיין אין מספיק הטלות",
  readTitle: "איך לקרוא את זה",
  read: [
    "p הוא הסיכוי שקוביות הוגנות ייראו לא אחידות לפחות כמו אלה. הוא יכול להיות כל ערך בין 0 ל־1. בקוביות הוגנות p קטן מ־0.05 במבחן אחד מעשרים, וקטן מ־0.001 באחד מאלף. ערך שנשאר זעיר גם כשמספר ההטלות גדל היה מעיד על תקלה.",
    "אנשים ובוטים מטילים לפי אותו כלל. אילו היה לבוטים יתרון, הטבלה שלהם הייתה שונה מזו של האנשים.",
    "הטלות משותפות לכמה שולחנות של לוח דופליקט נספרות פעם אחת. קוביות שהוטלו ביד, הטלות מקובץ של מנהל ומשחקי אימון אינם נכללים.",
  ],
  verify: "בדיקת מאץ׳",
};
