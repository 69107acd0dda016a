/** Matches als Dateien. */
export const downloads = {
  title: "Dieses Match mitnehmen",
  formats: {
    mat: "Für andere Programme (.mat)",
    sgf: "Mit der Analyse (.sgf)",
    html: "Kommentierte Seite",
    txt: "Kommentierter Text",
    json: "Alle Daten (JSON)",
  },
  event: "Alle Matches als Zip",
  all: "Alle eigenen Matches mitnehmen",
  allText:
    "Ein Zip mit jedem Match, das du hier beendet hast, im gewählten Format, und mit jeder Datei deiner Bibliothek.",
};
