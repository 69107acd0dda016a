import type { GameResult, OutcomeReason, RatingList } from "../../../wire/messages";

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

export const match = {
  title: "Match",
  against: (white: string, black: string): string => `${white} – ${black}`,
  rated: (list: RatingList | null): string => (list === null ? "Unrated" : list === "price" ? "Rated · Price" : "Rated · Normal"),
  game: (game: number): string => `Game ${game}`,
  crawford: "Crawford",
  series: (won: string, points: string | null): string => `Series: ${won}${points === null ? "" : ` (points ${points})`}`,
  points,
  result: (result: GameResult): string => (result === "single" ? "a single game" : `a ${result}`),
  resultName: (result: GameResult): string =>
    result === "single" ? "Single game" : result === "gammon" ? "Gammon" : "Backgammon",
  spectators: (count: number): string => `${count} watching`,
  pips: "pips",
  scoreOf: (score: number): string => `Score ${score}`,
  bot: "Bot",
  yourTurn: "Your turn",
  freeSeat: "Free seat",
  onVacation: (until: string): string => `on vacation until ${until}`,
  clockStands: "stands still",
  boardAwaited: "Waiting for the board",
  atSensorBoard: "Sensor board",
  away: "Disconnected",
  onTurn: "On turn",
  reserve: (text: string): string => `Time left ${text}`,
  connectionLost: "Connection lost. Trying to come back …",
  loading: "Setting up the board …",
  notFound: "There is no such match.",
};

export const actions = {
  label: "What you can do",
  roll: "Roll",
  double: "Double",
  redouble: "Redouble",
  take: "Take",
  pass: "Pass",
  beaver: "Beaver",
  raccoon: "Raccoon",
  undo: "Undo",
  reset: "Reset",
  confirm: "Confirm",
  backToGame: "Back to the game",
  showResult: "Show result",
  stop: "Stop here",
  abort: "Abort",
  abortHint: "No result, no rating, stakes back",
  abortSent: (name: string): string => `You asked ${name} to abort the match`,
  abortOffered: (name: string): string => `${name} wants to abort: no result, no rating, stakes back`,
  abortAccept: "Abort the match",
  abortDecline: "Play on",
  decided: "The match is decided. Both may agree to stop.",
  offered: (value: number): string => `Cube offered at ${value}`,
  beavered: (value: number): string => `Beaver: the cube stands at ${value}`,
  raccooned: (value: number): string => `Raccoon: the cube stands at ${value}`,
  stopOffered: (name: string): string => `${name} agrees to stop here`,
  thinking: (name: string): string => `${name} is on turn`,
  answering: (name: string): string => `${name} decides about the cube`,
  illegalPlaySent: (name: string): string => `${name} decides whether the illegal play may stand`,
  resignationSent: (name: string): string => `${name} decides about your resignation`,
  yourMove: "Move your checkers",
};

export const menu = {
  label: "Table",
  settings: "Board and sound",
  resign: "Resign",
  leave: "Leave the match",
  moves: "Moves",
  chat: "Chat",
  unread: (count: number): string => `${count} new`,
};

export const notes = {
  opening: (name: string): string => `${name} starts`,
  youStart: "You start",
  ties: (dice: readonly number[]): string => `Tied throws: ${dice.join(", ")}`,
  atBoard: { illegal_play: "The board shows no legal play", sensor_fault: "The board’s sensors cannot be right", rolled_early: "The dice were thrown too early and stand" },
  noPlay: "No legal play",
  wins: (name: string): string => `${name} wins`,
  youWin: "You win",
  worth: (result: GameResult, cube: number, won: number): string =>
    `${match.resultName(result)}${cube > 1 ? ` × ${cube}` : ""} · ${points(won)}`,
  go: "Continue",
};

export const illegal = {
  question: (name: string, notation: string, dice: readonly [number, number]): string =>
    `${name} plays ${dice[0]}-${dice[1]}: ${notation}. That is not legal. May it stand?`,
  accept: "Let it stand",
  decline: "Insist on a legal play",
};

export const moves = {
  label: "Moves",
  empty: "No moves yet",
  illegalPlay: (notation: string): string => `${notation} (illegal)`,
  declinesIllegalPlay: "Insists on a legal play",
  doubles: (value: number): string => `Doubles to ${value}`,
  takes: "Takes",
  passes: "Passes",
  beavers: (value: number): string => `Beavers to ${value}`,
  raccoons: (value: number): string => `Raccoons to ${value}`,
  offersResignation: (result: GameResult): string => `Offers ${match.resultName(result).toLowerCase()}`,
  resigns: (result: GameResult): string => `Resigns ${match.resultName(result).toLowerCase()}`,
  declines: "Declines",
  timedOut: "Time ran out",
  left: "Left",
  end: (name: string, won: number, result: GameResult): string =>
    `${name} wins ${points(won)}${result === "single" ? "" : ` (${result})`}`,
  first: "Start of the match",
  previous: "One step back",
  next: "One step forward",
  present: "The present position",
};

