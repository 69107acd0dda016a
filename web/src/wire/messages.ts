// Generated from the crate `wire`; do not edit. `UPDATE_GENERATED=1 cargo test -p fullprime-wire` writes it again.

export const PROTOCOL_VERSION = 1;

export type AccountExport = {
  /** The time of the export. */ exported_at: Millis,
  /** The public profile of the account. */ profile: PlayerProfile,
  /** The settings that its browsers have stored with the account. */ settings: KeptSettings | null,
  /** The signed-in devices. */ devices: Array<Device>,
  /** Its bots, and its tokens without their secrets. */ programs: ProgramsView,
  /** Matches and tables that are not over. */ current: CurrentMatches,
  /** The account's contacts, with its notes. */ contacts: Array<Contact>,
  /** Finished matches; the record of each is at `/api/v1/matches/{id}/record`. */ matches: Array<MatchSummary>,
  /** Every movement of credits. */ movements: Array<Movement>,
  /** The account's mail settings; null if no address is known. */ mail: OwnMail | null,
  /** The account's chat lines at tables, and recent ones in the lobby. */ said: Array<OwnChatLine>,
  /** Its private messages. */ messages: Array<OwnMessage>,
  /** The clubs that the account belongs to. */ clubs: Array<OwnClub>,
  /** Its messages in the chats of clubs. */ club_lines: Array<OwnClubLine>,
  /** Its commentary on team matches. */ commentary: Array<OwnCommentary>,
  /** The account's vacations from correspondence matches. */ vacations: Array<OwnVacation>,
  /** Comments on finished matches. */ comments: Array<OwnComment>,
  /** Reports to the moderators. */ reports: Array<OwnReport>,
  /** The account's performance. */ performance: PlayerPerformance,
  /** The account's trainer. */ trainer: TrainerView,
  /** The account's standing in puzzles. */ puzzles: PuzzlesView,
  /** Its first answers to puzzles, newest first. */ puzzle_answers: Array<OwnPuzzleAnswer>,
  /** Imported matches; the file of each is at `/api/v1/library/{id}/file`. */ library: LibraryView,
  /** The names in imported matches, and which of them are the user's. */ archive_names: ArchiveNames,
  /** Saved searches of the position library. */ searches: Array<SavedSearch>,
  /** Private notes on positions. */ position_notes: Array<OwnPositionNote>,
  /** Its practice games; each is at `/api/v1/practices/{id}`. */ practices: Array<PracticeSummary>,
  /** Its sensor boards. */ boards: Array<BoardView>,
};

export type DeleteAccount = { /** The password; guests have none. */ password?: string };

