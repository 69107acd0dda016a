/** Sentences for screen readers. `who` is a name or "You". */

import type { AtBoard, Claim } from "../../../wire/messages";

const verb = (who: string, you: string, other: string): string => (who === "You" ? you : other);

export const speech = {
  you: "You",
  gameStarted: (game: number, starter: string, opening: readonly [number, number] | null, crawford: boolean): string =>
    `Game ${game}${crawford ? ", Crawford" : ""}. ${starter} ${verb(starter, "start", "starts")}${opening === null ? "" : ` with ${opening[0]} and ${opening[1]}`}.`,
  rolled: (who: string, dice: readonly [number, number]): string =>
    `${who} ${verb(who, "roll", "rolls")} ${dice[0]} and ${dice[1]}.`,
  played: (who: string, notation: string): string => `${who} ${verb(who, "play", "plays")} ${notation}.`,
  noPlay: (who: string): string => `${who} ${verb(who, "have", "has")} no legal play.`,
  illegalPlay: (who: string, notation: string): string =>
    `${verb(who, "Your", `${who}'s`)} board shows ${notation}, which is not legal. May it stand?`,
  acceptsIllegal: (who: string): string => `${who} ${verb(who, "accept", "accepts")} the illegal play.`,
  declinesIllegal: (who: string): string => `${who} ${verb(who, "insist", "insists")} on a legal play.`,
  doubled: (who: string, value: number): string => `${who} ${verb(who, "double", "doubles")} to ${value}.`,
  taken: (who: string): string => `${who} ${verb(who, "take", "takes")}.`,
  passed: (who: string): string => `${who} ${verb(who, "pass", "passes")}.`,
  beavered: (who: string, value: number): string => `${who} ${verb(who, "beaver", "beavers")} to ${value}.`,
  raccooned: (who: string, value: number): string => `${who} ${verb(who, "raccoon", "raccoons")} to ${value}.`,
  resigns: (who: string, result: string): string => `${who} ${verb(who, "offer", "offers")} to resign ${result}.`,
  declines: (who: string): string => `${who} ${verb(who, "decline", "declines")} the resignation.`,
  resigned: (who: string, result: string): string => `${who} ${verb(who, "resign", "resigns")} ${result}.`,
  stopAgreed: (who: string): string => `${who} ${verb(who, "agree", "agrees")} to stop.`,
  abortAgreed: (who: string): string => `${who} ${verb(who, "ask", "asks")} to abort the match.`,
  abortDeclined: (who: string): string => `${who} ${verb(who, "want", "wants")} to play on.`,
  takeBackAsked: (who: string): string => `${who} ${verb(who, "ask", "asks")} to take the last play back.`,
  takeBackDeclined: (who: string): string => `${who} ${verb(who, "let", "lets")} the play stand.`,
  tookBack: (who: string): string => `${who} ${verb(who, "take", "takes")} the play back.`,
  pauseAsked: (who: string): string => `${who} ${verb(who, "ask", "asks")} for a pause.`,
  pauseDeclined: (who: string): string => `${who} ${verb(who, "want", "wants")} to play on.`,
  paused: "The match is paused. The clocks are stopped.",
  resumed: (who: string): string => `${who} ${verb(who, "resume", "resumes")} the match. The clocks run again.`,
  pauseEnded: "The pause is over. The clocks run again.",
  abandoned: "Both players left. The match is aborted.",
  calledOff: "The director has ended this game. The page of the event says what counts.",
  held: (reason: string): string => `The director has paused this game: ${reason}. The clocks are stopped.`,
  released: "The director has resumed this game. The clocks run again.",
  rollAsked: (who: string): string => `${who} will roll when the other room is ready.`,
  turnOpened: "Both rooms are ready to roll.",
  substituted: (came: string, left: string): string => `${came} now plays for ${left}.`,
  extraTime: (minutes: number): string =>
    minutes === 0
      ? "The director has taken the extra time back."
      : `The director has given extra time: ${String(minutes)} min for each player.`,
  outage: (seconds: number): string =>
    `The site was out for ${seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`}. ` +
    "No time was charged, and the player to move has at least 15 s.",
  atBoard: {
    awaited: (who: string): string => `Waiting for ${verb(who, "your", `${who}'s`)} board.`,
    ready: (who: string): string => `${verb(who, "Your", `${who}'s`)} board is ready.`,
    illegal_play: (who: string): string =>
      `${verb(who, "Your", `${who}'s`)} board shows no legal play. The turn stays open.`,
    sensor_fault: (who: string): string =>
      `The sensors of ${verb(who, "your", `${who}'s`)} board report an impossible position.`,
    rolled_early: (who: string): string => `${who} ${verb(who, "have", "has")} rolled too early. The roll stands.`,
  } satisfies Record<AtBoard, (who: string) => string>,
  vacation: (who: string): string => `${verb(who, "Your", `${who}'s`)} vacation has changed.`,
  timedOut: (who: string): string => `${who} ran out of time.`,
  left: (who: string): string => `${who} left.`,
  claimed: (who: string, claim: Claim): string =>
    claim === "match"
      ? `${who} ${verb(who, "claim", "claims")} the match, because the opponent has gone.`
      : `${who} ${verb(who, "end", "ends")} the match without a result, because the opponent has gone.`,
  gameEnded: (who: string, points: number, white: number, black: number): string =>
    `${who} ${verb(who, "win", "wins")} the game, ${points} ${points === 1 ? "point" : "points"}. White ${white}, Black ${black}.`,
  matchEnded: (who: string): string => `${who} ${verb(who, "win", "wins")} the match.`,
  drawn: "The match is drawn.",
  mayRoll: "You may roll.",
  mayDouble: "You may roll or double.",
  mayTake: "You may take or pass.",
  mayBeaver: "You may take, beaver or pass.",
  bar: "bar",
  off: "off",
  complete: "Enter confirms, U undoes.",
  undone: "Undone.",
};
