/** The frame of the rules; their text is a module of its own for each language (`pages/rules/en`). */
export const rules = {
  title: "The rules",
  lead: "The whole game as it is played here: the old rules of backgammon, and what this site adds to them.",
  contents: "Contents",
  calculator: "Try it",
  yourRating: "Your rating",
  yourExperience: "Your experience",
  opponentRating: "Opponent’s rating",
  weight: "Format",
  chance: "Your chance to win",
  ifWon: "If you win",
  ifLost: "If you lose",
};
