/** Matches as files. */
export const downloads = {
  title: "Take this match along",
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
  all: "Take all your matches along",
  allText: "A zip with every match you finished here, in the format you choose, and every file in your library.",
};
