/** Matches as files. */
export const downloads = {
  title: "Dieses Match herunterladen",
  formats: {
    mat: "Für andere Programme (.mat)",
    xg: "Für eXtreme Gammon (.xg)",
    sgf: "Mit der Analyse (.sgf)",
    ogxm: "Für HedgeHog und OpenGammon (.ogxm)",
    html: "Kommentierte Seite",
    txt: "Kommentierter Text",
    json: "Alle Daten (JSON)",
  },
  event: "Alle Matches als Zip",
  all: "Alle eigenen Matches herunterladen",
  allText:
    "Ein Zip mit jedem Match, das du hier beendet hast, und jedem deiner Bibliothek, im gewählten Format, samt den hochgeladenen Dateien.",
};