export type OwnChatLine = {
  /** The table; null for the lobby. */ match_id: MatchId | null,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type OwnComment = {
  /** The match. */ match_id: MatchId,
  /** The place in the match, from 1. */ stop: number,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type OwnPuzzleAnswer = {
  /** The puzzle. */ puzzle: string,
  /** The time. */ at: Millis,
  /** True if it was right. */ solved: boolean,
  /** True if it counted for the ratings. */ rated: boolean,
};

export type OwnReport = {
  /** The reported player. */ player: string,
  /** The reason. */ reason: ReportReason,
  /** The description. */ text: string,
  /** The time. */ at: Millis,
};

export type OwnVacation = {
  /** The start. */ from: Millis,
  /** The end. */ until: Millis,
};

export type AskForReset = { /** The name of the account, or its confirmed address. */ account: string };

export type Language = "de" | "en" | "es" | "fr" | "he" | "tr" | "uk";

export type MailLink = { /** The token of the link. */ token: string };

export type MailNotices = {
  /** It is the user's turn in a correspondence match. */ your_turn: boolean,
  /** The user is challenged, or a seat is kept at a table. */ challenge: boolean,
  /** A match of the user's has begun. */ match_found: boolean,
};

export type MailView = {
  /** The address; null if none is known. */ address: string | null,
  /** True if the owner of the address has confirmed it. Before that, only the request for confirmation is sent to it. */
  confirmed: boolean,
  /** The language. */ language: Language,
  /** The wanted notices. */ notices: MailNotices,
};

export type OwnMail = {
  /** The address and the settings. */ settings: MailView,
  /** Recent mails, sent or waiting. */ mails: Array<OwnQueuedMail>,
};

export type OwnQueuedMail = {
  /** The kind of mail. */ kind: string,
  /** `waiting`, `sent` or `given_up`. */ state: string,
  /** The time from which it was to be sent. */ at: Millis,
};

export type ResetPassword = {
  /** The token of the link. */ token: string,
  /** The new password. */ password: string,
};

export type SetMailAddress = {
  /** The address. A link that confirms it is sent there. */ address: string,
  /** The account's password, because mail to this address can reset it. */ password: string,
  /** The language. */ language: Language,
};

export type SetMailNotices = {
  /** The wanted notices. */ notices: MailNotices,
  /** The language. */ language: Language,
};

export type Agenda = {
  /** Matches in play, the most recently begun first. */ matches: Array<AgendaMatch>,
  /** Tables at which a seat is kept for the user and not yet taken: challenges, matches of tournaments, boards of team matches. Newest
   * first; at most 20 challenges, those of friends before those of others. */
  tables: Array<TableView>,
  /** The number of further challenges. */ more_tables: number,
  /** The rematches that opponents of finished matches offer, the one that ends first in front. */ rematches: Array<AgendaRematch>,
  /** The duties of this user in events and at the moderation desk, the most urgent first; at most 20. */ duties: Array<Duty>,
  /** The number of further duties. */ more_duties: number,
  /** The user's private messages; none for tokens without the scope. */ messages: AgendaMessages,
};

export type AgendaMatch = {
  /** The match and its state. */ summary: MatchSummary,
  /** True if it waits for this player. */ your_turn: boolean,
  /** The end of this player's time, if there is a clock and it is this player's turn. */ deadline: Millis | null,
};

export type AgendaRematch = {
  /** The finished match. The rematch is agreed to on its page. */ summary: MatchSummary,
  /** The end of the offer: an hour after the match, a week after a correspondence match. */ until: Millis,
};

export type ForgetPush = { /** Its address at its push service. */ endpoint: string };

export type PushDevice = {
  /** Its address at its push service. */ endpoint: string,
  /** The wanted notices. */ kinds: PushKinds,
  /** Their language. */ language: Language,
  /** The time of the subscription. */ since: Millis,
};

export type PushKinds = {
  /** It is the user's turn in a correspondence match. */ your_turn: boolean,
  /** Another player challenges the user. */ challenge: boolean,
  /** A match of the user's has begun. */ match_found: boolean,
  /** A table of an event waits for the user. */ round: boolean,
  /** Players call the user, who directs an event. */ calls: boolean,
  /** Another player has written to the user. */ messages: boolean,
};

export type PushView = {
  /** The site's public key in base64url, with which a browser subscribes; null: the site sends no push notices. */ key: string | null,
  /** The browsers, oldest first. */ devices: Array<PushDevice>,
};

export type SetPush = {
  /** The address at the push service: https, port 443. */ endpoint: string,
  /** The browser's public key in base64url. */ p256dh: string,
  /** The browser's secret in base64url. */ auth: string,
  /** The wanted notices. */ kinds: PushKinds,
  /** Their language. */ language: Language,
};

export type Duty = {
  /** The action. */ kind: DutyKind,
  /** The event on whose page it is done; null for the moderation desk. */ event: DutyEvent | null,
  /** The number of calls, protests, missing players, boards or reports; 1 for the other kinds. */ count: number,
  /** The time since which it is owed. */ since: Millis,
  /** The time at which it ends, done or not. */ until: Millis | null,
};

export type DutyEvent = {
  /** The kind of event. */ kind: CompetitionKind,
  /** The id. */ id: string,
  /** The name. */ name: string,
};

export type DutyKind =
  | "calls" | "lineup" | "check_in" | "begins" | "protests" | "start" | "invitation" | "players" | "boards" | "announcement" | "directs"
  | "leads" | "reports";

export type AnalysedCandidate = {
  /** The notation, for example `8/5 6/5`. */ notation: string,
  /** The moves in the mover's numbering. */ moves: Array<SingleMove>,
  /** Equity of the side that plays, in units of the cube. */ equity: number,
  /** The standard error of the equity if it is the mean of a rollout. */ standard_error: number | null,
  /** The lookahead of this play in plies; null for a rollout, and in analyses of earlier versions. */ plies: number | null,
  /** The chances after the play. */ chances: AnalysisChances,
};

export type AnalysedCube = {
  /** The actual choice. */ choice: CubeChoice,
  /** The possible choices, best first. */ choices: Array<AnalysedCubeChoice>,
  /** The chances of the side that decided, without the cube. */ chances: AnalysisChances,
  /** The equity of a double that is taken, for a choice between rolling and doubling; null in analyses of earlier versions. */
  taken: number | null,
  /** True if it was best to play on for a gammon although the opponent would pass. */ too_good: boolean,
  /** The cost of the choice. */ error: AnalysisAmount,
  /** The severity of the error. */ class: ErrorClass,
  /** True if it counts as a decision. */ counted: boolean,
  /** The lookahead in plies. */ plies: number,
  /** The rollout that judged the choice; null if lookahead settled it. */ rollout: AnalysedRollout | null,
  /** The facts that explain a choice that loses 0.02 or more; empty in analyses of earlier versions. */ facts: Array<CubeFact>,
};

export type AnalysedCubeChoice = {
  /** The choice. */ choice: CubeChoice,
  /** The equity of the side that decides, in units of the cube before the double. */ equity: number,
  /** The standard error of the equity if it is the mean of a rollout. */ standard_error: number | null,
};

export type AnalysedGame = {
  /** The points before it. */ score: Score,
  /** True in the Crawford game. */ crawford: boolean,
  /** The winner; null if the game was not played to its end. */ winner: Seat | null,
  /** The number of points that it was worth. */ points: number,
  /** White's expectation at the start of the game: the chance of winning the match, or 0 points in money games. */ standing: number,
  /** The steps of the game. */ steps: Array<AnalysedStep>,
};

export type AnalysedPlay = {
  /** The best plays and the actual one, best first, all analysed equally deeply. */ candidates: Array<AnalysedCandidate>,
  /** The index of the actual play among them, from 0. */ played: number,
  /** The cost of the play. */ error: AnalysisAmount,
  /** The severity of the error. */ class: ErrorClass,
  /** True if there was only one legal play. */ forced: boolean,
  /** The lookahead in plies. */ plies: number,
  /** The rollout that judged the play; null if lookahead settled it. */ rollout: AnalysedRollout | null,
  /** The facts that explain a play that loses 0.02 or more; empty in analyses of earlier versions. */ facts: Array<PlayFact>,
};

export type PlayFact =
  | {
      "fact": "makes",
      /** The play that does it, unlike the other one. */ play: ComparedPlay,
      /** The point, 1 to 24, in the numbering of the player. */ point: number,
      /** How players name it. */ kind: PointKind,
    }
  | {
      "fact": "keeps",
      /** The play that does it, unlike the other one. */ play: ComparedPlay,
      /** The point, 1 to 24, in the numbering of the player. */ point: number,
      /** How players name it. */ kind: PointKind,
    }
  | {
      "fact": "hits",
      /** By the better play. */ better: number,
      /** By the other play. */ played: number,
      /** Pips lost by the better play. */ better_pips: number,
      /** Pips lost by the other play. */ played_pips: number,
    }
  | {
      "fact": "shots",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "blots",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "dances",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "back",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "prime",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "builders",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "borne_off",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "outside",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "gaps",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "full_rolls",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    }
  | {
      "fact": "race",
      /** After the better play. */ better: number,
      /** After the other play. */ played: number,
    };

export type CubeFact =
  | {
      "fact": "take_point",
      /** Without another turn of the cube. */ dead: number,
      /** With the cube turned again at the perfect moment. */ live: number,
      /** The chance of the side that takes or passes. */ chance: number,
    }
  | {
      "fact": "window",
      /** Below it the doubler itself would pass. */ from: number,
      /** Above it the opponent passes. */ to: number,
      /** The doubler's chance of winning. */ chance: number,
    }
  | { "fact": "market_losers", /** The number of pairs, out of 1296. */ sequences: number }
  | {
      "fact": "gammons",
      /** That the doubler wins one. */ won: number,
      /** That the doubler loses one. */ lost: number,
    }
  | {
      "fact": "race",
      /** The pips of the doubler. */ doubler: number,
      /** The pips of the opponent. */ opponent: number,
    };

export type ComparedPlay = "better" | "played";

export type PointKind = "home" | "bar_point" | "outer" | "midpoint" | "opponents_bar_point" | "anchor";

export type AnalysedRollout = {
  /** Why it was rolled out. */ reason: RolloutReason,
  /** The number of games of each choice. */ games: number,
  /** The best play by lookahead; null for a cube decision. */ play_before: string | null,
  /** The best choice by lookahead; null for a play. */ choice_before: CubeChoice | null,
  /** True if the rollout prefers another choice than lookahead did. */ best_changed: boolean,
  /** The cost of the actual choice by lookahead. */ error_before: AnalysisAmount,
  /** The equity of the best choice minus that of the second best. */ margin: number,
  /** The standard error of `margin`; 1.96 standard errors on either side give the 95 % confidence interval. */ margin_error: number,
  /** The standard error of the cost of the actual choice. */ cost_error: number,
  /** True if the best choice is clear, or the best two are as good as equal. */ decided: boolean,
};

export type RolloutReason = "mistake" | "close" | "depths_disagree";

export type AnalysedStep = {
  /** The side that acted. */ seat: Seat,
  /** GNU Backgammon's position id before the step, with `seat` on roll. */ position: string,
  /** The board before the step. */ board: Checkers,
  /** The cube before the step. */ cube: number,
  /** The owner of the cube; null: centred. */ cube_owner: Seat | null,
  /** The part of the game. */ phase: AnalysisPhase,
  /** White's expectation after the step: the chance of winning the match, or points. */ standing: number,
  /** The roll; null for a cube action. */ dice: [number, number] | null,
  /** The luck of the roll. */ luck: AnalysisAmount | null,
  /** The play; null if the game ended before it, for a cube action, and for an illegal play. */ play: AnalysedPlay | null,
  /** An illegal play that the opponent accepted, which is not judged, for example `13/8`. */ illegal: string | null,
  /** The cube decision, including a roll without a double. */ decision: AnalysedCube | null,
};

export type AnalysisAmount = {
  /** In units of the cube before the decision or roll: normalised equity. */ equity: number,
  /** In the chance of winning the match, or in points. */ stake: number,
};

export type AnalysisChances = {
  /** The chance to win at all. */ win: number,
  /** The chance to win a gammon or more. */ win_gammon: number,
  /** The chance to win a backgammon. */ win_backgammon: number,
  /** The chance to lose a gammon or more. */ lose_gammon: number,
  /** The chance to lose a backgammon. */ lose_backgammon: number,
};

export type AnalysisPhase = "opening" | "contact" | "race" | "bear_off";

export type AnalysisProgress = {
  /** The match. */ id: MatchId,
  /** The lookahead in plies. */ plies: number,
  /** The number of games with which mistakes are rolled out; 0: no rollout. */ rollout_games: number,
  /** The number of finished questions. */ done: number,
  /** The total number of questions; equal to `done` when the report can be fetched. */ total: number,
};

export type AnalysisStakes =
  | { "kind": "match", /** The length of the match in points. */ length: number }
  | {
      "kind": "money",
      /** True if gammons count only once the cube was turned. */ jacoby: boolean,
      /** True if beavers are allowed. */ beavers: boolean,
    }
  | { "kind": "cubeless" };

export type AnalysisTally = {
  /** The number of decisions that count. */ decisions: number,
  /** The total cost of errors in them. */ error: AnalysisAmount,
  /** PR, 500 times the mean error; null without a decision. */ performance_rating: number | null,
  /** The number of doubtful decisions. */ doubtful: number,
  /** The number of bad decisions. */ bad: number,
  /** The number of very bad decisions. */ very_bad: number,
};

export type AnalysisTotals = {
  /** All decisions. */ all: AnalysisTally,
  /** Checker plays. */ plays: AnalysisTally,
  /** Doubles, made and not made. */ doubles: AnalysisTally,
  /** Takes, passes, beavers, raccoons. */ answers: AnalysisTally,
  /** Decisions in the opening. */ opening: AnalysisTally,
  /** Decisions in contact positions. */ contact: AnalysisTally,
  /** Decisions in races. */ race: AnalysisTally,
  /** Decisions in bear-offs. */ bear_off: AnalysisTally,
  /** The number of rolls of this side. */ rolls: number,
  /** The luck of all its rolls. */ luck: AnalysisAmount,
  /** The Snowie error rate: 1000 times its error divided by the rolls of both sides. */ snowie_error_rate: number | null,
};

export type AnalysisView = {
  /** The deepest finished report; null while the first one is being made. */ report: MatchAnalysis | null,
  /** The report in progress; null when no more will come. */ progress: AnalysisProgress | null,
  /** True if the viewer may request a rollout of the mistakes. */ can_deepen: boolean,
};

export type AtBoard = "awaited" | "ready" | "illegal_play" | "sensor_fault" | "rolled_early";

export type Claim = "match" | "no_result";

export type BindBoard = {
  /** The match. */ match_id: MatchId,
  /** True if the opponent may sit down at the same board by making the same request. */ share: boolean,
};

export type BoardFault = {
  /** The point in the numbering of the player at console one; null: the bar. */ point: number | null,
  /** The sensor of the place, 0 next to the rim. */ sensor: number,
};

export type BoardId = string;

export type BoardList = { /** All boards that are not revoked. */ boards: Array<BoardView> };

export type BoardLook = {
  /** 24 places, the 1-point first. */ points: Array<BoardPlace>,
  /** The checkers on the bar: all together, or console one's and console two's. */ bar: Array<BoardPlace>,
};

export type BoardMirror = {
  /** The board. */ board: BoardView,
  /** The last report; null before the first one. */ sensed: BoardLook | null,
  /** The expected position; null while the board plays no match. */ expected: BoardLook | null,
  /** The visible differences between the two. They are normal during a player's move. */ unlike: Array<BoardUnlike>,
};

export type BoardName = { /** 1 to 40 characters. */ name: PublicName };

export type BoardPlace = {
  /** The number of checkers; the true number may be larger where a board cannot count a tall stack. */ count: number,
  /** Their player; null if there are none or it is unknown. */ seat: Seat | null,
};

export type BoardSeat = {
  /** The match. */ match_id: MatchId,
  /** The side whose player sits at console one. */ one: Seat,
  /** The sides that sit at the board. */ here: Array<Seat>,
  /** True if the opponent may join. */ shared: boolean,
  /** The players, White first. */ players: [string, string],
};

export type BoardStatus = "connected" | "away" | "frozen";

export type BoardUnlike = {
  /** The point; null: the bar. */ point: number | null,
  /** The reading. */ seen: number,
  /** The expected reading, up to what the board can see. */ expected: number,
};

export type BoardView = {
  /** Its id. */ id: BoardId,
  /** The owner's name for it. */ name: string,
  /** The connection state. */ status: BoardStatus,
  /** The model; null before the board has reported it. */ model: string | null,
  /** The version of its firmware. */ firmware: string | null,
  /** True if it sees the colour of checkers. */ colour: boolean | null,
  /** The number of checkers that it can count on a point. */ point_depth: number | null,
  /** The battery, 0 to 100; null: no battery, or not reported. */ battery_percent: number | null,
  /** The sensors that it reports as faulty. */ faults: Array<BoardFault>,
  /** The time of its enrolment. */ enrolled_at: Millis,
  /** The time of its last message. */ last_heard_at: Millis | null,
  /** The number of its stored frames. */ frames: number,
  /** The offset of its clock at the last connection, in milliseconds; negative if it was behind. */ clock_ahead: number | null,
  /** The match that it plays. */ seat: BoardSeat | null,
};

export type DiceRule = "served" | "thrown";

export type IllegalPlays = "corrected" | "accepted";

export type EnrolmentCode = {
  /** Ten letters and digits. */ code: string,
  /** The time at which it expires. */ expires_at: Millis,
};

export type BoardPlan = {
  /** The board. */ board: BoardId,
  /** The seat; null: the board is removed. */ at: EventSeatName | null,
};

export type AnswerCall = {
  /** The message to the caller, at most 300 characters; left out: only an acknowledgement. */ text: PublicText | null,
};

export type CallAnswered = {
  /** The time. */ at: Millis,
  /** The director's message. */ text: string | null,
};

export type CallDirector = { /** The reason, 1 to 300 characters. */ reason: PrivateText };

export type CallId = string;

export type CompetitionKind = "tournament" | "team_match" | "team_event" | "comparative";

export type CompetitionPlace =
  | {
      "kind": "tournament",
      /** The knock-out. */ card: TournamentCard,
      /** The place in its brackets. */ place: PairingPlace,
      /** The number of matches and byes in the round: 1 in the final. */ pairings: number,
      /** The viewer's table of a later round. */ next: MatchId | null,
    }
  | {
      "kind": "team_match",
      /** The team match. */ card: TeamMatchCard,
      /** The event of the team match. */ event: InTeamEvent | null,
      /** The board, from 1. */ board: number,
      /** The room. */ room: DuplicateRoom,
      /** The team for which the viewer plays or played this game. */ your_team: DuplicateTeam | null,
      /** The result, once the viewer may know it. */ result: TeamResult | null,
      /** The viewer's table of another board. */ next: MatchId | null,
      /** True if every person confirms with a passkey when taking a seat. */ seat_proof: boolean,
    }
  | {
      "kind": "comparative",
      /** The event, with the viewer's next board. */ card: ComparativeCard,
      /** The board, from 1. */ board: number,
      /** The result, once the viewer may compare it with others. */ result: ComparativeResult | null,
    };

export type Events = {
  /** The server's time. */ now: Millis,
  /** Knock-outs. */ tournaments: Array<TournamentCard>,
  /** Team events. */ team_events: Array<TeamEventCard>,
  /** Team matches that belong to no team event. */ team_matches: Array<TeamMatchCard>,
  /** Comparative events. */ comparatives: Array<ComparativeCard>,
  /** The ids of the events that the viewer takes part in or directs. */ yours: Array<string>,
};

export type DeskSeat = {
  /** The player who sits there or is expected. */ player: string,
  /** True for a bot. */ bot: boolean,
  /** True if the player has come to the table. */ seated: boolean,
  /** True if the player is online; a house bot always is. */ connected: boolean,
  /** The clock; null if the table has none, or has not begun. */ clock: ClockView | null,
  /** The sensor board that holds the seat. */ board: BoardView | null,
};

export type DeskTable = {
  /** The table's id at this desk. */ table: string,
  /** The team match of the table, at the desk of a team match or a team event. */ team_match: TeamMatchId | null,
  /** The name of that match, at the desk of a team event. */ of: string | null,
  /** Its room, in a team match. */ room: DuplicateRoom | null,
  /** Its board, in a team match and in a comparative event. */ board: number | null,
  /** The match, if the director may watch it: not in a closed room. */ match_id: MatchId | null,
  /** True if both players have come. */ begun: boolean,
  /** The time control. */ time: TimeControl,
  /** White's seat. */ white: DeskSeat,
  /** Black's seat. */ black: DeskSeat,
  /** The score, if the director may watch. */ score: Score | null,
  /** The time of the last step; before the first one, the time of the table's set-up. */ moved_at: Millis,
  /** The hold of this table alone, or of the whole event. */ held: EventHold | null,
  /** The latest end of the hold; null if play is not held there, or the match is not under way. */ held_until: Millis | null,
};

export type DirectorCall = {
  /** The call's id. */ id: CallId,
  /** The caller. */ caller: string,
  /** The reason. */ reason: string,
  /** The time. */ at: Millis,
  /** The director's answer; null while the call waits. */ answered: CallAnswered | null,
};

export type EventDesk = {
  /** The server's time. */ now: Millis,
  /** The tables in play, and those that wait for their players. */ tables: Array<DeskTable>,
  /** The waiting calls, oldest first; then the last answered ones, newest first. */ calls: Array<DirectorCall>,
};

export type ChangeKind = "result" | "pairing" | "standing" | "winner" | "prize";

export type CorrectionForm =
  | { "form": "winner", /** Both players. */ names: [string, string] }
  | { "form": "victory_points" }
  | { "form": "award" }
  | { "form": "game" };

export type CorrectionPreview = {
  /** The step. */ step: EventStep,
  /** Automatic steps that are undone together with this step. The site repeats those that are still due. */ taken_back: Array<EventStep>,
  /** True if a match that has begun does not count any more and is played again. The act then needs `call_off`. */ calls_off: boolean,
  /** The changes. */ changes: Array<EventChange>,
};

export type DeskAct =
  | {
      "act": "undo",
      /** The step. */ step: number,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "correct",
      /** The step. */ step: number,
      /** The step that replaces it. */ instead: StepInstead,
      /** The earlier correction of the step that this one replaces: `fate_by` of the step. Left out: the step is uncorrected. A correction
       * that the director has not seen is not replaced; the refusal names it. */
      replaces?: number,
      /** True to play the next match again, if it has begun with the wrong player. */ call_off?: boolean,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "hold",
      /** The table's id at this desk; left out: everything. */ table?: string,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
      /** The expected length in minutes, 1 to 1440; left out: not known. Nothing is released automatically. */ minutes?: number,
    }
  | {
      "act": "release",
      /** The table's id at this desk; left out: everything. */ table?: string,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "give_time",
      /** The table's id at this desk; left out: all tables in play. At the desk of a team event, these are the tables of all its matches.
       */
      table?: string,
      /** The minutes for each player, 1 to 120. */ minutes: number,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | { "act": "add_director", /** The player's name. */ name: string }
  | { "act": "remove_director", /** The director's name. */ name: string }
  | { "act": "hand_over", /** The name of the new leading director. */ name: string };

export type EventChange = {
  /** The kind. */ kind: ChangeKind,
  /** The match, player or team. */ about: string,
  /** The value now; null if there is none. */ before: string | null,
  /** The value afterwards; null if there is none. */ after: string | null,
};

export type EventHold = {
  /** The time since which it is held. */ since: Millis,
  /** The reason. */ reason: string,
  /** The expected length in minutes. */ minutes: number | null,
};

export type EventLog = {
  /** The steps that this director may know, newest first. */ steps: Array<EventStep>,
  /** The directors, the leading one first. */ directors: Array<string>,
  /** The directors to whom somebody else has given the role or the lead, and who have not acted in it. It binds them to nothing. They
   * accept with any act of a director, or with `add_director` and their own name. */
  asked: Array<string>,
  /** True if the viewer does what only the leading director does: the leading director, and the former one as long as the new one is
   * `asked`. */
  leads: boolean,
  /** The hold of the whole event. */ held: EventHold | null,
};

export type EventStep = {
  /** Its number, from 1. */ step: number,
  /** The time. */ at: Millis,
  /** The author; null for the site. */ by: string | null,
  /** The kind. */ kind: StepKind,
  /** The player, match, board or table that it concerns; may be empty. */ about: string,
  /** The result, winner or further names; may be empty. */ detail: string,
  /** The reason. */ reason: string | null,
  /** The step that this one undoes or corrects. */ of: number | null,
  /** Its state after later corrections. */ fate: StepFate,
  /** The step that undid, corrected or took back this one. */ fate_by: number | null,
  /** True if the server would accept an undo of it by the reader now: it is an act of a director or a result, and nothing that stays
   * depends on it. */
  may_undo: boolean,
  /** The form in which it can be corrected; null if it cannot. */ may_correct: CorrectionForm | null,
};

export type PreviewCorrection = {
  /** The step. */ step: number,
  /** The step that replaces it; left out: it is undone. */ instead?: StepInstead,
};

export type StepFate = "counts" | "corrected" | "undone" | "taken_back";

export type StepInstead =
  | { "form": "winner", /** The winner's name. */ name: string }
  | { "form": "victory_points", /** Team A's points; the other team gets the rest of 30. */ vp_a: number }
  | {
      "form": "award",
      /** The team that gets it. */ to: DuplicateTeam,
      /** The award. */ award: TeamAward,
    }
  | { "form": "game", /** The game; board and room stay. */ game: DuplicateGame };

export type StepKind =
  | "entered" | "changed" | "entered_late" | "late_entries" | "paused" | "repaired" | "withdrawn" | "check_in_opened" | "checked_in"
  | "drawn" | "begun" | "result" | "awarded" | "final_week" | "warned" | "protested" | "ruled" | "announced" | "paid" | "fee_returned"
  | "accepted" | "declined" | "line_up" | "board_cancelled" | "held" | "released" | "hold_ended" | "time_given" | "substituted"
  | "rolls_imported" | "commentators" | "two_people" | "replayed" | "lot_drawn" | "closed" | "cancelled" | "undone" | "corrected"
  | "director_added" | "director_removed" | "handed_over";

export type EventBoards = {
  /** The tables at which games are in play. */ tables: Array<EventTable>,
  /** The director's own boards that are at other places. */ free: Array<BoardView>,
};

export type EventPlace = {
  /** The room. */ room: DuplicateRoom,
  /** The board of the match, from 1. */ board: number,
};

export type EventSeat = {
  /** The player. */ player: string,
  /** True if a program plays, which needs no board. */ bot: boolean,
  /** The board that holds the seat. */ held: BoardView | null,
};

export type EventSeatName = {
  /** The table. */ table: string,
  /** The seat at the table. */ seat: Seat,
};

export type EventTable = {
  /** The table's id in [`BoardPlan`]. */ table: string,
  /** Its place in a team match. */ place: EventPlace | null,
  /** True if the director may see the readings of its boards; false for a closed room. */ seen: boolean,
  /** White's seat. */ white: EventSeat,
  /** Black's seat. */ black: EventSeat,
};

export type EventTitle = "winner" | "champion" | "grand_champion";

export type EventWon = {
  /** The event. */ event: DutyEvent,
  /** The number of players or teams. */ field: number,
};

export type KeptSettings = {
  /** The version of the document: 1. */ version: number,
  /** The time of the latest change. A time in the future counts as now. */ changed_at: Millis,
  /** A JSON object as text, at most 4,096 bytes, with at most 60 names of at most 40 characters. The values are texts, numbers and
   * booleans. */
  document: string,
};

export type Look = {
  /** The name of a drawing, such as `owl`. */ picture: string | null,
  /** A country by its code in ISO 3166-1, such as `UA`. */ flag: string | null,
  /** The title. */ title: Title | null,
};

export type PlayerTitles = {
  /** The title by performance. */ title: Title | null,
  /** The matches by which it is judged, at most `matches_needed`. */ matches: number,
  /** The number of matches that a title needs. */ matches_needed: number,
  /** The decisions in these matches. */ decisions: number,
  /** The number of decisions that a title needs. */ decisions_needed: number,
  /** PR over these decisions. */ performance_rating: number | null,
  /** The title by events. */ event_title: EventTitle | null,
  /** The events that the player has won, among the newest 60 played, newest first. Small events do not count. */ won: Array<EventWon>,
};

export type SetProfile = {
  /** The name of a drawing. */ picture?: string,
  /** The code of a country. */ flag?: string,
  /** A few words, at most 160 characters on one line. */ words?: PublicText,
};

export type SettingsView = { /** The settings; null: none are stored. */ settings: KeptSettings | null };

export type Title = "expert" | "master" | "grandmaster";

export type AgendaMessages = {
  /** The number of unread messages. */ unread: number,
  /** The players who wrote them, the latest first; at most 5. */ from: Array<string>,
  /** The time of the latest message to or from the user. When it changes, an open conversation has a new message. */ latest: Millis | null,
};

export type ConversationCard = {
  /** The other player. */ name: string,
  /** The picture, flag and title of the other player. */ look: Look,
  /** The number of unread messages. */ unread: number,
  /** The last message. */ last: DirectMessage,
};

export type ConversationView = {
  /** The other player. */ name: string,
  /** The picture, flag and title of the other player. */ look: Look,
  /** True if the other player is connected. */ online: boolean,
  /** At most 50 messages, oldest first. */ messages: Array<DirectMessage>,
  /** True if there are earlier messages. */ more: boolean,
  /** The user's messages that are held back, oldest first. */ held: Array<HeldMessage>,
  /** True if the two cannot write to each other. */ closed: boolean,
};

export type Conversations = { /** The conversations. */ conversations: Array<ConversationCard> };

export type DirectMessage = {
  /** The number in the conversation, from 1. */ number: number,
  /** True if the user wrote it, false if the other player did. */ own: boolean,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
  /** True if the message is held back, because both have a part in a team match with a board in play. It is delivered when no board is in
   * play; until then its number is 0. */
  held: boolean,
};

export type HeldMessage = {
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type OwnMessage = {
  /** The other player. */ with: string,
  /** True if the user wrote it. */ own: boolean,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type ReadMessages = { /** The number of the last message that was read. */ up_to: number };

export type ReportedMessage = {
  /** True if the reporter wrote it, false if the reported player did. */ by_reporter: boolean,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type SendMessage = {
  /** The client's name for this message. */ request: RequestId,
  /** The text, 1 to 1000 characters on one line. */ text: PublicText,
};

export type ClubAct =
  | { "act": "join" }
  | { "act": "leave" }
  | { "act": "withdraw" }
  | { "act": "invite", /** The player. */ name: string }
  | { "act": "accept", /** The player. */ name: string }
  | { "act": "dismiss", /** The player. */ name: string }
  | { "act": "remove", /** The player. */ name: string }
  | { "act": "bar", /** The player. */ name: string }
  | {
      "act": "set_officer",
      /** The player. */ name: string,
      /** True for an officer. */ officer: boolean,
    }
  | { "act": "hand_over", /** The player. */ name: string }
  | { "act": "keep" }
  | { "act": "take_over" }
  | {
      "act": "change",
      /** A description, at most 1000 characters. */ about: PublicText,
      /** How people join. */ joining: ClubJoining,
    }
  | {
      "act": "add_event",
      /** The kind of the event. */ kind: CompetitionKind,
      /** Its id. */ id: string,
      /** True if only members can enter it. */ members_only: boolean,
    }
  | {
      "act": "remove_event",
      /** The kind of the event. */ kind: CompetitionKind,
      /** Its id. */ id: string,
    }
  | { "act": "dissolve" };

export type ClubCard = {
  /** The id in its address. */ id: string,
  /** The name. */ name: string,
  /** How people join. */ joining: ClubJoining,
  /** The number of members. */ members: number,
  /** The user's role, in the list of the user's own clubs. */ your_role: ClubRole | null,
};

export type ClubChat = { /** At most the last 100 lines, in order. */ lines: Array<ChatLine> };

export type ClubEvent = {
  /** The event. */ event: DutyEvent,
  /** True if only members can enter it. */ members_only: boolean,
  /** True if it is over or was cancelled. */ finished: boolean,
};

export type ClubJoining = "open" | "request" | "invitation";

export type ClubMember = {
  /** The player. */ name: string,
  /** The picture, flag and title beside the name. */ look: Look,
  /** The role. */ role: ClubRole,
  /** The time since which the player has been a member. */ since: Millis,
  /** The Casual rating. */ casual: number,
  /** The Stakes rating. */ stakes: number,
  /** True if the Casual rating is provisional. The club's leaderboard leaves it out. */ casual_provisional: boolean,
  /** True if the Stakes rating is provisional. */ stakes_provisional: boolean,
  /** True if the owner has offered the club to this member. Only the owner and the member learn of it. */ offered: boolean,
};

export type ClubOutsider = {
  /** The player. */ name: string,
  /** The standing. */ standing: ClubStanding,
  /** The time since which the person has had this standing. */ at: Millis,
};

export type ClubRole = "owner" | "officer" | "member";

export type ClubStanding = "asks" | "invited" | "barred";

export type ClubView = {
  /** The club. */ card: ClubCard,
  /** A description. */ about: string,
  /** The time of its foundation. */ created_at: Millis,
  /** The user's role; null if the user is not a member. */ your_role: ClubRole | null,
  /** The user's standing, if the user is not a member. */ your_standing: ClubStanding | null,
  /** The owner, the officers, then the members. */ members: Array<ClubMember>,
  /** The people who wait or are barred; only for the owner and officers. */ outsiders: Array<ClubOutsider>,
  /** The events, the latest first. */ events: Array<ClubEvent>,
  /** True if the user can become the owner with `take_over`. */ may_take_over: boolean,
};

export type Clubs = {
  /** The user's own clubs. */ yours: Array<ClubCard>,
  /** The clubs that have invited the user. */ invitations: Array<ClubCard>,
  /** The clubs whose names begin with the search text, or the newest clubs; at most 50. */ found: Array<ClubCard>,
};

export type CreateClub = {
  /** The name, 3 to 40 characters; no other club may have, or have had, a name that looks like it. */ name: PublicName,
  /** A description, at most 1000 characters. */ about: PublicText,
  /** How people join. */ joining: ClubJoining,
};

export type OwnClub = {
  /** The club. */ name: string,
  /** The role. */ role: ClubRole,
  /** The time since which the account has been a member. */ since: Millis,
};

export type OwnClubLine = {
  /** The id of the club. */ club: string,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type SayInClub = {
  /** The client's name for this line. */ request: RequestId,
  /** The text, 1 to 500 characters. */ text: PublicText,
};

export type CommentaryLine = {
  /** The turn that it is about. */ turn: number,
  /** The commentator. */ name: string,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type OwnCommentary = {
  /** The id of the team match. */ team_match: string,
  /** The turn of its board. */ turn: number,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type SayInVugraph = {
  /** The client's name for this line. */ request: RequestId,
  /** The turn: one that is shown, or the next one, which is in play. Spectators read the line when the turn is shown. */ turn: number,
  /** The text, 1 to 500 characters. */ text: PublicText,
};

export type Vugraph = {
  /** The board, from 1. */ board: number,
  /** The boards of the match that the viewer may see in this form. */ boards: Array<number>,
  /** True if the board is over in both rooms, so that everything is shown. */ complete: boolean,
  /** The open room. */ open: VugraphRoom,
  /** The closed room. */ closed: VugraphRoom,
  /** The turns in order. Both rooms begin with the same side. */ turns: Array<VugraphTurn>,
  /** The commentary on these turns. A commentator also reads the lines on the turn in play. */ commentary: Array<CommentaryLine>,
  /** True if the viewer is a commentator. */ comments: boolean,
};

export type VugraphPlay = {
  /** Its dice; null if the game ended before they were thrown. */ dice: [number, number] | null,
  /** Its events: the cube, the roll, the play, and the end of the game. */ events: Array<Event>,
  /** White's chance to win before the roll, in percent. It is given for completed turns only, so it helps no player; null for the turn of
   * the opening throw. */
  white_wins: number | null,
  /** The board after the turn. */ checkers: Checkers,
  /** The value of the cube after the turn. */ cube: number,
  /** The owner of the cube; null while it is in the middle. */ cube_owner: Seat | null,
};

export type VugraphRoom = {
  /** The player of the white checkers. */ white: string,
  /** The player of the black checkers. */ black: string,
  /** The table; null in the closed room until everything is shown. */ table: MatchId | null,
};

export type VugraphTurn = {
  /** The number, from 1; the turns of both sides are counted together. */ number: number,
  /** The side whose turn it is. */ seat: Seat,
  /** The turn in the open room; null if the game there had ended before. */ open: VugraphPlay | null,
  /** The turn in the closed room; null if the game there had ended before. */ closed: VugraphPlay | null,
};

export type BotCard = {
  /** The name to invite it by. */ name: string,
  /** The level; 1 is the weakest. */ level: number,
  /** The level in words, for example `Beginner`. */ title: string,
  /** The bot's description. */ about: string,
  /** Its measured rating from matches between all house bots, with mean 1500. */ strength: number,
  /** The Casual rating. */ casual: number,
  /** The Stakes rating. */ stakes: number,
  /** True if the Casual rating is provisional. */ casual_provisional: boolean,
  /** True if the Stakes rating is provisional. */ stakes_provisional: boolean,
};

export type ChangePassword = {
  /** The current password. */ current: string,
  /** The new password, 8 to 128 characters. Every other session of the account ends. */ new: string,
};

export type ChatLine = {
  /** The line's number, from 1, for each match and for the lobby. */ number: number,
  /** The author. */ name: string,
  /** The time. */ at: Millis,
  /** The text. For a phrase, its English form. */ text: string,
  /** The phrase, to be shown in the reader's language. Only at tables. */ phrase: ChatPhrase | null,
  /** True if the author had no seat in the match. The players are shown such lines after the match. */ spectator: boolean,
};

export type ChatPhrase =
  | "hello" | "good_luck" | "well_played" | "nice_roll" | "lucky_me" | "sorry" | "thanks" | "one_moment" | "back" | "good_game"
  | "another_game" | "last_game" | "bye";

export type Checkers = {
  /** 24 counts, White's 1-point first; positive: White's checkers, negative: Black's checkers. */ points: Array<number>,
  /** The checkers on the bar: White's, Black's. */ bar: [number, number],
  /** The borne-off checkers: White's, Black's. */ off: [number, number],
};

export type ClientMessage =
  | {
      "type": "ping",
      /** A number that the answer repeats. */ at: Millis,
      /** Seconds since a person last touched keys, pointer or screen. The server decides when a user is idle. Programs leave it out and are
       * never idle. */
      quiet_s?: number,
    }
  | { "type": "watch_lobby" }
  | { "type": "unwatch_lobby" }
  | { "type": "watch_agenda" }
  | { "type": "unwatch_agenda" }
  | {
      "type": "watch_match",
      /** The match. */ id: MatchId,
      /** The last event that the client has. */ since: Seq,
    }
  | { "type": "unwatch_match", /** The match. */ id: MatchId }
  | { "type": "preview_match", /** The match. */ id: MatchId }
  | { "type": "unpreview_match" }
  | {
      "type": "watch_competition",
      /** The kind of the competition. */ kind: CompetitionKind,
      /** Its id. */ id: string,
    }
  | {
      "type": "unwatch_competition",
      /** The kind of the competition. */ kind: CompetitionKind,
      /** Its id. */ id: string,
    }
  | { "type": "watch_club", /** The club's id. */ id: string }
  | { "type": "unwatch_club" }
  | { "type": "watch_events" }
  | { "type": "unwatch_events" }
  | {
      "type": "act",
      /** The match. */ id: MatchId,
      /** The client's name for this action. */ request: RequestId,
      /** The last event that the client had seen when it decided. If the match has moved on since in a relevant way, the action is refused
       * with the code `conflict`; look at the match and decide again. */
      seen: Seq,
      /** The command. */ command: Command,
    }
  | {
      "type": "chat",
      /** The match. */ id: MatchId,
      /** The client's name for this action. */ request: RequestId,
      /** The text, 1 to 500 characters. */ text: PublicText,
    }
  | {
      "type": "chat_phrase",
      /** The match. */ id: MatchId,
      /** The client's name for this action. */ request: RequestId,
      /** The phrase. */ phrase: ChatPhrase,
    }
  | {
      "type": "lobby_chat",
      /** The client's name for this action. */ request: RequestId,
      /** The text, 1 to 500 characters. */ text: PublicText,
    }
  | {
      "type": "rematch",
      /** The finished match. */ id: MatchId,
      /** The client's name for this action. */ request: RequestId,
      /** The client's bytes, 64 hexadecimal digits, as when taking a seat. */ contribution?: string,
      /** The terms of the next game, only in a session of normal games; left out: those of this one. The next game begins when both players
       * have agreed to the same terms. Until then a player may change them. */
      terms?: GameTerms,
    }
  | {
      "type": "decline_rematch",
      /** The finished match. */ id: MatchId,
      /** The client's name for this action. */ request: RequestId,
    };

export type ClockView = {
  /** The rest of this turn's delay at `MatchView::server_time`. */ delay_left: Millis,
  /** The rest of the reserve, or of the days of a correspondence turn, at `MatchView::server_time`. */ reserve_left: Millis,
  /** True if it runs. */ running: boolean,
  /** The time for which the clock remains stopped, from `MatchView::server_time`: the player is on vacation, or the match waits for the
   * player's sensor board. */
  waits: Millis | null,
  /** The end of the player's vacation. */ away_until: Millis | null,
};

export type Command =
  | { "do": "roll" }
  | { "do": "double" }
  | { "do": "take" }
  | { "do": "pass" }
  | { "do": "beaver" }
  | { "do": "raccoon" }
  | {
      "do": "play",
      /** The moves. They are never empty: the server itself passes a turn without a legal play. */ moves: Array<SingleMove>,
    }
  | { "do": "accept_illegal_play" }
  | { "do": "decline_illegal_play" }
  | { "do": "offer_resignation", /** The offered result. */ result: GameResult }
  | { "do": "accept_resignation" }
  | { "do": "decline_resignation" }
  | { "do": "agree_to_stop" }
  | { "do": "abort" }
  | { "do": "decline_abort" }
  | { "do": "pause" }
  | { "do": "decline_pause" }
  | { "do": "resume" }
  | { "do": "take_back" }
  | { "do": "decline_take_back" }
  | { "do": "leave" }
  | { "do": "claim_match" }
  | { "do": "claim_no_result" };

export type CommandKind =
  | "roll" | "double" | "take" | "pass" | "beaver" | "raccoon" | "play" | "accept_illegal_play" | "decline_illegal_play"
  | "offer_resignation" | "accept_resignation" | "decline_resignation" | "agree_to_stop" | "abort" | "decline_abort" | "pause"
  | "decline_pause" | "resume" | "take_back" | "decline_take_back" | "leave";

export type Contact = {
  /** The other player. */ name: string,
  /** True for a program. */ bot: boolean,
  /** True for a friend, who is shown first among online players. */ friend: boolean,
  /** True for a blocked player: the two cannot join or challenge each other and are not paired. */ blocked: boolean,
  /** A private note, perhaps empty. */ note: string,
  /** The player's activity; null: not connected. */ activity: PlayerActivity | null,
};

export type CreateTable = {
  /** The settings. */ settings: TableSettings,
  /** The name of a player or bot for whom the second seat is kept; left out: anyone may sit down. */ invite?: string,
  /** True if the table is hidden: anyone who knows its id may sit down. */ by_link?: boolean,
  /** The ratings with which a player may sit down; left out: any. Not with an invitation. */ ratings?: RatingRange,
};

export type Credentials = {
  /** The account's name, in any case. */ name: string,
  /** The password. */ password: string,
  /** The device's six-digit code, or a recovery code, if the account requires one. */ code?: string,
};

export type Credits = number;

export type CubeChoice = "no_double" | "double" | "take" | "pass" | "beaver" | "raccoon";

export type CubeView = {
  /** The value: 1, 2, 4 ...; a centred cube of 1 is shown as 64. */ value: number,
  /** The owner; null: centred. */ owner: Seat | null,
  /** False in a game without the cube (three games, Crawford). */ in_use: boolean,
};

export type CurrentMatches = {
  /** Tables that the user opened or is invited to and that have not begun. */ tables: Array<TableView>,
  /** Matches that the user plays in. */ matches: Array<MatchSummary>,
};

export type Device = {
  /** The id to sign it out with. */ id: DeviceId,
  /** The device's description of itself, at most 200 characters; empty if it has none. */ user_agent: string,
  /** The time of the sign-in. */ signed_in_at: Millis,
  /** The time at which it was last seen, accurate to ten minutes. */ last_seen_at: Millis,
  /** True for the device that makes this request. */ this: boolean,
  /** The coarse address of its last use: `203.0.x.x`, the first half of an IPv4 address, or `2001:db8:x`. Null if unknown. */
  network: string | null,
};

export type DeviceId = string;

export type NewSignIn = {
  /** The id of the sign-in: PUT confirms that it was the owner's, DELETE denies it. */ id: DeviceId,
  /** The time of the sign-in. */ at: Millis,
  /** The device's description of itself, at most 200 characters. */ user_agent: string,
  /** The coarse address, as in [`Device`]. */ network: string,
  /** True if the device is still signed in. */ open: boolean,
};

export type DiceDisclosure = {
  /** The match. */ id: MatchId,
  /** SHA-256 of the label, the match id and the seed. */ commitment: string,
  /** White's bytes; null: none, counted as zeros, or not yet disclosed (see `finished`). */ white_contribution: string | null,
  /** Black's bytes. */ black_contribution: string | null,
  /** The rule for the seats' bytes; matches from before the rule was recorded follow the first rule. */ seat_bytes: SeatBytes,
  /** The seats held by house bots. */ house_bots: Array<Seat>,
  /** The published end of the key chain, g0; null before the match begins. */ g0: string | null,
  /** N, the maximum number of games of the match. */ games_max: number,
  /** The finished games, with their keys and throws. */ games: Array<DiceGame>,
  /** The seed, once the match is over. */ seed: string | null,
  /** True if the match is over. */ finished: boolean,
  /** True if the rolls came from a director's file. Then no games are listed: there was no commitment to the rolls, so nothing can be
   * checked. */
  imported: boolean,
};

export type DiceGame = {
  /** The game's number, from 1. */ game: number,
  /** The game's key. */ key: string,
  /** The ties of the opening throw. */ ties: Array<number>,
  /** The opening throw, White's die and Black's; null if the start alternates. */ opening: [number, number] | null,
  /** Every other throw in order. */ throws: Array<DiceThrow>,
  /** The number of rolls thrown by hand on a sensor board; they cannot be proved. */ thrown_by_hand: number,
};

export type DiceStatistics = {
  /** All throws first, then those of people, of their programs and of house bots. */ throwers: Array<ThrowerStatistics>,
};

export type DiceTest = {
  /** The statistic. */ chi_square: number,
  /** Degrees of freedom. */ degrees: number,
  /** The chance that fair dice give a statistic of at least this size. */ p: number,
};

export type DiceTests = {
  /** Tests if the six numbers are equally frequent. */ numbers: DiceTest | null,
  /** Tests if one roll in six is a double. */ doubles: DiceTest | null,
  /** Tests if the 36 rolls are equally frequent. */ rolls: DiceTest | null,
  /** Tests if a number depends on the same side's number before it. */ serial: DiceTest | null,
};

export type DiceThrow = {
  /** The side. */ seat: Seat,
  /** The number of this side's throw in the game, from 1; the opening throw is not counted. */ turn: number,
  /** The dice as thrown. */ dice: [number, number],
};

export type ThrowerKind = "all" | "people" | "programs" | "house_bots";

export type ThrowerStatistics = {
  /** The kind of player. */ who: ThrowerKind,
  /** The number of rolls of two dice. */ rolls: number,
  /** The number of single dice in opening throws, including those of ties. */ opening_dice: number,
  /** The frequency of each number from 1 to 6, in rolls and opening throws. */ numbers: number[],
  /** The frequency of each double, from 1-1 to 6-6. */ doubles: number[],
  /** The frequency of each roll: a row for each first die, a column for each second. */ by_roll: number[][],
  /** Tests of fairness. */ tests: DiceTests,
};

export type SeatBytes = "house_bots_drawn" | "house_bots_zero";

export type OpenResignation = {
  /** The side that offers. */ by: Seat,
  /** The offered result. */ result: GameResult,
  /** The points that the opponent would win. */ points: number,
};

export type ResignationChoice = {
  /** The result. */ result: GameResult,
  /** The points that the opponent would win, under the cube and options of the game. */ points: number,
  /** True if it would decide a match to points. */ ends_match: boolean,
  /** True if the opponent has to accept it; otherwise it counts at once. */ needs_consent: boolean,
};

export type ErrorBody = {
  /** The kind of error, for a program. */ code: ErrorCode,
  /** The id of the text, for example `not_your_turn`. `texts/en/refusals.ftl` has all of them, as `refusals-...`. */ reason: string,
  /** The arguments of the text. */ params: { [key in string]: TextParam },
  /** The text in English. It begins with the name of the field, if there is one. */ message: string,
  /** The field of the request that is not allowed, such as `places` or `teams[0].name`, if the code is `invalid` or `malformed` and one
   * field is at fault. */
  field: string | null,
  /** Seconds to wait, if the code is `too_many_requests` or `pairing_closed`. */ retry_after_s: number | null,
};

export type TextParam = number | string;

export type ErrorClass = "good" | "doubtful" | "bad" | "very_bad";

export type ErrorCode =
  | "malformed" | "invalid" | "sign_in_required" | "wrong_credentials" | "second_factor_required" | "wrong_code" | "wrong_passkey"
  | "bad_token" | "scope_missing" | "wrong_csrf_token" | "wrong_origin" | "address_blocked" | "forbidden" | "suspended" | "not_found"
  | "method_not_allowed" | "name_taken" | "common_password" | "seat_taken" | "conflict" | "credits_short" | "rated_limit" | "stake_limit"
  | "pairing_closed" | "account_needed" | "own_account" | "match_in_play" | "library_full" | "refused" | "too_many_requests" | "too_large"
  | "unsupported_protocol" | "internal" | "maintenance" | "unavailable";

export type Event =
  | {
      "event": "game_started",
      /** The game's number, from 1. */ game: number,
      /** True in the Crawford game. */ crawford: boolean,
      /** The ties of the opening throw. */ ties: Array<number>,
      /** The opening throw, White's die and Black's; null if the start alternates. */ opening: [number, number] | null,
      /** The side that starts. After an opening throw it plays both dice. */ starter: Seat,
      /** The value of the cube after automatic doubles. */ cube: number,
    }
  | {
      "event": "rolled",
      /** The side that rolled. */ seat: Seat,
      /** The dice as thrown. */ dice: [number, number],
      /** True if they were thrown by hand on a sensor board. */ by_hand: boolean,
    }
  | {
      "event": "at_board",
      /** The player's side. */ seat: Seat,
      /** The event. */ what: AtBoard,
    }
  | {
      "event": "vacation",
      /** The player's side. */ seat: Seat,
      /** The end of the vacation. A time in the past means that the player is back. */ until: Millis,
    }
  | {
      "event": "played",
      /** The side that played. */ seat: Seat,
      /** The moves in order; empty if there was no legal play. */ moves: Array<SingleMove>,
      /** The standard notation, for example `8/5 6/5`, or `no play`. */ notation: string,
    }
  | {
      "event": "illegal_play_offered",
      /** The side that played. */ seat: Seat,
      /** The moves of the checkers, as far as they can be determined, for example `13/8`. */ notation: string,
    }
  | {
      "event": "illegal_play_accepted",
      /** The side that accepted it. */ seat: Seat,
      /** The play. */ notation: string,
      /** The resulting position. */ checkers: Checkers,
    }
  | { "event": "illegal_play_declined", /** The side that declined. */ seat: Seat }
  | {
      "event": "doubled",
      /** The side that doubled. */ seat: Seat,
      /** The offered value. */ value: number,
    }
  | {
      "event": "taken",
      /** The side that took. */ seat: Seat,
      /** The new value. */ value: number,
    }
  | { "event": "passed", /** The side that passed. */ seat: Seat }
  | {
      "event": "beavered",
      /** The side. */ seat: Seat,
      /** The new value. */ value: number,
    }
  | {
      "event": "raccooned",
      /** The side. */ seat: Seat,
      /** The new value. */ value: number,
    }
  | {
      "event": "resignation_offered",
      /** The side that offers. */ seat: Seat,
      /** The offered result. */ result: GameResult,
    }
  | { "event": "resignation_declined", /** The side that declined. */ seat: Seat }
  | {
      "event": "resignation_accepted",
      /** The side that resigned. */ seat: Seat,
      /** The accepted result. */ result: GameResult,
    }
  | { "event": "stop_agreed", /** The side. */ seat: Seat }
  | { "event": "abort_agreed", /** The side. */ seat: Seat }
  | { "event": "abort_declined", /** The side. */ seat: Seat }
  | { "event": "pause_asked", /** The side. */ seat: Seat }
  | { "event": "pause_declined", /** The side. */ seat: Seat }
  | { "event": "resumed", /** The side. */ seat: Seat }
  | { "event": "pause_ended" }
  | { "event": "take_back_asked", /** The side. */ seat: Seat }
  | { "event": "take_back_declined", /** The side. */ seat: Seat }
  | {
      "event": "took_back",
      /** The side. */ seat: Seat,
      /** The roll to be played again. */ dice: [number, number],
      /** The position before the play. */ checkers: Checkers,
    }
  | { "event": "abandoned" }
  | { "event": "called_off" }
  | { "event": "held", /** The director's message. */ hold: Hold }
  | { "event": "released" }
  | { "event": "roll_asked", /** The seat that rolls. */ seat: Seat }
  | { "event": "turn_opened" }
  | { "event": "extra_time", /** The time that each player has been given since the match began, in milliseconds. */ total: Millis }
  | {
      "event": "outage",
      /** The last moment before it at which the site could act. */ from: Millis,
      /** The first moment after it at which the site could act. */ to: Millis,
    }
  | {
      "event": "substituted",
      /** The side. */ seat: Seat,
      /** The name of the player who left. */ left: string,
      /** The name of the player who came. */ came: string,
    }
  | { "event": "timed_out", /** The side. */ seat: Seat }
  | { "event": "left", /** The side. */ seat: Seat }
  | {
      "event": "claimed",
      /** The side that claimed. */ seat: Seat,
      /** How the match ended. */ claim: Claim,
    }
  | {
      "event": "game_ended",
      /** The winner and the points. */ summary: GameSummary,
      /** The score after the game. */ score: Score,
    }
  | { "event": "match_ended", /** The outcome. */ outcome: MatchOutcome };

export type GameResult = "single" | "gammon" | "backgammon";

export type GameSummary = {
  /** The game's number, from 1. */ game: number,
  /** The winner. */ winner: Seat,
  /** The result. */ result: GameResult,
  /** The cube value at which it is counted. */ cube: number,
  /** The points scored. */ points: number,
  /** The reason why it ended. */ reason: OutcomeReason,
};

export type HeadToHead = {
  /** The player named first. */ player: HeadToHeadSide,
  /** The other player. */ other: HeadToHeadSide,
  /** The number of finished matches, including draws. */ played: number,
  /** The time at which the last one ended. */ last_at: Millis | null,
};

export type Hold = {
  /** The reason. */ reason: string,
  /** The time at which the director expects play to go on; null if that is not known. The match is not released automatically. */
  until: Millis | null,
};

export type HeadToHeadSide = {
  /** The player. */ name: string,
  /** True for a program. */ bot: boolean,
  /** Matches won against the other player. */ won: number,
};

export type EventMatches = "off" | "final" | "all";

export type LeaderboardPage = {
  /** The list. */ list: RatingList,
  /** At most `limit` players. */ rows: Array<LeaderboardRow>,
  /** The value of `after` for the next page; null on the last page. */ next: string | null,
  /** The time from which people can be listed, on a site that is younger than that; null afterwards. Until then the list has the bots of
   * the house only. */
  people_from: Millis | null,
};

export type LeaderboardRow = {
  /** The rank, from 1, among listed players. */ rank: number,
  /** The player. */ name: string,
  /** The picture, flag and title beside the name. */ look: Look,
  /** True for a program. */ bot: boolean,
  /** The rating at full precision; shown to two decimals. */ rating: number,
  /** The band, for example `1700-1799`. */ band: string,
  /** The experience. */ experience: number,
  /** The time of the last match in this list. */ rated_at: Millis,
};

export type LobbyChange =
  | { "change": "table", /** The table's current state. */ table: TableView }
  | { "change": "table_gone", /** The table. */ id: MatchId }
  | { "change": "match", /** The match's current state. */ summary: MatchSummary }
  | { "change": "match_gone", /** The match. */ id: MatchId }
  | { "change": "player", /** The player's current state. */ player: LobbyPlayer }
  | { "change": "player_gone", /** The player. */ name: string }
  | {
      "change": "crowd",
      /** The number of connected people, including those who are not listed. */ people: number,
      /** The number of guests among them. */ guests: number,
    };

export type LobbyPlayer = {
  /** The name. */ name: string,
  /** The picture, flag and title beside the name. */ look: Look,
  /** True for a program. */ bot: boolean,
  /** True for a guest. */ guest: boolean,
  /** The Casual rating. */ casual: number,
  /** The Stakes rating. */ stakes: number,
  /** True if the Casual rating is provisional. */ casual_provisional: boolean,
  /** True if the Stakes rating is provisional. */ stakes_provisional: boolean,
  /** The player's activity. */ activity: PlayerActivity,
};

export type LobbyPlayers = {
  /** Bots, then people with an account, then guests; each by name. */ players: Array<LobbyPlayer>,
  /** The value of `after` for the next page; null on the last page. */ next: string | null,
};

export type LobbySnapshot = {
  /** Open tables that this viewer may see. */ tables: Array<TableView>,
  /** Matches in play that may be watched. */ matches: Array<MatchSummary>,
  /** Connected players, including bots: accounts with a name first, up to the site's limit. `GET /api/v1/lobby/players` returns the others.
   */
  players: Array<LobbyPlayer>,
  /** The number of connected people, including those who are not listed. */ people: number,
  /** The number of guests among them. */ guests: number,
};

export type LoggedEvent = {
  /** The event's number. */ seq: Seq,
  /** The time of the commit. */ at: Millis,
} & (
  | {
      "event": "game_started",
      /** The game's number, from 1. */ game: number,
      /** True in the Crawford game. */ crawford: boolean,
      /** The ties of the opening throw. */ ties: Array<number>,
      /** The opening throw, White's die and Black's; null if the start alternates. */ opening: [number, number] | null,
      /** The side that starts. After an opening throw it plays both dice. */ starter: Seat,
      /** The value of the cube after automatic doubles. */ cube: number,
    }
  | {
      "event": "rolled",
      /** The side that rolled. */ seat: Seat,
      /** The dice as thrown. */ dice: [number, number],
      /** True if they were thrown by hand on a sensor board. */ by_hand: boolean,
    }
  | {
      "event": "at_board",
      /** The player's side. */ seat: Seat,
      /** The event. */ what: AtBoard,
    }
  | {
      "event": "vacation",
      /** The player's side. */ seat: Seat,
      /** The end of the vacation. A time in the past means that the player is back. */ until: Millis,
    }
  | {
      "event": "played",
      /** The side that played. */ seat: Seat,
      /** The moves in order; empty if there was no legal play. */ moves: Array<SingleMove>,
      /** The standard notation, for example `8/5 6/5`, or `no play`. */ notation: string,
    }
  | {
      "event": "illegal_play_offered",
      /** The side that played. */ seat: Seat,
      /** The moves of the checkers, as far as they can be determined, for example `13/8`. */ notation: string,
    }
  | {
      "event": "illegal_play_accepted",
      /** The side that accepted it. */ seat: Seat,
      /** The play. */ notation: string,
      /** The resulting position. */ checkers: Checkers,
    }
  | { "event": "illegal_play_declined", /** The side that declined. */ seat: Seat }
  | {
      "event": "doubled",
      /** The side that doubled. */ seat: Seat,
      /** The offered value. */ value: number,
    }
  | {
      "event": "taken",
      /** The side that took. */ seat: Seat,
      /** The new value. */ value: number,
    }
  | { "event": "passed", /** The side that passed. */ seat: Seat }
  | {
      "event": "beavered",
      /** The side. */ seat: Seat,
      /** The new value. */ value: number,
    }
  | {
      "event": "raccooned",
      /** The side. */ seat: Seat,
      /** The new value. */ value: number,
    }
  | {
      "event": "resignation_offered",
      /** The side that offers. */ seat: Seat,
      /** The offered result. */ result: GameResult,
    }
  | { "event": "resignation_declined", /** The side that declined. */ seat: Seat }
  | {
      "event": "resignation_accepted",
      /** The side that resigned. */ seat: Seat,
      /** The accepted result. */ result: GameResult,
    }
  | { "event": "stop_agreed", /** The side. */ seat: Seat }
  | { "event": "abort_agreed", /** The side. */ seat: Seat }
  | { "event": "abort_declined", /** The side. */ seat: Seat }
  | { "event": "pause_asked", /** The side. */ seat: Seat }
  | { "event": "pause_declined", /** The side. */ seat: Seat }
  | { "event": "resumed", /** The side. */ seat: Seat }
  | { "event": "pause_ended" }
  | { "event": "take_back_asked", /** The side. */ seat: Seat }
  | { "event": "take_back_declined", /** The side. */ seat: Seat }
  | {
      "event": "took_back",
      /** The side. */ seat: Seat,
      /** The roll to be played again. */ dice: [number, number],
      /** The position before the play. */ checkers: Checkers,
    }
  | { "event": "abandoned" }
  | { "event": "called_off" }
  | { "event": "held", /** The director's message. */ hold: Hold }
  | { "event": "released" }
  | { "event": "roll_asked", /** The seat that rolls. */ seat: Seat }
  | { "event": "turn_opened" }
  | { "event": "extra_time", /** The time that each player has been given since the match began, in milliseconds. */ total: Millis }
  | {
      "event": "outage",
      /** The last moment before it at which the site could act. */ from: Millis,
      /** The first moment after it at which the site could act. */ to: Millis,
    }
  | {
      "event": "substituted",
      /** The side. */ seat: Seat,
      /** The name of the player who left. */ left: string,
      /** The name of the player who came. */ came: string,
    }
  | { "event": "timed_out", /** The side. */ seat: Seat }
  | { "event": "left", /** The side. */ seat: Seat }
  | {
      "event": "claimed",
      /** The side that claimed. */ seat: Seat,
      /** How the match ended. */ claim: Claim,
    }
  | {
      "event": "game_ended",
      /** The winner and the points. */ summary: GameSummary,
      /** The score after the game. */ score: Score,
    }
  | { "event": "match_ended", /** The outcome. */ outcome: MatchOutcome }
);

export type Maintenance = {
  /** The time at which it began. */ since: Millis,
  /** The operator's message. */ message: string | null,
};

export type EngineSuspicion = {
  /** The player. */ player: string,
  /** The rating in the Casual list. */ rating: number,
  /** The number of analysed matches. */ matches: number,
  /** The number of decisions in them. */ decisions: number,
  /** The PR: 500 times the mean error. */ performance_rating: number,
  /** The logarithm of how much likelier these matches are with an engine's help than without. A player is listed from 6.9 on, which one
   * honest player in a thousand reaches. */
  evidence: number,
  /** The number of matches in the test. */ weighed: number,
  /** The number of hard decisions in the last matches: the second best play loses 0.02 to 0.08. */ hard: number,
  /** The number of hard decisions that were right. */ hard_found: number,
  /** The mean PR of other players with about this rating; null if there are too few. */ peers_performance_rating: number | null,
  /** The mean number of seconds between a roll and its play; null without data. */ seconds_a_play: number | null,
  /** The standard deviation of these times divided by their mean: a program's pace is even, a person's is not. */ spread: number | null,
  /** The last matches, newest first. */ last_matches: Array<MatchId>,
};

export type DebtSuspicion = {
  /** The player. */ player: string,
  /** The list. */ list: RatingList,
  /** The rating by the formula. */ rating: number,
  /** The points of it that stem from such accounts. */ points: number,
  /** The rating in the leaderboard; null if the player is in none. */ listed_rating: number | null,
  /** The people from whom the player won most points, at most 30. */ givers: Array<Giver>,
};

export type GiftSuspicion = {
  /** The player. */ player: string,
  /** The opponent. */ opponent: string,
  /** The number of analysed matches with the opponent. */ matches: number,
  /** The PR in them. */ performance_rating: number,
  /** The number of the player's other analysed matches. */ other_matches: number,
  /** The PR in those. */ other_performance_rating: number,
  /** The cost of wrong takes and passes a match with the opponent, in points of equity. */ answer_errors: number,
  /** The same in the other matches. */ other_answer_errors: number,
  /** The number of the matches with the opponent that the player left, lost on time, or resigned early. */ given_up: number,
  /** The logarithm of how much likelier the matches are if the player plays twice as badly on purpose. A pair is shown from 6.9 on,
   * corrected for the number of opponents; one honest player in a thousand ever reaches it. */
  evidence: number,
  /** The last matches with the opponent, newest first. */ last_matches: Array<MatchId>,
};

export type Giver = {
  /** The opponent. */ name: string,
  /** The number of their rated matches. */ matches: number,
  /** The points that the player won in them, net. */ points: number,
};

export type FlowSuspicion = {
  /** The winner. */ winner: string,
  /** The loser. */ loser: string,
  /** The score: each match won counts 1, plus 2 if it was short, plus 2 if it was given up. */ score: number,
  /** The number of matches between them, rated and staked or not. */ matches: number,
  /** The number of matches that the winner won. */ won: number,
  /** The number of staked matches. */ staked: number,
  /** The winner's gain in credits. */ net: Credits,
  /** The credits that changed hands, in both directions. */ moved: Credits,
  /** The number of matches in which the loser left or ran out of time. */ given_up: number,
  /** The number of short matches that the winner won. */ short: number,
  /** The mean duration of a match. */ seconds_a_match: number,
  /** The mean number of events in a match: rolls, plays, offers. */ events_a_match: number,
  /** The winner's rating gain from these matches. */ rating_moved: number,
};

export type SharedAddress = {
  /** The hash of the address with the key of a day. Equal hashes are one address on one day. */ address: string,
  /** The number of accounts. */ accounts: number,
  /** Their names, most recently used first, at most 30. */ first_players: Array<string>,
  /** The latest use of any of these accounts. */ at: Millis,
};

export type SharedBrowser = {
  /** The accounts. */ players: [string, string],
  /** The last use in this browser of the account that it used less recently. */ at: Millis,
};

export type Suspicions = {
  /** Pairs in which one person repeatedly loses without playing, or credits flow one way; the strongest hint first. */
  flows: Array<FlowSuspicion>,
  /** Players to whom many lose without playing; the strongest hint first. */ stars: Array<StarSuspicion>,
  /** Players whose rating stems from accounts that are not established independently of them, with at least 50 points; the most points
   * first. */
  debts: Array<DebtSuspicion>,
  /** People who play far below their own level against one opponent; the strongest evidence first. */ gifts: Array<GiftSuspicion>,
  /** People whose matches are likelier with an engine's help than without; the strongest evidence first. */
  engines: Array<EngineSuspicion>,
  /** Pairs of accounts used in one browser within 30 days, newest first. */ browsers: Array<SharedBrowser>,
  /** Addresses from which several accounts were used within some days, most recently used first. */ addresses: Array<SharedAddress>,
};

export type MatchAnalysis = {
  /** The lookahead in plies, counted as in GNU Backgammon: 0 is the bare net. */ plies: number,
  /** The maximum number of games in the rollouts of mistakes, of close choices, and of choices on which two depths disagree; 0: no rollout.
   */
  rollout_games: number,
  /** White's name. */ white: string,
  /** Black's name. */ black: string,
  /** The stakes. */ stakes: AnalysisStakes,
  /** The games in order. */ games: Array<AnalysedGame>,
  /** White's totals. */ white_totals: AnalysisTotals,
  /** Black's totals. */ black_totals: AnalysisTotals,
  /** White's result: the chance of winning the match (1 or 0 at its end), or points. */ result: number,
  /** White's result less White's luck plus Black's. */ without_luck: number,
  /** The analyses of other programs in the match's file, kept apart from this one. */ others: Array<OtherAnalysis> | null,
};

export type OtherAnalysis = {
  /** The name of the program. */ program: string,
  /** The name of the file in a library that contains the analysis. */ file: string | null,
  /** The games with their steps, as in `games` of the analysis. */ games: Array<Array<OtherStep>>,
  /** White's totals. */ white: OtherTotals,
  /** Black's totals. */ black: OtherTotals,
};

export type OtherCube = {
  /** The best choice. */ best: CubeChoice,
  /** The cost of the choice that was made, in units of the cube before the double. */ error: number,
  /** The level of the judgement, as the program calls it. */ level: string,
};

export type OtherPlay = {
  /** The notation of the best play. */ best: string,
  /** The cost of the play that was made, in units of the cube; null if the program did not evaluate it. */ error: number | null,
  /** The level of the judgement, as the program calls it. */ level: string,
};

export type OtherStep = {
  /** Its judgement of the play. */ play: OtherPlay | null,
  /** Its judgement of the choice with the cube. */ cube: OtherCube | null,
};

export type OtherTotals = {
  /** The number of these decisions, counted as in this program's PR. */ decisions: number,
  /** This program's PR over them; null without a decision. */ own_rating: number | null,
  /** The other program's PR over them; null without a decision. */ other_rating: number | null,
};

export type MatchFormat =
  | { "kind": "points", /** 1 to 25 points. */ length: number }
  | { "kind": "three_games" }
  | { "kind": "normal" }
  | { "kind": "single" };

export type MatchId = string;

export type MatchOutcome = {
  /** The winner; null: a draw (three games with equal points), or the match was called off. */ winner: Seat | null,
  /** The final score. */ score: Score,
  /** The reason why it ended. */ reason: OutcomeReason,
};

export type MatchPage = {
  /** At most `limit` matches. */ matches: Array<MatchSummary>,
  /** The value of `before` for the next page; null on the last page. */ next: string | null,
};

export type MatchSummary = {
  /** The match. */ id: MatchId,
  /** The format. */ settings: TableSettings,
  /** White and Black. */ seats: Array<MatchSummarySeat>,
  /** The score. */ score: Score,
  /** The time at which it began. */ started_at: Millis,
  /** The time at which it ended. */ ended_at: Millis | null,
  /** The outcome. */ outcome: MatchOutcome | null,
  /** The event that it belonged to, in the history of a player. */ event: DutyEvent | null,
  /** True if a moderator voided it, so that it counts for nothing. */ voided: boolean,
};

export type MatchSummarySeat = {
  /** The seat. */ seat: Seat,
  /** The player. */ name: string,
  /** The picture, flag and title beside the name. */ look: Look,
  /** True for a program. */ bot: boolean,
  /** The player's rating when sitting down. */ rating: number,
  /** The rating after the match, if it was rated and has ended. */ rating_after: number | null,
  /** True if that rating was provisional. */ provisional: boolean,
};

export type MatchView = {
  /** The match. */ id: MatchId,
  /** The last event that this view includes. */ seq: Seq,
  /** The server's clock when the view was made. */ server_time: Millis,
  /** The settings of the match. */ settings: TableSettings,
  /** The rating list of the match, if it is rated. */ list: RatingList | null,
  /** True if the match is unrated and unstaked because the two players had reached the limit of rated matches within 24 hours. */
  limited: boolean,
  /** True if a stake was requested, but the house bot had too few credits. */ unstaked: boolean,
  /** The viewer's seat; null for a spectator. */ you: Seat | null,
  /** White's seat. */ white: SeatView,
  /** Black's seat. */ black: SeatView,
  /** The score. */ score: Score,
  /** The number of the current game, from 1; 0 before the first. */ game: number,
  /** True in the Crawford game. */ crawford: boolean,
  /** The action that the match waits for. */ phase: Phase,
  /** The board. */ checkers: Checkers,
  /** The pip counts of White and Black. */ pips: [number, number],
  /** The cube. */ cube: CubeView,
  /** The position as an XGID, while a side has to roll, to play or to answer a double; null otherwise, and while a resignation is open. */
  xgid: string | null,
  /** The board as GNU Backgammon's position id, as the side on turn sees it; null before the first game. */ position_id: string | null,
  /** The clocks of White and Black; null without a clock. */ clocks: [ClockView, ClockView] | null,
  /** The director's message while the match is held: the clocks stand still, and no player can act. */ held: Hold | null,
  /** True for a player of a lock-step team match who waits until the other room has played the same turn. The clocks stand still. */
  waits_for_other_room: boolean,
  /** The players who have not come to an event's table. */ awaited: Array<string>,
  /** The viewer's possible commands; empty for spectators. */ allowed: Array<CommandKind>,
  /** The lowest result that the viewer may offer to resign: the first of `resignations`. */ resignation_floor: GameResult | null,
  /** The viewer's possible resignations with their cost, lowest first. */ resignations: Array<ResignationChoice>,
  /** The resignation that has not been answered. */ resignation: OpenResignation | null,
  /** The points that the viewer loses by leaving now, if that costs only the game (Normal, Single); in other modes it costs the match. */
  leaving_points: number | null,
  /** The time at which the pause in force ends by itself; null if the match is not paused. */ paused_until: Millis | null,
  /** The player who asks for a pause. */ pause_asked_by: Seat | null,
  /** The player who asks to take the last play back. */ take_back_asked_by: Seat | null,
  /** The time from which the viewer may claim the match, because the opponent has gone in their own turn; null while the opponent is here,
   * by correspondence, and in a match of an event. */
  claim_from: Millis | null,
  /** The legal plays, if the viewer must play a roll. Node 0 is the start of the turn. */ plays: Array<PlayNode> | null,
  /** The finished games. */ games: Array<GameSummary>,
  /** SHA-256 commitment to the dice, 64 hexadecimal digits. */ dice_commitment: string,
  /** The rating changes, once the match has ended. Empty if it is voided. */ rating_changes: Array<RatingChange>,
  /** True if a moderator voided the match, so that it counts for nothing. */ voided: boolean,
  /** The division of the stakes, once a staked match has ended. */ settlement: StakeSettlement | null,
  /** The number of spectators. */ spectators: number,
  /** The match before this rematch. */ rematch_of: MatchId | null,
  /** The results of a series of rematches since its first match, by the current seats. This match is counted when it has ended. */
  series: Series | null,
  /** The tournament of the match. */ tournament: TournamentId | null,
  /** The match's place in a team match. */ team: TeamTable | null,
  /** The match's place in a comparative event. */ comparative: ComparativeTable | null,
  /** The terms of the rematch, while one can still be agreed on. */ rematch_terms: RematchTerms | null,
  /** The seat that has asked for a rematch; White if both have, on different terms. */ rematch_offered_by: Seat | null,
  /** The seat that declined the rematch, or ended the session. */ rematch_declined_by: Seat | null,
  /** The place of a normal game in its session. */ session: SessionPlace | null,
  /** The match that follows as the rematch. */ rematch: MatchId | null,
};

export type Millis = number;

export type ModerationDesk = {
  /** Open reports, at most 100: first those by players with an account, then those by guests, each oldest first. */
  reports: Array<ReportView>,
  /** Open cases, newest first, at most 100. */ cases: Array<CaseView>,
  /** Open appeals, oldest first, at most 100. */ appeals: Array<SanctionRecord>,
  /** Voids, newest first, at most 100. */ voids: Array<VoidView>,
  /** The last acts, newest first, at most 100. */ actions: Array<ModeratorActionView>,
};

export type ModeratorAction = {
  /** The act: a sanction, `lift`, `dismiss` or `close_case`. */ deed: ModeratorDeed,
  /** The player; with `report`, the reported player. */ player: string,
  /** The report that the act closes. */ report?: string,
  /** The sanction to lift. */ sanction?: string,
  /** The duration of a sanction in hours, 1 to 87600; left out: until it is lifted. A restriction and `hidden` may have an end; a mute and
   * a suspension must have one. */
  hours?: number,
  /** The reason that the player reads, 1 to 1000 characters. */ reason?: PublicText,
  /** The reason and the evidence for the other moderators, 1 to 1000 characters. */ why: PublicText,
};

export type ModeratorActionView = {
  /** The time. */ at: Millis,
  /** The author: a moderator, `operator`, or `server` for automatic acts. */ moderator: string,
  /** The player; null if there are several. */ player: string | null,
  /** The act. */ deed: ModeratorDeed,
  /** The end of a sanction. */ until: Millis | null,
  /** The reason. */ why: string,
};

export type ModeratorDeed =
  | "warning" | "mute" | "unmute" | "restriction" | "suspension" | "ban" | "closed_name" | "hidden" | "lift" | "dismiss" | "close_case"
  | "void" | "undo_void" | "grant_appeal" | "reject_appeal" | "release_event" | "call_off_event";

export type Movement = {
  /** The line's number, from 1, without gaps, for each account. */ number: number,
  /** The time. */ at: Millis,
  /** The kind. */ kind: MovementKind,
  /** The amount, negative if paid out. */ amount: Credits,
  /** The balance after it. */ balance: Credits,
  /** The match of the movement. */ match_id: MatchId | null,
  /** The opponent in that match. */ opponent: string | null,
};

export type MovementKind =
  | "starting_grant" | "daily_top_up" | "bot_top_up" | "admin_grant" | "prize" | "stake" | "settlement" | "entry_fee" | "entry_fee_back"
  | "void_return" | "void_refund";

export type Options = {
  /** Gammons and backgammons count as single games unless the cube has been turned. */ jacoby: boolean,
  /** A tie on the opening throw doubles the cube. */ automatic_doubles: boolean,
  /** The maximum number of automatic doubles by ties, 1 to 6; null: one. */ automatic_doubles_max: number | null,
  /** Beavers: the taker may turn the cube once more at once and keep it. */ beavers: boolean,
  /** Raccoons: the doubler may answer a beaver by turning the cube again. */ raccoons: boolean,
};

export type OutcomeReason = "borne_off" | "passed" | "resigned" | "left" | "timed_out" | "completed" | "agreed" | "aborted";

export type Pairing =
  | { "state": "sit", /** The other player's table. */ table: TableView }
  | {
      "state": "wait",
      /** The player's own table. */ table: TableView,
      /** The time since it was opened. */ waited_ms: number,
      /** The nearest-rated bot, after some waiting; it can be invited to a new table. */ bot: string | null,
    }
  | { "state": "begun", /** The match. */ id: MatchId };

export type Phase =
  | { "kind": "waiting" }
  | { "kind": "to_roll", /** The side. */ seat: Seat }
  | {
      "kind": "to_play",
      /** The side. */ seat: Seat,
      /** The roll. */ dice: [number, number],
    }
  | {
      "kind": "cube_offered",
      /** The side that must answer. */ to: Seat,
      /** The value of the cube if it is taken. */ value: number,
      /** `double`, `beaver` or `raccoon`. */ offer: CommandKind,
    }
  | {
      "kind": "illegal_play_offered",
      /** The side that must answer. */ to: Seat,
      /** The roll that was played. */ dice: [number, number],
      /** The moves of the checkers, as far as they can be determined, for example `13/8`. */ notation: string,
      /** The resulting position. */ checkers: Checkers,
    }
  | {
      "kind": "resignation_offered",
      /** The side that must answer. */ to: Seat,
      /** The offered result. */ result: GameResult,
    }
  | { "kind": "over", /** The outcome. */ outcome: MatchOutcome };

export type PlayEdge = {
  /** 1 to 24, or 25 for the bar. */ from: number,
  /** 1 to 24, or 0 for borne off. */ to: number,
  /** The die used. */ die: number,
  /** True if it hits a blot. */ hit: boolean,
  /** The index of the next node. */ next: number,
};

export type PlayNode = {
  /** True when the moves made so far are a complete legal play. */ complete: boolean,
  /** The moves that continue towards a legal play. */ edges: Array<PlayEdge>,
};

export type PlayerActivity = "online" | "ready" | "playing" | "idle";

export type PlayerFound = {
  /** The player. */ name: string,
  /** The picture, flag and title beside the name. */ look: Look,
  /** True for a program. */ bot: boolean,
  /** The rating in the Casual list; null if not rated there. */ casual: number | null,
  /** The rating in the Stakes list. */ stakes: number | null,
  /** True if the Casual rating is provisional. */ casual_provisional: boolean,
  /** True if the Stakes rating is provisional. */ stakes_provisional: boolean,
};

export type PlayerProfile = {
  /** The name. */ name: string,
  /** The picture, flag and title beside the name. */ look: Look,
  /** True for a program. */ bot: boolean,
  /** True for a guest. */ guest: boolean,
  /** The owner of a bot; null for people and house bots. */ run_by: string | null,
  /** The bot's description of itself. */ about: string | null,
  /** The player's short text on the profile. */ words: string | null,
  /** The time of registration. */ created_at: Millis,
  /** True if the player is connected now. */ online: boolean,
  /** The standings in both lists. */ ratings: Array<RatingStanding>,
  /** The number of finished matches, all modes. */ played: number,
  /** The number of matches won. */ won: number,
  /** The number of matches lost; the others were draws. */ lost: number,
  /** The number of lost matches that were left or ended by the clock. The others were played to their end. */ forsaken: number,
  /** The number of matches left before each side had completed a turn. They count only in the completion rate. */ departed: number,
  /** The current streak of won rated matches. */ streak: number,
  /** The longest such streak. */ best_streak: number,
};

export type PlayerSearch = { /** At most 20, without guests. */ players: Array<PlayerFound> };

export type ListingGap =
  | { "kind": "experience", /** The points of experience that are missing. */ points: number }
  | { "kind": "days", /** The number of days that are missing. */ days: number }
  | { "kind": "opponents", /** The number of people who are missing. */ people: number }
  | { "kind": "debt", /** These points. */ points: number }
  | { "kind": "hidden" };

export type RatedLimits = {
  /** The maximum number of rated matches between a person and one house bot; 0: no limit. */ bot_max: number,
  /** The maximum number of rated matches between two persons; a person is an account with the bots it owns. 0: no limit. */
  person_max: number,
  /** The opponents of the last 24 hours, by name. */ with: Array<RatedWith>,
};

export type RatedWith = {
  /** The bot's name, or the person's. */ name: string,
  /** True for a house bot. */ bot: boolean,
  /** The number of matches, including those of the bots that the two own. */ begun: number,
  /** The time at which the first of them stops counting. */ frees_at: Millis,
};

export type BotBalance = {
  /** The bot. */ name: string,
  /** The available balance. */ balance: Credits,
};

export type Books = {
  /** The credits issued by the mint: starting grants, daily top-ups, prizes, grants by operators, and the bots' budgets. */
  issued: Credits,
  /** The house's share of stakes and entry fees. */ house: Credits,
  /** The credits of players, including stakes and entry fees in play. */ players: Credits,
  /** The house bots, from the weakest to the strongest. */ bots: Array<BotBalance>,
};

export type RatingChange = {
  /** The player's seat. */ seat: Seat,
  /** The rating list. */ list: RatingList,
  /** The rating before. */ before: number,
  /** The rating after. */ after: number,
  /** The experience before. */ experience_before: number,
  /** K, computed from the experience before. */ k: number,
  /** The probability term of the formula. */ p: number,
  /** The value n of the match in the formula. */ n: number,
};

export type RatingChart = {
  /** The player. */ name: string,
  /** The list. */ list: RatingList,
  /** At most 500 points. */ points: Array<RatingPoint>,
};

export type QuickPairing = { /** The settings, with a live clock. */ settings: TableSettings };

export type RatingList = "casual" | "stakes";

export type RatingPoint = {
  /** The match. */ match_id: MatchId,
  /** The time at which it ended. */ at: Millis,
  /** The rating before it. */ before: number,
  /** The rating after it. */ after: number,
  /** The opponent. */ opponent: string,
};

export type RatingRange = {
  /** The lowest. */ min: number,
  /** The highest. */ max: number,
};

export type RatingStanding = {
  /** The list. */ list: RatingList,
  /** The rating at full precision; shown to two decimals. */ rating: number,
  /** The experience. */ experience: number,
  /** The band, for example `1700-1799`. */ band: string,
  /** True if the rating is provisional: the experience is below 20. It is shown with a question mark. */ provisional: boolean,
  /** True if the player is in the leaderboard. */ listed: boolean,
  /** How many of the five opponents who are established independently of the player are met; 0 while the rating is provisional or days are
   * missing. */
  opponents: number,
  /** The rating in the leaderboard; null if the player is in none. It is below `rating` if more than 100 points stem from accounts that are
   * not established independently of the player. */
  listed_rating: number | null,
  /** The gap between the player and the leaderboard; null if the player is in it. */ missing: ListingGap | null,
};

export type RecordLine = {
  /** The player. */ name: string,
  /** True for a program. */ bot: boolean,
  /** The number. */ count: number,
};

export type Records = {
  /** Finished matches. */ played: Array<RecordLine>,
  /** The longest streaks of won rated matches. */ best_streak: Array<RecordLine>,
  /** The longest current streaks. */ streak: Array<RecordLine>,
};

export type Presence = "gone" | "elsewhere" | "reconnecting" | "slow" | "good";

export type RematchTerms = {
  /** The id of the rematch. */ id: MatchId,
  /** SHA-256 commitment to its dice, 64 hexadecimal digits. */ dice_commitment: string,
  /** True if the rematch would be unrated and unstaked, because the two players have reached the limit of rated matches within 24 hours. */
  limited: boolean,
};

export type ReportReason = "chat" | "name" | "cheating" | "stalling" | "other";

export type ReportView = {
  /** The id, needed for an action. */ id: string,
  /** The reported player. */ player: string,
  /** The reporter. */ reporter: string,
  /** The reason. */ reason: ReportReason,
  /** The description. */ text: string,
  /** The match in which it happened. */ match_id: MatchId | null,
  /** The words on the player's profile at the time of the report. */ words: string | null,
  /** The private messages that the reporter has sent with it, oldest first. */ messages: Array<ReportedMessage>,
  /** The time. */ at: Millis,
  /** The end of the player's mute; null if not muted. */ muted_until: Millis | null,
};

export type Roles = { /** True for a moderator. */ moderator: boolean };

export type RequestId = string;

export type Score = {
  /** White's points. */ white: number,
  /** Black's points. */ black: number,
};

export type Seat = "white" | "black";

export type SeatView = {
  /** The player's name; null if the seat is free. */ name: string | null,
  /** The picture, flag and title beside the name. */ look: Look,
  /** True if a program plays here. */ bot: boolean,
  /** The player's rating when sitting down (in the match's list, or Casual). */ rating: number,
  /** True if that rating was provisional. */ provisional: boolean,
  /** True if the player is at this match, whatever the state of the connection. The house's bots always are. */ connected: boolean,
  /** Where the player is, and how the connection answers. */ presence: Presence,
  /** True if the player sits at a sensor board. */ board: boolean,
};

export type Seq = number;

export type ServerMessage =
  | {
      "type": "welcome",
      /** [`crate::PROTOCOL_VERSION`]. */ protocol: number,
      /** The name of the account; null for an anonymous visitor. */ name: string | null,
      /** The server's clock. */ server_time: Millis,
    }
  | {
      "type": "pong",
      /** The client's number. */ at: Millis,
      /** The server's clock. */ server_time: Millis,
    }
  | { "type": "lobby", /** The lobby's current state. */ lobby: LobbySnapshot }
  | { "type": "lobby_changed", /** The changes in order. */ changes: Array<LobbyChange> }
  | { "type": "agenda", /** The agenda's current state. */ agenda: Agenda }
  | {
      "type": "match",
      /** The events after the last one sent to this client, in order. */ events: Array<LoggedEvent>,
      /** The state of the match after them. */ view: MatchView,
      /** White's chance to win the game before the next roll, in percent, by the engine's net. Only for spectators, and only in matches
       * between two house bots. */
      white_wins: number | null,
    }
  | {
      "type": "chat",
      /** The match. */ id: MatchId,
      /** The lines in order. */ lines: Array<ChatLine>,
    }
  | { "type": "lobby_chat", /** The lines in order. Their numbers may have gaps. */ lines: Array<ChatLine> }
  | {
      "type": "club_chat",
      /** The club's id. */ id: string,
      /** The lines in order. Their numbers may have gaps. */ lines: Array<ChatLine>,
    }
  | { "type": "analysis", /** The progress. When `done` is `total`, the report can be fetched. */ progress: AnalysisProgress }
  | {
      "type": "competition_changed",
      /** The kind of the competition. */ kind: CompetitionKind,
      /** Its id. */ id: string,
    }
  | { "type": "events_changed" }
  | {
      "type": "done",
      /** The client's name for the action. */ request: RequestId,
      /** The last event that the action caused in the match. */ seq: Seq,
    }
  | {
      "type": "refused",
      /** The client's name for the action. */ request: RequestId,
      /** The reason. */ error: ErrorBody,
    }
  | { "type": "error", /** The reason. */ error: ErrorBody }
  | { "type": "maintenance", /** The maintenance; null: matches can begin again. */ maintenance: Maintenance | null }
  | { "type": "closing" };

export type Session = {
  /** The account; null for an anonymous visitor. */ user: SessionUser | null,
  /** The token to send as header `x-csrf-token` with every request that changes something. Null when anonymous. */
  csrf_token: string | null,
  /** The server's clock. */ server_time: Millis,
  /** True if the site sends mail. */ mail: boolean,
  /** The number of sign-ins from new devices that wait for the owner's answer: `GET /api/v1/account/sign-ins`. */ new_sign_ins: number,
};

export type SessionUser = {
  /** The name as its owner writes it. */ name: string,
  /** True until a guest chooses a name and a password. */ guest: boolean,
  /** The time at which the account was created. */ created_at: Millis,
};

export type SendReport = {
  /** The reason. */ reason: ReportReason,
  /** The description, 1 to 1000 characters. */ text: PrivateText,
  /** The match in which it happened. */ match_id?: MatchId,
  /** True to send the latest private messages between the two players with the report, at most 50. */ messages?: boolean,
};

export type Series = {
  /** Matches won. */ won: Score,
  /** Points scored in all of them. */ points: Score,
};

export type SessionGames = { /** The games in order. Their seats alternate between the players. */ games: Array<MatchSummary> };

export type SessionPlace = {
  /** The number of this game, from 1. */ game: number,
  /** The terms on which White wants to play the next game; null: White has not asked for it. */ white: GameTerms | null,
  /** The terms on which Black wants to play the next game; null: Black has not asked for it. */ black: GameTerms | null,
};

export type GameTerms = {
  /** The clock. */ time: TimeControl,
  /** The options. */ options: Options,
  /** The rule for the start. */ start: StartRule,
};

export type SetContact = {
  /** True for a friend; a friend cannot be blocked. */ friend: boolean,
  /** True to block the player. */ blocked: boolean,
  /** The note, at most 500 characters. */ note: PrivateText,
};

export type SignUp = {
  /** 3 to 20 characters: letters, digits, `-` and `_`, beginning with a letter. Names are unique regardless of case. */ name: PublicName,
  /** 8 to 128 characters. */ password: string,
};

export type SingleMove = {
  /** 1 to 24, or 25 for the bar. */ from: number,
  /** 1 to 24, or 0 for borne off. */ to: number,
};

export type StakeSettlement = {
  /** Each player's stake. */ each: Credits,
  /** The value of a point if the game was paid by the point; then `each` is the limit. */ point: Credits | null,
  /** The number of paid points before the limit; 0 if the match is paid as a whole. */ points: number,
  /** The winner; null: a draw. */ winner: Seat | null,
  /** The loser's loss, before the house's share. */ gain: Credits,
  /** The payment to White. */ white: Credits,
  /** The payment to Black. */ black: Credits,
  /** The house's share. */ house: Credits,
};

export type StartRule = "opening_throw" | "alternate";

export type AppealView = {
  /** The player's text. */ text: string,
  /** The time. */ at: Millis,
  /** True if it was granted; null while it waits. */ granted: boolean | null,
  /** The answer to the player. */ answer: string | null,
  /** The time of the decision. */ decided_at: Millis | null,
};

export type CaseView = {
  /** The id, needed to close it. */ id: string,
  /** The player who won against the others. */ player: string,
  /** The time at which the server opened it. */ found_at: Millis,
  /** The evidence at that time. */ evidence: StarEvidence,
};

export type Correction = {
  /** The time. */ at: Millis,
  /** The reason for the void, or for undoing it. */ reason: string,
  /** True if the void was undone. */ undone: boolean,
  /** The list. */ list: RatingList,
  /** The rating before. */ before: number,
  /** The rating after; null if the player has no rated match left in the list. */ after: number | null,
  /** The credits moved by the void so far; negative if taken. */ credits: Credits,
};

export type DecideAppeal = {
  /** True to lift the sanction. */ grant: boolean,
  /** The answer to the player, 1 to 1000 characters. */ answer: PublicText,
};

export type FedMatch = {
  /** The match. */ id: MatchId,
  /** The loser. */ loser: string,
  /** The time at which the loser's account was created. */ account_made_at: Millis,
  /** The time at which the table was opened. */ opened_at: Millis,
  /** The time at which the match ended. */ ended_at: Millis,
  /** The duration in milliseconds. */ lasted_ms: number,
  /** The number of events in its log, including the start. */ events: number,
  /** True if the loser left or let the time run out. */ given_up: boolean,
  /** True if it was rated. */ rated: boolean,
  /** True if both accounts were used in one browser. */ shared_browser: boolean,
  /** True if the loser's account was used from the same address as the winner's or another loser's. */ shared_address: boolean,
};

export type KindCount = {
  /** The kind. */ kind: SanctionKind,
  /** The number. */ count: number,
};

export type ModerationCounts = { /** The last 24 months with any act. */ months: Array<MonthCounts> };

export type MonthCounts = {
  /** The month, `2026-11`. */ month: string,
  /** Sanctions by kind; kinds without any are left out. */ sanctions: Array<KindCount>,
  /** Appeals that were made. */ appeals: number,
  /** Appeals of this month that were granted. */ granted: number,
  /** Appeals of this month that were rejected. */ rejected: number,
  /** The number of voids. */ voids: number,
};

export type OwnSanctions = {
  /** The sanctions, newest first. */ sanctions: Array<SanctionView>,
  /** The account's changes by voided matches, newest first. */ corrections: Array<Correction>,
};

export type PlayerSanctions = {
  /** The player. */ player: string,
  /** The sanctions. */ sanctions: Array<SanctionRecord>,
};

export type PreviewVoid = { /** The matches. */ scope: VoidScope };

export type SanctionKind = "warning" | "mute" | "restriction" | "suspension" | "ban" | "closed_name" | "hidden";

export type SanctionRecord = {
  /** The player. */ player: string,
  /** The author: a moderator, `operator` or `server`. */ author: string,
  /** The evidence. */ evidence: string,
  /** The sanction as the player sees it. */ sanction: SanctionView,
  /** True if the requesting moderator may decide the appeal: the appeal waits, and another moderator imposed the sanction. */
  may_decide: boolean,
};

export type SanctionView = {
  /** The id, needed for an appeal. */ id: string,
  /** The kind. */ kind: SanctionKind,
  /** The reason. */ reason: string,
  /** The start. */ at: Millis,
  /** The end; null if it has none. */ until: Millis | null,
  /** The time at which it was lifted. */ lifted_at: Millis | null,
  /** True if it is in force. */ in_force: boolean,
  /** True if the player may appeal: once, while the sanction lasts. */ may_appeal: boolean,
  /** The appeal; null if there was none. */ appeal: AppealView | null,
};

export type SendAppeal = { /** The player's text, 1 to 1000 characters. */ text: PrivateText };

export type SendVoid = {
  /** The matches. */ scope: VoidScope,
  /** The digest of the preview, which ensures that exactly the previewed matches are voided. */ digest: string,
  /** The reason that the players read, 1 to 1000 characters. */ reason: PublicText,
  /** The evidence for the other moderators, 1 to 1000 characters. */ evidence: PublicText,
};

export type StarEvidence = {
  /** The number of accounts that lost to the player without playing. */ feeders: number,
  /** The number of matches that they lost in this way. */ fed: number,
  /** The number of matches that the player finished in the same time. */ finished: number,
  /** The player's rating gain from these matches. */ rating_gained: number,
  /** The matches, newest first, at most 100. */ matches: Array<FedMatch>,
};

export type StarSuspicion = {
  /** The player. */ player: string,
  /** The number of losers. */ feeders: number,
  /** The first 30 of them. */ first_feeders: Array<string>,
  /** The number of matches. */ fed: number,
  /** The player's rating gain from matches with them. */ rating_moved: number,
};

export type UndoVoid = { /** The reason for the other moderators, 1 to 1000 characters. */ why: PublicText };

export type VoidChange = {
  /** The player. */ player: string,
  /** The list. */ list: RatingList,
  /** The rating before. */ before: number,
  /** The rating after. */ after: number,
};

export type VoidChanges = {
  /** The void; null in a preview. */ id: string | null,
  /** The digest to send with the void. */ digest: string,
  /** The number of voided matches. */ matches: number,
  /** The number of voided team matches: 0 or 1. */ team_matches: number,
  /** The first hundred matches. */ first_matches: Array<MatchId>,
  /** The number of rated matches that are computed again. */ recomputed: number,
  /** The number of players whose rating changes in a list. */ players: number,
  /** The largest changes, at most 50. */ largest: Array<VoidChange>,
  /** Credits taken from players. */ returned: Credits,
  /** Credits given to players. */ refunded: Credits,
  /** The credits that players cannot give back; the house pays them. */ house_loss: Credits,
};

export type VoidScope =
  | { "kind": "match", /** The match. */ id: MatchId }
  | {
      "kind": "account",
      /** The account. */ player: string,
      /** The start of the period, included. */ from: Millis,
      /** The end of the period, excluded. */ until: Millis,
    }
  | { "kind": "pair", /** The accounts. */ players: [string, string] }
  | { "kind": "team_match", /** Its id. */ id: TeamMatchId };

export type VoidView = {
  /** The id, needed to undo it. */ id: string,
  /** The time. */ at: Millis,
  /** The author: a moderator or `operator`. */ author: string,
  /** The reason that the players read. */ reason: string,
  /** The evidence. */ evidence: string,
  /** The number of matches. */ matches: number,
  /** The number of team matches: 0 or 1. */ team_matches: number,
  /** The time at which it was undone; null if it is in force. */ undone_at: Millis | null,
  /** The reason for undoing it. */ undone_why: string | null,
};

export type MakeBot = { /** A name by the rules of [`crate::SignUp`]. */ name: PublicName };

export type MakeToken = {
  /** The owner's name for it, 1 to 40 characters. */ name: PrivateName,
  /** The scopes, at least one. */ scopes: Array<TokenScope>,
  /** The owner's bot that the program acts for; null: the owner. */ bot?: string,
};

export type OwnBot = {
  /** Its name. */ name: string,
  /** The time at which it was created. */ created_at: Millis,
};

export type ProgramsView = {
  /** Its bots, by name. */ bots: Array<OwnBot>,
  /** The maximum number of bots. */ bots_max: number,
  /** Its tokens and those of its bots, newest first. */ tokens: Array<TokenView>,
  /** The maximum number of tokens. */ tokens_max: number,
};

export type NewPasskey = {
  /** The owner's name for it, 1 to 40 characters. */ name: PrivateName,
  /** `response.clientDataJSON`. */ client_data: string,
  /** `response.authenticatorData`. */ authenticator_data: string,
};

export type Passkey = {
  /** The id, needed to remove it. */ id: PasskeyId,
  /** The owner's name for it. */ name: string,
  /** The time at which it was added. */ created_at: Millis,
  /** The time at which it was last used. */ used_at: Millis | null,
};

export type PasskeyChallenge = {
  /** The challenge to sign. */ challenge: string,
  /** The name of the site's host. */ site: string,
  /** For a seat: the passkeys of the account, one of which must sign. Empty for a sign-in. */ known: Array<string>,
};

export type PasskeyCreation = {
  /** The challenge for the device. */ challenge: string,
  /** The name of the site's host, under which the device stores it. */ site: string,
  /** The account's id for the device. */ user: string,
  /** The existing passkeys; a device that has one of them creates no other. */ known: Array<string>,
};

export type PasskeyId = string;

export type PasskeySignIn = {
  /** The passkey, the browser's `id`. */ credential: string,
  /** `response.clientDataJSON`. */ client_data: string,
  /** `response.authenticatorData`. */ authenticator_data: string,
  /** `response.signature`. */ signature: string,
};

export type PasswordAndCode = {
  /** The account's password. */ password: string,
  /** Six digits of the device, or a recovery code. */ code: string,
};

export type PasswordOnly = { /** The account's password. */ password: string };

export type QrPicture = {
  /** The number of modules on each side. */ size: number,
  /** The dark modules as the path of an SVG, one unit for each module. */ path: string,
};

export type RecoveryCodes = { /** The codes, such as `ABCDE-23456`. */ codes: Array<string> };

export type SecondFactor = {
  /** The time from which codes are required; null: the password is enough. */ since: Millis | null,
  /** The number of unused recovery codes. */ recovery_codes_left: number,
};

export type SecondFactorBegun = {
  /** The secret in base 32, to be typed. */ secret: string,
  /** The address for authenticators, `otpauth://totp/...`. */ address: string,
  /** The address as a QR code. */ picture: QrPicture,
};

export type SecondFactorCode = { /** Six digits. */ code: string };

export type Statement = {
  /** The available balance. */ balance: Credits,
  /** The credits in escrow for matches that are not over. */ staked: Credits,
  /** The starting grant that the first match played brings; 0: none. */ promised: Credits,
  /** The amount that `POST /api/v1/account/credits/top-up` would add now; 0: none today. */ top_up: Credits,
  /** At most `limit` movements. */ movements: Array<Movement>,
  /** The value of `before` for the next page; null on the last page. */ next: number | null,
};

export type TableSettings = {
  /** The format. */ format: MatchFormat,
  /** True if the result changes ratings. Possible for 5 points, three games, single and normal. */ rated: boolean,
  /** The stake, in rated matches between accounts that are not guests; null: none. To 5 points and in three games each player puts in 250
   * or 500. In a single game a point is worth 100 or 200, and each player puts in ten times that, the limit. */
  stake: Credits | null,
  /** The clock. */ time: TimeControl,
  /** The options of a money-style game. */ options: Options,
  /** The rule for the start of a game. */ start: StartRule,
  /** The source of the rolls. */ dice: DiceRule,
  /** The treatment of illegal plays at a sensor board. */ illegal_plays: IllegalPlays,
};

export type TableView = {
  /** The id of the table and of its match. */ id: MatchId,
  /** The settings. */ settings: TableSettings,
  /** The rating list that the match counts for, if it is rated. */ list: RatingList | null,
  /** True if the table was to be rated but is unrated and unstaked, because the two players have reached the limit of rated matches within
   * 24 hours. */
  limited: boolean,
  /** True if a stake was requested, but the house bot has too few credits, so that nothing is staked. */ unstaked: boolean,
  /** The opener. */ opener: string,
  /** The picture, flag and title of the opener. */ opener_look: Look,
  /** The opener's rating in `list` (or Casual when unrated). */ opener_rating: number,
  /** True if that rating is provisional. */ opener_provisional: boolean,
  /** The player for whom the other seat is kept. */ invited: string | null,
  /** True if only people who know its id can see it. */ by_link: boolean,
  /** The ratings with which a player may sit down; null: any. */ ratings: RatingRange | null,
  /** The players who sit already. */ seated: Array<[Seat, string]>,
  /** SHA-256 commitment to the dice, 64 hexadecimal digits. */ dice_commitment: string,
  /** The match before this rematch. */ rematch_of: MatchId | null,
  /** The tournament of the table. */ tournament: TournamentId | null,
  /** True if it is a board of a team match. */ team_match: boolean,
  /** The time at which it was opened. */ opened_at: Millis,
};

export type TakeSeat = {
  /** 32 random bytes made by the client, in 64 hexadecimal digits, which contribute to the dice. A player who gives none counts as 32 zero
   * bytes, and the record says so. */
  contribution?: string,
  /** At a table that asks for a passkey: the signature under its challenge. */ passkey?: PasskeySignIn,
};

export type TimeControl =
  | { "kind": "none" }
  | {
      "kind": "live",
      /** The free seconds of each turn, 5 to 60. */ delay_s: number,
      /** The seconds of reserve for the match, 30 to 7200. */ reserve_s: number,
    }
  | { "kind": "correspondence", /** The days, 1 to 14. */ days_per_turn: number };

export type ArchiveMode = "short_match" | "medium_match" | "long_match" | "money" | "cubeless";

export type ArchiveName = {
  /** The name as it is written most often. */ name: string,
  /** The number of matches with it. */ matches: number,
  /** True if the user confirmed it. Before that, true for the name of the account. */ own: boolean,
  /** True for a name that is in most of the matches, before the user has confirmed any. */ likely: boolean,
};

export type ArchiveNames = {
  /** The most frequent names, at most 200, and all of the user's own names. */ names: Array<ArchiveName>,
  /** True once the user has confirmed which names are their own. */ confirmed: boolean,
};

export type ArchivePart = "all" | "plays" | "doubles" | "answers" | "opening" | "contact" | "race" | "bear_off";

export type ArchiveProfile = {
  /** The matches that count here. */ matches: number,
  /** The analysed imported matches in which none or both of the names are the player's. They are left out. */ unknown_side: number,
  /** The matches whose file states no day. They are missing only in `periods`. */ undated: number,
  /** The parts of the game. */ parts: Array<ProfilePart>,
  /** The course over time. */ periods: Array<ProfilePeriod>,
  /** The opponents with the most matches, at most 50. */ opponents: Array<ProfileOpponent>,
  /** The kinds of matches. */ modes: Array<ProfileMode>,
  /** The scores of matches. */ scores: Array<ProfileScore>,
  /** The kinds of mistakes, the most expensive first. */ themes: Array<ProfileTheme>,
  /** The reference field. */ field: ReferenceField,
};

export type ArchiveSource = "all" | "played" | "imported";

export type CheckersAtLeast = {
  /** The place as its side counts it: 1 to 24, or 25 for the bar. */ place: number,
  /** The number of checkers, 1 to 15. */ least: number,
};

export type CodePage = "western" | "central_european" | "turkish" | "cyrillic" | "greek" | "hebrew" | "japanese";

export type CodePageGuess = {
  /** The code page. */ code_page: CodePage,
  /** True if no other code page gives a text that is almost as likely. */ certain: boolean,
};

export type CubePlace = "centre" | "own" | "opponent";

export type DecidedBy = "own" | "opponents" | "everybody";

export type EarlierMatch = {
  /** White's name. */ white: string,
  /** Black's name. */ black: string,
  /** The path of its file, or the file's name if it was not imported in a folder. */ path: string,
};

export type FoundPosition = {
  /** Where it comes from. */ place: PositionPlace,
  /** When the match was played. */ at: Millis | null,
  /** White's name. */ white: string,
  /** Black's name. */ black: string,
  /** The side that decides. */ seat: Seat,
  /** The board. */ board: Checkers,
  /** The dice of a play; null before a cube decision. */ dice: [number, number] | null,
  /** The value of the cube. */ cube: number,
  /** The owner of the cube. */ cube_owner: Seat | null,
  /** The points that the side that decides and the other side need; null outside a match. */ away: [number, number] | null,
  /** True in the Crawford game. */ crawford: boolean,
  /** The kind of decision: `plays`, `doubles` or `answers`. */ part: ArchivePart,
  /** The kind of mistake; null if nothing was lost. */ theme: MistakeTheme | null,
  /** The loss in units of the cube. */ error: number,
  /** The user's note. */ note: string | null,
};

export type FoundPositions = {
  /** At most 40 positions. */ positions: Array<FoundPosition>,
  /** The number of all positions that match. */ total: number,
  /** The number of decisions that were searched. */ searched: number,
};

export type GuessCodePages = {
  /** The words of each text that have letters beyond ASCII, with blanks between them: at most 100 texts, each of 1 to 300 characters. A
   * byte is written as the character of that number, U+0000 to U+00FF. */
  samples: Array<string>,
};

export type ImportFilePage = {
  /** At most 500 reports. */ files: Array<ImportFileReport>,
  /** The path after which the next page begins; null on the last. */ next: string | null,
};

export type ImportFileReport = {
  /** The path in the folder or zip. */ path: string,
  /** Its outcome. */ outcome: ImportOutcome,
  /** The match; for a duplicate, the match that was in the library before. Null once it is deleted. */ id: LibraryId | null,
  /** The match played here that the file contains. */ played_here: MatchId | null,
  /** The first of the notes. */ detail: string | null,
  /** The reason for a refusal, or the notes on the file: first those on lines that were skipped or changed, then those on what the file
   * leaves open. At most 20, and a line with the number of the others. */
  notes: Array<string>,
  /** For a duplicate, the match that was in the library before, whose id is `id`. */ earlier: EarlierMatch | null,
};

export type ImportId = string;

export type ImportOutcome = "read" | "partly" | "duplicate" | "played_here" | "refused";

export type ImportView = {
  /** The import's id. */ id: ImportId,
  /** The name of the folder or zip. */ name: string,
  /** The time at which it began. */ begun_at: Millis,
  /** The number of files. */ files: number,
  /** The files that were read whole. */ read: number,
  /** The files that were read in part or with changes. */ partly: number,
  /** The files whose match was in the library already. */ duplicate: number,
  /** The files whose match was played here. */ played_here: number,
  /** The files without a match. */ refused: number,
  /** The new matches that are still in the library. */ matches: number,
  /** The new matches with a quick analysis. */ analysed_quick: number,
  /** The new matches with the standard analysis. */ analysed: number,
};

export type NewImport = {
  /** The name of the folder or zip, 1 to 120 characters. */ name: PrivateName,
  /** The number of files, 1 to 10,000. */ files: number,
};

export type OwnPositionNote = {
  /** The match, played here or of the library. */ match_id: MatchId,
  /** The place in the match, from 1. */ stop: number,
  /** The text. */ text: string,
  /** The time. */ at: Millis,
};

export type PositionOrder = "error" | "newest";

export type PositionPlace = {
  /** The match. */ source: PositionSource,
  /** The place, from 1. */ stop: number,
};

export type PositionSearch = {
  /** The matches. */ source: ArchiveSource,
  /** Whose decisions. */ by: DecidedBy,
  /** The opponent's name. */ opponent: string | null,
  /** Checkers of the side that decides. */ own: Array<CheckersAtLeast>,
  /** Checkers of the other side, on places as that side counts them. */ theirs: Array<CheckersAtLeast>,
  /** The least lead in pips of the side that decides; negative if it is behind. */ lead_min: number | null,
  /** The largest lead. */ lead_max: number | null,
  /** The points that the side needs. */ own_away: number | null,
  /** The points that the other side needs. */ opponent_away: number | null,
  /** The value of the cube, a power of two. */ cube: number | null,
  /** The owner of the cube. */ cube_at: CubePlace | null,
  /** The part of the game. */ part: ArchivePart | null,
  /** The kind of mistake. */ theme: MistakeTheme | null,
  /** The least error in units of the cube. */ error_min: number | null,
  /** The order. */ order: PositionOrder,
  /** The number of positions to leave out, at most 960. */ skip: number,
};

export type PositionSource =
  | { "kind": "played", /** The match. */ id: MatchId }
  | { "kind": "imported", /** The match. */ id: LibraryId };

export type ProfileMode = {
  /** The kind; the rules of money games are not distinguished. */ mode: ArchiveMode,
  /** The player's decisions. */ own: RatedDecisions,
};

export type ProfileOpponent = {
  /** The opponent's name. */ name: string,
  /** The player's decisions. */ own: RatedDecisions,
  /** The opponent's decisions. */ theirs: RatedDecisions,
};

export type ProfilePart = {
  /** The part. */ part: ArchivePart,
  /** The player's decisions. */ own: RatedDecisions,
  /** The median PR of the reference field. */ field: number | null,
};

export type ProfilePeriod = {
  /** The beginning. */ from: Millis,
  /** The end. */ until: Millis,
  /** The player's decisions. */ own: RatedDecisions,
};

export type ProfileScore = {
  /** The points that the player needs, 1 to 7; 7 stands for 7 and more. */ own_away: number,
  /** The points that the opponent needs. */ opponent_away: number,
  /** The player's decisions. */ own: RatedDecisions,
};

export type ProfileTheme = {
  /** The kind. */ theme: MistakeTheme,
  /** The number of mistakes of this kind. */ count: number,
  /** Their total cost in units of the cube. */ error: number,
  /** Their cost in PR: 500 times the total cost, divided by the number of all decisions. */ share: number,
  /** The same cost in the whole reference field. */ field_share: number | null,
};

export type RatedDecisions = {
  /** The number of matches with these decisions. */ matches: number,
  /** The decisions that count. */ decisions: number,
  /** PR, 500 times the mean error; null without a decision. */ performance_rating: number | null,
  /** The interval that contains the true PR with 95 % confidence, from the differences between matches; null for fewer than five matches.
   */
  interval: [number, number] | null,
};

export type PrivateName = string;

export type PrivateText = string;

export type PublicName = string;

export type PublicText = string;

export type ReferenceField = {
  /** The rated players of this site with an analysed match, bots left out. */ players: number,
  /** Their matches, at most the last 60 of each. */ matches: number,
  /** The quartiles of their PR: a quarter is better than the first, a quarter worse than the last. Null for fewer than five players. */
  quartiles: [number, number, number] | null,
};

export type SaveSearch = {
  /** Its name, 1 to 60 characters. */ name: PrivateName,
  /** The search. */ search: PositionSearch,
};

export type SavedSearch = {
  /** The id, needed to delete it. */ id: string,
  /** Its name. */ name: string,
  /** The search. */ search: PositionSearch,
};

export type SetArchiveNames = { /** At most 20 names. Case and spacing make no difference. */ names: Array<string> };

export type SetPositionNote = {
  /** The position. */ place: PositionPlace,
  /** The text, at most 1,000 characters; empty to delete the note. */ text: PrivateText,
};

export type SharedPosition = {
  /** The player who shares it. */ by: string,
  /** The time. */ shared_at: Millis,
  /** True if the visitor shares it. */ own: boolean,
  /** The lookahead of the analysis in plies. */ plies: number,
  /** The stakes. */ stakes: AnalysisStakes,
  /** The score before the game. */ score: Score,
  /** True in the Crawford game. */ crawford: boolean,
  /** The analysed decision. */ step: AnalysedStep,
};

export type SharedPositionLink = { /** The id in the address `/shared/{id}`. */ id: string };

export type MatchRepairs = {
  /** The rows at which reading stopped, at most one of each game. */ faults: Array<RowFault>,
  /** The rows that the owner has mended. */ repairs: Array<RepairedRow>,
  /** True if rows can be replaced. Files of binary formats have no rows. */ can_edit: boolean,
};

export type MendRow = {
  /** The line of the file, from 1. */ line: number,
  /** The whole row in place of the one in the file; null to leave the rest of the game out. */ text: string | null,
};

export type RepairedRow = {
  /** The line of the file, from 1. */ line: number,
  /** The row in the file; empty in a binary file. */ before: string,
  /** The row in its place; null if the rest of the game is left out. */ after: string | null,
  /** The time of the change. */ at: Millis,
};

export type RowFault = {
  /** The line of the file, from 1; in a binary file the record. */ line: number,
  /** The game, from 1. */ game: number,
  /** The row; empty in a binary file. */ row: string,
  /** Why it cannot be replayed. */ reason: string,
  /** The side to act. */ seat: Seat,
  /** The board before the row. */ board: Checkers,
  /** The roll of that side in the row, if there is one. */ dice: [number, number] | null,
  /** The legal plays of the roll, at most 200. */ plays: Array<string>,
};

export type ImportReport = { /** The files in the order of the upload. */ files: Array<ImportedFile> };

export type ImportedFile = {
  /** The file's name, without folders. */ name: string,
  /** The imported match; for a duplicate, the match that was in the library before. */ id: LibraryId | null,
  /** True if the library had the same match already. */ duplicate: boolean,
  /** The match, if it was played here; then it is not stored a second time. */ played_here: MatchId | null,
  /** The error and its line. */ error: string | null,
  /** The notes on skipped or changed parts of the imported match, one line each. */ notes: Array<string>,
};

export type LibraryEntry = {
  /** The match's id. */ id: LibraryId,
  /** The time of the import. */ added_at: Millis,
  /** The day of the match at 00:00 UTC; null if its file does not state one. */ played_at: Millis | null,
  /** The name of its file. */ file_name: string,
  /** The path of its file in the imported folder or zip; null for a file that was added alone. */ path: string | null,
  /** The user's seat, by the confirmed names; null if none or both of the names are the user's. */ own: Seat | null,
  /** White's name. */ white: string,
  /** Black's name. */ black: string,
  /** The length of the match in points; null for a session. */ length: number | null,
  /** The number of games. */ games: number,
  /** The score after the last game. */ score: Score,
  /** The lookahead of its analysis in plies; null while none is finished. */ plies: number | null,
  /** White's PR. */ white_pr: number | null,
  /** Black's PR. */ black_pr: number | null,
  /** The sum of White's errors, in units of the cube; null while no analysis is finished. */ white_error: number | null,
  /** The sum of Black's errors, in units of the cube; null while no analysis is finished. */ black_error: number | null,
};

export type LibraryId = string;

export type LibraryView = {
  /** The matches, newest first. */ matches: Array<LibraryEntry>,
  /** The maximum number of matches. */ matches_max: number,
  /** The size of their files in bytes. */ bytes: number,
  /** The maximum size in bytes. */ bytes_max: number,
};

export type PositionCube = {
  /** The equity after rolling. */ no_double: number,
  /** The equity after double and take. */ double_take: number,
  /** The equity after double and pass. */ double_pass: number,
  /** The best action. */ action: PositionCubeAction,
  /** True if the other side should beaver. */ beaver: boolean,
};

export type PositionCubeAction = "no_double" | "double_take" | "double_pass" | "too_good";

export type PositionQuestion = {
  /** A GNU Backgammon position id, alone or with its match id after a colon, or an XGID. Without it, `setup` counts. */ id: string | null,
  /** The position. */ setup: PositionSetup | null,
  /** The lookahead in plies, 0 to 2. */ plies: number,
};

export type PositionSetup = {
  /** The checkers, in White's numbering. Missing checkers have been borne off. */ board: Checkers,
  /** The side on turn. */ on_roll: Seat,
  /** The dice, if they are thrown. */ dice: [number, number] | null,
  /** The value of the cube: 1, 2, 4 ... */ cube: number,
  /** The owner of the cube; null while it is centred. */ cube_owner: Seat | null,
  /** The length of the match in points; 0: money. */ length: number,
  /** The score. */ score: Score,
  /** True in the Crawford game. */ crawford: boolean,
  /** For money: true if gammons count only once the cube has been turned. */ jacoby: boolean,
  /** For money: true if beavers are allowed. */ beavers: boolean,
};

export type PositionStudy = {
  /** The position as it was parsed. */ setup: PositionSetup,
  /** The position as an XGID. */ xgid: string,
  /** The position as GNU Backgammon's position and match id. */ gnu_id: string,
  /** The lookahead in plies. */ plies: number,
  /** True if the values are exact: every position that can follow is solved. The search depth then has no effect. */ exact: boolean,
  /** The chances of the side on roll before its throw. */ chances: AnalysisChances,
  /** Its cubeful equity in units of the cube. */ equity: number,
  /** The cube decision; null if the dice are thrown or the cube cannot be turned. */ cube: PositionCube | null,
  /** With dice: the best plays, the deepest lookahead first, and best first within a depth; empty without dice, or without a legal play. */
  plays: Array<AnalysedCandidate>,
};

export type RolloutPart = {
  /** The number of games. */ games: number,
  /** The mean equity in units of the cube before a double. */ equity: number,
  /** The standard error of the equity. */ error: number,
  /** The mean chances. */ chances: AnalysisChances,
};

export type RolloutQuestion = {
  /** The position. */ setup: PositionSetup,
  /** With dice: the play whose resulting position is rolled out, in the usual notation. */ play: string | null,
  /** Without dice: true if the cube has been doubled and taken before. */ doubled: boolean,
  /** The seed of the dice. */ seed: number,
};

export type ScoreCell = {
  /** The points that the side on roll needs. */ own_away: number,
  /** The points that the other side needs. */ opponent_away: number,
  /** True in the Crawford game. */ crawford: boolean,
  /** Without dice: the cube decision; null where the cube cannot be turned. */ cube: PositionCube | null,
  /** With dice: the best play, and the cost of the chart's play. */ play: ScorePlay | null,
};

export type ScoreChart = {
  /** The lookahead in plies. */ plies: number,
  /** With dice: the play whose cost the cells show. */ play: string | null,
  /** The scores. */ cells: Array<ScoreCell>,
};

export type ScorePlay = {
  /** The best play. */ best: string,
  /** Its equity in units of the cube. */ best_equity: number,
  /** The equity of the best play minus that of the chart's play. */ cost: number,
};

export type ScoresQuestion = {
  /** A GNU Backgammon position id, alone or with its match id after a colon, or an XGID. Without it, `setup` counts. */ id: string | null,
  /** The position. With dice the chart is about the plays, without dice about the cube. */ setup: PositionSetup | null,
  /** With dice: the play whose cost is asked for, in the usual notation. Without it, the best play at the score of the position. */
  play: string | null,
  /** The lookahead in plies, 0 or 1. */ plies: number,
};

export type OpeningReferencePlay = {
  /** The play. */ notation: string,
  /** The equity. */ equity: number,
  /** The standard error of the equity. */ error: number,
  /** The equity of the best play minus this one's. */ behind: number,
  /** The standard error of `behind`. It is smaller than that of the equities, because the dice are the same. */ behind_error: number,
  /** The chance of winning. */ win: number,
  /** The chance of winning a gammon or backgammon. */ win_gammon: number,
  /** The chance of losing a gammon or backgammon. */ lose_gammon: number,
  /** True if the reference has replies to this play. */ replies: boolean,
};

export type OpeningRoll = {
  /** The dice, the higher first. */ dice: [number, number],
  /** The position with these dice as an XGID. */ xgid: string,
  /** The number of rollout games of each play. */ games: number,
  /** The plays near the best, best first. */ plays: Array<OpeningReferencePlay>,
};

export type OpeningTable = {
  /** The number of half-moves after which each rollout game was cut off and evaluated by the net. */ truncated_after: number,
  /** The position before the rolls, with White on roll. */ board: Checkers,
  /** The rolls that are rolled out, in the order 21, 31, ... */ rolls: Array<OpeningRoll>,
};

export type SheetGame = {
  /** White's points before it. */ white_points: number,
  /** Black's points before it. */ black_points: number,
  /** True in the Crawford game. */ crawford: boolean,
  /** The number of boards drawn, one for each turn. */ turns: number,
  /** The number of pages. */ pages: number,
};

export type SheetIndex = {
  /** White's name. */ white: string,
  /** Black's name. */ black: string,
  /** The length of the match in points; null for a session. */ length: number | null,
  /** The games in their order. */ games: Array<SheetGame>,
};

export type MistakeTheme =
  | "missed_double" | "wrong_double" | "too_good" | "wrong_take" | "wrong_pass" | "missed_hit" | "wrong_hit" | "point_not_made"
  | "stayed_back" | "ran_too_soon" | "too_loose" | "too_safe" | "race" | "bear_off" | "other";

export type NewReviewComment = {
  /** The place in the match, from 1. */ stop: number,
  /** The text, 1 to 1,000 characters. */ text: PublicText,
};

export type PerformancePoint = {
  /** The match. */ match_id: MatchId,
  /** The time at which it ended. */ at: Millis,
  /** The opponent. */ opponent: string,
  /** The PR; null without a counted decision. */ performance_rating: number | null,
  /** Luck in units of the cube. */ luck: number,
};

export type PlayerPerformance = {
  /** The last matches, oldest first. */ matches: Array<PerformancePoint>,
  /** All decisions of these matches. */ all: AnalysisTally,
  /** Checker plays. */ plays: AnalysisTally,
  /** Doubles made and not made. */ doubles: AnalysisTally,
  /** Takes and passes. */ answers: AnalysisTally,
  /** Decisions in the opening. */ opening: AnalysisTally,
  /** Decisions in contact positions. */ contact: AnalysisTally,
  /** Decisions in races. */ race: AnalysisTally,
  /** Decisions in the bear-off. */ bear_off: AnalysisTally,
  /** Kinds of mistakes, the most expensive first. */ mistakes: Array<TypicalMistake>,
};

export type ReviewComment = {
  /** The id, needed to delete it. */ id: string,
  /** The place in the match, from 1. */ stop: number,
  /** The author. */ name: string,
  /** The time. */ at: Millis,
  /** The text. */ text: string,
};

export type TrainerAnswer = {
  /** The match of the question. */ match_id: MatchId,
  /** The place in that match. */ stop: number,
  /** The chosen option. */ choice: string,
};

export type TrainerOption = {
  /** A play in the usual notation, or a cube action as in `CubeChoice`. */ choice: string,
  /** The moves of a play. */ moves: Array<SingleMove>,
};

export type TrainerQuestion = {
  /** The match, perhaps one of the library. */ match_id: MatchId,
  /** True if it is a match of the user's library. */ imported: boolean,
  /** The place in the match, from 1. */ stop: number,
  /** The time at which that match ended; null for an imported match whose file does not say. */ at: Millis | null,
  /** The opponent. */ opponent: string,
  /** The stakes. */ stakes: AnalysisStakes,
  /** The score before the game. */ score: Score,
  /** True in the Crawford game. */ crawford: boolean,
  /** The side that decides. */ seat: Seat,
  /** The board. */ board: Checkers,
  /** The cube. */ cube: number,
  /** The owner of the cube. */ cube_owner: Seat | null,
  /** The dice, if a play is asked for. */ dice: [number, number] | null,
  /** The possible answers. */ options: Array<TrainerOption>,
  /** The number of answers so far. */ repetitions: number,
};

export type TrainerVerdict = {
  /** True if it is the best answer, or equally good. */ right: boolean,
  /** The cost in units of the cube. */ cost: number,
  /** The solution. */ step: AnalysedStep,
  /** The time of the next repetition, by FSRS. */ due_at: Millis,
};

export type TrainerView = {
  /** The number of questions that are due. */ due: number,
  /** The number of questions that come back later. */ waiting: number,
  /** The number of learned questions among those that come back later: the next time is weeks away. */ learned: number,
  /** The time at which the next question comes back; null if one is due or none waits. */ next_due_at: Millis | null,
  /** The next question, from one of the user's matches. */ question: TrainerQuestion | null,
  /** The next question, a missed puzzle, if no question from a match is due. It is answered like any puzzle. */
  puzzle: PuzzleQuestion | null,
};

export type TypicalMistake = {
  /** The kind. */ theme: MistakeTheme,
  /** The number of mistakes of this kind. */ count: number,
  /** Their total cost in units of the cube. */ error: number,
};

export type TakeVacation = { /** The number of days to take from the days left. */ days: number };

export type VacationView = {
  /** The days of vacation within any 365 days. */ days_a_year: number,
  /** The days of vacation that are left now. */ days_left: number,
  /** The end of the current vacation; null if the player is not on vacation. */ until: Millis | null,
};

export type TokenId = string;

export type TokenMade = {
  /** The token's public data. */ token: TokenView,
  /** The secret, to send as `authorization: Bearer <secret>`. */ secret: string,
};

export type TokenScope = "read" | "play" | "chat" | "social" | "messages";

export type TokenView = {
  /** The id, needed to revoke it. */ id: TokenId,
  /** The owner's name for it. */ name: string,
  /** The account that the program acts for: the owner, or one of the owner's bots. */ account: string,
  /** The scopes. */ scopes: Array<TokenScope>,
  /** The time at which it was created. */ created_at: Millis,
  /** The time of its last use, accurate to ten minutes; null: never. */ last_used_at: Millis | null,
};

export type HintAdvice = "no_double" | "too_good" | "double" | "double_pass" | "take" | "pass";

export type HintCube = {
  /** The equity after rolling. */ no_double: number,
  /** The equity after double and take. */ double_take: number,
  /** The equity after double and pass. */ double_pass: number,
  /** The best action of the player. */ advice: HintAdvice,
  /** The chances of the side that doubles. */ chances: AnalysisChances,
  /** The facts behind the decision. */ facts: Array<CubeFact>,
};

export type HintPlay = {
  /** The standard notation. */ notation: string,
  /** The moves. */ moves: Array<SingleMove>,
  /** The equity for the player, in units of the current cube. */ equity: number,
  /** The difference to the best play. */ loss: number,
  /** The lookahead of this play in plies. */ plies: number,
  /** The player's chances after it. */ chances: AnalysisChances,
};

export type MakePractice = {
  /** The name of a house bot; null: the player plays both sides. */ bot?: string,
  /** The start. */ start: PracticeStart,
  /** The seed of the dice: the same seed gives the same dice. 1 to 64 characters; null: a random one. */ seed?: string,
  /** The player's side; null: White in a new match, and the side on turn in a position. */ side?: Seat,
};

export type PracticeAct = {
  /** The last event that the player has seen. If the game has moved on, the action is refused as a conflict. */ seen: Seq,
  /** The player's command. */ command: Command,
  /** True if the tutor warns before a bad mistake. */ tutor: boolean,
};

export type PracticeAnswer = {
  /** The events after those that the player had seen. */ events: Array<LoggedEvent>,
  /** The game after them. */ practice: PracticeView,
  /** The tutor's warning; then nothing was done. */ warning: PracticeWarning | null,
};

export type PracticeHint = {
  /** The lookahead in plies. */ plies: number,
  /** The best plays of the roll, the deepest lookahead first, and best first within a depth; empty if there is none. */
  plays: Array<HintPlay>,
  /** The cube decision, if the cube can be turned or must be answered. */ cube: HintCube | null,
  /** The facts that tell the best play from the second best; in a warning, from the play that was chosen. */ facts: Array<PlayFact>,
};

export type PracticeStart =
  | {
      "from": "fresh",
      /** The format. */ format: MatchFormat,
      /** Options of a money-style game. */ options: Options,
    }
  | { "from": "xgid", /** The XGID, with or without `XGID=` before it. */ xgid: string }
  | {
      "from": "gnu",
      /** The position id, 14 characters. */ position: string,
      /** The match id, 12 characters. */ match_id: string,
    }
  | {
      "from": "match",
      /** The match. */ id: MatchId,
      /** The number of the event before the start. */ seq: Seq,
    };

export type PracticeSummary = {
  /** The game's id. */ id: MatchId,
  /** The bot; null: the player plays both sides. */ bot: string | null,
  /** The format. */ format: MatchFormat,
  /** True if it began in a position. */ from_position: boolean,
  /** True if it is over. */ over: boolean,
  /** The time of the last event. */ changed_at: Millis,
};

export type PracticeTakeBack = { /** The last event that the player has seen. */ seen: Seq };

export type PracticeView = {
  /** The bot; null: the player plays both sides, and the view is that of the side that must act. */ bot: string | null,
  /** The player's side; if the player plays both sides, the one shown at the bottom. */ side: Seat,
  /** The seed of the dice. */ seed: string,
  /** The start as an XGID, if it was a position. */ start: string | null,
  /** True if there is a decision to take back. */ may_take_back: boolean,
  /** The game, under the practice's own id. */ view: MatchView,
};

export type PracticeWarning = {
  /** The cost, in equity of the current cube. */ cost: number,
  /** The better choice. */ hint: PracticeHint,
};

export type LessonAct = {
  /** The step. */ step: LessonStepId,
  /** The action. */ command: Command,
};

export type LessonStep = {
  /** The step. */ id: LessonStepId,
  /** The position. `allowed` and `plays` are what the learner can do. */ view: MatchView,
};

export type LessonStepId = "direction" | "doublet" | "block" | "point" | "hit" | "bar" | "bear_off" | "double" | "take";

export type LessonVerdict = { /** True if the action is the one that the step teaches. */ passed: boolean };

export type PuzzleAnswer = { /** A play, a roll (that is, no double), a double, a take or a pass. */ command: Command };

export type PuzzleChange = {
  /** The rating before the answer. */ before: number,
  /** The standing after it. */ after: PuzzleStanding,
};

export type PuzzleEvidence =
  | {
      "by": "rollout",
      /** The standard error of the equity. */ standard_error: number,
      /** The chance of winning of the side that decides. */ win: number,
    }
  | { "by": "search" }
  | { "by": "net" };

export type PuzzleOfTheDay = {
  /** The day in UTC, such as `2026-11-24`. */ day: string,
  /** The puzzle's id. */ id: string,
  /** True if the caller solved it at the first try, false if not; null before the answer. */ solved: boolean | null,
};

export type PuzzleOption = {
  /** The cube action; null for a play. */ cube: CubeChoice | null,
  /** The play in the usual notation; empty for a cube action. */ notation: string,
  /** The moves of a play. */ moves: Array<SingleMove>,
  /** The equity lost against the best answer, in units of the cube. */ cost: number,
  /** How deeply it was evaluated. */ evidence: PuzzleEvidence,
};

export type PuzzleQuestion = {
  /** The puzzle. */ id: string,
  /** True if the caller's first answer will count for the ratings. */ rated: boolean,
  /** True if the caller has answered it before. */ answered: boolean,
  /** The position as a match in which the caller has to act. `allowed` and `plays` are the possible answers. */ view: MatchView,
};

export type PuzzleStanding = {
  /** The Glicko-2 rating, which has nothing to do with ratings of games. */ rating: number,
  /** True if few answers support it. */ provisional: boolean,
  /** The puzzles answered. */ answered: number,
  /** The puzzles solved at the first try. */ solved: number,
  /** Days in a row with a solved puzzle, up to today or yesterday. */ streak: number,
  /** The longest such streak. */ best_streak: number,
  /** True if a puzzle was solved today (UTC). */ solved_today: boolean,
};

export type PuzzleTheme =
  | "opening" | "blitz" | "priming" | "anchor" | "back_game" | "middle_game" | "race" | "bear_off" | "double" | "take";

export type PuzzleThemeCount = {
  /** The theme. */ theme: PuzzleTheme,
  /** The number of its puzzles. */ count: number,
  /** The puzzles that the caller has answered. */ answered: number,
  /** The puzzles that the caller solved at the first try. */ solved: number,
};

export type PuzzleVerdict = {
  /** True if it is the best answer, or nearly as good. */ solved: boolean,
  /** The theme. */ theme: PuzzleTheme,
  /** The puzzle's rating before the answer. */ rating: number,
  /** The best answers and the given one, best first. */ options: Array<PuzzleOption>,
  /** The given answer among them. */ chosen: number,
  /** The equity of the best answer for the side that decides, in units of the cube. */ equity: number,
  /** The maximum number of games of a rollout. */ games: number,
  /** The position as an XGID. */ xgid: string,
  /** The change of the ratings; null if the answer did not count. */ change: PuzzleChange | null,
  /** The time at which the trainer asks this puzzle again; null if it does not. */ returns_at: Millis | null,
};

export type PuzzlesView = {
  /** The number of puzzles. */ count: number,
  /** All themes. */ themes: Array<PuzzleThemeCount>,
  /** The puzzle of the day. */ daily: PuzzleOfTheDay,
  /** The caller's standing; null for visitors and guests, who solve without a rating. */ standing: PuzzleStanding | null,
};

export type BoardRolls = {
  /** The board, from 1. */ board: number,
  /** The number of its roll set; it changes when a board is replaced. */ set: number,
  /** The source of the rolls. */ origin: RollOrigin,
  /** The commitment to the seed, 64 hexadecimal digits; null if there is no seed. */ commitment: string | null,
  /** True if the board is revealed to everybody. */ revealed: boolean,
};

export type ChangeTeam = {
  /** 2 to 40 characters. */ name: PublicName,
  /** The captain, who names the line-up and need not play. */ captain: PublicName,
  /** The players, up to six. */ players: Array<PublicName>,
  /** The reason of a director who changes a team of which somebody has accepted, 1 to 500 characters. It is among the acts of the director.
   * A captain needs none. */
  reason?: PublicText,
};

export type CreateTeam = {
  /** 2 to 40 characters. */ name: PublicName,
  /** The captain, who names the line-up and need not play. */ captain: PublicName,
  /** The players, two to six. At tables of this site they are names of players or bots, else any names. */ players: Array<PublicName>,
};

export type CreateTeamMatch = {
  /** 3 to 60 characters. */ name: PublicName,
  /** The number of boards: 4, 5, 6, 7, 8, 10 or 12, each played once in each room. */ boards: number,
  /** True if the running score is shown after each board instead of only at the end. */ barometer: boolean,
  /** True if captains may exchange players between boards. */ exchange: boolean,
  /** True if spectators watch the open room as it plays. Otherwise they see each turn when both rooms have played it. */ ungated: boolean,
  /** True if both rooms play in lock-step: a side's k-th roll comes in either room only when that side's k-th cube decision has been made
   * in both. A player who waits for the other room loses no time. Lock-step needs tables of this site and the server's dice. */
  lock_step: boolean,
  /** True if every person confirms with a passkey when taking a seat. Needs tables of this site and the server's dice. Programs with an
   * owner cannot play then; house bots can. */
  seat_proof: boolean,
  /** The time of the start, at most a year ahead: no board begins before. Left out: each board begins as soon as both line-ups are named.
   * Only at tables of this site. */
  starts_at: Millis | null,
  /** The minutes that a team has to appear, 1 to 240, if there is a start and a live clock. A team has appeared once its line-up is named
   * and one of its players has taken a seat. A team that does not appear in time loses by walk-over. If neither team appears, the match is
   * called off. The minutes count from the start, and begin again with the first tables and after each act of the director. Left out: 10.
   */
  grace_minutes: number | null,
  /** The place of play. */ play: TeamPlay,
  /** Team A, with White in the open room. */ a: CreateTeam,
  /** Team B, with White in the closed room. */ b: CreateTeam,
};

export type CubeProposal = {
  /** The value that was offered. */ cube: number,
  /** The side that offered it. */ by: DuplicateTeam,
};

export type DeskRoom = {
  /** The room. */ room: DuplicateRoom,
  /** The board that it plays now or next; null if it has finished. */ board: number | null,
  /** The state. */ state: DeskRoomState,
  /** True if the director holds it. */ held: boolean,
  /** The players who have not come to the table. */ missing: Array<string>,
};

export type DeskRoomState = "waiting" | "seating" | "playing" | "finished";

export type LineUp = {
  /** The captain's team; of a captain of both, the one whose line-up this is. */ team: DuplicateTeam,
  /** The player in the open room. */ open: string,
  /** The player in the closed room. */ closed: string,
};

export type LinkKind = "browser" | "address";

export type LinkedPair = {
  /** Their names. */ players: [string, string],
  /** The reason. */ by: LinkKind,
  /** True if a director has said that they are two people. */ two_people: boolean,
};

export type RollOrigin = "committed" | "imported" | "thrown";

export type TeamAward = { "kind": "smp", "points": number } | { "kind": "imp", "points": number };

export type TeamDeed =
  | {
      "kind": "assigned",
      /** The board. */ board: number,
      /** The room. */ room: DuplicateRoom,
    }
  | {
      "kind": "board_cancelled",
      /** The board. */ board: number,
      /** The number of the old roll set. */ before: number,
      /** The number of the new roll set. */ set: number,
    }
  | { "kind": "held", /** The room. */ room: DuplicateRoom }
  | { "kind": "released", /** The room. */ room: DuplicateRoom }
  | {
      "kind": "substituted",
      /** The room. */ room: DuplicateRoom,
      /** The team. */ team: DuplicateTeam,
      /** The player who sat there. */ before: string,
      /** The substitute. */ player: string,
      /** The board, if the substitute took over its game and the viewer may know that the room plays it. */ board: number | null,
    }
  | { "kind": "team_changed", /** The team. */ team: DuplicateTeam }
  | { "kind": "walked_over", /** The team that came. */ to: DuplicateTeam }
  | { "kind": "two_people", /** Both players. */ players: [string, string] }
  | { "kind": "cancelled" };

export type TeamDirectorAct =
  | {
      "act": "assign",
      /** The board. */ board: number,
      /** The room. */ room: DuplicateRoom,
      /** The team that gets the award. */ to: DuplicateTeam,
      /** The award. */ award: TeamAward,
      /** The step whose result the award replaces: `step` of the line. Left out: the game has no result. A result that the director has not
       * seen is not replaced; the refusal names it. */
      replaces?: number,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "cancel_board",
      /** The board. */ board: number,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "hold",
      /** The room. */ room: DuplicateRoom,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
      /** The expected length in minutes, 1 to 1440; left out: not known. The room is not released automatically. */ minutes?: number,
    }
  | {
      "act": "release",
      /** The room. */ room: DuplicateRoom,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "substitute",
      /** The room. */ room: DuplicateRoom,
      /** The team. */ team: DuplicateTeam,
      /** The substitute. */ player: string,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "enter",
      /** The game. */ game: DuplicateGame,
      /** The last double that was offered, if one was. */ proposed: CubeProposal | null,
      /** White's die and Black's in the opening throw, if known. */ opening: [number, number] | null,
    }
  | { "act": "commentators", /** At most 8 players who belong to neither team; empty: there is no commentary. */ names: Array<string> }
  | {
      "act": "two_people",
      /** Their names, or those of their bots. */ players: [string, string],
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | { "act": "cancel", /** The reason, 1 to 500 characters. */ reason: PublicText };

export type LineSubstitute = {
  /** The team. */ team: DuplicateTeam,
  /** The player who left. */ before: string,
  /** The player who came. */ player: string,
  /** The time. */ at: Millis,
};

export type TeamLine = {
  /** The board, from 1. */ board: number,
  /** The room. */ room: DuplicateRoom,
  /** The players, White and Black; after a substitution, the last ones. */ players: [string, string] | null,
  /** The players who took over a seat in the middle of the game, in their order. */ substitutes: Array<LineSubstitute>,
  /** The game's table. */ match_id: MatchId | null,
  /** White's die and Black's of the opening throw. */ opening: [number, number] | null,
  /** The result. */ result: TeamResult | null,
  /** For a director who decides in this match: the step of the log that gave the result. */ step: number | null,
};

export type SiteStatus = {
  /** The time at which it ended; null before the first one. */ checked_at: Millis | null,
  /** True if it found no error; null before the first one. */ passed: boolean | null,
  /** The steps, in order. */ steps: Array<SelfCheckStep>,
  /** True while the disk of this node's database is nearly full: uploads, imports, new accounts and everything else that stores much are
   * refused, and matches in play go on. */
  disk_low: boolean,
};

export type SelfCheckStep = {
  /** The name. */ name: SelfCheckStepName,
  /** The result. */ result: SelfCheckResult,
};

export type SelfCheckStepName = "pages" | "logs" | "ratings" | "books" | "backup" | "restore";

export type SelfCheckResult = "passed" | "failed" | "skipped";

export type AddressBlockList = { /** The blocks in force and those that have ended. */ blocks: Array<AddressBlockView> };

export type AddressBlockView = {
  /** The id, needed to lift it. */ id: string,
  /** The range, as `192.0.2.0/24` or `2001:db8::/32`. */ network: string,
  /** The reason. */ reason: string,
  /** The time at which it began. */ at: Millis,
  /** The moderator; null for an operator of the site. */ author: string | null,
  /** The time at which it expires; null: never. */ until: Millis | null,
  /** True if requests are refused now. */ in_force: boolean,
  /** The time at which it was lifted. */ lifted_at: Millis | null,
};

export type BlockAddresses = {
  /** The range, as `192.0.2.0/24`, `2001:db8::/32` or a single address; at most a /16 of IPv4 or a /32 of IPv6. */ network: string,
  /** The reason, 1 to 500 characters. */ reason: PublicText,
  /** The duration in hours, 1 to 87600; left out: until it is lifted. */ hours?: number,
};

export type TeamMatchCard = {
  /** The match's id. */ id: TeamMatchId,
  /** The match's name. */ name: string,
  /** The director. */ director: string,
  /** The phase. */ phase: TeamMatchPhase,
  /** The number of boards. */ boards: number,
  /** The number of revealed boards. */ revealed: number,
  /** The names of teams A and B. */ teams: [string, string],
  /** Their international match points, as far as visible. */ imp: [number, number],
  /** The division of the victory points, at the end. */ vp: [number, number] | null,
  /** The time of the set-up. */ created_at: Millis,
  /** The time before which no board begins, until one has begun. */ starts_at: Millis | null,
};

export type TeamMatchId = string;

export type TeamMatchPhase = "line_ups" | "playing" | "over" | "cancelled";

export type TeamMatchView = {
  /** The summary. */ card: TeamMatchCard,
  /** The number of steps of its log that the viewer may know of. It grows with the log, and drops when a board is cancelled. */ seq: Seq,
  /** True if the running score is shown after each board. */ barometer: boolean,
  /** True if captains may exchange players between boards. */ exchange: boolean,
  /** True if spectators see a turn of the open room only when both rooms have played it. */ gated: boolean,
  /** True if both rooms play in lock-step. */ lock_step: boolean,
  /** True if every person confirms with a passkey when taking a seat. */ seat_proof: boolean,
  /** The minutes after the start in which a team has to come. */ grace_minutes: number | null,
  /** The place of play. */ play: TeamPlay,
  /** Teams A and B. */ teams: [TeamView, TeamView],
  /** The roll set of each board. */ rolls: Array<BoardRolls>,
  /** The protocol, board by board, the open room first. */ lines: Array<TeamLine>,
  /** The difference between the teams in IMP. */ difference: number,
  /** The director's acts, oldest first. */ notes: Array<TeamNote>,
  /** The commentators. */ commentators: Array<string>,
  /** The boards that the viewer may see in both rooms side by side, as far as both have played. */ vugraph: Array<number>,
  /** The viewer's role and rights. */ you: YourTeamMatch,
  /** The event of the match. */ event: InTeamEvent | null,
};

export type TeamNote = {
  /** The time. */ at: Millis,
  /** The act. */ deed: TeamDeed,
  /** The reason. */ reason: string,
};

export type TeamPeople = {
  /** The captain, who names the line-up and need not play. */ captain: string,
  /** The players, two to six. Those who are new are invited. */ players: Array<string>,
  /** The reason of a director who changes a team of which somebody has accepted or whose line-up is named, 1 to 500 characters. It is in
   * the protocol. A captain needs none. */
  reason?: PublicText,
};

export type TeamPlay =
  | {
      "kind": "here",
      /** The clock of each game. */ time: TimeControl,
      /** The source of the rolls. `thrown`: by hand on sensor boards. The room that reaches a roll first throws it, and the other room gets
       * the same roll. The server rolls for a player at a screen. */
      dice: DiceRule,
    }
  | { "kind": "by_hand" };

export type TeamPlayer = {
  /** The player. */ name: string,
  /** True if a program plays. */ bot: boolean,
};

export type TeamResult = {
  /** The team that gets the points. */ winner: DuplicateTeam,
  /** The result; null if the director awarded the game before it had one. */ end: DuplicateEnd | null,
  /** The cube at which the game was counted. */ cube: number | null,
  /** The loser's checkers. */ checkers_left: number | null,
  /** The last double. */ proposed: CubeProposal | null,
  /** Small match points; null if IMP were awarded. */ smp: number | null,
  /** International match points. */ imp: number,
  /** True if the director assigned it. */ assigned: boolean,
};

export type TeamTable = {
  /** The match. */ id: TeamMatchId,
  /** The board, from 1. */ board: number,
  /** The room. */ room: DuplicateRoom,
  /** True if the viewer sees a turn only when the same side has completed as many turns in the other room. */ gated: boolean,
};

export type TeamView = {
  /** The team's name. */ name: string,
  /** The captain. */ captain: string,
  /** The players. */ players: Array<TeamPlayer>,
  /** The player in the open room, once named. */ open: string | null,
  /** The player in the closed room. */ closed: string | null,
  /** The people who have not answered their invitation yet. */ invited: Array<string>,
  /** The people who have declined, or have left the team before the first board. */ declined: Array<string>,
};

export type YourTeamMatch = {
  /** True if the viewer directs it. */ director: boolean,
  /** The teams whose line-up the viewer may name now. */ line_up: Array<DuplicateTeam>,
  /** True if the viewer is invited to a team and may accept. */ may_accept: boolean,
  /** True if the viewer may decline the invitation, or leave the team before the first board. */ may_leave: boolean,
  /** The teams whose people the viewer may change now. */ change: Array<DuplicateTeam>,
  /** The table at which the viewer sits or is expected. */ table: MatchId | null,
  /** The table of the open room, if the viewer may watch it. In a gated match it stays the same until the board is over in both rooms. */
  watch: MatchId | null,
  /** Both rooms, for a director who belongs to neither team. */ desk: Array<DeskRoom>,
  /** The pairs of people whose accounts share a browser or an address, for such a director. */ linked: Array<LinkedPair>,
};

export type CreateTeamEvent = {
  /** 3 to 50 characters. */ name: PublicName,
  /** Up to 2000 characters, for the event's page. */ about: PublicText,
  /** The number of boards of each match: 4, 5, 6, 7, 8, 10 or 12. */ boards: number,
  /** The number of boards of the final between the first two teams; null: no final. */ final_boards: number | null,
  /** True if each pair of teams meets twice. */ twice: boolean,
  /** True if the running score of a match is shown after each board instead of only at its end. */ barometer: boolean,
  /** True if captains may exchange players between boards. */ exchange: boolean,
  /** True if spectators watch the open rooms as they play. Otherwise they see each turn when both rooms have played it. */
  ungated: boolean,
  /** The matches in which a side's k-th roll comes in either room only when that side's k-th cube decision has been made in both. Lock-step
   * needs tables of this site and the server's dice. Left out: all matches where it is possible, because a team event gives titles. */
  lock_step: EventMatches | null,
  /** The matches in which every person confirms with a passkey when taking a seat. If there are any, programs with an owner cannot be
   * entered. The confirmation needs tables of this site and the server's dice. */
  seat_proof: EventMatches,
  /** The place of play. */ play: TeamPlay,
  /** The maximum number of teams, 2 to 16. */ places: number,
  /** Teams that are entered at once. */ teams: Array<CreateTeam>,
  /** True if it begins at once, with these teams. */ begin: boolean,
  /** The times at which its rounds begin by themselves, from the first, each later than the one before; at most 31. At the first,
   * incomplete teams are removed and the schedule is drawn. A round without a time begins as soon as its teams are free. Left out: its
   * director starts it. */
  starts: Array<Millis>,
};

export type EventDeskTie = {
  /** The number of the match. */ tie: number,
  /** Both rooms; empty if the director belongs to one of the teams. */ rooms: Array<DeskRoom>,
};

export type EventIndividual = {
  /** The player. */ name: string,
  /** True if a program plays. */ bot: boolean,
  /** The team's number. */ team: number,
  /** The number of games that counted. */ boards: number,
  /** International match points won in them. */ imp_won: number,
  /** International match points lost in them. */ imp_lost: number,
};

export type EventRound = {
  /** The round's number, from 1. */ number: number,
  /** The matches. */ ties: Array<EventTie>,
  /** The number of the team with a bye. */ bye: number | null,
};

export type EventRow = {
  /** The place, from 1; equal teams share one. */ place: number,
  /** The team's number. */ team: number,
  /** The number of finished matches. */ played: number,
  /** Victory points. */ vp: number,
  /** International match points won. */ imp_won: number,
  /** International match points lost. */ imp_lost: number,
};

export type EventTeam = {
  /** The team's number in the event, from 1. */ number: number,
  /** The team's name. */ name: string,
  /** The captain. */ captain: string,
  /** The players, including those who are only invited. */ players: Array<TeamPlayer>,
  /** The names of the people who are invited and have not accepted yet. */ invited: Array<string>,
};

export type EventTie = {
  /** The match's number in the schedule, from 1. */ number: number,
  /** Team A's number. */ a: number,
  /** Team B's number. */ b: number,
  /** The state. */ state: TieState,
  /** The team match, once it has begun. */ team_match: TeamMatchId | null,
  /** The number of revealed boards. */ revealed: number,
  /** The international match points of both teams, as far as visible. */ imp: [number, number] | null,
  /** The victory points of both, at the end. */ vp: [number, number] | null,
  /** True if the director has decided it. */ awarded: boolean,
};

export type InTeamEvent = {
  /** The event's id. */ id: TeamEventId,
  /** The event's name. */ name: string,
};

export type TeamEventAct =
  | { "act": "add_bots", /** The team's name, 2 to 40 characters. */ name: PublicName }
  | { "act": "start", /** True if bots fill teams that have only one player. */ fill: boolean }
  | {
      "act": "award",
      /** The number of the match in the schedule. */ tie: number,
      /** Team A's victory points of 30; team B has the rest. */ vp_a: number,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "replay",
      /** The number of the match in the schedule. */ tie: number,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | { "act": "cancel", /** The reason, 1 to 500 characters. */ reason: PublicText };

export type TeamEventCard = {
  /** The event's id. */ id: TeamEventId,
  /** The event's name. */ name: string,
  /** The director. */ director: string,
  /** The phase. */ phase: TeamEventPhase,
  /** The number of entered teams. */ teams: number,
  /** The maximum number of teams. */ places: number,
  /** The number of boards of each match. */ boards: number,
  /** The number of boards of the final. */ final_boards: number | null,
  /** The winning team, at the end. */ winner: string | null,
  /** The time of the set-up. */ created_at: Millis,
  /** The time at which it begins by itself; null: its director starts it. */ starts_at: Millis | null,
};

export type TeamEventDeed =
  | {
      "kind": "awarded",
      /** The match. */ tie: number,
      /** The victory points of both. */ vp: [number, number],
    }
  | { "kind": "replayed", /** The match. */ tie: number }
  | { "kind": "team_changed", /** The team's name. */ team: string }
  | { "kind": "draw_undone" }
  | { "kind": "cancelled" };

export type TeamEventId = string;

export type TeamEventNote = {
  /** The time. */ at: Millis,
  /** The act. */ deed: TeamEventDeed,
  /** The reason. */ reason: string,
};

export type TeamEventPhase = "entries" | "round_robin" | "final" | "over" | "cancelled";

export type TeamEventView = {
  /** The summary. */ card: TeamEventCard,
  /** The last step of its log. */ seq: Seq,
  /** The director's text. */ about: string,
  /** True if each pair of teams meets twice. */ twice: boolean,
  /** True if running scores are shown. */ barometer: boolean,
  /** True if captains may exchange players between boards. */ exchange: boolean,
  /** True if spectators see a turn of an open room only when both rooms have played it. */ gated: boolean,
  /** The matches that are played in lock-step. */ lock_step: EventMatches,
  /** The matches in which every person confirms with a passkey when taking a seat. */ seat_proof: EventMatches,
  /** The place of play. */ play: TeamPlay,
  /** The teams by their numbers. */ teams: Array<EventTeam>,
  /** The schedule. */ rounds: Array<EventRound>,
  /** The final, once the finalists are known. */ final_tie: EventTie | null,
  /** The standings of the round robin, best first. */ standings: Array<EventRow>,
  /** The players by their sums, best first. */ individuals: Array<EventIndividual>,
  /** The seed of the schedule's draw, 16 hexadecimal digits. */ drawn_from: string | null,
  /** The seed of the lot that separated equal teams before the final. */ lot: string | null,
  /** The director's acts, oldest first. */ notes: Array<TeamEventNote>,
  /** The viewer's role and rights. */ you: YourTeamEvent,
  /** The times at which its rounds begin, from the first. */ starts: Array<Millis>,
  /** The next time at which the event, or a match that waits for its start time, begins by itself. */ next_at: Millis | null,
};

export type TieState = "waiting" | "line_ups" | "playing" | "called_off" | "over";

export type YourTeamEvent = {
  /** True if the viewer directs it. */ director: boolean,
  /** True if the viewer may enter a team. */ may_enter: boolean,
  /** The number of the viewer's team. */ team: number | null,
  /** True if the viewer is its captain. */ captain: boolean,
  /** The numbers of the teams that have invited the viewer. */ invitations: Array<number>,
  /** The match that the viewer's team plays now. */ team_match: TeamMatchId | null,
  /** The table at which the viewer is expected. */ table: MatchId | null,
  /** The matches in play, for the director. */ desk: Array<EventDeskTie>,
};

export type DuplicateLists = {
  /** The teams, best first. */ teams: Array<TeamRatingRow>,
  /** The players, the best mean per board first. */ players: Array<DuplicatePlayerRow>,
  /** The minimum number of boards for a listed player. */ boards_min: number,
};

export type DuplicatePlayerRow = {
  /** The player. */ name: string,
  /** True if a program plays. */ bot: boolean,
  /** The number of games that counted. */ boards: number,
  /** International match points won in them. */ imp_won: number,
  /** International match points lost in them. */ imp_lost: number,
};

export type TeamRatingRow = {
  /** The team's most recent name. */ name: string,
  /** The captain; a team with another captain is another team. */ captain: string,
  /** The rating. */ rating: number,
  /** The number of boards won or lost in its matches. */ experience: number,
  /** The number of finished matches. */ matches: number,
  /** The number of matches won. */ won: number,
};

export type ComparativeAct = { "act": "cancel", /** The reason, 1 to 500 characters, published. */ reason: PublicText };

export type ComparativeBoard = {
  /** The number, from 1. */ board: number,
  /** SHA-256 commitment to its rolls, made when the event was set up; 64 hexadecimal digits. */ commitment: string,
  /** True if the viewer may see its results. */ known: boolean,
  /** The number of players who have finished it. */ finished: number,
  /** White's and Black's datum, if played and visible. */ datum: [number | null, number | null],
  /** The viewer's result. */ yours: ComparativeResult | null,
};

export type ComparativeCard = {
  /** The event's id. */ id: ComparativeId,
  /** The event's name. */ name: string,
  /** The Monday, 00:00 UTC, of the week of a weekly event; null for a director's event. */ week: Millis | null,
  /** The director; null for a weekly event. */ director: string | null,
  /** The bot that everybody plays against. */ bot: string,
  /** The number of boards. */ boards: number,
  /** True if both sides of each board are played. */ both_sides: boolean,
  /** The phase. */ phase: ComparativePhase,
  /** The time from which players may play. */ opens_at: Millis,
  /** The closing time. */ closes_at: Millis,
  /** True if new accounts may enter. Otherwise an entered account has been on the site for a while, so that nobody can learn the rolls with
   * a throw-away account. */
  newcomers: boolean,
  /** The number of players who have entered. */ players: number,
  /** The winners, once it is over; several if they share the first place. */ winners: Array<string>,
  /** The viewer's progress. */ you: YourComparative,
};

export type ComparativeField = {
  /** The board. */ board: ComparativeBoard,
  /** True if its games may be analysed and their dice verified: once the event is over. */ told: boolean,
  /** All results, White's before Black's, best first. */ results: Array<ComparativeResult>,
  /** The places where the field differed, in the order of turns. */ partings: Array<FieldParting>,
  /** True if the list is incomplete because there are too many games or differences. */ cut: boolean,
};

export type ComparativeId = string;

export type ComparativePhase = "announced" | "open" | "closing" | "over" | "cancelled";

export type ComparativeBoardResults = {
  /** The board, from 1. */ board: number,
  /** The results that the viewer may see. */ results: Array<ComparativeResult>,
};

export type ComparativeResult = {
  /** The player. */ name: string,
  /** The side. */ seat: Seat,
  /** The table. */ match_id: MatchId,
  /** True if the player won. */ won: boolean,
  /** The way the game ended. */ end: DuplicateEnd,
  /** The cube value that counted. */ cube: number,
  /** The checkers that the loser had left. */ checkers_left: number,
  /** Small match points, negative if lost. */ smp: number,
  /** International match points against the datum, negative if below it. */ imp: number,
};

export type ComparativeResults = {
  /** The event. */ event: ComparativeView,
  /** Its boards in order. */ boards: Array<ComparativeBoardResults>,
};

export type ComparativeRow = {
  /** The place, from 1; equal players share one. Null: boards are missing, or it is not yet visible to the viewer. */ place: number | null,
  /** The player. */ name: string,
  /** True if a program plays. */ bot: boolean,
  /** The number of finished boards. */ finished: number,
  /** The sum of international match points against the field; null: not yet visible to the viewer. */ imp: number | null,
};

export type ComparativeTable = {
  /** The event. */ id: ComparativeId,
  /** The event's name. */ name: string,
  /** The board, from 1. */ board: number,
  /** The number of boards. */ boards: number,
};

export type ComparativeView = {
  /** The summary. */ card: ComparativeCard,
  /** The last step of its log. */ seq: Seq,
  /** The director's text. */ about: string,
  /** The clock of each board. */ time: TimeControl,
  /** True if the viewer may see the standings: after finishing all boards, or once the event is over. */ ranked: boolean,
  /** The players: by place if the viewer may see places, else in the order of entries. */ rows: Array<ComparativeRow>,
  /** The boards. */ boards: Array<ComparativeBoard>,
  /** The reason for the cancellation. */ cancelled: string | null,
};

export type CreateComparative = {
  /** 3 to 60 characters. */ name: PublicName,
  /** Up to 2000 characters, for the event's page. */ about: PublicText,
  /** The name of the bot that everybody plays against. */ bot: string,
  /** The number of boards, 1 to 24. */ boards: number,
  /** True if half of the field plays one side of each board and half the other; results are compared within a half. False: everybody has
   * White on odd boards and Black on even ones. */
  both_sides: boolean,
  /** The clock of each board: none, or a live one. */ time: TimeControl,
  /** The time from which players may play; left out: at once. */ opens_at?: Millis,
  /** The closing time, at most 35 days after the opening. */ closes_at: Millis,
};

export type FieldChoice = {
  /** The cube actions, in order. */ cube: Array<FieldCube>,
  /** The play in standard notation; null: the game ended before it. */ play: string | null,
  /** The players. */ players: Array<string>,
  /** The mean final small match points of these players, rounded to the nearest ten. */ smp: number,
};

export type FieldCube = "double" | "take" | "pass" | "resign" | "leave";

export type FieldParting = {
  /** The side that the players have. */ seat: Seat,
  /** The turn of the game, from 1. */ turn: number,
  /** The side on turn. */ on_turn: Seat,
  /** The board before the turn. */ checkers: Checkers,
  /** The cube before the turn. */ cube: number,
  /** The owner of the cube; null: centred. */ cube_owner: Seat | null,
  /** The roll; null if there was none. */ dice: [number, number] | null,
  /** The number of players who reached this position. */ players: number,
  /** Their choices, most frequent first. */ choices: Array<FieldChoice>,
};

export type YourComparative = {
  /** True if the viewer directs it. */ director: boolean,
  /** True if the viewer may enter. */ may_enter: boolean,
  /** True if the viewer has entered. */ entered: boolean,
  /** Boards that the viewer has finished. */ finished: number,
  /** The board that the viewer may begin now. */ next: number | null,
  /** The board that the viewer is playing. */ playing: number | null,
  /** The table of that board. */ table: MatchId | null,
};

export type DuplicateEnd = "pass" | "single" | "gammon" | "backgammon";

export type DuplicateGame = {
  /** The number of the board, from 1. */ board: number,
  /** The room. */ room: DuplicateRoom,
  /** The winner. */ winner: DuplicateTeam,
  /** The result. */ end: DuplicateEnd,
  /** The cube value at which it is counted: 1 to 64; after a passed double, the value before the offer. */ cube: number,
  /** The loser's remaining checkers, 1 to 15, after a pass too. */ checkers_left: number,
};

export type DuplicateRoom = "open" | "closed";

export type DuplicateTeam = "A" | "B";

export type GamePoints = {
  /** Small match points. */ smp: number,
  /** International match points. */ imp: number,
};

export type ScoreSheet = {
  /** The number of boards of the match: 4, 5, 6, 7, 8, 10 or 12. */ boards: number,
  /** The games so far, each at most once, in any order. */ games: Array<DuplicateGame>,
};

export type ScoredSheet = {
  /** The points of each game, in the order of the sheet. */ games: Array<GamePoints>,
  /** Team A's international match points. */ imp_a: number,
  /** Team B's international match points. */ imp_b: number,
  /** The difference. */ difference: number,
  /** The victory points of A and B, once the sheet is complete. */ vp: [number, number] | null,
};

export type BracketView = {
  /** The bracket. */ branch: Branch,
  /** Its rounds so far. */ rounds: Array<RoundView>,
  /** The lucky losers of round two. */ lucky_losers: Array<string>,
  /** The winner. */ winner: string | null,
  /** The time until which the next draw waits for protests. */ protests_until: Millis | null,
  /** The standings; null in a knock-out. */ standings: StandingsView | null,
};

export type Branch = "main" | "consolation" | "final";

export type CreateTournament = {
  /** 3 to 60 characters. */ name: PublicName,
  /** The director's text for players, at most 1000 characters. */ about: PublicText,
  /** The length of the matches, 1 to 25 points. */ length: number,
  /** The number of places, 2 to 1024; later entries wait for one. */ places: number,
  /** True if only players who have checked in are drawn. */ check_in: boolean,
  /** True if the strongest meets the weakest, by Casual rating at the time of entering, instead of drawing lots. */ by_rating: boolean,
  /** The clock of its matches. By correspondence, a player who does not move for the days of a turn forfeits the match. */
  time: TimeControl,
  /** The prizes, from the first place; at most 16, and only from directors whom the site allows to give prizes. */ prizes: Array<Credits>,
  /** The entry fee, 1.00 to 100.00; left out: none. The fees of all players are the pool: the house gets a tenth, rounded down, and the
   * rest is won. With a fee matches count for the Stakes list, without one for the Casual list. */
  fee: Credits | null,
  /** With a fee: the percentages of the places, from the first, none above the one before, with a sum of 100; at most 16. */
  shares: Array<number>,
  /** The times at which its rounds begin, from the first, each later than the one before; at most 11. The first is in the future: entries
   * close then, and round one is drawn. A round without a time is drawn when the one before is decided. Left out: its director starts it.
   */
  starts: Array<Millis>,
  /** With a live clock: the minutes after the draw in which a player has to sit down, 1 to 240. An absent player then loses the match; if
   * both are absent, both lose. Left out: 10. */
  grace_minutes: number | null,
  /** With a live clock: the seconds between the last result of a round and the draw of the next one, 0 to 3600. The director may end or
   * lengthen this pause. Left out: 60. */
  pause_seconds: number | null,
  /** The time until which a late player may take the place of the bye of round one; after the start. Left out: there are no late entries
   * until the director opens them. In a Swiss or with lives, late players may also join the next round. */
  late_until: Millis | null,
  /** How its rounds are paired. Left out: a knock-out. */ format: TournamentFormat,
  /** With another format than a knock-out: the number of players who go on to a knock-out final, 2 to 64; of each group in a round robin, 1
   * to 16. Left out: there is no final. */
  final_of: number | null,
};

export type DecidedHow =
  | "played" | "idle" | "director" | "points" | "last_game_time" | "current_game_time" | "lot" | "ruling" | "absent" | "neither_came"
  | "withdrew" | "both_absent";

export type DirectorAct =
  | { "act": "open_check_in" }
  | { "act": "enter_bot", /** The bot's name. */ name: string }
  | {
      "act": "remove",
      /** The player. */ name: string,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "late_entries",
      /** The time until which late players may enter. */ until: Millis,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "swap",
      /** The bracket. */ branch: Branch,
      /** One player. */ first: string,
      /** The other player. */ second: string,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | { "act": "draw" }
  | {
      "act": "pause",
      /** The minutes from now until the pause ends, 1 to 1440. */ minutes: number,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | { "act": "console" }
  | {
      "act": "award",
      /** The match. */ place: PairingPlace,
      /** The player who advances. */ winner: string,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | {
      "act": "rule",
      /** The match. */ place: PairingPlace,
      /** The player who advances. */ winner: string,
      /** The reason, 1 to 500 characters. */ reason: PublicText,
    }
  | { "act": "settle" }
  | { "act": "announce", /** The text, 1 to 500 characters. */ text: PublicText }
  | { "act": "cancel", /** The reason, 1 to 500 characters. */ reason: PublicText };

export type DirectorNote = {
  /** The time. */ at: Millis,
  /** The match as `round.number`; null: for everybody. */ about: string | null,
  /** The announcement, or the reason for the act. */ text: string,
  /** True for the reason for which a draw was undone. */ undoes_draw: boolean,
};

export type EntryState = "placed" | "checked_in" | "waiting" | "withdrawn";

export type FinalPlace = {
  /** The place, from 1; players who are equal, such as losers of the same round, share one. */ place: number,
  /** The player. */ name: string,
  /** The prize. */ prize: Credits | null,
};

export type PairingPlace = {
  /** The bracket. */ branch: Branch,
  /** The round, from 1. */ round: number,
  /** The match of the round, from 1. */ number: number,
};

export type PairingView = {
  /** The number in its round, from 1. */ number: number,
  /** The player listed first, who has White. */ first: string,
  /** The player listed second; null: the first has a bye. */ second: string | null,
  /** The table or match, once it is set up. */ match_id: MatchId | null,
  /** True if play has begun. */ begun: boolean,
  /** The score so far; White's points are the first player's. */ score: Score,
  /** The winner, once it is decided; null also if both have lost. */ winner: string | null,
  /** The way in which it was decided, once it is. */ how: DecidedHow | null,
  /** The director's reason, if the director decided it. */ reason: string | null,
  /** The player who was warned for not moving. */ warned: string | null,
  /** The player who protests against the decision. */ protest: string | null,
  /** Both players' used time at the end of the last week: in the game that decided it by time, otherwise in all games. */
  thought: [Millis, Millis] | null,
};

export type RoundView = {
  /** The round's number, from 1. */ number: number,
  /** The seed of its draw, 16 hexadecimal digits. */ seed: string,
  /** The time at which open matches will be decided, once 75 % of the round's matches are decided. */ ends_at: Millis | null,
  /** Its matches and byes. */ pairings: Array<PairingView>,
};

export type StandingColumn = "points" | "wins" | "head_to_head" | "buchholz" | "buchholz_cut" | "sonneborn_berger" | "lives" | "survived";

export type StandingRow = {
  /** The place, from 1. Players who are equal in all columns share it. */ place: number,
  /** The player. */ name: string,
  /** The values of the columns, such as `"2.5"`; null where a column does not apply. */ values: Array<string | null>,
  /** True if the player has withdrawn. */ withdrawn: boolean,
  /** True if the player would go on to the final as things stand. */ goes_on: boolean,
};

export type StandingsView = {
  /** The columns, in the order in which they decide the places. More is better in all. */ columns: Array<StandingColumn>,
  /** The standings of each group, or of the whole field. A match that is open does not count yet. */ groups: Array<Array<StandingRow>>,
};

export type TournamentCard = {
  /** The tournament's id. */ id: TournamentId,
  /** The tournament's name. */ name: string,
  /** The director. */ director: string,
  /** The phase. */ phase: TournamentPhase,
  /** The length of the matches. */ length: number,
  /** The clock of the matches. */ time: TimeControl,
  /** The number of entries. */ entries: number,
  /** The number of places. */ places: number,
  /** How its rounds are paired. */ format: TournamentFormat,
  /** The number of players who go on to a knock-out final, of each group in a round robin; null: there is no final. */
  final_of: number | null,
  /** The entry fee; null if there is none. */ fee: Credits | null,
  /** The winner. */ winner: string | null,
  /** The time at which it was created. */ created_at: Millis,
  /** The time at which it begins by itself; null: its director starts it. */ starts_at: Millis | null,
};

export type TournamentEntry = {
  /** The player. */ name: string,
  /** True for a bot. */ bot: boolean,
  /** Casual rating at the time of entering. */ rating: number,
  /** True if the player's Casual rating is provisional now. */ provisional: boolean,
  /** The state. */ state: EntryState,
};

export type TournamentFormat =
  | { "kind": "knock_out" }
  | { "kind": "swiss", /** The number of rounds, 1 to 20; null: until at most one player is without a loss. */ rounds: number | null }
  | { "kind": "lives", /** The number of lives, 1 to 3. */ lives: number }
  | {
      "kind": "round_robin",
      /** The number of groups, 1 to 64. */ groups: number,
      /** True if each pair meets twice. */ twice: boolean,
    };

export type TournamentId = string;

export type TournamentPhase =
  | { "kind": "entries" }
  | { "kind": "check_in" }
  | { "kind": "round", /** The round, from 1. */ number: number }
  | { "kind": "between_rounds", /** The round that is decided. */ number: number }
  | { "kind": "over" }
  | { "kind": "cancelled" };

export type TournamentView = {
  /** The summary. */ card: TournamentCard,
  /** The last step of its log. */ seq: Seq,
  /** The director's text for players. */ about: string,
  /** True if players must check in. */ check_in: boolean,
  /** True if pairings are by rating. */ by_rating: boolean,
  /** The prizes, from the first place. */ prizes: Array<Credits>,
  /** With a fee: the percentages of the pool, from the first place. */ shares: Array<number>,
  /** The credits in the pool, including the house's tenth; 0 once it is paid out. */ pool: Credits,
  /** The entries, in order. */ entries: Array<TournamentEntry>,
  /** The brackets that have been drawn. */ brackets: Array<BracketView>,
  /** The final places, once the main bracket has its winner. */ places: Array<FinalPlace>,
  /** The director's announcements and acts, newest first: the last 200, and every undo of a draw. */ notes: Array<DirectorNote>,
  /** The viewer's role and rights. */ you: YourTournament,
  /** The times at which its rounds begin, from the first. */ starts: Array<Millis>,
  /** The time until which late players may enter; null: there are no late entries. */ late_until: Millis | null,
  /** The minutes after which an absent player loses a match; null: the time limit for a move applies. */ grace_minutes: number | null,
  /** The seconds between the last result of a round and the draw of the next one; null: there is no pause. */ pause_seconds: number | null,
  /** The next time at which something begins by itself: the check-in, the start, or a round that waits for its scheduled time or for the
   * end of the pause. */
  next_at: Millis | null,
};

export type YourTournament = {
  /** True if the viewer directs it. */ director: boolean,
  /** True if the viewer directs it or has directed it. */ has_directed: boolean,
  /** For a director: the time since which the prizes cannot be paid, if that has failed more than once. */ unsettled_since: Millis | null,
  /** True if the viewer has entered. */ entered: boolean,
  /** True if the viewer may enter now. */ may_enter: boolean,
  /** True if the viewer may enter late, in the place of the bye. */ may_enter_late: boolean,
  /** True if the viewer plays and may withdraw after the draw. The opponents then advance. */ may_retire: boolean,
  /** True if the viewer may check in now. */ may_check_in: boolean,
  /** True if the director may draw the first round now, which closes the entries, or the next round before its scheduled time or the end of
   * the pause. */
  may_draw: boolean,
  /** True if the director may lengthen the pause before the next round now. */ may_pause: boolean,
  /** True if the director may begin the consolation now. */ may_console: boolean,
  /** True if the site allows the viewer to give prizes. */ may_give_prizes: boolean,
};
