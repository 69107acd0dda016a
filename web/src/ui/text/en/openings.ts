/** The opening reference, and a decision at other scores and depths. */
export const openings = {
  lead: "The plays of the first two rolls, rolled out by this site’s engine. Choose a play to see the replies to it.",
  repliesTo: (dice: string, play: string): string => `Replies to ${dice}: ${play}`,
  back: "All openings",
  roll: "Roll",
  play: "Play",
  behind: "Behind",
  wins: "Wins",
  gammons: "Gammons",
  losses: "Gammons lost",
  replies: (play: string): string => `Replies to ${play}`,
  none: "No replies are rolled out for this play yet.",
  noneAtAll: "No replies are rolled out yet.",
  lacking: (rolls: string): string => `No replies are rolled out yet after ${rolls}.`,
  how: (games: string, halfMoves: number): string =>
    `Money play without the Jacoby rule, centred cube. ${games} games for each play, ${String(halfMoves)} half-moves at 0-ply, with variance reduction and the same dice for all plays of a roll. ± is the 95 % interval.`,
  analyse: "Analyse",
  scores: {
    title: "At other scores",
    show: "Show all scores",
    wait: "Evaluating 97 scores …",
    axis: "Rows: points that the side on roll needs. Columns: points that the other side needs. C: Crawford game, P: after it.",
    cubeHint:
      "ND no double, DT double and take, DP double and pass, TG too good to double, OD optional double (rolling is worth the same), – no cube",
    noCube: "no cube",
    optional: "optional double",
    playHint: (play: string): string =>
      `The number is what ${play} costs at that score, in thousandths; the letter is the best play.`,
    cell: (own: string, other: string, what: string): string => `${own}-away, ${other}-away: ${what}`,
    costs: (best: string, cost: string): string => `${best}, costs ${cost}`,
    plies: (plies: number): string => `${String(plies)}-ply`,
  },
  levels: {
    title: "All depths",
    show: "Compare depths",
    wait: "Evaluating …",
    depth: "Depth",
    best: "Best",
    second: "Second",
    lead: "Lead",
  },
};
