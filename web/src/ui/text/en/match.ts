import type { Signal } from "../../../model/app/link";
import type { Light } from "../../../model/match/presence";
import type { GameResult, OutcomeReason, RatingList } from "../../../wire/messages";

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

export const match = {
  gated: "Both rooms play the same rolls. You see each turn once both rooms have played it.",
  title: "Match",
  against: (white: string, black: string): string => `${white} – ${black}`,
  rated: (list: RatingList | null): string =>
    list === null ? "Unrated" : list === "price" ? "Rated · Stakes" : "Rated · Casual",
  game: (game: number): string => `Game ${game}`,
  crawford: "Crawford",
  series: (won: string, points: string | null): string =>
    `Series: ${won}${points === null ? "" : ` (points ${points})`}`,
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
  clockStands: "paused",
  boardAwaited: "Waiting for the board",
  atSensorBoard: "Sensor board",
  presence: {
    good: "At the table",
    slow: "Slow connection",
    reconnecting: "Reconnecting …",
    elsewhere: "On another page",
    gone: "Disconnected",
  } satisfies Record<Light, string>,
  clockRuns: "The clock keeps running.",
  signal: {
    good: "Your connection is good",
    slow: "Your connection is slow",
    reconnecting: "Connection lost. Reconnecting …",
  } satisfies Record<Signal, string>,
  onTurn: "To move",
  reserve: (text: string): string => `Time left ${text}`,
  takeBack: {
    ask: "Take back",
    hint: "Play your roll again, if your opponent agrees",
    asked: (name: string): string => `${name} asks to take the last play back`,
    sent: (name: string): string => `You asked ${name} to let you take your play back`,
    allow: "Allow",
    decline: "Let it stand",
  },
  pause: {
    title: "Paused",
    until: (time: string): string => `The clocks are stopped until one of you resumes, or until ${time}.`,
    resume: "Resume",
    ask: "Pause",
    hint: "Stop the clocks for up to 15 min, if your opponent agrees",
    asked: (name: string): string => `${name} asks for a pause of up to 15 min`,
    sent: (name: string): string => `You asked ${name} for a pause`,
    decline: "Play on",
  },
  hold: {
    title: "Paused by the director",
    clocks: "The clocks are stopped until the director resumes the game.",
    until: (time: string): string => `The clocks are stopped. The game should resume at about ${time}.`,
  },
  connectionLost: "Connection lost. Reconnecting …",
  loading: "Setting up the board …",
  notFound: "Match not found.",
};

export const actions = {
  label: "What you can do",
  roll: "Roll",
  double: "Double",
  redouble: "Redouble",
  doubleSure: (value: number): string => `Offer the cube at ${value}?`,
  keepCube: "Not now",
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
  decided: "The match is decided. You can both agree to stop here.",
  offered: (value: number): string => `Double to ${value} offered`,
  beavered: (value: number): string => `Beaver: cube at ${value}`,
  raccooned: (value: number): string => `Raccoon: cube at ${value}`,
  stopOffered: (name: string): string => `${name} offers to stop here`,
  gone: (name: string): string => `${name} has gone. Claim the match, end it without a result, or wait.`,
  goneWait: (name: string, time: string): string => `${name} has gone. You can claim the match in ${time}.`,
  claimMatch: "Claim the match",
  claimNoResult: "No result",
  thinking: (name: string): string => `${name} to move`,
  otherRoom: "Waiting for the other room. The clocks are stopped.",
  absent: (name: string, presence: "reconnecting" | "elsewhere" | "gone"): string =>
    ({
      reconnecting: `${name} is reconnecting; the clock keeps running`,
      elsewhere: `${name} is on another page; the clock keeps running`,
      gone: `${name} is disconnected; the clock keeps running`,
    })[presence],
  answering: (name: string): string => `${name} is deciding on the double`,
  illegalPlaySent: (name: string): string => `${name} is deciding whether the illegal play may stand`,
  resignationSent: (name: string): string => `${name} is deciding on your resignation`,
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
  openingRoll: "Opening roll",
  opening: (name: string, dice: string): string => `${name} starts with ${dice}`,
  youStart: (dice: string): string => `You start with ${dice}`,
  ties: (dice: readonly number[]): string => `Tied rolls: ${dice.join(", ")}`,
  atBoard: {
    illegal_play: "The board shows no legal play",
    sensor_fault: "The board’s sensors report an impossible position",
    rolled_early: "Rolled too early; the roll stands",
  },
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
  openingRoll: (dice: string, starter: string): string => `Opening roll ${dice}: ${starter} starts`,
  noPlay: "no play",
  illegalPlay: (notation: string): string => `${notation} (illegal)`,
  declinesIllegalPlay: "Insists on a legal play",
  doubles: (value: number): string => `Doubles to ${value}`,
  takes: "Takes",
  passes: "Passes",
  beavers: (value: number): string => `Beavers to ${value}`,
  raccoons: (value: number): string => `Raccoons to ${value}`,
  offersResignation: (result: GameResult): string => `Offers to resign ${match.result(result)}`,
  resigns: (result: GameResult): string => `Resigns ${match.result(result)}`,
  declines: "Declines",
  timedOut: "Time ran out",
  left: "Left",
  end: (name: string, won: number, result: GameResult): string =>
    `${name} wins ${points(won)}${result === "single" ? "" : ` (${result})`}`,
  first: "Start of the match",
  previous: "One step back",
  next: "One step forward",
  present: "Current position",
};

