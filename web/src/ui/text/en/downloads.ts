/** Matches as files. */
export const downloads = {
  title: "Download this match",
  formats: {
    mat: "For other programs (.mat)",
    xg: "For eXtreme Gammon (.xg)",
    sgf: "With the analysis (.sgf)",
    ogxm: "For HedgeHog and OpenGammon (.ogxm)",
    html: "Annotated page",
    txt: "Annotated text",
    json: "All data (JSON)",
  },
  event: "All matches as a zip",
  all: "Download all your matches",
  allText:
    "A zip with every match you finished here and every match in your library, in the format you choose, with the files you uploaded.",
};