export const chat = {
  empty: "Nothing said yet. Be kind.",
  placeholder: "Say something",
  send: "Send",
  mute: (name: string): string => `Mute ${name}`,
  unmute: (name: string): string => `Unmute ${name}`,
  muted: (name: string): string => `${name} is muted: new lines are not shown.`,
};

export const resign = {
  title: "Resign this game?",
  text: "Your opponent can accept, decline or simply play on.",
  /** What an offer costs, whether that loses the match, and whether the opponent is asked. */
  costs: (count: number, endsMatch: boolean, asks: boolean): string =>
    `${points(count)}${endsMatch ? " and the match" : ""}${asks ? "" : ", no consent needed"}`,
  offer: "Offer resignation",
  resignNow: "Resign",
  offered: (name: string, result: GameResult, count: number): string => `${name} offers ${match.result(result)}: ${points(count)}`,
  accept: "Accept",
  decline: "Decline",
};

export const leave = {
  title: "Leave the match?",
  matchLost: "The whole match is lost at once, and your rating changes as for any loss.",
  matchLostUnrated: "The whole match is lost at once. It is unrated.",
  unplayed: "Nothing is rated until both have completed a turn, but you lose the stake and your completion rate drops. Three such departures within an hour close quick pairing for an hour. You can also ask your opponent to abort.",
  /** `credits` are those that go to the opponent; null: nothing is played for. */
  gameLost: (count: number, credits: string | null): string =>
    `The game is lost at once: ${points(count)}${credits === null ? "" : `, ${credits} of your stake`}.`,
  stay: "Stay",
  leave: "Leave",
  hint: "If you only lose the connection or close the page, your seat is kept while your clock runs.",
};

export const over = {
  youWon: "You won the match",
  youLost: "You lost the match",
  won: (name: string): string => `${name} won the match`,
  drawn: "A draw",
  aborted: "Match aborted",
  unplayed: "Not rated: it ended before both players had completed a turn.",
  noChange: "This match changed no rating.",
  /** `loser` is a name; a draw has none. */
  reason: (reason: OutcomeReason, loser: string | null): string => {
    const who = loser ?? "";
    return {
      borne_off: "All checkers borne off",
      passed: `${who} passed the double`,
      resigned: `${who} resigned`,
      left: `${who} left the match`,
      timed_out: `${who} ran out of time`,
      completed: "Played to the end",
      agreed: "By agreement",
      aborted: "No result, no rating, stakes back",
    }[reason];
  },
  rating: "Rating",
  arithmetic: "How this was reckoned",
  formula: "4 × K × √n × P",
  k: "K, from experience before",
  p: "P, the winner's surprise",
  n: "n, of what was played",
  unrated: "This match was unrated.",
  credits: "Credits",
  creditsTo: (name: string): string => `${name} is paid`,
  house: "The house keeps",
  stakesTogether: (each: string, both: string): string => `Both stakes: ${each} + ${each} = ${both}`,
  wholeHouse: (both: string, house: string): string => `House: a tenth of ${both} = ${house}`,
  drawHouse: (each: string): string => `Equal points: each stake of ${each} goes back less a tenth`,
  pointsGain: (points: number, point: string, gain: string, isLimit: boolean): string =>
    `Won: ${String(points)} × ${point}${isLimit ? ", up to the limit of" : " ="} ${gain}`,
  gainHouse: (gain: string, house: string): string => `House: a tenth of ${gain} = ${house}`,
  rematch: "Rematch",
  acceptRematch: "Accept rematch",
  rematchSent: "Rematch offered …",
  rematchWanted: (name: string): string => `${name} would like a rematch`,
  toRematch: "To the rematch",
  review: "Replay",
  analysis: "Review",
  lobby: "Lobby",
  verify: "Verify the dice",
};

export const waiting = {
  title: "Waiting for an opponent",
  free: "A seat is free",
  text: "The match begins as soon as somebody sits down.",
  link: "Link to this table",
  copy: "Copy link",
  copied: "The link is in the clipboard",
  close: "Close the table",
  sit: "Take the seat",
  commitment: "Commitment to the dice",
};

export const keys = {
  title: "Keyboard",
  rows: [
    ["R", "roll"],
    ["D", "double"],
    ["T", "take"],
    ["P", "pass"],
    ["Tab, arrows", "go among the checkers that can move"],
    ["Enter", "choose, move, confirm"],
    ["1 to 6", "play this die with the chosen point"],
    ["U", "undo"],
    ["S", "swap the dice"],
  ] as readonly (readonly [string, string])[],
};
