/** Duplicate team matches: creating one, its results, its director's desk. */
import type {
  DeskRoomState,
  DuplicateEnd,
  DuplicateRoom,
  DuplicateTeam,
  LinkKind,
  RollOrigin,
  TeamDeed,
  TeamMatchPhase,
} from "../../../wire/messages";

export const teamMatches = {
  kind: "Team match",
  title: "Team matches",
  make: "New team match",
  lead: "Two teams, two rooms, the same rolls in both: the better play wins, not the better dice.",
  loading: "Loading the team match …",
  notFound: "Team match not found",
  phase: { line_ups: "Line-ups", playing: "In play", over: "Over", cancelled: "Called off" } satisfies Record<
    TeamMatchPhase,
    string
  >,
  boards: (count: number): string => `${String(count)} boards`,
  revealed: (known: number, all: number): string => `${String(known)} of ${String(all)} boards finished`,
  directedBy: (name: string): string => `Directed by ${name}`,
  barometer: "Running score",
  noBarometer: "Score at the end only",
  vp: "Victory points",
  difference: (imp: number): string => `Difference ${String(imp)} IMP`,
  room: { open: "Open room", closed: "Closed room" } satisfies Record<DuplicateRoom, string>,
  team: (team: DuplicateTeam): string => `Team ${team}`,
  toTable: "To your table",
  watch: "Watch the open room",
  gatedNote:
    "You can watch the open room once both rooms have begun the board. Each turn is shown once both rooms have played it.",
  ungatedNote: "The open room can be watched live, so the match counts in no list.",
  lockStepNote: "Both rooms play in step: a roll comes when the same player has decided about the cube in both rooms.",
  lockStep: { final: "final turn by turn", all: "both rooms turn by turn" },
  graceNote: (minutes: number): string =>
    `A team that has not come ${String(minutes)} min after the start loses the match.`,
  seatProofNote: "Every player confirms with a passkey when taking a seat.",
  seatProof: { final: "passkey at the seats of the final", all: "passkey at every seat" },
  closedNote: "The closed room cannot be watched. Its games are shown when the board is over in both rooms.",
  protocol: "Results",
  columns: {
    board: "Board",
    room: "Room",
    players: "White – Black",
    opening: "Opening",
    cube: "Cube",
    left: "Left",
    result: "Result",
    smp: "SMP",
    imp: "IMP",
  },
  notYet: "not finished",
  end: { single: "single", gammon: "gammon", backgammon: "backgammon", pass: "passed" } satisfies Record<
    DuplicateEnd,
    string
  >,
  assigned: "assigned",
  proposed: (cube: number, team: string): string => `${String(cube)}, offered by ${team}`,
  sum: "Sum",
  game: "View the game",
  compare: "Compare both rooms",
  comparing: "The comparison appears as soon as both games are analysed …",
  files: "Download the results",
  teams: "Teams and line-ups",
  captain: "Captain",
  noLineUp: "The captain has not named the line-up.",
  invitation: "You are invited to play in this match",
  declined: (names: string): string => `Not playing: ${names}`,
  changeHint: "New players get an invitation. You can change the players until the first board begins.",
  nameLineUp: "Name the line-up",
  inRoom: (room: string): string => `In the ${room.toLowerCase()}`,
  rolls: "Source of the rolls",
  origin: {
    committed: "committed in advance",
    imported: "from the director’s file",
    thrown: "rolled at real boards",
  } satisfies Record<RollOrigin, string>,
  rollsText:
    "Each board has a roll set for both rooms. Its commitment is published now, and its key once the board is over in both rooms.",
  rollsThrownText:
    "Real dice decide: the room that comes to a roll first rolls it on its sensor board, and the other room gets the same roll. These rolls cannot be verified; the opening roll follows from the commitment.",
  set: (set: number): string => `roll set ${String(set)}`,
  notes: "From the director",
  deed: (deed: TeamDeed, teams: readonly [string, string]): string => {
    switch (deed.kind) {
      case "assigned":
        return `Board ${String(deed.board)}, ${deed.room} room: a result was assigned`;
      case "board_cancelled":
        return `Board ${String(deed.board)} was replaced and is played with roll set ${String(deed.set)}`;
      case "held":
        return `The ${deed.room} room was paused`;
      case "released":
        return `The ${deed.room} room was resumed`;
      case "substituted":
        return `${deed.player} plays for ${deed.before} in the ${deed.room} room${deed.board === null ? "" : `, from the middle of board ${String(deed.board)}`}`;
      case "walked_over":
        return `${teams[deed.to === "A" ? 0 : 1]} won by walk-over`;
      case "cancelled":
        return "The match was called off";
      default:
        return deed satisfies never;
    }
  },
  vugraph: {
    title: "Both rooms side by side",
    board: "Board",
    hint: "Each turn is shown once both rooms have played it.",
    chances: "The chances are those before the roll of the turn.",
    empty: "No turn has been played in both rooms yet.",
    turns: "Turns",
    latest: "Latest turn",
    commentary: "Commentary",
    none: "No comments yet.",
    by: (names: string): string => `Commentary: ${names}`,
    turn: (turn: number): string => `Turn ${String(turn)}`,
    write: (turn: number): string => `Comment on turn ${String(turn)}`,
    about: "Turn",
    inPlay: (turn: number): string => `${String(turn)}, in play`,
    held: "Spectators read this once both rooms have played the turn.",
  },
  desk: {
    title: "Director’s desk",
    board: (board: number | null): string => (board === null ? "all boards over" : `board ${String(board)}`),
    state: {
      waiting: "waiting",
      seating: "players take their seats",
      playing: "in play",
      finished: "finished",
    } satisfies Record<DeskRoomState, string>,
    missing: (names: string): string => `Not there yet: ${names}`,
    held: "paused",
    what: "Choose an action",
    hold: "Pause",
    release: "Resume",
    assign: "Assign a result",
    cancelBoard: "Replace a board",
    substitute: "Substitute",
    substituteHint:
      "Another player of the team takes the seat, in a game too. The board and the clock stay as they are. The player who leaves loses the seat at once and reads your reason. A player who has seen this board in the other room cannot take the seat. You can undo this until the new player has acted.",
    cancel: "Call off the match",
    twoPeople: "Two people",
    twoPeopleHint:
      "Their accounts share a browser or an address, so they count as one person. If you know that they are two, both may have a seat. You can undo this until both have one.",
    pair: "Players",
    pairMissing: "Choose the two players.",
    linked: {
      browser: (one: string, other: string): string =>
        `${one} and ${other} have used the same browser. They count as one person, and no board starts while both have a seat.`,
      address: (one: string, other: string): string =>
        `${one} and ${other} play from the same address. They count as one person, and no board starts while both have a seat.`,
    } satisfies Record<LinkKind, (one: string, other: string) => string>,
    areTwo: (one: string, other: string): string =>
      `${one} and ${other} share a browser or an address. A director has said that they are two people.`,
    reason: "Reason (shown with the results)",
    minutes: "Expected length in minutes (optional, shown to the players)",
    assignHint:
      "The game gets this result. If it is still being played, it ends at once, and the room goes on to its next board. You can correct the result later.",
    replaceHint:
      "Both rooms play this board again with another roll set. Its games in play end at once, and its results no longer count.",
    cancelHint: "The games in play end at once, and the match ends without a winner. It cannot be resumed.",
    releaseHint: "The clocks run on at once, and boards can start.",
    holdHint: "The clocks stop, and no board starts. Both players read your reason.",
    badMinutes: "Enter 1 to 1440 minutes, or leave this empty.",
    to: "For",
    points: "IMP, 0 to 24",
    player: "New player",
    nobody: "Nobody on this team can take the seat.",
    act: "Apply",
    roomMissing: "Choose a room.",
    boardMissing: "Choose a board.",
    teamMissing: "Choose a team.",
    playerMissing: "Choose the new player.",
    badPoints: "Enter 0 to 24 IMP.",
    reasonMissing: "Enter a reason.",
    ownTeam: "You are in a team of this match, so the desk does not show you the rooms.",
    enter: "Enter the next result",
    enterButton: "Enter",
    winner: "Winner",
    cube: "Cube counted",
    left: "Checkers left",
    import: "Import rolls (CSV)",
    imported: "The boards will be played with the rolls from the file. The match counts in no list.",
    named: "Commentators, separated by commas",
    namedHint: "Up to 8 people who are in neither team. They see what spectators see.",
    save: "Save commentators",
  },
  form: {
    title: "New team match",
    name: "Name",
    namePlaceholder: "Club final",
    preset: "Classic: six boards, running score",
    bots: "Let bots fill both teams",
    boards: "Boards",
    where: "Where the games are played",
    here: "Here, at tables",
    byHand: "At real boards; I enter the results",
    pace: "Pace",
    live: "Live",
    correspondence: "At their own pace",
    thrown: "Dice rolled by hand",
    thrownText:
      "At sensor boards: the room that comes to a roll first rolls it, and the other room gets the same roll. Players at a screen get their rolls from the server. These rolls cannot be verified.",
    barometer: "Running score",
    barometerText: "The score is shown after each board; otherwise at the end.",
    exchange: "Line-up changes",
    exchangeText: "Captains may change the line-up between boards, until the first roll of the next one.",
    ungated: "Open room live",
    ungatedText:
      "Spectators watch the open room as it plays. Switch this on only if no one can tell the closed room its rolls. Otherwise spectators see each turn once both rooms have played it. A match that is watched live counts in no list.",
    lockStep: "Keep the rooms in step",
    lockStepText:
      "A roll comes when the side has decided about the cube in both rooms. Clocks are stopped while a room waits. Recommended.",
    atOnce: "When both line-ups are named",
    timedHint: "Until then captains name their line-ups.",
    grace: "Teams may be late by",
    graceHint: "A team that has not come by then loses the match. If neither comes, the match is called off.",
    seatProof: "Passkey at the seat",
    seatProofText:
      "Every player confirms with a passkey when taking a seat, so that the owner of the account is there. House bots need none.",
    inMatches: { off: "In no match", final: "In the final", all: "In all matches" },
    teamName: "Team name",
    captain: "Captain",
    players: "Players, separated by commas",
    playersHint: "Two to six: names of accounts or of bots.",
    playersHintByHand: "Two to six: any names; the first sits in the open room, the second in the closed one.",
    missing: "Give the match and both teams a name, a captain and at least two players.",
    create: "Set up the match",
  },
  toTeamMatch: "To the team match",
  table: (board: number, room: string): string => `Board ${String(board)}, ${room.toLowerCase()}`,
};
