/** Kato record sheets. */
export const sheet = {
  title: "Record sheet",
  lead: "A game as players write it down by hand.",
  heading: (white: string, black: string): string => `${white} – ${black}, as players write it down by hand.`,
  which: "Game",
  game: (number: number, white: number, black: number): string =>
    `Game ${String(number)}, ${String(white)}–${String(black)}`,
  paper: "Paper",
  letter: "Letter",
  pdf: "Print this game",
  pdfAll: "Print all games",
  data: "As data",
  pageOf: (page: number, pages: number): string => `Page ${String(page)} of ${String(pages)} of the record sheet`,
  notOver: "A match gets its record sheet when it is over.",
  notFound: "There is no match with this id.",
  empty: "No moves were played in this match.",
  how: "How to read it",
  rules: [
    "One board for each turn, read row by row; the sign above it says whose turn it is: a ring is the player named at the top, a dot the one at the bottom.",
    "The number of a die is written in the square where its checker landed. If one checker moves with both dice, the first number is written where it stopped on the way. For doubles, the number is written once for each move.",
    "Numbers outside, beside the home board, are checkers borne off. A number crossed out in the middle could not be played.",
    "An arrow is a double: it points from the player who offers it to the other one. A take has no mark.",
    "Each player’s name is on the side where that player’s back checkers start. Small dots outside the board mark every third line.",
    "Hits are not marked: set up a board and play along, as Hideo Kato did when he thought of it in 1981.",
  ],
};
