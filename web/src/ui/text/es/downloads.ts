import type { Texts } from "../index.svelte";

export const downloads: Texts["downloads"] = {
  title: "Descargar este match",
  formats: {
    mat: "Para otros programas (.mat)",
    xg: "Para eXtreme Gammon (.xg)",
    sgf: "Con el análisis (.sgf)",
    ogxm: "Para HedgeHog y OpenGammon (.ogxm)",
    html: "Página comentada",
    txt: "Texto comentado",
    json: "Todos los datos (JSON)",
  },
  event: "Todos los matches en un zip",
  all: "Descargar todos tus matches",
  allText:
    "Un zip con todos los matches que has terminado aquí y todos los de tu biblioteca, en el formato que elijas, con los archivos que subiste.",
};