export const chat = {
  empty: "No messages yet. Be kind.",
  placeholder: "Say something",
  send: "Send",
  mute: (name: string): string => `Mute ${name}`,
  unmute: (name: string): string => `Unmute ${name}`,
  spectator: "(spectator)",
  muted: (name: string): string => `${name} is muted: new messages are hidden.`,
};

export const resign = {
  title: "Resign this game?",
  text: "Your opponent can accept, decline or simply play on.",
  /** Returns the cost of a resignation; `endsMatch`: it loses the match, `asks`: the opponent has to accept. */
  costs: (count: number, endsMatch: boolean, asks: boolean): string =>
    `${points(count)}${endsMatch ? " and the match" : ""}${asks ? "" : ", no consent needed"}`,
  offer: "Offer resignation",
  resignNow: "Resign",
  offered: (name: string, result: GameResult, count: number): string =>
    `${name} offers to resign ${match.result(result)}: ${points(count)}`,
  accept: "Accept",
  decline: "Decline",
};

export const leave = {
  title: "Leave the match?",
  matchLost: "You lose the whole match at once, and your rating changes as after any loss.",
  matchLostUnrated: "You lose the whole match at once. It is unrated.",
  unplayed:
    "The match is not rated, because you have not both completed a turn yet. You still lose your stake, and your completion rate drops. If you leave three matches like this within an hour, you cannot use quick pairing for an hour. You can also ask your opponent to abort.",
  /** `credits` is the amount that goes to the opponent; null: no stake. */
  gameLost: (count: number, credits: string | null): string =>
    `You lose the game at once: ${points(count)}${credits === null ? "" : `, ${credits} of your stake`}.`,
  stay: "Stay",
  leave: "Leave",
  hint: "If you only lose your connection or close the page, your seat is kept while your clock runs.",
};

export const over = {
  backToLesson: "Back to the lesson",
  youWon: "You won the match",
  youLost: "You lost the match",
  won: (name: string): string => `${name} won the match`,
  drawn: "A draw",
  aborted: "Match aborted",
  unplayed: "Not rated: it ended before both players had completed a turn.",
  noChange: "No ratings changed.",
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
  voided: "A moderator voided this match. It no longer counts.",
  arithmetic: "How it was calculated",
  formula: "4 × K × √n × P",
  k: "K, from the experience before the match",
  p: "P, the loser’s chance to win",
  n: "n, the weight of the format",
  unrated: "This match was unrated.",
  credits: "Credits",
  creditsTo: (name: string): string => `${name} gets`,
  house: "The house keeps",
  stakesTogether: (each: string, both: string): string => `Both stakes: ${each} + ${each} = ${both}`,
  wholeHouse: (both: string, house: string): string => `House: a tenth of ${both} = ${house}`,
  drawHouse: (each: string): string => `Equal points: each stake of ${each} is returned less a tenth`,
  pointsGain: (points: number, point: string, gain: string, isLimit: boolean): string =>
    `Won: ${String(points)} × ${point}${isLimit ? ", up to the limit of" : " ="} ${gain}`,
  gainHouse: (gain: string, house: string): string => `House: a tenth of ${gain} = ${house}`,
  rematch: "Rematch",
  acceptRematch: "Accept rematch",
  rematchSent: "Rematch offered …",
  rematchWanted: (name: string): string => `${name} would like a rematch`,
  decline: "Decline",
  declined: (name: string): string => `${name} declined the rematch.`,
  toRematch: "Go to the rematch",
  review: "Replay",
  analysis: "Review",
  lobby: "Lobby",
  verify: "Verify the dice",
};

export const waiting = {
  title: "Waiting for an opponent",
  free: "A seat is free",
  text: "The match begins as soon as someone sits down.",
  link: "Link to this table",
  copy: "Copy link",
  copied: "Link copied",
  close: "Close the table",
  sit: "Take the seat",
  commitment: "Dice commitment",
};

export const keys = {
  title: "Keyboard",
  rows: [
    ["R", "roll"],
    ["D", "double"],
    ["T", "take"],
    ["P", "pass"],
    ["Tab, arrows", "select a checker that can move"],
    ["Enter", "select, move, confirm"],
    ["1 to 6", "play this die from the selected point"],
    ["U", "undo"],
    ["S", "swap dice"],
  ] as readonly (readonly [string, string])[],
};
