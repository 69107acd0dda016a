/** The page that checks dice. */
export const verify = {
  title: "Check the dice",
  lead: "Your browser recomputes every roll of a match. You do not have to trust the server.",
  byId: "A match",
  idLabel: "Match id",
  idHint: "11 letters and digits: the last part of a match’s address",
  idProblem: "A match id has letters and digits only.",
  check: "Check",
  byFile: "A file",
  chooseFile: "Choose a file",
  fileHint: "A match record, or what the server disclosed about its dice (JSON). The file stays on your device.",
  fileTooLarge: "This file is too large to be a match record.",
  fileNotJson: "This file is not JSON.",
  fileField: (field: string): string =>
    field === ""
      ? "This file is not a match record."
      : `This file is not a match record: the field “${field}” is missing or wrong.`,
  fileThrown: "The dice of this match were rolled by hand. Such dice cannot be verified.",
  fileUnknown: "This record does not say where its dice come from.",
  importedTitle: "These rolls came from an imported set",
  imported:
    "The director imported the rolls of this team match from a file. They cannot be checked against a commitment; both rooms had the same rolls.",
  download: "Save the disclosure",
  downloadRecord: "Save the match record",
  checking: "Checking every roll …",
  notFound: "There is no match with this id.",
  toMatch: "Open the match",

  agrees: "The dice are honest",
  agreesText: (throws: number, games: number): string =>
    `${String(throws)} ${throws === 1 ? "roll" : "rolls"} in ${String(games)} ${games === 1 ? "game" : "games"} recomputed. Every one matches the sealed numbers.`,
  pending: "So far everything agrees",
  pendingText: (throws: number): string =>
    throws === 0
      ? "The match is still being played and no game is over yet. Its dice are sealed; come back later."
      : `The match is still being played. ${String(throws)} ${throws === 1 ? "roll" : "rolls"} of its finished games agree; the seed is revealed at the end.`,
  differs: "Something does not agree",
  differsText: (bad: number, throws: number): string =>
    bad === 0
      ? "The rolls agree with their keys, but one of the claims below does not hold."
      : `${String(bad)} of ${String(throws)} rolls ${bad === 1 ? "does" : "do"} not match the sealed numbers.`,

  claims: "What was checked",
  ok: "agrees",
  bad: "does not agree",
  open: "not known yet",
  claim: {
    commitment: "The seal is unbroken",
    commitmentOk: "The secret number has exactly the fingerprint that was published before anyone sat down.",
    commitmentBad: "The secret number does not have the fingerprint that was published: it was replaced.",
    commitmentOpen: "The secret number is revealed when the match is over.",
    seats: "Both players contributed",
    seatGiven: (seat: string): string => `${seat} gave 32 bytes of its own.`,
    seatZeros: (seat: string): string => `${seat} gave none; zeros are used instead.`,
    seatHouse: (seat: string): string =>
      `${seat} is a house bot and counts as zeros, because the server must not choose bytes.`,
    seatDrawn: (seat: string): string =>
      `${seat} is a house bot. The server drew its bytes, as it did in matches of the first version.`,
    seatRefused: (seat: string): string =>
      `${seat} is a house bot and must count as zeros, but has bytes that the server chose.`,
    seatHidden: (seat: string): string => `${seat}’s bytes are shown when the match is over.`,
    chain: "The games’ keys form one chain",
    chainOk:
      "The keys follow from the secret number and both players’ bytes, and end in the value published at the start.",
    chainBad: "The keys do not lead to the value that was published at the start.",
    chainOpen: "The keys of finished games lead to the value published at the start; the rest follows at the end.",
    chainNone: "The keys are revealed game by game.",
    complete: "No game is missing",
    completeOk: "The games are numbered without a gap.",
    completeBad: "A game is missing.",
    noted: "It is the seal that you saw",
    notedOk: "When you sat down, this browser saved the fingerprint and its own random bytes. Both match.",
    notedBad: "When you sat down, this browser saved another fingerprint or other bytes.",
    notedOpen: "The fingerprint is the one that this browser saved. Its bytes are compared at the end.",
  },
  game: (n: number): string => `Game ${String(n)}`,
  gameThrows: (n: number): string => (n === 1 ? "1 roll" : `${String(n)} rolls`),
  gameKey: "Key",
  keyInChain: "leads to the published value",
  keyNotInChain: "does not lead to the published value",
  throwMissing: "A roll of one side is missing: its numbers have a gap.",
  opening: "Opening roll",
  ties: (faces: string): string => `after ties of ${faces}`,
  columnSide: "Side",
  columnTurn: "Turn",
  columnShown: "Rolled",
  columnComputed: "Computed",
  columnAgrees: "Agrees",
  white: "White",
  black: "Black",
  details: "The numbers",
  commitment: "Commitment",
  seed: "Seed",
  whiteBytes: "White’s bytes",
  blackBytes: "Black’s bytes",
  g0: "End of the chain, g0",
  none: "none",
  sealed: "sealed until the end",

  howTitle: "How it works",
  how: [
    "Before anyone sits down, the server draws a secret number and publishes its fingerprint (SHA-256). No other number has the same fingerprint, so it can no longer be changed.",
    "Then each player’s browser adds 32 random bytes. The dice depend on all three numbers, so neither the server nor a player can choose them.",
    "From these come the keys of all games, in a chain: each key is the fingerprint of the next. When a game is over, its key is shown and must fit the chain published at the start.",
    "Every roll is computed from the game’s key, the side, and the number of the turn. Nothing else goes in: not the position, not the cube, not whether a player is a bot.",
    "This page repeats all of it. It would find a single changed, swapped or missing roll.",
  ],
  recipe: "The recipe, byte by byte",
  statistics: "All dice ever rolled",
  commandLine: "Would you rather not trust this page either? The program can run the same check from the command line:",
};
