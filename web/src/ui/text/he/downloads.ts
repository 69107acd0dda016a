import type { Texts } from "../index.svelte";

export const downloads: Texts["downloads"] = {
  title: "הורדת המאץ׳",
  formats: {
    mat: "לתוכנות אחרות (.mat)",
    xg: "ל־eXtreme Gammon (.xg)",
    sgf: "עם הניתוח (.sgf)",
    ogxm: "ל־HedgeHog ול־OpenGammon (.ogxm)",
    html: "דף עם הערות",
    txt: "טקסט עם הערות",
    json: "כל הנתונים (JSON)",
  },
  event: "כל המאצ׳ים כ־zip",
  all: "הורדת כל המאצ׳ים שלכם",
  allText: "קובץ zip עם כל מאץ׳ שסיימתם כאן וכל מאץ׳ בספרייה שלכם, בפורמט שתבחרו, יחד עם הקבצים שהעליתם.",
};
