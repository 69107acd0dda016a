/** Imports, the profile over all matches, and the position library. */
import type { ArchiveMode, ArchivePart, ImportOutcome } from "../../../wire/messages";
import type { LeftOut } from "../../../model/library/import-plan";

const parts: Record<ArchivePart, string> = {
  all: "All decisions",
  plays: "Checker plays",
  doubles: "Doubles",
  answers: "Takes and passes",
  opening: "Opening",
  contact: "Contact",
  race: "Race",
  bear_off: "Bear-off",
};
const modes: Record<ArchiveMode, string> = {
  short_match: "Matches to 1–3",
  medium_match: "Matches to 4–8",
  long_match: "Matches to 9 or more",
  money: "Money games",
  cubeless: "Without the cube",
};
const outcomes: Record<ImportOutcome, string> = {
  read: "Read",
  partly: "Read with gaps or changes",
  duplicate: "Already here",
  played_here: "Played here",
  refused: "Not a match",
};
const leftOut: Record<LeftOut, string> = {
  hidden: "hidden file",
  ending: "not a match file",
  too_large: "larger than 1 MB",
  empty: "empty",
};

export const archive = {
  lead: "How well you play over all your matches, played here or imported. Only you can see this.",
  none: "No analysed matches yet",
  noneText: "Play a match, or add your files from elsewhere to the library.",
  toLibrary: "Add matches",
  toPositions: "Find positions",
  toProfile: "My statistics",
  toTrainer: "Start the trainer",
  source: "Matches",
  sources: { all: "All", played: "Played here", imported: "Imported" },
  everybody: "All opponents",
  against: "Opponent",
  matches: (count: number): string => (count === 1 ? "1 match" : `${String(count)} matches`),
  decisions: (count: number): string => `${String(count)} decisions`,
  summary: (matches: string, decisions: string): string => `PR · ${matches} · ${decisions}`,
  interval: (from: string, to: string): string => `95 % between ${from} and ${to}`,
  hint: "PR is 500 × the average error per decision. Lower is better.",
  unknownSide: (count: number): string =>
    count === 1
      ? "1 imported match is left out, because it is not clear which player you are."
      : `${String(count)} imported matches are left out, because it is not clear which player you are.`,
  undated: (count: number): string =>
    count === 1
      ? "1 match has no date and is missing here."
      : `${String(count)} matches have no date and are missing here.`,
  overTime: "Over time",
  overTimeHint: "The bars show the range that contains your true PR with 95 % confidence.",
  period: (from: string, pr: string, matches: string): string => `From ${from}: PR ${pr}, ${matches}`,
  byPart: "By kind of decision and phase",
  field: (players: number, matches: number): string =>
    `The line is the median of the ${String(players)} rated players of this site (${String(matches)} matches, bots left out).`,
  fieldSmall: (players: number): string =>
    players === 1
      ? "Too few rated players for a comparison: 1."
      : `Too few rated players for a comparison: ${String(players)}.`,
  quartiles: (low: string, high: string): string => `Half of them have a PR between ${low} and ${high}.`,
  byTheme: "By kind of mistake",
  themeHint: "What each kind adds to your PR.",
  fieldShare: (share: string): string => `the field: ${share}`,
  byOpponent: "By opponent",
  opponent: "Opponent",
  you: "You",
  they: "They",
  byMode: "By kind of match",
  byScore: "By score",
  byScoreHint: "Your PR by the points you need (down) and your opponent needs (across). 7 means 7 or more.",
  scoreCell: (own: number, other: number, pr: string, decisions: string): string =>
    `${String(own)} away, opponent ${String(other)} away: PR ${pr}, ${decisions}`,
  parts,
  modes,

  // who the player is
  whoTitle: "Which of these players are you?",
  whoText: "Choose every name you have played under. Your statistics and the trainer's questions depend on it.",
  whoConfirm: "That is me",
  whoChange: "Change my names",
  whoSaved: "Saved. The trainer's questions are ready in a moment.",
  whoMore: "More names",
  whoLikely: "in most files",

  // the import
  folder: "choose a folder",
  importHint: "Folders and zips of up to 10,000 files. If the import is interrupted, add the same folder again.",
  sent: (arrived: number, files: number): string => `${String(arrived)} of ${String(files)} files read`,
  analysed: (done: number, matches: number): string => `${String(done)} of ${String(matches)} matches analysed`,
  deeper: (done: number, matches: number): string => `${String(done)} of ${String(matches)} analysed in depth`,
  keepOpen: "You can look at other pages meanwhile. Keep this window open until all files are read.",
  closeNow: "You can close this window. The analysis goes on.",
  interrupted: (arrived: number, files: number): string =>
    `This import was interrupted after ${String(arrived)} of ${String(files)} files. Add the same folder or zip again to continue.`,
  waitingForServer: "The server cannot be reached. The import continues when it is back.",
  report: (name: string): string => `Import of ${name}`,
  outcomes,
  left: (count: number): string => (count === 1 ? "1 file left out" : `${String(count)} files left out`),
  leftOut,
  tooMany: "More than 10,000 files. Add the folder in parts.",
  brokenZip: (name: string): string => `${name} cannot be read. Pack it again, or add the folder instead.`,
  nothing: "No match files found. Choose another folder or zip.",
  nothingSent: "None of these files can hold a match, so nothing was sent.",
  dismiss: "Close the report",
  playedHere: "This match was played here.",
  showFiles: "Show files",
  more: "Show more",

  // positions
  positions: "Positions",
  positionsLead: "Search the decisions of your own matches by position, score, cube and error.",
  sketch: "Position",
  sketchHint: "Click a point to ask for checkers there. Each click asks for one more.",
  sketchOwn: "My checkers",
  sketchTheirs: "Opponent’s checkers",
  sketchPoint: (point: number, count: number): string => `Point ${String(point)}: at least ${String(count)}`,
  bar: "Bar",
  clear: "Clear",
  search: "Search",
  by: "Decisions of",
  deciders: { own: "Me", opponents: "Opponents", everybody: "Everyone" },
  part: "Kind of decision or phase",
  theme: "Kind of mistake",
  any: "Any",
  error: "Error at least",
  lead1: "Pips ahead, at least",
  lead2: "Pips ahead, at most",
  ownAway: "Points I need",
  opponentAway: "Points they need",
  cube: "Cube",
  cubeAt: "Cube at",
  cubePlaces: { centre: "the middle", own: "my side", opponent: "their side" },
  order: "Order",
  orders: { error: "Largest error", newest: "Newest" },
  found: (total: number, searched: number): string =>
    total === 1 ? `1 of ${String(searched)} decisions` : `${String(total)} of ${String(searched)} decisions`,
  noneFound: "Nothing found. Remove a condition.",
  previous: "Previous",
  next: "Next",
  open: "Review",
  share: "Share",
  shared: "Link copied. It shows the position without your opponent’s name.",
  note: "Note",
  noteSave: "Save note",
  saveAs: "Name of the search",
  save: "Save search",
  saved: "Saved searches",
  forget: (name: string): string => `Delete ${name}`,
  away: (own: number, other: number): string => `${String(own)} away – ${String(other)} away`,
  money: "money",
  rolls: (first: number, second: number): string => `to play ${String(first)}-${String(second)}`,
  cubeDecision: "cube decision",
  sharedTitle: (name: string): string => `A position from a match of ${name}`,
  sharedGone: "This position is no longer shared.",
  stopSharing: "Stop sharing",
  stopped: "The link no longer works.",
  shownBy: (name: string, day: string): string => `Shared by ${name} on ${day}`,

  // the repair of a file
  repairTitle: "Repair this match",
  repairLead:
    "Some rows of the file could not be read. Correct them here, or leave out the rest of the game. Nothing is guessed.",
  repairBoard: (game: number): string => `The position before this row, game ${String(game)}`,
  repairToAct: (name: string): string => `${name} to act`,
  repairRow: (game: number, line: number): string => `Game ${String(game)}, line ${String(line)}`,
  repairLine: (line: number): string => `Line ${String(line)}`,
  repairPlay: (first: number, second: number): string => `How was ${String(first)}-${String(second)} played?`,
  repairChoose: "Choose a play",
  repairText: "The row as it should be",
  repairSave: "Replace the row",
  repairSkip: "Leave out the rest of this game",
  repairSkipped: "The rest of the game is left out.",
  repaired: "Corrected by you",
  repairUndo: "Undo",
  repairLater: "The match is still being analysed. Try again when that is done.",
};
