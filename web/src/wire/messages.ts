// Generated from the crate `wire`; do not edit. `UPDATE_GENERATED=1 cargo test -p wire` makes it anew.

export const PROTOCOL_VERSION = 1;

export type AccountExport = {
/**
 * When the copy was made.
 */
exported_at: Millis,
/**
 * As others see the account.
 */
profile: PlayerProfile,
/**
 * Where it is signed in.
 */
devices: Array<Device>,
/**
 * Its bots, and its tokens without their secrets.
 */
programs: ProgramsView,
/**
 * What is not over.
 */
current: CurrentMatches,
/**
 * Whom the account remembers, with its notes.
 */
contacts: Array<Contact>,
/**
 * Matches that are over; the record of each is at `/api/v1/matches/{id}/record`.
 */
matches: Array<MatchSummary>,
/**
 * Every movement of credits.
 */
movements: Array<Movement>,
/**
 * Its mail; none: no address is known.
 */
mail: OwnMail | null,
/**
 * What was said at tables, and in the lobby of late.
 */
said: Array<OwnChatLine>,
/**
 * When the account was away from matches by correspondence.
 */
vacations: Array<OwnVacation>,
/**
 * Remarks on finished matches.
 */
comments: Array<OwnComment>,
/**
 * Reports to the moderators.
 */
reports: Array<OwnReport>,
/**
 * How well the account has played.
 */
performance: PlayerPerformance,
/**
 * Its trainer.
 */
trainer: TrainerView,
/**
 * Matches it has brought along; the file of each is at `/api/v1/library/{id}/file`.
 */
library: LibraryView,
/**
 * Its practice games; each is at `/api/v1/practices/{id}`.
 */
practices: Array<PracticeSummary>,
/**
 * Its sensor boards.
 */
boards: Array<BoardView>, };

export type DeleteAccount = {
/**
 * The password; guests have none.
 */
password?: string, };

export type OwnChatLine = {
/**
 * At which table; none: in the lobby.
 */
match_id: MatchId | null,
/**
 * When.
 */
at: Millis,
/**
 * What.
 */
text: string, };

export type OwnComment = {
/**
 * On which match.
 */
match_id: MatchId,
/**
 * The place in it, from 1.
 */
stop: number,
/**
 * When.
 */
at: Millis,
/**
 * What.
 */
text: string, };

export type OwnReport = {
/**
 * About whom.
 */
player: string,
/**
 * What it is about.
 */
reason: ReportReason,
/**
 * What happened.
 */
text: string,
/**
 * When.
 */
at: Millis, };

export type OwnVacation = {
/**
 * From when.
 */
from: Millis,
/**
 * Until when.
 */
until: Millis, };

export type AskForReset = {
/**
 * The name of the account, or its confirmed address.
 */
account: string, };

export type MailLanguage = "en" | "de" | "uk";

export type MailLink = {
/**
 * The token of the link.
 */
token: string, };

export type MailNotices = {
/**
 * That it is one's turn in a match by correspondence.
 */
your_turn: boolean,
/**
 * That one is challenged, or a seat is kept at a table.
 */
challenge: boolean,
/**
 * That a match of one's own has begun.
 */
match_found: boolean, };

export type MailView = {
/**
 * Where to; none: no address is known.
 */
address: string | null,
/**
 * Whether the owner of the address has confirmed it. Before that nothing but the question is sent to it.
 */
confirmed: boolean,
/**
 * In which language.
 */
language: MailLanguage,
/**
 * Of what.
 */
notices: MailNotices, };

export type OwnMail = {
/**
 * Where to and of what.
 */
settings: MailView,
/**
 * Mails of late, sent or waiting.
 */
mails: Array<OwnQueuedMail>, };

export type OwnQueuedMail = {
/**
 * Of what kind.
 */
kind: string,
/**
 * `waiting`, `sent` or `given_up`.
 */
state: string,
/**
 * Since when it was to be sent.
 */
at: Millis, };

export type ResetPassword = {
/**
 * The token of the link.
 */
token: string,
/**
 * The password from now on.
 */
password: string, };

export type SetMailAddress = {
/**
 * Where to. A link is sent there, which confirms it.
 */
address: string,
/**
 * The account's password: whoever reads the mail of this address can set a new one.
 */
password: string,
/**
 * In which language.
 */
language: MailLanguage, };

export type SetMailNotices = {
/**
 * Of what.
 */
notices: MailNotices,
/**
 * In which language.
 */
language: MailLanguage, };

export type Agenda = {
/**
 * Matches in play, the one that began last first.
 */
matches: Array<AgendaMatch>,
/**
 * Tables at which a seat is kept that one has not taken: challenges, matches of tournaments, boards of team matches.
 * The newest first.
 */
tables: Array<TableView>, };

export type AgendaMatch = {
/**
 * Which, and how it stands.
 */
summary: MatchSummary,
/**
 * Whether it waits for this player.
 */
your_turn: boolean,
/**
 * Until when it does, if there is a clock and it is this player's turn.
 */
deadline: Millis | null, };

export type AnalysedCandidate = {
/**
 * For example `8/5 6/5`.
 */
notation: string,
/**
 * The moves in the mover's numbering.
 */
moves: Array<SingleMove>,
/**
 * Equity of the side that plays, in units of the cube.
 */
equity: number,
/**
 * The standard error of the equity, where that is the mean of a rollout.
 */
standard_error: number | null,
/**
 * Its chances.
 */
chances: AnalysisChances, };

export type AnalysedCube = {
/**
 * What was done.
 */
choice: CubeChoice,
/**
 * What there was to choose from, best first.
 */
choices: Array<AnalysedCubeChoice>,
/**
 * Chances of the side that decided, as if the cube could not be turned.
 */
chances: AnalysisChances,
/**
 * Whether it was best to play on for a gammon although the opponent would pass.
 */
too_good: boolean,
/**
 * What was lost.
 */
error: AnalysisAmount,
/**
 * How bad that is.
 */
class: ErrorClass,
/**
 * Whether it counts as a decision.
 */
counted: boolean,
/**
 * How far ahead it was looked.
 */
plies: number, };

export type AnalysedCubeChoice = {
/**
 * Which.
 */
choice: CubeChoice,
/**
 * For the side that decides, in units of the cube before the double.
 */
equity: number,
/**
 * The standard error of the equity, where that is the mean of a rollout.
 */
standard_error: number | null, };

export type AnalysedGame = {
/**
 * The points before it.
 */
score: Score,
/**
 * Whether it was the Crawford game.
 */
crawford: boolean,
/**
 * Who won it; none where it was not played to its end.
 */
winner: Seat | null,
/**
 * What it counted.
 */
points: number,
/**
 * What White stood to get at its start: the chance of winning the match, or no points.
 */
standing: number,
/**
 * What was done.
 */
steps: Array<AnalysedStep>, };

export type AnalysedPlay = {
/**
 * The best plays and the one that was made, best first, all looked at equally deeply.
 */
candidates: Array<AnalysedCandidate>,
/**
 * The place of the play that was made among them, from 0.
 */
played: number,
/**
 * What was lost.
 */
error: AnalysisAmount,
/**
 * How bad that is.
 */
class: ErrorClass,
/**
 * Whether there was nothing to choose.
 */
forced: boolean,
/**
 * How far ahead it was looked.
 */
plies: number, };

export type AnalysedStep = {
/**
 * Who did it.
 */
seat: Seat,
/**
 * GNU Backgammon's id of the position before it, with `seat` on roll.
 */
position: string,
/**
 * The board before it.
 */
board: Checkers,
/**
 * The cube before it.
 */
cube: number,
/**
 * Who owns it; none: centred.
 */
cube_owner: Seat | null,
/**
 * The part of the game.
 */
phase: AnalysisPhase,
/**
 * What White stands to get after it: the chance of winning the match, or points.
 */
standing: number,
/**
 * The roll; none where the cube was turned or answered.
 */
dice: [number, number] | null,
/**
 * What the roll brought.
 */
luck: AnalysisAmount | null,
/**
 * The play; none where the game ended before it, for the cube, and where it was an illegal one.
 */
play: AnalysedPlay | null,
/**
 * An illegal play that the opponent accepted, which is not judged, for example `13/8`.
 */
illegal?: string,
/**
 * The cube decision: also not to double before a roll.
 */
decision: AnalysedCube | null, };

export type AnalysisAmount = {
/**
 * In units of the cube before the decision or roll: normalised equity.
 */
equity: number,
/**
 * In the chance of winning the match, or in points.
 */
stake: number, };

export type AnalysisChances = {
/**
 * To win at all.
 */
win: number,
/**
 * To win a gammon or more.
 */
win_gammon: number,
/**
 * To win a backgammon.
 */
win_backgammon: number,
/**
 * To lose a gammon or more.
 */
lose_gammon: number,
/**
 * To lose a backgammon.
 */
lose_backgammon: number, };

export type AnalysisPhase = "opening" | "contact" | "race" | "bear_off";

export type AnalysisProgress = {
/**
 * Which match.
 */
id: MatchId,
/**
 * How far ahead it looks.
 */
plies: number,
/**
 * By how many games it rolls out the mistakes that it finds so; 0: by none.
 */
rollout_games: number,
/**
 * Questions answered.
 */
done: number,
/**
 * Of so many; equal to `done` when the report can be fetched.
 */
total: number, };

export type AnalysisStakes = { "kind": "match",
/**
 * To so many points.
 */
length: number, } | { "kind": "money",
/**
 * Gammons count only once the cube was turned.
 */
jacoby: boolean,
/**
 * A double could be turned back at once.
 */
beavers: boolean, } | { "kind": "cubeless" };

export type AnalysisTally = {
/**
 * Those that count.
 */
decisions: number,
/**
 * What was lost in them.
 */
error: AnalysisAmount,
/**
 * 500 times the mean error; none without a decision.
 */
performance_rating: number | null,
/**
 * Doubtful ones.
 */
doubtful: number,
/**
 * Bad ones.
 */
bad: number,
/**
 * Very bad ones.
 */
very_bad: number, };

export type AnalysisTotals = {
/**
 * All decisions.
 */
all: AnalysisTally,
/**
 * Checker plays.
 */
plays: AnalysisTally,
/**
 * Doubles, made and not made.
 */
doubles: AnalysisTally,
/**
 * Takes, passes, beavers, raccoons.
 */
answers: AnalysisTally,
/**
 * The opening.
 */
opening: AnalysisTally,
/**
 * Contact.
 */
contact: AnalysisTally,
/**
 * The race.
 */
race: AnalysisTally,
/**
 * The bear-off.
 */
bear_off: AnalysisTally,
/**
 * Rolls of this side.
 */
rolls: number,
/**
 * What all its rolls brought.
 */
luck: AnalysisAmount,
/**
 * 1000 times its error by the rolls of both sides.
 */
snowie_error_rate: number | null, };

export type AnalysisView = {
/**
 * The deepest report that is finished; none while the first is being made.
 */
report: MatchAnalysis | null,
/**
 * What is being made; none when nothing more will come.
 */
progress: AnalysisProgress | null,
/**
 * Whether the viewer may ask for more: to have the mistakes rolled out.
 */
can_deepen: boolean, };

export type AtBoard = "awaited" | "ready" | "illegal_play" | "sensor_fault" | "rolled_early";

export type BindBoard = {
/**
 * The match.
 */
match_id: MatchId,
/**
 * Whether the player opposite may sit down at the same board, by asking for the same.
 */
share: boolean, };

export type BoardFault = {
/**
 * The point as the player at console one counts it; none: the bar.
 */
point: number | null,
/**
 * Which of its sensors, 0 next to the rim.
 */
sensor: number, };

export type BoardId = string;

export type BoardList = {
/**
 * All that are not revoked.
 */
boards: Array<BoardView>, };

export type BoardLook = {
/**
 * 24 places, the 1-point first.
 */
points: Array<BoardPlace>,
/**
 * On the bar: everybody's together, or console one's and console two's.
 */
bar: Array<BoardPlace>, };

export type BoardMirror = {
/**
 * The board.
 */
board: BoardView,
/**
 * What it last reported; none before it has.
 */
sensed: BoardLook | null,
/**
 * What should be on it; none while it plays nowhere.
 */
expected: BoardLook | null,
/**
 * Where the two differ, as far as the board can see. While a player moves, they do.
 */
unlike: Array<BoardUnlike>, };

export type BoardName = {
/**
 * 1 to 40 characters.
 */
name: string, };

export type BoardPlace = {
/**
 * How many; as many or more where a board sees no more of a stack.
 */
count: number,
/**
 * Whose; none: nobody's, or not known.
 */
seat: Seat | null, };

export type BoardSeat = {
/**
 * The match.
 */
match_id: MatchId,
/**
 * The side whose player sits at console one.
 */
one: Seat,
/**
 * The sides that sit at the board.
 */
here: Array<Seat>,
/**
 * Whether the player opposite may join.
 */
shared: boolean,
/**
 * The players, White first.
 */
players: [string, string], };

export type BoardStatus = "connected" | "away" | "frozen";

export type BoardUnlike = {
/**
 * The point; none: the bar.
 */
point: number | null,
/**
 * What is seen.
 */
seen: number,
/**
 * What should be, as far as the board can see.
 */
expected: number, };

export type BoardView = {
/**
 * Its id.
 */
id: BoardId,
/**
 * What its owner calls it.
 */
name: string,
/**
 * Whether it can be played on.
 */
status: BoardStatus,
/**
 * What it says it is; none before it has said so.
 */
model: string | null,
/**
 * The version of its firmware.
 */
firmware: string | null,
/**
 * Whether it tells whose a checker is.
 */
colour: boolean | null,
/**
 * How many checkers of a stack it counts.
 */
point_depth: number | null,
/**
 * 0 to 100; none: no battery, or not said.
 */
battery_percent: number | null,
/**
 * The sensors that it does not trust.
 */
faults: Array<BoardFault>,
/**
 * When it was enrolled.
 */
enrolled_at: Millis,
/**
 * When it last said something.
 */
last_heard_at: Millis | null,
/**
 * How many frames of it are stored.
 */
frames: number,
/**
 * How far its clock was ahead at its last connection, in milliseconds; negative: behind.
 */
clock_ahead: number | null,
/**
 * Where it plays.
 */
seat: BoardSeat | null, };

export type DiceRule = "served" | "thrown";

export type IllegalPlays = "corrected" | "accepted";

export type EnrolmentCode = {
/**
 * Ten letters and digits.
 */
code: string,
/**
 * Until when it can be used.
 */
expires_at: Millis, };

export type BoardPlan = {
/**
 * Which board.
 */
board: BoardId,
/**
 * Where it shall be; none: at no seat.
 */
at: EventSeatName | null, };

export type AnswerCall = {
/**
 * What the caller is told, at most 300 characters; left out: that the call was heard.
 */
text: string | null, };

export type CallAnswered = {
/**
 * When.
 */
at: Millis,
/**
 * What the director says to it.
 */
text: string | null, };

export type CallDirector = {
/**
 * Why, 1 to 300 characters.
 */
reason: string, };

export type CallId = string;

export type DeskKind = "tournament" | "team_match" | "team_event" | "comparative";

export type DeskSeat = {
/**
 * Who sits there or is expected.
 */
player: string,
/**
 * Whether it is a bot.
 */
bot: boolean,
/**
 * Whether the player has come to the table.
 */
seated: boolean,
/**
 * Whether the player is at the site; a bot of the site always is.
 */
connected: boolean,
/**
 * The clock; none: the table has none, or has not begun.
 */
clock: ClockView | null,
/**
 * The sensor board that holds the seat.
 */
board: BoardView | null, };

export type DeskTable = {
/**
 * What it is called at this desk.
 */
table: string,
/**
 * The team match that it belongs to, at the desk of such a match or of an event of teams.
 */
team_match: TeamMatchId | null,
/**
 * What that is called, at the desk of an event of teams.
 */
of: string | null,
/**
 * Its room, in a team match.
 */
room: DuplicateRoom | null,
/**
 * Its board, in a team match and in a comparative event.
 */
board: number | null,
/**
 * The match, where the director may watch it: not in a closed room.
 */
match_id: MatchId | null,
/**
 * Whether both players have come.
 */
begun: boolean,
/**
 * How much time there is.
 */
time: TimeControl,
/**
 * White's seat.
 */
white: DeskSeat,
/**
 * Black's seat.
 */
black: DeskSeat,
/**
 * The points, where the director may watch.
 */
score: Score | null,
/**
 * When the last step was made; before the first one, when the table was set up.
 */
moved_at: Millis, };

export type DirectorCall = {
/**
 * Which.
 */
id: CallId,
/**
 * Who calls.
 */
caller: string,
/**
 * Why.
 */
reason: string,
/**
 * When.
 */
at: Millis,
/**
 * Whether the director has heard it.
 */
answered: CallAnswered | null, };

export type EventDesk = {
/**
 * The server's time.
 */
now: Millis,
/**
 * The tables in play, and those that wait for their players.
 */
tables: Array<DeskTable>,
/**
 * The calls that wait, the oldest first; then the last that were answered, the newest first.
 */
calls: Array<DirectorCall>, };

export type EventBoards = {
/**
 * The tables at which games are in play.
 */
tables: Array<EventTable>,
/**
 * The director's own boards that sit at none of them.
 */
free: Array<BoardView>, };

export type EventPlace = {
/**
 * In which room.
 */
room: DuplicateRoom,
/**
 * Which board of the match is played, from 1.
 */
board: number, };

export type EventSeat = {
/**
 * Who plays.
 */
player: string,
/**
 * Whether a program plays, which needs no board.
 */
bot: boolean,
/**
 * The board that holds the seat.
 */
held: BoardView | null, };

export type EventSeatName = {
/**
 * Which table.
 */
table: string,
/**
 * Which of its seats.
 */
seat: Seat, };

export type EventTable = {
/**
 * What it is called in [`BoardPlan`].
 */
table: string,
/**
 * Where it stands in a team match.
 */
place: EventPlace | null,
/**
 * Whether the director may look at what its boards see: not at those of a closed room.
 */
seen: boolean,
/**
 * White's seat.
 */
white: EventSeat,
/**
 * Black's seat.
 */
black: EventSeat, };

export type BotCard = {
/**
 * Its name, to be invited by.
 */
name: string,
/**
 * 1 is the weakest.
 */
level: number,
/**
 * A word for the level, for example `Beginner`.
 */
title: string,
/**
 * What it is like.
 */
about: string,
/**
 * Its rating when all bots of the house had played each other, with mean 1500.
 */
strength: number,
/**
 * The Normal rating.
 */
normal: number,
/**
 * The Price rating.
 */
price: number,
/**
 * Whether the Normal rating is provisional.
 */
normal_provisional?: boolean,
/**
 * Whether the Price rating is provisional.
 */
price_provisional?: boolean, };

export type ChangePassword = {
/**
 * The password until now.
 */
current: string,
/**
 * The new one, 8 to 128 characters. Every other session of the account ends.
 */
new: string, };

export type ChatLine = {
/**
 * From 1, for each match and for the lobby.
 */
number: number,
/**
 * Who said it.
 */
name: string,
/**
 * When.
 */
at: Millis,
/**
 * What.
 */
text: string, };

export type Checkers = {
/**
 * 24 counts, White's 1-point first; positive: White's checkers, negative: Black's.
 */
points: Array<number>,
/**
 * On the bar: White's, Black's.
 */
bar: [number, number],
/**
 * Borne off: White's, Black's.
 */
off: [number, number], };

export type ClientMessage = { "type": "ping",
/**
 * Comes back in the answer.
 */
at: Millis,
/**
 * Seconds since a person last touched keys, pointer or screen. The server decides when that is long. Programs
 * leave it out and are never idle.
 */
quiet_s?: number, } | { "type": "watch_lobby" } | { "type": "unwatch_lobby" } | { "type": "watch_agenda" } | { "type": "unwatch_agenda" } | { "type": "watch_match",
/**
 * Which.
 */
id: MatchId,
/**
 * The last event that the client knows.
 */
since: Seq, } | { "type": "unwatch_match",
/**
 * Which.
 */
id: MatchId, } | { "type": "act",
/**
 * Which match.
 */
id: MatchId,
/**
 * The client's name for this action.
 */
request: RequestId,
/**
 * The last event that the client had seen when it decided. If the match has moved on since in a way that
 * matters, the action is refused with the code `conflict`; look at the match and decide again.
 */
seen: Seq,
/**
 * What it does.
 */
command: Command, } | { "type": "chat",
/**
 * Which match.
 */
id: MatchId,
/**
 * The client's name for this action.
 */
request: RequestId,
/**
 * 1 to 500 characters.
 */
text: string, } | { "type": "lobby_chat",
/**
 * The client's name for this action.
 */
request: RequestId,
/**
 * 1 to 500 characters.
 */
text: string, } | { "type": "rematch",
/**
 * The match that has ended.
 */
id: MatchId,
/**
 * The client's name for this action.
 */
request: RequestId,
/**
 * 64 hexadecimal digits, as in taking a seat.
 */
contribution?: string, };

export type ClockView = {
/**
 * What is left of the delay of this turn at `MatchView::server_time`.
 */
delay_left: Millis,
/**
 * What is left of the reserve, or of the days of a correspondence turn, at `MatchView::server_time`.
 */
reserve_left: Millis,
/**
 * Whether it runs.
 */
running: boolean,
/**
 * How long it stands still before, at `MatchView::server_time`: the player is on vacation, or its sensor board is
 * waited for.
 */
waits?: Millis,
/**
 * Until when the player is on vacation.
 */
away_until?: Millis, };

export type Command = { "do": "roll" } | { "do": "double" } | { "do": "take" } | { "do": "pass" } | { "do": "beaver" } | { "do": "raccoon" } | { "do": "play",
/**
 * The moves; empty never needs to be sent, the server passes a turn without a legal play by itself.
 */
moves: Array<SingleMove>, } | { "do": "accept_illegal_play" } | { "do": "decline_illegal_play" } | { "do": "offer_resignation",
/**
 * What is offered.
 */
result: GameResult, } | { "do": "accept_resignation" } | { "do": "decline_resignation" } | { "do": "agree_to_stop" } | { "do": "abort" } | { "do": "decline_abort" } | { "do": "leave" };

export type CommandKind = "roll" | "double" | "take" | "pass" | "beaver" | "raccoon" | "play" | "accept_illegal_play" | "decline_illegal_play" | "offer_resignation" | "accept_resignation" | "decline_resignation" | "agree_to_stop" | "abort" | "decline_abort" | "leave";

export type Contact = {
/**
 * Who.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean,
/**
 * Shown first among those who are online.
 */
friend: boolean,
/**
 * Neither sits down at the other's tables, nor challenges the other, nor is paired with the other.
 */
blocked: boolean,
/**
 * A private note, perhaps empty.
 */
note: string,
/**
 * What the player is doing; none: not connected.
 */
activity: PlayerActivity | null, };

export type CreateTable = {
/**
 * What is to be played.
 */
settings: TableSettings,
/**
 * The name of a player or bot for whom the second seat is kept; none: anyone may sit down.
 */
invite?: string,
/**
 * Whether the table is shown to nobody: whoever is told its id may sit down.
 */
by_link?: boolean,
/**
 * Which ratings may sit down; none: any. Not with an invitation.
 */
ratings?: RatingRange, };

export type Credentials = {
/**
 * The account's name, in any case.
 */
name: string,
/**
 * The password.
 */
password: string,
/**
 * Six digits of the device, or a recovery code, where the account asks for one.
 */
code?: string, };

export type Credits = number;

export type CubeChoice = "no_double" | "double" | "take" | "pass" | "beaver" | "raccoon";

export type CubeView = {
/**
 * 1, 2, 4 ...; a centred cube of 1 is shown as 64.
 */
value: number,
/**
 * Who owns it; none: centred.
 */
owner: Seat | null,
/**
 * False in a game that is played without it (three games, Crawford).
 */
in_use: boolean, };

export type CurrentMatches = {
/**
 * Tables that it opened or is invited to and that have not begun.
 */
tables: Array<TableView>,
/**
 * Matches that it plays in.
 */
matches: Array<MatchSummary>, };

export type Device = {
/**
 * To sign it out by.
 */
id: DeviceId,
/**
 * How it describes itself, at most 200 characters; empty if it does not.
 */
user_agent: string,
/**
 * When it signed in.
 */
signed_in_at: Millis,
/**
 * When it was last seen, to ten minutes.
 */
last_seen_at: Millis,
/**
 * Whether it is the one that asks.
 */
this: boolean,
/**
 * Where it was used last, coarsely: `203.0.x.x`, the first half of an IPv4 address, or `2001:db8:x`. None: not known.
 */
network: string | null, };

export type DeviceId = string;

export type NewSignIn = {
/**
 * Which sign-in: PUT says that it was the owner's, DELETE that it was not.
 */
id: DeviceId,
/**
 * When.
 */
at: Millis,
/**
 * How the device describes itself, at most 200 characters.
 */
user_agent: string,
/**
 * Where, as in [`Device`].
 */
network: string,
/**
 * Whether it is still signed in.
 */
open: boolean, };

export type DiceDisclosure = {
/**
 * Which match.
 */
id: MatchId,
/**
 * SHA-256 of the label, the match id and the seed.
 */
commitment: string,
/**
 * White's bytes; none: gave none and counts as zeros, or not yet disclosed (see `finished`).
 */
white_contribution: string | null,
/**
 * Black's bytes.
 */
black_contribution: string | null,
/**
 * Which rule the seats' bytes follow; matches from before it was written down follow the first one.
 */
seat_bytes: SeatBytes,
/**
 * The seats that a bot of the house holds.
 */
house_bots: Array<Seat>,
/**
 * The published end of the key chain, g0; none before the match begins.
 */
g0: string | null,
/**
 * N, the most games that the match can have.
 */
games_max: number,
/**
 * The games that are over, with their keys and throws.
 */
games: Array<DiceGame>,
/**
 * The seed, when the match is over.
 */
seed: string | null,
/**
 * Whether the match is over.
 */
finished: boolean,
/**
 * Whether the rolls came from a director's file. Then no game is told here: no commitment was made to them, so
 * nothing can be checked.
 */
imported?: boolean, };

export type DiceGame = {
/**
 * From 1.
 */
game: number,
/**
 * The game's key.
 */
key: string,
/**
 * Equal dice of the opening throw.
 */
ties: Array<number>,
/**
 * The opening throw, White's die and Black's; none when the start alternates.
 */
opening: [number, number] | null,
/**
 * Every other throw in order.
 */
throws: Array<DiceThrow>,
/**
 * How many rolls were thrown by hand on a sensor board; nothing can be proved of them.
 */
thrown_by_hand?: number, };

export type DiceStatistics = {
/**
 * All throws first, then those of people, of their programs and of bots of the house.
 */
throwers: Array<ThrowerStatistics>, };

export type DiceTest = {
/**
 * The statistic.
 */
chi_square: number,
/**
 * Degrees of freedom.
 */
degrees: number,
/**
 * The chance that fair dice give a statistic of at least this size.
 */
p: number, };

export type DiceTests = {
/**
 * Whether the six numbers are equally frequent.
 */
numbers: DiceTest | null,
/**
 * Whether one roll in six is a double.
 */
doubles: DiceTest | null,
/**
 * Whether the 36 rolls are equally frequent.
 */
rolls: DiceTest | null,
/**
 * Whether a number depends on the one that the same side threw before it.
 */
serial: DiceTest | null, };

export type DiceThrow = {
/**
 * Whose.
 */
seat: Seat,
/**
 * The number of this side's throw in the game, from 1; the opening throw is not one of them.
 */
turn: number,
/**
 * As thrown.
 */
dice: [number, number], };

export type ThrowerKind = "all" | "people" | "programs" | "house_bots";

export type ThrowerStatistics = {
/**
 * Whose.
 */
who: ThrowerKind,
/**
 * Rolls of two dice.
 */
rolls: number,
/**
 * Single dice of opening throws, those of ties included.
 */
opening_dice: number,
/**
 * How often each number from 1 to 6 came, in rolls and opening throws.
 */
numbers: number[],
/**
 * How often each double came, from 1-1 to 6-6.
 */
doubles: number[],
/**
 * How often each roll came: a row for each first die, a column for each second.
 */
by_roll: number[][],
/**
 * Tests of fairness.
 */
tests: DiceTests, };

export type SeatBytes = "house_bots_drawn" | "house_bots_zero";

export type OpenResignation = {
/**
 * Who offers.
 */
by: Seat,
/**
 * What is offered.
 */
result: GameResult,
/**
 * The points that accepting brings.
 */
points: number, };

export type ResignationChoice = {
/**
 * What is offered.
 */
result: GameResult,
/**
 * The points that the opponent wins with it, under the cube and options of the game.
 */
points: number,
/**
 * Whether that decides a match to points.
 */
ends_match: boolean,
/**
 * Whether the opponent has to accept it; otherwise it counts at once.
 */
needs_consent: boolean, };

export type ErrorBody = {
/**
 * What is wrong, for a program.
 */
code: ErrorCode,
/**
 * What is wrong, for a person, in English, without a full stop.
 */
message: string,
/**
 * The rule's own code when a match refused a command, for example `not_your_turn`.
 */
reason?: string,
/**
 * Seconds to wait, when the code is `too_many_requests` or `pairing_closed`.
 */
retry_after_s?: number, };

export type ErrorClass = "good" | "doubtful" | "bad" | "very_bad";

export type ErrorCode = "malformed" | "invalid" | "sign_in_required" | "wrong_credentials" | "second_factor_required" | "wrong_code" | "wrong_passkey" | "bad_token" | "scope_missing" | "wrong_csrf_token" | "wrong_origin" | "address_blocked" | "forbidden" | "suspended" | "not_found" | "method_not_allowed" | "name_taken" | "common_password" | "seat_taken" | "conflict" | "credits_short" | "rated_limit" | "pairing_closed" | "account_needed" | "own_account" | "library_full" | "refused" | "too_many_requests" | "too_large" | "unsupported_protocol" | "internal" | "maintenance" | "unavailable";

export type Event = { "event": "game_started",
/**
 * Counted from 1.
 */
game: number,
/**
 * Whether it is the Crawford game.
 */
crawford: boolean,
/**
 * Equal dice of the opening throw that were thrown again.
 */
ties: Array<number>,
/**
 * The opening throw, White's die and Black's; none when the start alternates.
 */
opening: [number, number] | null,
/**
 * Who starts. After an opening throw both dice are played by this side.
 */
starter: Seat,
/**
 * The value of the cube after automatic doubles.
 */
cube: number, } | { "event": "rolled",
/**
 * By whom.
 */
seat: Seat,
/**
 * As thrown.
 */
dice: [number, number],
/**
 * Whether they were thrown by hand on a sensor board.
 */
by_hand?: boolean, } | { "event": "at_board",
/**
 * Whose.
 */
seat: Seat,
/**
 * What.
 */
what: AtBoard, } | { "event": "vacation",
/**
 * Who.
 */
seat: Seat,
/**
 * Until when. A moment that is past: the player is back.
 */
until: Millis, } | { "event": "played",
/**
 * By whom.
 */
seat: Seat,
/**
 * The moves in order; empty: no legal play.
 */
moves: Array<SingleMove>,
/**
 * In standard notation, for example `8/5 6/5`, or `no play`.
 */
notation: string, } | { "event": "illegal_play_offered",
/**
 * Whose play it is.
 */
seat: Seat,
/**
 * How the checkers went, as far as it can be told, for example `13/8`.
 */
notation: string, } | { "event": "illegal_play_accepted",
/**
 * Who accepted it.
 */
seat: Seat,
/**
 * The play.
 */
notation: string,
/**
 * The checkers as they stand now.
 */
checkers: Checkers, } | { "event": "illegal_play_declined",
/**
 * Who declined.
 */
seat: Seat, } | { "event": "doubled",
/**
 * By whom.
 */
seat: Seat,
/**
 * The value offered.
 */
value: number, } | { "event": "taken",
/**
 * By whom.
 */
seat: Seat,
/**
 * Its value now.
 */
value: number, } | { "event": "passed",
/**
 * By whom.
 */
seat: Seat, } | { "event": "beavered",
/**
 * By whom.
 */
seat: Seat,
/**
 * The value now.
 */
value: number, } | { "event": "raccooned",
/**
 * By whom.
 */
seat: Seat,
/**
 * The value now.
 */
value: number, } | { "event": "resignation_offered",
/**
 * By whom.
 */
seat: Seat,
/**
 * What is offered.
 */
result: GameResult, } | { "event": "resignation_declined",
/**
 * By whom.
 */
seat: Seat, } | { "event": "resignation_accepted",
/**
 * Who resigned.
 */
seat: Seat,
/**
 * What was accepted.
 */
result: GameResult, } | { "event": "stop_agreed",
/**
 * Who agrees.
 */
seat: Seat, } | { "event": "abort_agreed",
/**
 * Who agrees.
 */
seat: Seat, } | { "event": "abort_declined",
/**
 * Who declines.
 */
seat: Seat, } | { "event": "abandoned" } | { "event": "timed_out",
/**
 * Whose.
 */
seat: Seat, } | { "event": "left",
/**
 * Who.
 */
seat: Seat, } | { "event": "game_ended",
/**
 * What it was worth and who won.
 */
summary: GameSummary,
/**
 * The score now.
 */
score: Score, } | { "event": "match_ended",
/**
 * How.
 */
outcome: MatchOutcome, };

export type GameResult = "single" | "gammon" | "backgammon";

export type GameSummary = {
/**
 * Counted from 1.
 */
game: number,
/**
 * Who won it.
 */
winner: Seat,
/**
 * How.
 */
result: GameResult,
/**
 * The value of the cube that it is counted at.
 */
cube: number,
/**
 * The points scored.
 */
points: number,
/**
 * What ended it.
 */
reason: OutcomeReason, };

export type HeadToHead = {
/**
 * The one that was named first.
 */
player: HeadToHeadSide,
/**
 * The other.
 */
other: HeadToHeadSide,
/**
 * All that they have finished, draws included.
 */
played: number,
/**
 * When the last one ended.
 */
last_at: Millis | null, };

export type HeadToHeadSide = {
/**
 * Who.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean,
/**
 * Matches won against the other.
 */
won: number, };

export type LeaderboardPage = {
/**
 * Which list.
 */
list: RatingList,
/**
 * At most `limit` players.
 */
rows: Array<LeaderboardRow>,
/**
 * To be given as `after` for the next page; none: this was the last.
 */
next: string | null, };

export type LeaderboardRow = {
/**
 * From 1, among those who are shown.
 */
rank: number,
/**
 * Who.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean,
/**
 * The rating at full precision; shown to two decimals.
 */
rating: number,
/**
 * The band, for example `1700-1799`.
 */
band: string,
/**
 * The experience.
 */
experience: number,
/**
 * When the last match of this list ended.
 */
rated_at: Millis, };

export type LobbyChange = { "change": "table",
/**
 * As it stands now.
 */
table: TableView, } | { "change": "table_gone",
/**
 * Which.
 */
id: MatchId, } | { "change": "match",
/**
 * As it stands now.
 */
summary: MatchSummary, } | { "change": "match_gone",
/**
 * Which.
 */
id: MatchId, } | { "change": "player",
/**
 * As it stands now.
 */
player: LobbyPlayer, } | { "change": "player_gone",
/**
 * Who.
 */
name: string, } | { "change": "crowd",
/**
 * People who are connected, those that are not listed included.
 */
people: number,
/**
 * How many of them are guests.
 */
guests: number, };

export type LobbyPlayer = {
/**
 * The name.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean,
/**
 * Whether it is a guest.
 */
guest: boolean,
/**
 * The Normal rating.
 */
normal: number,
/**
 * The Price rating.
 */
price: number,
/**
 * Whether the Normal rating is provisional.
 */
normal_provisional?: boolean,
/**
 * Whether the Price rating is provisional.
 */
price_provisional?: boolean,
/**
 * What it is doing.
 */
activity: PlayerActivity, };

export type LobbyPlayers = {
/**
 * Bots, then people with an account, then guests; each by name.
 */
players: Array<LobbyPlayer>,
/**
 * What to send as `after` for the next page; none on the last.
 */
next: string | null, };

export type LobbySnapshot = {
/**
 * Tables that wait for a player and that this viewer may see.
 */
tables: Array<TableView>,
/**
 * Matches in play that may be watched.
 */
matches: Array<MatchSummary>,
/**
 * Who is connected, bots included: accounts with a name first, and no more than the site lists.
 * `GET /api/v1/lobby/players` finds the others.
 */
players: Array<LobbyPlayer>,
/**
 * People who are connected, those that are not listed included.
 */
people: number,
/**
 * How many of them are guests.
 */
guests: number, };

export type LoggedEvent = {
/**
 * Its number.
 */
seq: Seq,
/**
 * When it was committed.
 */
at: Millis, } & ({ "event": "game_started",
/**
 * Counted from 1.
 */
game: number,
/**
 * Whether it is the Crawford game.
 */
crawford: boolean,
/**
 * Equal dice of the opening throw that were thrown again.
 */
ties: Array<number>,
/**
 * The opening throw, White's die and Black's; none when the start alternates.
 */
opening: [number, number] | null,
/**
 * Who starts. After an opening throw both dice are played by this side.
 */
starter: Seat,
/**
 * The value of the cube after automatic doubles.
 */
cube: number, } | { "event": "rolled",
/**
 * By whom.
 */
seat: Seat,
/**
 * As thrown.
 */
dice: [number, number],
/**
 * Whether they were thrown by hand on a sensor board.
 */
by_hand?: boolean, } | { "event": "at_board",
/**
 * Whose.
 */
seat: Seat,
/**
 * What.
 */
what: AtBoard, } | { "event": "vacation",
/**
 * Who.
 */
seat: Seat,
/**
 * Until when. A moment that is past: the player is back.
 */
until: Millis, } | { "event": "played",
/**
 * By whom.
 */
seat: Seat,
/**
 * The moves in order; empty: no legal play.
 */
moves: Array<SingleMove>,
/**
 * In standard notation, for example `8/5 6/5`, or `no play`.
 */
notation: string, } | { "event": "illegal_play_offered",
/**
 * Whose play it is.
 */
seat: Seat,
/**
 * How the checkers went, as far as it can be told, for example `13/8`.
 */
notation: string, } | { "event": "illegal_play_accepted",
/**
 * Who accepted it.
 */
seat: Seat,
/**
 * The play.
 */
notation: string,
/**
 * The checkers as they stand now.
 */
checkers: Checkers, } | { "event": "illegal_play_declined",
/**
 * Who declined.
 */
seat: Seat, } | { "event": "doubled",
/**
 * By whom.
 */
seat: Seat,
/**
 * The value offered.
 */
value: number, } | { "event": "taken",
/**
 * By whom.
 */
seat: Seat,
/**
 * Its value now.
 */
value: number, } | { "event": "passed",
/**
 * By whom.
 */
seat: Seat, } | { "event": "beavered",
/**
 * By whom.
 */
seat: Seat,
/**
 * The value now.
 */
value: number, } | { "event": "raccooned",
/**
 * By whom.
 */
seat: Seat,
/**
 * The value now.
 */
value: number, } | { "event": "resignation_offered",
/**
 * By whom.
 */
seat: Seat,
/**
 * What is offered.
 */
result: GameResult, } | { "event": "resignation_declined",
/**
 * By whom.
 */
seat: Seat, } | { "event": "resignation_accepted",
/**
 * Who resigned.
 */
seat: Seat,
/**
 * What was accepted.
 */
result: GameResult, } | { "event": "stop_agreed",
/**
 * Who agrees.
 */
seat: Seat, } | { "event": "abort_agreed",
/**
 * Who agrees.
 */
seat: Seat, } | { "event": "abort_declined",
/**
 * Who declines.
 */
seat: Seat, } | { "event": "abandoned" } | { "event": "timed_out",
/**
 * Whose.
 */
seat: Seat, } | { "event": "left",
/**
 * Who.
 */
seat: Seat, } | { "event": "game_ended",
/**
 * What it was worth and who won.
 */
summary: GameSummary,
/**
 * The score now.
 */
score: Score, } | { "event": "match_ended",
/**
 * How.
 */
outcome: MatchOutcome, });

export type Maintenance = {
/**
 * Since when.
 */
since: Millis,
/**
 * What the operator says about it.
 */
message: string | null, };

export type EngineSuspicion = {
/**
 * Who.
 */
player: string,
/**
 * In the Normal list.
 */
rating: number,
/**
 * Analysed matches.
 */
matches: number,
/**
 * Decisions in them.
 */
decisions: number,
/**
 * 500 times the mean error.
 */
performance_rating: number,
/**
 * How much likelier these matches are with an engine's help than without, as a logarithm; from 6.9 on a player is
 * shown here, which one honest player in a thousand reaches.
 */
evidence: number,
/**
 * Matches that were weighed.
 */
weighed: number,
/**
 * Hard decisions of the last matches: the second best play loses 0.02 to 0.08.
 */
hard: number,
/**
 * Those of them that were right.
 */
hard_found: number,
/**
 * The same of others of about this rating; none: there are too few.
 */
peers_performance_rating: number | null,
/**
 * Mean seconds between a roll and its play; none: nothing to measure.
 */
seconds_a_play: number | null,
/**
 * The standard deviation of these times divided by their mean: a program's pace is even, a person's is not.
 */
spread: number | null,
/**
 * The last matches, the newest first.
 */
last_matches: Array<MatchId>, };

export type FlowSuspicion = {
/**
 * Who won.
 */
winner: string,
/**
 * Who lost.
 */
loser: string,
/**
 * How strong the suspicion is: each match won counts 1, and 2 more for being short and for being given up.
 */
score: number,
/**
 * Matches between them, rated and staked or not.
 */
matches: number,
/**
 * Matches that the winner won.
 */
won: number,
/**
 * Matches for a stake.
 */
staked: number,
/**
 * What the winner has won in credits.
 */
net: Credits,
/**
 * What changed hands, whichever way.
 */
moved: Credits,
/**
 * Matches that the loser left or let run out of time.
 */
given_up: number,
/**
 * Short matches that the winner won.
 */
short: number,
/**
 * How long a match lasted in the mean.
 */
seconds_a_match: number,
/**
 * Events of a match in the mean: rolls, plays, offers.
 */
events_a_match: number,
/**
 * What the winner's rating gained by them.
 */
rating_moved: number, };

export type SharedBrowser = {
/**
 * Whose.
 */
players: [string, string],
/**
 * When both had last been used there.
 */
at: Millis, };

export type Suspicions = {
/**
 * Matches that one of two persons loses again and again without playing, or credits that flow one way: the strongest
 * first.
 */
flows: Array<FlowSuspicion>,
/**
 * Players to whom many lose without playing, the strongest first.
 */
stars: Array<StarSuspicion>,
/**
 * People whose matches are likelier with an engine's help than without, the strongest evidence first.
 */
engines: Array<EngineSuspicion>,
/**
 * Accounts that one browser has used within 30 days, the latest first.
 */
browsers: Array<SharedBrowser>, };

export type MatchAnalysis = {
/**
 * How far ahead decisions were looked at, in GNU Backgammon's count: 0 is the bare net.
 */
plies: number,
/**
 * By how many games the mistakes that were found so were rolled out; 0: by none.
 */
rollout_games: number,
/**
 * White's name.
 */
white: string,
/**
 * Black's name.
 */
black: string,
/**
 * What was played for.
 */
stakes: AnalysisStakes,
/**
 * The games in their order.
 */
games: Array<AnalysedGame>,
/**
 * What White comes to.
 */
white_totals: AnalysisTotals,
/**
 * What Black comes to.
 */
black_totals: AnalysisTotals,
/**
 * What White got: the chance of winning the match (1 or 0 at its end), or points.
 */
result: number,
/**
 * The same less White's luck and plus Black's.
 */
without_luck: number, };

export type MatchFormat = { "kind": "points",
/**
 * 1 to 25 points.
 */
length: number, } | { "kind": "three_games" } | { "kind": "normal" } | { "kind": "single" };

export type MatchId = string;

export type MatchOutcome = {
/**
 * Who won; none: a draw (three games with equal points), or the match was called off.
 */
winner: Seat | null,
/**
 * The final score.
 */
score: Score,
/**
 * What ended it.
 */
reason: OutcomeReason, };

export type MatchPage = {
/**
 * At most `limit` matches.
 */
matches: Array<MatchSummary>,
/**
 * To be given as `before` for the next page; none: this was the last.
 */
next: string | null, };

export type MatchSummary = {
/**
 * Which.
 */
id: MatchId,
/**
 * What is played.
 */
settings: TableSettings,
/**
 * White and Black.
 */
seats: Array<MatchSummarySeat>,
/**
 * The score.
 */
score: Score,
/**
 * When it began.
 */
started_at: Millis,
/**
 * When it ended.
 */
ended_at: Millis | null,
/**
 * How it ended.
 */
outcome: MatchOutcome | null,
/**
 * Whether a moderator voided it, so that it counts for nothing.
 */
voided?: boolean, };

export type MatchSummarySeat = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * Who sits there.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean,
/**
 * The rating with which it sat down.
 */
rating: number,
/**
 * The rating after the match, if it was rated and has ended.
 */
rating_after: number | null,
/**
 * Whether that rating was provisional.
 */
provisional?: boolean, };

export type MatchView = {
/**
 * Which.
 */
id: MatchId,
/**
 * The last event that this view includes.
 */
seq: Seq,
/**
 * The server's clock when the view was made.
 */
server_time: Millis,
/**
 * What is played.
 */
settings: TableSettings,
/**
 * The rating list that it counts for.
 */
list: RatingList | null,
/**
 * It is unrated and unstaked because the two had played enough rated matches within 24 hours.
 */
limited?: boolean,
/**
 * A stake was asked for, and the bot of the house had too few credits for it.
 */
unstaked?: boolean,
/**
 * The viewer's seat; none: a spectator.
 */
you: Seat | null,
/**
 * White's seat.
 */
white: SeatView,
/**
 * Black's seat.
 */
black: SeatView,
/**
 * The points of the match.
 */
score: Score,
/**
 * The number of the present game, from 1; 0 before the first.
 */
game: number,
/**
 * Whether it is the Crawford game.
 */
crawford: boolean,
/**
 * What the match waits for.
 */
phase: Phase,
/**
 * The board.
 */
checkers: Checkers,
/**
 * Pip counts of White and Black.
 */
pips: [number, number],
/**
 * The cube.
 */
cube: CubeView,
/**
 * The clocks of White and Black; none when no clock is used.
 */
clocks: [ClockView, ClockView] | null,
/**
 * What the viewer may do now; empty for spectators.
 */
allowed: Array<CommandKind>,
/**
 * The least result that the viewer may offer to resign at: the first of `resignations`.
 */
resignation_floor: GameResult | null,
/**
 * Every offer to resign that the viewer may make now, the least first, with what it costs.
 */
resignations?: Array<ResignationChoice>,
/**
 * The offer to resign that has not been answered.
 */
resignation?: OpenResignation,
/**
 * The points that the viewer loses by leaving now, where that costs the game alone (Normal, Single); elsewhere it
 * costs the match.
 */
leaving_points?: number,
/**
 * The legal plays, when the viewer must play a roll. Node 0 is where the turn begins.
 */
plays: Array<PlayNode> | null,
/**
 * The games that have ended.
 */
games: Array<GameSummary>,
/**
 * SHA-256 commitment to the dice, 64 hexadecimal digits.
 */
dice_commitment: string,
/**
 * How the match changed ratings, once it has ended.
 */
rating_changes: Array<RatingChange>,
/**
 * How the stakes were divided, once a staked match has ended.
 */
settlement?: StakeSettlement,
/**
 * How many watch who do not play.
 */
spectators: number,
/**
 * The match to which this is the rematch.
 */
rematch_of: MatchId | null,
/**
 * What the players of a rematch have won of each other since the first match, in their present seats; this match is
 * counted when it has ended.
 */
series?: Series,
/**
 * The tournament to which it belongs.
 */
tournament?: TournamentId,
/**
 * Where it belongs in a team match.
 */
team?: TeamTable,
/**
 * Where it belongs in a comparative event.
 */
comparative?: ComparativeTable,
/**
 * What would be the rematch, while one can still be agreed on.
 */
rematch_terms?: RematchTerms,
/**
 * Who has asked for a rematch.
 */
rematch_offered_by: Seat | null,
/**
 * The match that follows as the rematch.
 */
rematch: MatchId | null, };

export type Millis = number;

export type ModerationDesk = {
/**
 * Reports that wait, the oldest first, at most 100.
 */
reports: Array<ReportView>,
/**
 * What the server found by itself, the newest first, at most 100.
 */
cases: Array<CaseView>,
/**
 * Appeals that wait, the oldest first, at most 100.
 */
appeals: Array<SanctionRecord>,
/**
 * Voids, the newest first, at most 100.
 */
voids: Array<VoidView>,
/**
 * What was done last, the newest first, at most 100.
 */
actions: Array<ModeratorActionView>, };

export type ModeratorAction = {
/**
 * What is done: a sanction, `lift`, `dismiss` or `close_case`.
 */
deed: ModeratorDeed,
/**
 * To whom; with `report` the player of the report.
 */
player: string,
/**
 * The report that is closed by it.
 */
report?: string,
/**
 * The sanction that is lifted.
 */
sanction?: string,
/**
 * How long a sanction lasts, 1 to 87600; none: until it is lifted. A mute, a restriction, a suspension and `hidden`
 * may have an end; a mute and a suspension must.
 */
hours?: number,
/**
 * What the player reads as the reason of a sanction, 1 to 1000 characters.
 */
reason?: string,
/**
 * Why, and by what evidence, for the other moderators, 1 to 1000 characters.
 */
why: string, };

export type ModeratorActionView = {
/**
 * When.
 */
at: Millis,
/**
 * Who did it: a moderator, `operator`, or `server` for what the server did by itself.
 */
moderator: string,
/**
 * To whom; none: to several.
 */
player: string | null,
/**
 * What.
 */
deed: ModeratorDeed,
/**
 * The end of a sanction.
 */
until: Millis | null,
/**
 * Why.
 */
why: string, };

export type ModeratorDeed = "warning" | "mute" | "unmute" | "restriction" | "suspension" | "ban" | "closed_name" | "hidden" | "lift" | "dismiss" | "close_case" | "void" | "undo_void" | "grant_appeal" | "reject_appeal";

export type Movement = {
/**
 * From 1, without gaps, for each account.
 */
number: number,
/**
 * When.
 */
at: Millis,
/**
 * What it was.
 */
kind: MovementKind,
/**
 * What came in, or below zero what went out.
 */
amount: Credits,
/**
 * What the account held after it.
 */
balance: Credits,
/**
 * The match that it belongs to.
 */
match_id: MatchId | null,
/**
 * Against whom that was played.
 */
opponent: string | null, };

export type MovementKind = "starting_grant" | "daily_top_up" | "bot_top_up" | "admin_grant" | "prize" | "stake" | "settlement" | "entry_fee" | "entry_fee_back" | "void_return" | "void_refund";

export type Options = {
/**
 * Gammons and backgammons count single unless the cube has been turned.
 */
jacoby: boolean,
/**
 * A tie on the opening throw doubles the cube.
 */
automatic_doubles: boolean,
/**
 * How often ties do at the most, 1 to 6; none: once.
 */
automatic_doubles_max?: number,
/**
 * The taker may turn the cube once more at once and keep it.
 */
beavers: boolean,
/**
 * The doubler may answer a beaver by turning it again.
 */
raccoons: boolean, };

export type OutcomeReason = "borne_off" | "passed" | "resigned" | "left" | "timed_out" | "completed" | "agreed" | "aborted";

export type Pairing = { "state": "sit",
/**
 * Another's table.
 */
table: TableView, } | { "state": "wait",
/**
 * One's own table.
 */
table: TableView,
/**
 * How long it has been open.
 */
waited_ms: number,
/**
 * The nearest-rated bot, once one has waited for a while; it can be invited to a new table.
 */
bot: string | null, } | { "state": "begun",
/**
 * Which.
 */
id: MatchId, };

export type Phase = { "kind": "waiting" } | { "kind": "to_roll",
/**
 * Who.
 */
seat: Seat, } | { "kind": "to_play",
/**
 * Who.
 */
seat: Seat,
/**
 * The roll.
 */
dice: [number, number], } | { "kind": "cube_offered",
/**
 * Who must answer.
 */
to: Seat,
/**
 * The value of the cube if it is taken.
 */
value: number,
/**
 * `double`, `beaver` or `raccoon`.
 */
offer: CommandKind, } | { "kind": "illegal_play_offered",
/**
 * Who must answer.
 */
to: Seat,
/**
 * The roll that was played.
 */
dice: [number, number],
/**
 * How, as far as it can be told, for example `13/8`.
 */
notation: string,
/**
 * The checkers as they would stand.
 */
checkers: Checkers, } | { "kind": "resignation_offered",
/**
 * Who must answer.
 */
to: Seat,
/**
 * What is offered.
 */
result: GameResult, } | { "kind": "over",
/**
 * How.
 */
outcome: MatchOutcome, };

export type PlayEdge = {
/**
 * 1 to 24, or 25 for the bar.
 */
from: number,
/**
 * 1 to 24, or 0 for borne off.
 */
to: number,
/**
 * The die that is used.
 */
die: number,
/**
 * Whether a blot is hit.
 */
hit: boolean,
/**
 * The index of the node that it leads to.
 */
next: number, };

export type PlayNode = {
/**
 * True when the moves made so far are a complete legal play.
 */
complete: boolean,
/**
 * The moves that lead on.
 */
edges: Array<PlayEdge>, };

export type PlayerActivity = "online" | "ready" | "playing" | "idle";

export type PlayerFound = {
/**
 * Who.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean,
/**
 * The rating in the list Normal; none: not rated there yet.
 */
normal: number | null,
/**
 * The rating in the list Price.
 */
price: number | null,
/**
 * Whether the Normal rating is provisional.
 */
normal_provisional?: boolean,
/**
 * Whether the Price rating is provisional.
 */
price_provisional?: boolean, };

export type PlayerProfile = {
/**
 * The name.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean,
/**
 * Whether it is a guest.
 */
guest: boolean,
/**
 * Who runs it, if it is a bot and not the server's own.
 */
run_by?: string,
/**
 * A bot's description of itself.
 */
about: string | null,
/**
 * Since when.
 */
created_at: Millis,
/**
 * Whether it is connected now.
 */
online: boolean,
/**
 * Both lists.
 */
ratings: Array<RatingStanding>,
/**
 * Matches finished, all modes.
 */
played: number,
/**
 * Of these won.
 */
won: number,
/**
 * Of these lost; the others were draws.
 */
lost: number,
/**
 * Of the lost ones: left, or ended by the clock. The others were played to their end.
 */
forsaken: number,
/**
 * Matches left before each side had completed a turn. They count in the completion rate alone.
 */
departed: number,
/**
 * Rated matches won one after the other until now.
 */
streak: number,
/**
 * The longest such row ever.
 */
best_streak: number, };

export type PlayerSearch = {
/**
 * At most 20, without guests.
 */
players: Array<PlayerFound>, };

export type RatedLimits = {
/**
 * Rated matches that a person may begin with the same bot of the house; 0: any number.
 */
bot_max: number,
/**
 * Rated matches that two persons may begin; a person is an account with the bots it owns. 0: any number.
 */
person_max: number,
/**
 * With whom some have begun in the last 24 hours, by name.
 */
with: Array<RatedWith>, };

export type RatedWith = {
/**
 * The bot's name, or the person's.
 */
name: string,
/**
 * Whether it is a bot of the house.
 */
bot: boolean,
/**
 * How many have begun, those of the bots that the two own included.
 */
begun: number,
/**
 * When the first of them counts no more.
 */
frees_at: Millis, };

export type BotBalance = {
/**
 * Which bot.
 */
name: string,
/**
 * What it can stake.
 */
balance: Credits, };

export type Books = {
/**
 * What the mint has issued: starting grants, daily top-ups, prizes, what operators granted, and the bots' budgets.
 */
issued: Credits,
/**
 * What the house has kept of stakes and entry fees.
 */
house: Credits,
/**
 * What players hold, stakes and entry fees in play included.
 */
players: Credits,
/**
 * The bots of the house, from the weakest to the strongest.
 */
bots: Array<BotBalance>, };

export type RatingChange = {
/**
 * Whose.
 */
seat: Seat,
/**
 * In which list.
 */
list: RatingList,
/**
 * Before.
 */
before: number,
/**
 * After.
 */
after: number,
/**
 * The experience before.
 */
experience_before: number,
/**
 * K, from the experience before.
 */
k: number,
/**
 * The probability term of the formula.
 */
p: number,
/**
 * The value n of what was played.
 */
n: number, };

export type RatingChart = {
/**
 * Whose.
 */
name: string,
/**
 * Which list.
 */
list: RatingList,
/**
 * At most 500 points.
 */
points: Array<RatingPoint>, };

export type QuickPairing = {
/**
 * What is to be played, with a live clock.
 */
settings: TableSettings, };

export type RatingList = "normal" | "price";

export type RatingPoint = {
/**
 * The match.
 */
match_id: MatchId,
/**
 * When it ended.
 */
at: Millis,
/**
 * The rating before it.
 */
before: number,
/**
 * The rating after it.
 */
after: number,
/**
 * Against whom.
 */
opponent: string, };

export type RatingRange = {
/**
 * The lowest.
 */
min: number,
/**
 * The highest.
 */
max: number, };

export type RatingStanding = {
/**
 * Which list.
 */
list: RatingList,
/**
 * The rating at full precision; shown to two decimals.
 */
rating: number,
/**
 * The experience.
 */
experience: number,
/**
 * The band, for example `1700-1799`.
 */
band: string,
/**
 * Whether the rating is provisional: the experience is below 20. It is shown with a question mark.
 */
provisional: boolean,
/**
 * Whether the player stands in the leaderboard: not provisional, and rated matches with at least five people whose
 * ratings are not provisional.
 */
listed: boolean,
/**
 * With how many such people the player has finished rated matches; counted up to five.
 */
opponents: number, };

export type RecordLine = {
/**
 * Who.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean,
/**
 * How much.
 */
count: number, };

export type Records = {
/**
 * Matches finished.
 */
played: Array<RecordLine>,
/**
 * Rated matches won one after the other, ever.
 */
best_streak: Array<RecordLine>,
/**
 * The same, and not ended yet.
 */
streak: Array<RecordLine>, };

export type RematchTerms = {
/**
 * The id that it would have.
 */
id: MatchId,
/**
 * SHA-256 commitment to its dice, 64 hexadecimal digits.
 */
dice_commitment: string,
/**
 * It would be unrated and unstaked: the two have played enough rated matches within 24 hours.
 */
limited?: boolean, };

export type ReportReason = "chat" | "name" | "cheating" | "stalling" | "other";

export type ReportView = {
/**
 * To be named in an action.
 */
id: string,
/**
 * Who was reported.
 */
player: string,
/**
 * By whom.
 */
reporter: string,
/**
 * What it is about.
 */
reason: ReportReason,
/**
 * What happened.
 */
text: string,
/**
 * The match in which it happened.
 */
match_id: MatchId | null,
/**
 * When.
 */
at: Millis,
/**
 * Until when the player is muted; none: not at all.
 */
muted_until: Millis | null, };

export type Roles = {
/**
 * Sees reports and mutes players.
 */
moderator: boolean, };

export type RequestId = string;

export type Score = {
/**
 * White's points.
 */
white: number,
/**
 * Black's points.
 */
black: number, };

export type Seat = "white" | "black";

export type SeatView = {
/**
 * The player's name; none: the seat is free.
 */
name: string | null,
/**
 * Whether a program plays here.
 */
bot: boolean,
/**
 * The rating with which the player sat down (in the match's list, or Normal).
 */
rating: number,
/**
 * Whether that rating was provisional.
 */
provisional?: boolean,
/**
 * Whether the player is connected. Bots always are.
 */
connected: boolean,
/**
 * Whether the player sits at a sensor board.
 */
board?: boolean, };

export type Seq = number;

export type ServerMessage = { "type": "welcome",
/**
 * [`crate::PROTOCOL_VERSION`].
 */
protocol: number,
/**
 * Who is signed in on this connection.
 */
name: string | null,
/**
 * The server's clock.
 */
server_time: Millis, } | { "type": "pong",
/**
 * What the client sent.
 */
at: Millis,
/**
 * The server's clock.
 */
server_time: Millis, } | { "type": "lobby",
/**
 * As it stands.
 */
lobby: LobbySnapshot, } | { "type": "lobby_changed",
/**
 * In order.
 */
changes: Array<LobbyChange>, } | { "type": "agenda",
/**
 * As it stands.
 */
agenda: Agenda, } | { "type": "match",
/**
 * The events after the last that this client was sent, in order.
 */
events: Array<LoggedEvent>,
/**
 * The match after them.
 */
view: MatchView, } | { "type": "chat",
/**
 * Which match.
 */
id: MatchId,
/**
 * In order.
 */
lines: Array<ChatLine>, } | { "type": "lobby_chat",
/**
 * In order. Numbers may be left out.
 */
lines: Array<ChatLine>, } | { "type": "analysis",
/**
 * How far it is; when `done` is `total`, the report can be fetched.
 */
progress: AnalysisProgress, } | { "type": "done",
/**
 * The client's name for it.
 */
request: RequestId,
/**
 * The last event of the match that it caused.
 */
seq: Seq, } | { "type": "refused",
/**
 * The client's name for it.
 */
request: RequestId,
/**
 * Why.
 */
error: ErrorBody, } | { "type": "error",
/**
 * Why.
 */
error: ErrorBody, } | { "type": "maintenance",
/**
 * None: matches begin again.
 */
maintenance: Maintenance | null, } | { "type": "closing" };

export type Session = {
/**
 * The account, or none for an anonymous visitor.
 */
user: SessionUser | null,
/**
 * To be sent as header `x-csrf-token` with every request that changes something. None when anonymous.
 */
csrf_token: string | null,
/**
 * The server's clock.
 */
server_time: Millis,
/**
 * Whether the site sends mail.
 */
mail: boolean,
/**
 * How many sign-ins from new devices wait for the owner's word: `GET /api/v1/account/sign-ins`.
 */
new_sign_ins: number, };

export type SessionUser = {
/**
 * The name as its owner writes it.
 */
name: string,
/**
 * True until a guest chooses a name and a password.
 */
guest: boolean,
/**
 * When the account was made.
 */
created_at: Millis, };

export type SendReport = {
/**
 * What it is about.
 */
reason: ReportReason,
/**
 * What happened, 1 to 1000 characters.
 */
text: string,
/**
 * The match in which it happened.
 */
match_id?: MatchId, };

export type Series = {
/**
 * Matches won.
 */
won: Score,
/**
 * Points scored in all of them.
 */
points: Score, };

export type SetContact = {
/**
 * A friend; nobody is a friend and blocked.
 */
friend: boolean,
/**
 * Blocked.
 */
blocked: boolean,
/**
 * At most 500 characters.
 */
note: string, };

export type SignUp = {
/**
 * 3 to 20 characters: letters, digits, `-` and `_`, beginning with a letter. Upper and lower case are one name.
 */
name: string,
/**
 * 8 to 128 characters.
 */
password: string, };

export type SingleMove = {
/**
 * 1 to 24, or 25 for the bar.
 */
from: number,
/**
 * 1 to 24, or 0 for borne off.
 */
to: number, };

export type StakeSettlement = {
/**
 * What each player had put in.
 */
each: Credits,
/**
 * What a point was worth, where the game was paid by the point; then `each` is the limit.
 */
point: Credits | null,
/**
 * The points that were paid for, before the limit; 0 where the match is paid as a whole.
 */
points: number,
/**
 * Who won; none: a draw.
 */
winner: Seat | null,
/**
 * What the loser lost, before the house's share.
 */
gain: Credits,
/**
 * What White was paid.
 */
white: Credits,
/**
 * What Black was paid.
 */
black: Credits,
/**
 * What the house kept.
 */
house: Credits, };

export type StartRule = "opening_throw" | "alternate";

export type AppealView = {
/**
 * What the player says.
 */
text: string,
/**
 * When.
 */
at: Millis,
/**
 * Whether it was granted; none: it waits.
 */
granted: boolean | null,
/**
 * What the player was answered.
 */
answer: string | null,
/**
 * When it was decided.
 */
decided_at: Millis | null, };

export type CaseView = {
/**
 * To be named when it is closed.
 */
id: string,
/**
 * Whom others fed.
 */
player: string,
/**
 * When it was found.
 */
found_at: Millis,
/**
 * The sanction that lasts until somebody has looked.
 */
sanction: string,
/**
 * The evidence as it was then.
 */
evidence: StarEvidence, };

export type Correction = {
/**
 * When.
 */
at: Millis,
/**
 * Why matches were voided, or counted again.
 */
reason: string,
/**
 * True: the void was undone.
 */
undone: boolean,
/**
 * The list.
 */
list: RatingList,
/**
 * The rating before.
 */
before: number,
/**
 * The rating after; none: the player has no rated match in the list any more.
 */
after: number | null,
/**
 * The credits that the void has moved so far, below zero: taken.
 */
credits: Credits, };

export type DecideAppeal = {
/**
 * Whether the sanction is lifted.
 */
grant: boolean,
/**
 * What the player is answered, 1 to 1000 characters.
 */
answer: string, };

export type FedMatch = {
/**
 * Which.
 */
id: MatchId,
/**
 * Who lost.
 */
loser: string,
/**
 * When the loser's account was made.
 */
account_made_at: Millis,
/**
 * When the table was opened.
 */
opened_at: Millis,
/**
 * When the match ended.
 */
ended_at: Millis,
/**
 * Milliseconds that it lasted.
 */
lasted_ms: number,
/**
 * Events of its log, the start included.
 */
events: number,
/**
 * Whether the loser left or let the time run out.
 */
given_up: boolean,
/**
 * Whether it was rated.
 */
rated: boolean,
/**
 * Whether a browser has used both accounts.
 */
shared_browser: boolean, };

export type KindCount = {
/**
 * The kind.
 */
kind: SanctionKind,
/**
 * How many.
 */
count: number, };

export type ModerationCounts = {
/**
 * The last 24 months in which anything happened.
 */
months: Array<MonthCounts>, };

export type MonthCounts = {
/**
 * The month, `2026-11`.
 */
month: string,
/**
 * Sanctions by kind; kinds of which there was none are left out.
 */
sanctions: Array<KindCount>,
/**
 * Appeals that were made.
 */
appeals: number,
/**
 * Appeals of this month that were granted.
 */
granted: number,
/**
 * Appeals of this month that were rejected.
 */
rejected: number,
/**
 * Voids.
 */
voids: number, };

export type OwnSanctions = {
/**
 * The newest first.
 */
sanctions: Array<SanctionView>,
/**
 * What voided matches changed for the account, the newest first.
 */
corrections: Array<Correction>, };

export type PlayerSanctions = {
/**
 * The player.
 */
player: string,
/**
 * The sanctions.
 */
sanctions: Array<SanctionRecord>, };

export type PreviewVoid = {
/**
 * Which matches.
 */
scope: VoidScope, };

export type SanctionKind = "warning" | "mute" | "restriction" | "suspension" | "ban" | "closed_name" | "hidden";

export type SanctionRecord = {
/**
 * Whose.
 */
player: string,
/**
 * By whom: a moderator, `operator` or `server`.
 */
author: string,
/**
 * By what evidence.
 */
evidence: string,
/**
 * What the player sees.
 */
sanction: SanctionView,
/**
 * Whether the moderator who asks may decide the appeal: it waits, and the sanction is another's.
 */
may_decide: boolean, };

export type SanctionView = {
/**
 * To be named in an appeal.
 */
id: string,
/**
 * What.
 */
kind: SanctionKind,
/**
 * Why.
 */
reason: string,
/**
 * Since when.
 */
at: Millis,
/**
 * Until when; none: it has no end.
 */
until: Millis | null,
/**
 * When it was lifted.
 */
lifted_at: Millis | null,
/**
 * Whether it lasts now.
 */
in_force: boolean,
/**
 * Whether the player may appeal: once, while the sanction lasts.
 */
may_appeal: boolean,
/**
 * The appeal; none: there was none.
 */
appeal: AppealView | null, };

export type SendAppeal = {
/**
 * What the player says, 1 to 1000 characters.
 */
text: string, };

export type SendVoid = {
/**
 * Which matches.
 */
scope: VoidScope,
/**
 * The digest of the preview, so that no other matches are voided than were seen.
 */
digest: string,
/**
 * What the players read, 1 to 1000 characters.
 */
reason: string,
/**
 * By what evidence, for the other moderators, 1 to 1000 characters.
 */
evidence: string, };

export type StarEvidence = {
/**
 * Accounts that lost to the player without playing.
 */
feeders: number,
/**
 * Matches that they lost so.
 */
fed: number,
/**
 * Matches that the player finished in the same time.
 */
finished: number,
/**
 * What the player's rating gained by them.
 */
rating_gained: number,
/**
 * The matches, the newest first, at most 100.
 */
matches: Array<FedMatch>, };

export type StarSuspicion = {
/**
 * Who.
 */
player: string,
/**
 * How many lost so.
 */
feeders: number,
/**
 * The first 30 of them.
 */
first_feeders: Array<string>,
/**
 * How many matches.
 */
fed: number,
/**
 * What the player's rating gained in matches with them.
 */
rating_moved: number, };

export type UndoVoid = {
/**
 * Why, for the other moderators, 1 to 1000 characters.
 */
why: string, };

export type VoidChange = {
/**
 * Whose.
 */
player: string,
/**
 * In which list.
 */
list: RatingList,
/**
 * Before.
 */
before: number,
/**
 * After.
 */
after: number, };

export type VoidChanges = {
/**
 * The void; none: this is a preview.
 */
id: string | null,
/**
 * To be sent with the void.
 */
digest: string,
/**
 * How many matches are voided.
 */
matches: number,
/**
 * How many team matches are voided: 0 or 1.
 */
team_matches: number,
/**
 * The first hundred of the matches.
 */
first_matches: Array<MatchId>,
/**
 * Rated matches that are computed again.
 */
recomputed: number,
/**
 * Players whose rating changes in a list.
 */
players: number,
/**
 * The largest changes, at most 50.
 */
largest: Array<VoidChange>,
/**
 * Credits taken from players.
 */
returned: Credits,
/**
 * Credits given to players.
 */
refunded: Credits,
/**
 * What players cannot give back, and the house bears.
 */
house_loss: Credits, };

export type VoidScope = { "kind": "match",
/**
 * Which.
 */
id: MatchId, } | { "kind": "account",
/**
 * Whose.
 */
player: string,
/**
 * From this moment on.
 */
from: Millis,
/**
 * Before this moment.
 */
until: Millis, } | { "kind": "pair",
/**
 * Between whom.
 */
players: [string, string], } | { "kind": "team_match",
/**
 * Its id.
 */
id: TeamMatchId, };

export type VoidView = {
/**
 * To be named when it is undone.
 */
id: string,
/**
 * When.
 */
at: Millis,
/**
 * By whom: a moderator or `operator`.
 */
author: string,
/**
 * What the players read.
 */
reason: string,
/**
 * By what evidence.
 */
evidence: string,
/**
 * How many matches.
 */
matches: number,
/**
 * How many team matches: 0 or 1.
 */
team_matches: number,
/**
 * When it was undone; none: it is in force.
 */
undone_at: Millis | null,
/**
 * Why it was undone.
 */
undone_why: string | null, };

export type MakeBot = {
/**
 * A name by the rules of [`crate::SignUp`].
 */
name: string, };

export type MakeToken = {
/**
 * 1 to 40 characters, for its owner to know it by.
 */
name: string,
/**
 * What it allows, at least one.
 */
scopes: Array<TokenScope>,
/**
 * The bot of the owner that the program acts as; none: the owner.
 */
bot?: string, };

export type OwnBot = {
/**
 * Its name.
 */
name: string,
/**
 * Since when.
 */
created_at: Millis, };

export type ProgramsView = {
/**
 * Its bots, by name.
 */
bots: Array<OwnBot>,
/**
 * How many it may have.
 */
bots_max: number,
/**
 * Its tokens and those of its bots, the newest first.
 */
tokens: Array<TokenView>,
/**
 * How many there may be.
 */
tokens_max: number, };

export type NewPasskey = {
/**
 * How its owner will call it, 1 to 40 characters.
 */
name: string,
/**
 * `response.clientDataJSON`.
 */
client_data: string,
/**
 * `response.authenticatorData`.
 */
authenticator_data: string, };

export type Passkey = {
/**
 * For taking it away.
 */
id: PasskeyId,
/**
 * How its owner calls it.
 */
name: string,
/**
 * Since when it opens the account.
 */
created_at: Millis,
/**
 * When it was last used.
 */
used_at: Millis | null, };

export type PasskeyChallenge = {
/**
 * What the device signs.
 */
challenge: string,
/**
 * The name of the site's host.
 */
site: string, };

export type PasskeyCreation = {
/**
 * What the device answers to.
 */
challenge: string,
/**
 * The name of the site's host, under which the device files it.
 */
site: string,
/**
 * The account, for the device.
 */
user: string,
/**
 * Passkeys that there are; a device that has one of them makes no other.
 */
known: Array<string>, };

export type PasskeyId = string;

export type PasskeySignIn = {
/**
 * Which passkey, the browser's `id`.
 */
credential: string,
/**
 * `response.clientDataJSON`.
 */
client_data: string,
/**
 * `response.authenticatorData`.
 */
authenticator_data: string,
/**
 * `response.signature`.
 */
signature: string, };

export type PasswordAndCode = {
/**
 * The account's password.
 */
password: string,
/**
 * Six digits of the device, or a recovery code.
 */
code: string, };

export type PasswordOnly = {
/**
 * The account's password.
 */
password: string, };

export type QrPicture = {
/**
 * Modules on each side.
 */
size: number,
/**
 * The dark modules as the path of an SVG, a module a unit.
 */
path: string, };

export type RecoveryCodes = {
/**
 * Such as `ABCDE-23456`.
 */
codes: Array<string>, };

export type SecondFactor = {
/**
 * Since when; none: the password is enough.
 */
since: Millis | null,
/**
 * Recovery codes that have not been used.
 */
recovery_codes_left: number, };

export type SecondFactorBegun = {
/**
 * The secret in base 32, to be typed.
 */
secret: string,
/**
 * The address that authenticators know, `otpauth://totp/...`.
 */
address: string,
/**
 * The address as a QR code.
 */
picture: QrPicture, };

export type SecondFactorCode = {
/**
 * Six digits.
 */
code: string, };

export type Statement = {
/**
 * What can be played for now.
 */
balance: Credits,
/**
 * What lies in the escrow of matches that are not over.
 */
staked: Credits,
/**
 * What `POST /api/v1/account/credits/top-up` would add now; 0: nothing today.
 */
top_up: Credits,
/**
 * At most `limit` movements.
 */
movements: Array<Movement>,
/**
 * To be given as `before` for the next page; none: this was the last.
 */
next: number | null, };

export type TableSettings = {
/**
 * How long, and how points are counted.
 */
format: MatchFormat,
/**
 * Whether the result changes ratings. Possible for 5 points, three games, single and normal.
 */
rated: boolean,
/**
 * What is played for, in rated matches between accounts that are no guests'; none: nothing. To 5 points and in
 * three games each player puts in 250 or 500; in a single game a point is worth 100 or 200, and each player puts
 * in ten times that, the limit.
 */
stake?: Credits,
/**
 * The clock.
 */
time: TimeControl,
/**
 * Options of a money-style game.
 */
options: Options,
/**
 * Who starts.
 */
start: StartRule,
/**
 * Where rolls come from.
 */
dice?: DiceRule,
/**
 * What becomes of illegal plays at a sensor board.
 */
illegal_plays?: IllegalPlays, };

export type TableView = {
/**
 * The id of the table and of the match that is played at it.
 */
id: MatchId,
/**
 * What is played.
 */
settings: TableSettings,
/**
 * The rating list that the match counts for, if it is rated.
 */
list: RatingList | null,
/**
 * It was to be rated, and is unrated and unstaked: the two have played enough rated matches within 24 hours.
 */
limited?: boolean,
/**
 * A stake was asked for, and the bot of the house has too few credits for it: nothing is staked.
 */
unstaked?: boolean,
/**
 * Who opened it.
 */
opener: string,
/**
 * The opener's rating in `list` (or Normal when unrated).
 */
opener_rating: number,
/**
 * Whether that rating is provisional.
 */
opener_provisional?: boolean,
/**
 * For whom the other seat is kept.
 */
invited: string | null,
/**
 * Whether only those who were told of it know it.
 */
by_link: boolean,
/**
 * Which ratings may sit down; none: any.
 */
ratings: RatingRange | null,
/**
 * Who sits already.
 */
seated: Array<[Seat, string]>,
/**
 * SHA-256 commitment to the dice, 64 hexadecimal digits.
 */
dice_commitment: string,
/**
 * The match to which this table is the rematch.
 */
rematch_of: MatchId | null,
/**
 * The tournament to which it belongs.
 */
tournament?: TournamentId,
/**
 * Whether it is a board of a team match.
 */
team_match?: boolean,
/**
 * When it was opened.
 */
opened_at: Millis, };

export type TakeSeat = {
/**
 * 32 random bytes made by the client, in 64 hexadecimal digits, which enter the dice. Whoever gives none
 * counts as 32 zero bytes, and the record says so.
 */
contribution?: string, };

export type TimeControl = { "kind": "none" } | { "kind": "live",
/**
 * Seconds of each turn that are free, 5 to 60.
 */
delay_s: number,
/**
 * Seconds of reserve for the match, 30 to 7200.
 */
reserve_s: number, } | { "kind": "correspondence",
/**
 * 1 to 14.
 */
days_per_turn: number, };

export type ImportReport = {
/**
 * In the order of the upload.
 */
files: Array<ImportedFile>, };

export type ImportedFile = {
/**
 * Its name, without folders.
 */
name: string,
/**
 * The match that it became.
 */
id: LibraryId | null,
/**
 * What is wrong and at which line.
 */
error: string | null,
/**
 * What was skipped or changed in a match that is kept, a line each.
 */
notes: Array<string>, };

export type LibraryEntry = {
/**
 * Which.
 */
id: LibraryId,
/**
 * When it was brought along.
 */
added_at: Millis,
/**
 * The name of its file.
 */
file_name: string,
/**
 * White's name.
 */
white: string,
/**
 * Black's name.
 */
black: string,
/**
 * How many points win it; none in a session.
 */
length: number | null,
/**
 * How many games it has.
 */
games: number,
/**
 * The points after the last of them.
 */
score: Score,
/**
 * How deep it was looked at; none while nothing is finished.
 */
plies: number | null,
/**
 * White's PR.
 */
white_pr: number | null,
/**
 * Black's PR.
 */
black_pr: number | null, };

export type LibraryId = string;

export type LibraryView = {
/**
 * The newest first.
 */
matches: Array<LibraryEntry>,
/**
 * So many may be kept.
 */
matches_max: number,
/**
 * Bytes of their files.
 */
bytes: number,
/**
 * So many bytes may be kept.
 */
bytes_max: number, };

export type PositionCube = {
/**
 * When it rolls.
 */
no_double: number,
/**
 * When it doubles and the other side takes.
 */
double_take: number,
/**
 * When it doubles and the other side passes.
 */
double_pass: number,
/**
 * What it should do.
 */
action: PositionCubeAction,
/**
 * Whether the other side would rather turn the cube back.
 */
beaver: boolean, };

export type PositionCubeAction = "no_double" | "double_take" | "double_pass" | "too_good";

export type PositionQuestion = {
/**
 * A GNU Backgammon position id, alone or with its match id behind a colon, or an XGID. Without it, `setup` counts.
 */
id: string | null,
/**
 * The position.
 */
setup: PositionSetup | null,
/**
 * How many rolls to look ahead, 0 to 2.
 */
plies: number, };

export type PositionSetup = {
/**
 * The checkers, in White's numbering. What is not on the board has been borne off.
 */
board: Checkers,
/**
 * Whose turn it is.
 */
on_roll: Seat,
/**
 * The dice, where they are thrown.
 */
dice: [number, number] | null,
/**
 * The value of the cube: 1, 2, 4 ...
 */
cube: number,
/**
 * Who owns it; nobody while it is centred.
 */
cube_owner: Seat | null,
/**
 * How many points win the match; 0: money.
 */
length: number,
/**
 * The points of both.
 */
score: Score,
/**
 * Whether it is the Crawford game.
 */
crawford: boolean,
/**
 * For money: gammons count only once the cube has been turned.
 */
jacoby: boolean,
/**
 * For money: beavers are allowed.
 */
beavers: boolean, };

export type PositionStudy = {
/**
 * The position as it was understood.
 */
setup: PositionSetup,
/**
 * The same as an XGID.
 */
xgid: string,
/**
 * The same as GNU Backgammon's position and match id.
 */
gnu_id: string,
/**
 * How far ahead was looked.
 */
plies: number,
/**
 * Chances of the side on roll before its throw.
 */
chances: AnalysisChances,
/**
 * Its cubeful equity in units of the cube.
 */
equity: number,
/**
 * The cube decision; none where the dice are thrown or no cube can be turned.
 */
cube: PositionCube | null,
/**
 * With dice: the best plays, the best first; empty without dice, or if nothing can be played.
 */
plays: Array<AnalysedCandidate>, };

export type RolloutPart = {
/**
 * Games that were played.
 */
games: number,
/**
 * Mean equity in units of the cube before a double.
 */
equity: number,
/**
 * Its standard error.
 */
error: number,
/**
 * Mean chances.
 */
chances: AnalysisChances, };

export type RolloutQuestion = {
/**
 * The position.
 */
setup: PositionSetup,
/**
 * With dice: the play after which is rolled out, in the usual notation.
 */
play: string | null,
/**
 * Without dice: whether the cube has been doubled and taken before.
 */
doubled: boolean,
/**
 * What the dice follow from.
 */
seed: number, };

export type SheetGame = {
/**
 * White's points before it.
 */
white_points: number,
/**
 * Black's points before it.
 */
black_points: number,
/**
 * Whether it is the Crawford game.
 */
crawford: boolean,
/**
 * Boards that are written on, one for each turn.
 */
turns: number,
/**
 * Pages that it fills.
 */
pages: number, };

export type SheetIndex = {
/**
 * White's name.
 */
white: string,
/**
 * Black's name.
 */
black: string,
/**
 * How many points win the match; none in a session.
 */
length: number | null,
/**
 * The games in their order.
 */
games: Array<SheetGame>, };

export type MistakeTheme = "missed_double" | "wrong_double" | "too_good" | "wrong_take" | "wrong_pass" | "missed_hit" | "wrong_hit" | "point_not_made" | "stayed_back" | "ran_too_soon" | "too_loose" | "too_safe" | "race" | "bear_off" | "other";

export type NewReviewComment = {
/**
 * The place in the match, from 1.
 */
stop: number,
/**
 * 1 to 1,000 characters.
 */
text: string, };

export type PerformancePoint = {
/**
 * Which match.
 */
match_id: MatchId,
/**
 * When it ended.
 */
at: Millis,
/**
 * Against whom.
 */
opponent: string,
/**
 * The PR; none where nothing was to be decided.
 */
performance_rating: number | null,
/**
 * Luck in units of the cube.
 */
luck: number, };

export type PlayerPerformance = {
/**
 * The last matches, the oldest first.
 */
matches: Array<PerformancePoint>,
/**
 * All decisions of these matches.
 */
all: AnalysisTally,
/**
 * Checker plays.
 */
plays: AnalysisTally,
/**
 * Doubles made and not made.
 */
doubles: AnalysisTally,
/**
 * Takes and passes.
 */
answers: AnalysisTally,
/**
 * In the opening.
 */
opening: AnalysisTally,
/**
 * While checkers could be hit.
 */
contact: AnalysisTally,
/**
 * In races.
 */
race: AnalysisTally,
/**
 * In the bear-off.
 */
bear_off: AnalysisTally,
/**
 * Kinds of mistakes, the dearest first.
 */
mistakes: Array<TypicalMistake>, };

export type ReviewComment = {
/**
 * To be named when it is deleted.
 */
id: string,
/**
 * The place in the match, from 1.
 */
stop: number,
/**
 * Who says so.
 */
name: string,
/**
 * When.
 */
at: Millis,
/**
 * What.
 */
text: string, };

export type TrainerAnswer = {
/**
 * The question's match.
 */
match_id: MatchId,
/**
 * And its place.
 */
stop: number,
/**
 * One of its options.
 */
choice: string, };

export type TrainerOption = {
/**
 * A play in the usual notation, or what is done with the cube, as in `CubeChoice`.
 */
choice: string,
/**
 * The moves of a play.
 */
moves: Array<SingleMove>, };

export type TrainerQuestion = {
/**
 * The match in which it was.
 */
match_id: MatchId,
/**
 * The place in it, from 1.
 */
stop: number,
/**
 * When that match ended.
 */
at: Millis,
/**
 * Against whom.
 */
opponent: string,
/**
 * What was played for.
 */
stakes: AnalysisStakes,
/**
 * The points before the game.
 */
score: Score,
/**
 * Whether it was the Crawford game.
 */
crawford: boolean,
/**
 * Who decides.
 */
seat: Seat,
/**
 * The board.
 */
board: Checkers,
/**
 * The cube.
 */
cube: number,
/**
 * Who owns it.
 */
cube_owner: Seat | null,
/**
 * The dice, where a play is asked for.
 */
dice: [number, number] | null,
/**
 * What can be answered.
 */
options: Array<TrainerOption>,
/**
 * How often in a row it has been answered rightly.
 */
streak: number,
/**
 * How often that is enough.
 */
streak_max: number, };

export type TrainerVerdict = {
/**
 * Whether it is the best, or as good as that.
 */
right: boolean,
/**
 * What it costs in units of the cube.
 */
cost: number,
/**
 * Everything that was found.
 */
step: AnalysedStep,
/**
 * When it is asked again; none when it is learned.
 */
due_at: Millis | null, };

export type TrainerView = {
/**
 * Questions that can be answered now.
 */
due: number,
/**
 * Questions that come back later.
 */
waiting: number,
/**
 * Questions that were answered rightly often enough.
 */
learned: number,
/**
 * When the next one comes back; none if one is due or nothing waits.
 */
next_due_at: Millis | null,
/**
 * The question to answer now.
 */
question: TrainerQuestion | null, };

export type TypicalMistake = {
/**
 * Which.
 */
theme: MistakeTheme,
/**
 * How often.
 */
count: number,
/**
 * In units of the cube, all together.
 */
error: number, };

export type TakeVacation = {
/**
 * For so many days, of those that are left.
 */
days: number, };

export type VacationView = {
/**
 * Days that one may be away within any 365 days.
 */
days_a_year: number,
/**
 * Days that are left of them now.
 */
days_left: number,
/**
 * Until when one is away; none: one is not.
 */
until: Millis | null, };

export type TokenId = string;

export type TokenMade = {
/**
 * What is known of it from now on.
 */
token: TokenView,
/**
 * To be sent as `authorization: Bearer <secret>`.
 */
secret: string, };

export type TokenScope = "read" | "play" | "chat" | "social";

export type TokenView = {
/**
 * To revoke it by.
 */
id: TokenId,
/**
 * What its owner calls it.
 */
name: string,
/**
 * As whom the program acts: the owner, or one of the owner's bots.
 */
account: string,
/**
 * What it allows.
 */
scopes: Array<TokenScope>,
/**
 * When it was made.
 */
created_at: Millis,
/**
 * When it was used last, to ten minutes; none: never.
 */
last_used_at: Millis | null, };

export type HintAdvice = "no_double" | "too_good" | "double" | "double_pass" | "take" | "pass";

export type HintCube = {
/**
 * Rolling on.
 */
no_double: number,
/**
 * Doubled and taken.
 */
double_take: number,
/**
 * Doubled and passed.
 */
double_pass: number,
/**
 * What the player should do.
 */
advice: HintAdvice,
/**
 * The chances of the side that doubles.
 */
chances: AnalysisChances, };

export type HintPlay = {
/**
 * In standard notation.
 */
notation: string,
/**
 * Move by move.
 */
moves: Array<SingleMove>,
/**
 * In equity of the present cube, for the player.
 */
equity: number,
/**
 * Behind the best.
 */
loss: number,
/**
 * The player's chances after it.
 */
chances: AnalysisChances, };

export type MakePractice = {
/**
 * The name of one of the server's bots; none: the player plays both sides.
 */
bot?: string,
/**
 * Where it begins.
 */
start: PracticeStart,
/**
 * The dice follow from it: the same seed gives the same dice. 1 to 64 characters; none: one is drawn.
 */
seed?: string,
/**
 * The player's side; none: White in a new match, and in a position whoever is on turn.
 */
side?: Seat, };

export type PracticeAct = {
/**
 * The last event that the player has seen; anything else is refused as a conflict.
 */
seen: Seq,
/**
 * What the player does.
 */
command: Command,
/**
 * Whether the tutor speaks up before a bad mistake is made.
 */
tutor: boolean, };

export type PracticeAnswer = {
/**
 * The events after those that the player had seen.
 */
events: Array<LoggedEvent>,
/**
 * The game after them.
 */
practice: PracticeView,
/**
 * What the tutor has to say against it; then nothing was done.
 */
warning: PracticeWarning | null, };

export type PracticeHint = {
/**
 * How many plies ahead it has looked.
 */
plies: number,
/**
 * The best plays of the roll, best first; empty when there is none to play.
 */
plays: Array<HintPlay>,
/**
 * The cube, when it can be turned or must be answered.
 */
cube: HintCube | null, };

export type PracticeStart = { "from": "fresh",
/**
 * What is played.
 */
format: MatchFormat,
/**
 * Options of a game that stands alone.
 */
options: Options, } | { "from": "xgid",
/**
 * As other programs write it, with or without `XGID=` before it.
 */
xgid: string, } | { "from": "gnu",
/**
 * Its position id, 14 characters.
 */
position: string,
/**
 * Its match id, 12 characters.
 */
match_id: string, } | { "from": "match",
/**
 * Which.
 */
id: MatchId,
/**
 * After which of its events.
 */
seq: Seq, };

export type PracticeSummary = {
/**
 * Which.
 */
id: MatchId,
/**
 * The bot; none: oneself.
 */
bot: string | null,
/**
 * What is played.
 */
format: MatchFormat,
/**
 * Whether it began in a position.
 */
from_position: boolean,
/**
 * Whether it is over.
 */
over: boolean,
/**
 * When something happened last.
 */
changed_at: Millis, };

export type PracticeTakeBack = {
/**
 * The last event that the player has seen.
 */
seen: Seq, };

export type PracticeView = {
/**
 * The bot; none: the player plays both sides, and the view is that of whoever must act.
 */
bot: string | null,
/**
 * The player's side, or whose home lies near.
 */
side: Seat,
/**
 * What the dice follow from.
 */
seed: string,
/**
 * Where it began, if in a position: its XGID.
 */
start: string | null,
/**
 * The present moment as an XGID, while a player is to roll or to play.
 */
xgid: string | null,
/**
 * Whether there is a decision to take back.
 */
may_take_back: boolean,
/**
 * The game, under the practice's own id.
 */
view: MatchView, };

export type PracticeWarning = {
/**
 * What it would cost, in equity of the present cube.
 */
cost: number,
/**
 * What would be better.
 */
hint: PracticeHint, };

export type BoardRolls = {
/**
 * The board, from 1.
 */
board: number,
/**
 * The number of its roll set; it changes when a board is replaced.
 */
set: number,
/**
 * Where they come from.
 */
origin: RollOrigin,
/**
 * What the seed was committed to with, 64 hexadecimal digits; none: there is no seed.
 */
commitment: string | null,
/**
 * Whether everybody may know what was played.
 */
revealed: boolean, };

export type CreateTeam = {
/**
 * 2 to 40 characters.
 */
name: string,
/**
 * Who names the line-up; need not play.
 */
captain: string,
/**
 * Two to six. At tables of this site they are names of players or bots, else any names.
 */
players: Array<string>, };

export type CreateTeamMatch = {
/**
 * 3 to 60 characters.
 */
name: string,
/**
 * 4, 5, 6, 7, 8, 10 or 12, each played once in each room.
 */
boards: number,
/**
 * Whether the running score is shown after each board, or only at the end.
 */
barometer: boolean,
/**
 * Whether captains may exchange players between boards.
 */
exchange: boolean,
/**
 * Where the games are played.
 */
play: TeamPlay,
/**
 * White in the open room.
 */
a: CreateTeam,
/**
 * White in the closed room.
 */
b: CreateTeam, };

export type CubeProposal = {
/**
 * The value that was offered.
 */
cube: number,
/**
 * Who offered it.
 */
by: DuplicateTeam, };

export type DeskRoom = {
/**
 * Which.
 */
room: DuplicateRoom,
/**
 * The board that it plays or plays next; none: it has finished.
 */
board: number | null,
/**
 * What it does.
 */
state: DeskRoomState,
/**
 * Whether the director holds it.
 */
held: boolean,
/**
 * Who has not come to the table.
 */
missing: Array<string>, };

export type DeskRoomState = "waiting" | "seating" | "playing" | "finished";

export type LineUp = {
/**
 * Whose, where the captain leads both teams.
 */
team: DuplicateTeam,
/**
 * Who sits in the open room.
 */
open: string,
/**
 * Who sits in the closed room.
 */
closed: string, };

export type RollOrigin = "committed" | "imported" | "thrown";

export type TeamAward = { "kind": "smp", "points": number } | { "kind": "imp", "points": number };

export type TeamDeed = { "kind": "assigned",
/**
 * Of which board.
 */
board: number,
/**
 * In which room.
 */
room: DuplicateRoom, } | { "kind": "board_cancelled",
/**
 * Which.
 */
board: number,
/**
 * The number of its roll set before.
 */
before: number,
/**
 * And from then on.
 */
set: number, } | { "kind": "held",
/**
 * Which.
 */
room: DuplicateRoom, } | { "kind": "released",
/**
 * Which.
 */
room: DuplicateRoom, } | { "kind": "substituted",
/**
 * In which room.
 */
room: DuplicateRoom,
/**
 * Of which team.
 */
team: DuplicateTeam,
/**
 * Who sat there.
 */
before: string,
/**
 * Who sits there now.
 */
player: string, } | { "kind": "cancelled" };

export type TeamDirectorAct = { "act": "assign",
/**
 * Which board's.
 */
board: number,
/**
 * In which room.
 */
room: DuplicateRoom,
/**
 * Who gets it.
 */
to: DuplicateTeam,
/**
 * What.
 */
award: TeamAward,
/**
 * 1 to 500 characters.
 */
reason: string, } | { "act": "cancel_board",
/**
 * Which.
 */
board: number,
/**
 * 1 to 500 characters.
 */
reason: string, } | { "act": "hold",
/**
 * Which.
 */
room: DuplicateRoom,
/**
 * 1 to 500 characters.
 */
reason: string, } | { "act": "release",
/**
 * Which.
 */
room: DuplicateRoom,
/**
 * 1 to 500 characters.
 */
reason: string, } | { "act": "substitute",
/**
 * In which room.
 */
room: DuplicateRoom,
/**
 * Of which team.
 */
team: DuplicateTeam,
/**
 * Who sits there from now on.
 */
player: string,
/**
 * 1 to 500 characters.
 */
reason: string, } | { "act": "enter",
/**
 * The game.
 */
game: DuplicateGame,
/**
 * The last double that was offered, if one was.
 */
proposed: CubeProposal | null,
/**
 * White's die and Black's, if they are known.
 */
opening: [number, number] | null, } | { "act": "cancel",
/**
 * 1 to 500 characters.
 */
reason: string, };

export type TeamLine = {
/**
 * The board, from 1.
 */
board: number,
/**
 * Which room's.
 */
room: DuplicateRoom,
/**
 * White and Black.
 */
players: [string, string] | null,
/**
 * Its table.
 */
match_id: MatchId | null,
/**
 * White's die and Black's of the opening throw.
 */
opening: [number, number] | null,
/**
 * How it ended.
 */
result: TeamResult | null, };

export type SiteStatus = {
/**
 * When it ended; null: there was none yet.
 */
checked_at: Millis | null,
/**
 * Whether it found nothing wrong; null: there was none yet.
 */
passed: boolean | null,
/**
 * What was looked at, in order.
 */
steps: Array<SelfCheckStep>, };

export type SelfCheckStep = {
/**
 * What was looked at.
 */
name: SelfCheckStepName,
/**
 * What came of it.
 */
result: SelfCheckResult, };

export type SelfCheckStepName = "pages" | "logs" | "ratings" | "books" | "backup" | "restore";

export type SelfCheckResult = "passed" | "failed" | "skipped";

export type AddressBlockList = {
/**
 * Those in force and those that have ended.
 */
blocks: Array<AddressBlockView>, };

export type AddressBlockView = {
/**
 * To be named when it is lifted.
 */
id: string,
/**
 * As `192.0.2.0/24` or `2001:db8::/32`.
 */
network: string,
/**
 * Why.
 */
reason: string,
/**
 * When it began.
 */
at: Millis,
/**
 * The moderator; null: an operator of the site.
 */
author: string | null,
/**
 * When it ends by itself; null: not at all.
 */
until: Millis | null,
/**
 * Whether requests are refused now.
 */
in_force: boolean,
/**
 * When somebody ended it.
 */
lifted_at: Millis | null, };

export type BlockAddresses = {
/**
 * As `192.0.2.0/24`, `2001:db8::/32` or a single address; at most a /16 of IPv4 or a /32 of IPv6.
 */
network: string,
/**
 * Why, 1 to 500 characters.
 */
reason: string,
/**
 * For how many hours, 1 to 87600; left out: until it is lifted.
 */
hours?: number, };

export type TeamMatchCard = {
/**
 * Which.
 */
id: TeamMatchId,
/**
 * What it is called.
 */
name: string,
/**
 * Who directs it.
 */
director: string,
/**
 * Where it stands.
 */
phase: TeamMatchPhase,
/**
 * How many boards it has.
 */
boards: number,
/**
 * The boards that everybody may know of.
 */
revealed: number,
/**
 * The names of teams A and B.
 */
teams: [string, string],
/**
 * Their international match points, as far as they may be known.
 */
imp: [number, number],
/**
 * How the victory points are shared, at the end.
 */
vp: [number, number] | null,
/**
 * When it was set up.
 */
created_at: Millis, };

export type TeamMatchId = string;

export type TeamMatchPhase = "line_ups" | "playing" | "over" | "cancelled";

export type TeamMatchView = {
/**
 * The short of it.
 */
card: TeamMatchCard,
/**
 * The last step of its log.
 */
seq: Seq,
/**
 * Whether the running score is shown after each board.
 */
barometer: boolean,
/**
 * Whether captains may exchange players between boards.
 */
exchange: boolean,
/**
 * Where the games are played.
 */
play: TeamPlay,
/**
 * Teams A and B.
 */
teams: [TeamView, TeamView],
/**
 * The roll set of each board.
 */
rolls: Array<BoardRolls>,
/**
 * The protocol, board by board, the open room first.
 */
lines: Array<TeamLine>,
/**
 * By how many IMP the teams differ.
 */
difference: number,
/**
 * What the director did, the oldest first.
 */
notes: Array<TeamNote>,
/**
 * What the viewer may do.
 */
you: YourTeamMatch,
/**
 * The event that it belongs to.
 */
event: InTeamEvent | null, };

export type TeamNote = {
/**
 * What.
 */
deed: TeamDeed,
/**
 * Why.
 */
reason: string, };

export type TeamPlay = { "kind": "here",
/**
 * The clock of each game.
 */
time: TimeControl,
/**
 * Where the rolls come from. `thrown`: by hand on sensor boards; the room that comes to a roll first throws it,
 * and the other room is given it. Who sits at a screen is served.
 */
dice?: DiceRule, } | { "kind": "by_hand" };

export type TeamPlayer = {
/**
 * Who.
 */
name: string,
/**
 * Whether a program plays.
 */
bot: boolean, };

export type TeamResult = {
/**
 * Who has points from it.
 */
winner: DuplicateTeam,
/**
 * How it ended; none: the director gave it a result before it had one.
 */
end: DuplicateEnd | null,
/**
 * The cube at which the game was counted.
 */
cube: number | null,
/**
 * The loser's checkers.
 */
checkers_left: number | null,
/**
 * The last double.
 */
proposed: CubeProposal | null,
/**
 * Small match points; none: IMP were awarded.
 */
smp: number | null,
/**
 * International match points.
 */
imp: number,
/**
 * Whether the director assigned it.
 */
assigned: boolean, };

export type TeamTable = {
/**
 * The match.
 */
id: TeamMatchId,
/**
 * The board, from 1.
 */
board: number,
/**
 * The room.
 */
room: DuplicateRoom, };

export type TeamView = {
/**
 * What it is called.
 */
name: string,
/**
 * Who names the line-up.
 */
captain: string,
/**
 * Who belongs to it.
 */
players: Array<TeamPlayer>,
/**
 * Who sits in the open room, once that is named.
 */
open: string | null,
/**
 * Who sits in the closed room.
 */
closed: string | null, };

export type YourTeamMatch = {
/**
 * Whether the viewer directs it.
 */
director: boolean,
/**
 * The teams whose line-up the viewer may name now.
 */
line_up: Array<DuplicateTeam>,
/**
 * The table at which the viewer sits or is expected.
 */
table: MatchId | null,
/**
 * The table of the open room, where the viewer may watch it.
 */
watch: MatchId | null,
/**
 * Both rooms, for a director who belongs to neither team.
 */
desk: Array<DeskRoom>, };

export type CreateTeamEvent = {
/**
 * 3 to 50 characters.
 */
name: string,
/**
 * Up to 2000 characters, for the event's page.
 */
about: string,
/**
 * The boards of each match: 4, 5, 6, 7, 8, 10 or 12.
 */
boards: number,
/**
 * The boards of the final between the first two; none: there is none.
 */
final_boards: number | null,
/**
 * Whether each pair of teams meets twice.
 */
twice: boolean,
/**
 * Whether the running score of a match is shown after each board, or only at its end.
 */
barometer: boolean,
/**
 * Whether captains may exchange players between boards.
 */
exchange: boolean,
/**
 * Where the games are played.
 */
play: TeamPlay,
/**
 * How many teams may enter, 2 to 16.
 */
places: number,
/**
 * Teams that are entered at once.
 */
teams: Array<CreateTeam>,
/**
 * Whether it begins at once, with these teams.
 */
begin: boolean, };

export type EventDeskTie = {
/**
 * The number of the match.
 */
tie: number,
/**
 * Both rooms; none: the director belongs to one of the teams.
 */
rooms: Array<DeskRoom>, };

export type EventIndividual = {
/**
 * Who.
 */
name: string,
/**
 * Whether a program plays.
 */
bot: boolean,
/**
 * The team's number.
 */
team: number,
/**
 * Games that counted.
 */
boards: number,
/**
 * International match points won in them.
 */
imp_won: number,
/**
 * International match points lost in them.
 */
imp_lost: number, };

export type EventRound = {
/**
 * From 1.
 */
number: number,
/**
 * The matches.
 */
ties: Array<EventTie>,
/**
 * The number of the team that does not play.
 */
bye: number | null, };

export type EventRow = {
/**
 * From 1; equal teams share one.
 */
place: number,
/**
 * The team's number.
 */
team: number,
/**
 * Matches that are over.
 */
played: number,
/**
 * Victory points.
 */
vp: number,
/**
 * International match points won.
 */
imp_won: number,
/**
 * International match points lost.
 */
imp_lost: number, };

export type EventTeam = {
/**
 * Its number in the event, from 1.
 */
number: number,
/**
 * What it is called.
 */
name: string,
/**
 * Who leads it.
 */
captain: string,
/**
 * Who belongs to it.
 */
players: Array<TeamPlayer>, };

export type EventTie = {
/**
 * Its number in the schedule, from 1.
 */
number: number,
/**
 * Team A's number.
 */
a: number,
/**
 * Team B's number.
 */
b: number,
/**
 * Where it stands.
 */
state: TieState,
/**
 * The team match, once it has begun.
 */
team_match: TeamMatchId | null,
/**
 * The boards that everybody may know of.
 */
revealed: number,
/**
 * The international match points of both, as far as they may be known.
 */
imp: [number, number] | null,
/**
 * The victory points of both, at the end.
 */
vp: [number, number] | null,
/**
 * Whether the director has decided it.
 */
awarded: boolean, };

export type InTeamEvent = {
/**
 * Which.
 */
id: TeamEventId,
/**
 * What it is called.
 */
name: string, };

export type TeamEventAct = { "act": "add_bots",
/**
 * 2 to 40 characters.
 */
name: string, } | { "act": "start",
/**
 * Whether bots take the seats of teams that have one player only.
 */
fill: boolean, } | { "act": "award",
/**
 * The number of the match in the schedule.
 */
tie: number,
/**
 * Team A's victory points of 30; team B has the rest.
 */
vp_a: number,
/**
 * 1 to 500 characters.
 */
reason: string, } | { "act": "replay",
/**
 * The number of the match in the schedule.
 */
tie: number,
/**
 * 1 to 500 characters.
 */
reason: string, } | { "act": "cancel",
/**
 * 1 to 500 characters.
 */
reason: string, };

export type TeamEventCard = {
/**
 * Which.
 */
id: TeamEventId,
/**
 * What it is called.
 */
name: string,
/**
 * Who directs it.
 */
director: string,
/**
 * Where it stands.
 */
phase: TeamEventPhase,
/**
 * How many teams are entered.
 */
teams: number,
/**
 * How many may enter.
 */
places: number,
/**
 * The boards of each match.
 */
boards: number,
/**
 * The boards of the final.
 */
final_boards: number | null,
/**
 * The winning team, at the end.
 */
winner: string | null,
/**
 * When it was set up.
 */
created_at: Millis, };

export type TeamEventDeed = { "kind": "awarded",
/**
 * Which.
 */
tie: number,
/**
 * The victory points of both.
 */
vp: [number, number], } | { "kind": "replayed",
/**
 * Which.
 */
tie: number, } | { "kind": "cancelled" };

export type TeamEventId = string;

export type TeamEventNote = {
/**
 * When.
 */
at: Millis,
/**
 * What.
 */
deed: TeamEventDeed,
/**
 * Why.
 */
reason: string, };

export type TeamEventPhase = "entries" | "round_robin" | "final" | "over" | "cancelled";

export type TeamEventView = {
/**
 * The short of it.
 */
card: TeamEventCard,
/**
 * The last step of its log.
 */
seq: Seq,
/**
 * What the director says about it.
 */
about: string,
/**
 * Whether each pair of teams meets twice.
 */
twice: boolean,
/**
 * Whether running scores are shown.
 */
barometer: boolean,
/**
 * Whether captains may exchange players between boards.
 */
exchange: boolean,
/**
 * Where the games are played.
 */
play: TeamPlay,
/**
 * The teams by their numbers.
 */
teams: Array<EventTeam>,
/**
 * The schedule.
 */
rounds: Array<EventRound>,
/**
 * The final, once it is known who plays it.
 */
final_tie: EventTie | null,
/**
 * The standings of the round robin, best first.
 */
standings: Array<EventRow>,
/**
 * The players, those who brought in most first.
 */
individuals: Array<EventIndividual>,
/**
 * The seed of the schedule's draw, 16 hexadecimal digits.
 */
drawn_from: string | null,
/**
 * The seed of the lot that parted equal teams before the final.
 */
lot: string | null,
/**
 * What the director did, the oldest first.
 */
notes: Array<TeamEventNote>,
/**
 * What the viewer may do.
 */
you: YourTeamEvent, };

export type TieState = "waiting" | "line_ups" | "playing" | "called_off" | "over";

export type YourTeamEvent = {
/**
 * Whether the viewer directs it.
 */
director: boolean,
/**
 * Whether the viewer may enter a team.
 */
may_enter: boolean,
/**
 * The number of the viewer's team.
 */
team: number | null,
/**
 * Whether the viewer leads it.
 */
captain: boolean,
/**
 * The match that the viewer's team plays now.
 */
team_match: TeamMatchId | null,
/**
 * The table at which the viewer is expected.
 */
table: MatchId | null,
/**
 * The matches in play, for the director.
 */
desk: Array<EventDeskTie>, };

export type DuplicateLists = {
/**
 * The teams, the best first.
 */
teams: Array<TeamRatingRow>,
/**
 * The players with the best mean a board first.
 */
players: Array<DuplicatePlayerRow>,
/**
 * The boards that a player must have played to be listed.
 */
boards_min: number, };

export type DuplicatePlayerRow = {
/**
 * Who.
 */
name: string,
/**
 * Whether a program plays.
 */
bot: boolean,
/**
 * Games that counted.
 */
boards: number,
/**
 * International match points won in them.
 */
imp_won: number,
/**
 * International match points lost in them.
 */
imp_lost: number, };

export type TeamRatingRow = {
/**
 * What it was called last.
 */
name: string,
/**
 * Who leads it; another captain is another team.
 */
captain: string,
/**
 * Its rating.
 */
rating: number,
/**
 * The boards of its matches that were won or lost.
 */
experience: number,
/**
 * Matches that are over.
 */
matches: number,
/**
 * How many of them it has won.
 */
won: number, };

export type ComparativeAct = { "act": "cancel",
/**
 * 1 to 500 characters, published.
 */
reason: string, };

export type ComparativeBoard = {
/**
 * From 1.
 */
board: number,
/**
 * SHA-256 commitment to its rolls, made when the event was set up; 64 hexadecimal digits.
 */
commitment: string,
/**
 * Whether the viewer may know its results.
 */
known: boolean,
/**
 * How many have finished it.
 */
finished: number,
/**
 * The datum of White and that of Black, as far as they are played and may be known.
 */
datum: [number | null, number | null],
/**
 * What the viewer has had there.
 */
yours: ComparativeResult | null, };

export type ComparativeCard = {
/**
 * Which.
 */
id: ComparativeId,
/**
 * What it is called.
 */
name: string,
/**
 * The Monday, 00:00 UTC, of the week whose event it is; none: a director has set it up.
 */
week: Millis | null,
/**
 * Who directs it; none: nobody has to.
 */
director: string | null,
/**
 * Against whom everybody plays.
 */
bot: string,
/**
 * How many boards there are.
 */
boards: number,
/**
 * Whether both sides of each board are played.
 */
both_sides: boolean,
/**
 * Where it stands.
 */
phase: ComparativePhase,
/**
 * From when on players may play.
 */
opens_at: Millis,
/**
 * Until when.
 */
closes_at: Millis,
/**
 * How many have entered.
 */
players: number,
/**
 * Who is first, once it is over; several share the place.
 */
winners: Array<string>,
/**
 * How far the viewer is.
 */
you: YourComparative, };

export type ComparativeField = {
/**
 * The board.
 */
board: ComparativeBoard,
/**
 * Whether its games may be analysed and their dice be verified: once the event is over.
 */
told: boolean,
/**
 * Everybody's results, White's before Black's, the best first.
 */
results: Array<ComparativeResult>,
/**
 * Where the field parted, in the order of turns.
 */
partings: Array<FieldParting>,
/**
 * Whether there were more games or partings than are told.
 */
cut: boolean, };

export type ComparativeId = string;

export type ComparativePhase = "announced" | "open" | "closing" | "over" | "cancelled";

export type ComparativeBoardResults = {
/**
 * Which board, from 1.
 */
board: number,
/**
 * As far as the viewer may know them.
 */
results: Array<ComparativeResult>, };

export type ComparativeResult = {
/**
 * Who played.
 */
name: string,
/**
 * On which side.
 */
seat: Seat,
/**
 * The table.
 */
match_id: MatchId,
/**
 * Whether the player won.
 */
won: boolean,
/**
 * How it ended.
 */
end: DuplicateEnd,
/**
 * The value of the cube that counted.
 */
cube: number,
/**
 * Checkers that the loser had left.
 */
checkers_left: number,
/**
 * Small match points, negative if lost.
 */
smp: number,
/**
 * International match points against the datum, negative if below it.
 */
imp: number, };

export type ComparativeResults = {
/**
 * The event.
 */
event: ComparativeView,
/**
 * Its boards in order.
 */
boards: Array<ComparativeBoardResults>, };

export type ComparativeRow = {
/**
 * The place, from 1; equal players share one. None: boards are missing, or the viewer may not know yet.
 */
place: number | null,
/**
 * Who.
 */
name: string,
/**
 * Whether a program plays.
 */
bot: boolean,
/**
 * Boards finished.
 */
finished: number,
/**
 * The sum of international match points against the field; none: the viewer may not know yet.
 */
imp: number | null, };

export type ComparativeTable = {
/**
 * The event.
 */
id: ComparativeId,
/**
 * What it is called.
 */
name: string,
/**
 * The board, from 1.
 */
board: number,
/**
 * How many there are.
 */
boards: number, };

export type ComparativeView = {
/**
 * The short of it.
 */
card: ComparativeCard,
/**
 * The last step of its log.
 */
seq: Seq,
/**
 * What the director says about it.
 */
about: string,
/**
 * The clock of each board.
 */
time: TimeControl,
/**
 * Whether the viewer may know the standings: once the own card is whole, or the event over.
 */
ranked: boolean,
/**
 * The players: by their places where the viewer may know them, else in the order of their entries.
 */
rows: Array<ComparativeRow>,
/**
 * The boards.
 */
boards: Array<ComparativeBoard>,
/**
 * Why it was called off.
 */
cancelled: string | null, };

export type CreateComparative = {
/**
 * 3 to 60 characters.
 */
name: string,
/**
 * Up to 2000 characters, for the event's page.
 */
about: string,
/**
 * The name of the bot against which everybody plays.
 */
bot: string,
/**
 * How many boards everybody plays, 1 to 24.
 */
boards: number,
/**
 * Whether half of the field has the one side of each board and half the other, each compared within itself. False:
 * everybody has White on odd boards and Black on even ones.
 */
both_sides: boolean,
/**
 * The clock of each board: none or a live one.
 */
time: TimeControl,
/**
 * From when on players may play; none: at once.
 */
opens_at?: Millis,
/**
 * Until when, at the most 35 days after the opening.
 */
closes_at: Millis, };

export type FieldChoice = {
/**
 * What was done with the cube, in order.
 */
cube: Array<FieldCube>,
/**
 * The play in standard notation; none: the game ended before it.
 */
play: string | null,
/**
 * Who did it.
 */
players: Array<string>,
/**
 * The small match points that these players had in the end, on average, rounded to ten.
 */
smp: number, };

export type FieldCube = "double" | "take" | "pass" | "resign" | "leave";

export type FieldParting = {
/**
 * The side that the players have.
 */
seat: Seat,
/**
 * The turn of the game, from 1.
 */
turn: number,
/**
 * Who is on turn.
 */
on_turn: Seat,
/**
 * The board before it.
 */
checkers: Checkers,
/**
 * The cube before it.
 */
cube: number,
/**
 * Who owns it; none: centred.
 */
cube_owner: Seat | null,
/**
 * The roll; none where nobody rolled.
 */
dice: [number, number] | null,
/**
 * How many came here.
 */
players: number,
/**
 * What they did, the most frequent first.
 */
choices: Array<FieldChoice>, };

export type YourComparative = {
/**
 * Whether the viewer directs it.
 */
director: boolean,
/**
 * Whether the viewer may enter.
 */
may_enter: boolean,
/**
 * Whether the viewer has entered.
 */
entered: boolean,
/**
 * Boards that the viewer has finished.
 */
finished: number,
/**
 * The board that the viewer may begin now.
 */
next: number | null,
/**
 * The board that the viewer plays.
 */
playing: number | null,
/**
 * At which table.
 */
table: MatchId | null, };

export type DuplicateEnd = "pass" | "single" | "gammon" | "backgammon";

export type DuplicateGame = {
/**
 * The number of the board, from 1.
 */
board: number,
/**
 * Where it was played.
 */
room: DuplicateRoom,
/**
 * Who won it.
 */
winner: DuplicateTeam,
/**
 * How.
 */
end: DuplicateEnd,
/**
 * The cube that it is counted at: 1 to 64; after a passed double the value before the offer.
 */
cube: number,
/**
 * The loser's checkers, 1 to 15, after a pass too.
 */
checkers_left: number, };

export type DuplicateRoom = "open" | "closed";

export type DuplicateTeam = "A" | "B";

export type GamePoints = {
/**
 * Small match points.
 */
smp: number,
/**
 * International match points.
 */
imp: number, };

export type ScoreSheet = {
/**
 * How many boards the match has: 4, 5, 6, 7, 8, 10 or 12.
 */
boards: number,
/**
 * The games so far, each at most once, in any order.
 */
games: Array<DuplicateGame>, };

export type ScoredSheet = {
/**
 * The points of each game, in the order of the sheet.
 */
games: Array<GamePoints>,
/**
 * Team A's international match points.
 */
imp_a: number,
/**
 * Team B's.
 */
imp_b: number,
/**
 * By how much they differ.
 */
difference: number,
/**
 * The victory points of A and B, once the sheet is complete.
 */
vp: [number, number] | null, };

export type BracketView = {
/**
 * Which.
 */
branch: Branch,
/**
 * Its rounds so far.
 */
rounds: Array<RoundView>,
/**
 * Who came back in round two.
 */
lucky_losers: Array<string>,
/**
 * Who won it.
 */
winner: string | null,
/**
 * Until when the next draw waits for protests.
 */
protests_until: Millis | null, };

export type Branch = "main" | "consolation";

export type CreateTournament = {
/**
 * 3 to 60 characters.
 */
name: string,
/**
 * What players should know, at most 1000 characters.
 */
about: string,
/**
 * What matches are played to, 1 to 25 points.
 */
length: number,
/**
 * 2 to 1024; who enters later waits for a place.
 */
places: number,
/**
 * Whether only those play who have said, once the check-in is open, that they are there.
 */
check_in: boolean,
/**
 * Whether the strongest meets the weakest, by Normal rating at the time of entering, instead of drawing lots.
 */
by_rating: boolean,
/**
 * The clock of its matches. By correspondence, whoever does not move for the days of a turn forfeits the match.
 */
time: TimeControl,
/**
 * What the places win, from the first; at most 16, and only from directors whom the site allows to give prizes.
 */
prizes: Array<Credits>,
/**
 * What an entry costs, 1.00 to 100.00; left out: nothing. The fees of all who play are the pool: a tenth, rounded
 * down, is the house's, the rest is won. With a fee matches count for the Price list, without one for the Normal list.
 */
fee?: Credits | null,
/**
 * With a fee: the percents that the places win, from the first, none above the one before, together 100; at most 16.
 */
shares?: Array<number>, };

export type DecidedHow = "played" | "idle" | "director" | "points" | "last_game_time" | "current_game_time" | "lot" | "ruling";

export type DirectorAct = { "act": "open_check_in" } | { "act": "enter_bot",
/**
 * Its name.
 */
name: string, } | { "act": "remove",
/**
 * Who.
 */
name: string,
/**
 * Why, 1 to 500 characters.
 */
reason: string, } | { "act": "draw" } | { "act": "console" } | { "act": "award",
/**
 * Which match.
 */
place: PairingPlace,
/**
 * Who advances.
 */
winner: string,
/**
 * Why, 1 to 500 characters.
 */
reason: string, } | { "act": "rule",
/**
 * On which match.
 */
place: PairingPlace,
/**
 * Who advances.
 */
winner: string,
/**
 * Why, 1 to 500 characters.
 */
reason: string, } | { "act": "announce",
/**
 * 1 to 500 characters.
 */
text: string, } | { "act": "cancel",
/**
 * Why, 1 to 500 characters.
 */
reason: string, };

export type DirectorNote = {
/**
 * When.
 */
at: Millis,
/**
 * Which match it is about, as `round.number`; none: everybody.
 */
about: string | null,
/**
 * An announcement, or the reason of an act.
 */
text: string, };

export type EntryState = "placed" | "checked_in" | "waiting";

export type FinalPlace = {
/**
 * From 1; those who lost in the same round share theirs.
 */
place: number,
/**
 * Who.
 */
name: string,
/**
 * What the place has won.
 */
prize: Credits | null, };

export type PairingPlace = {
/**
 * In which bracket.
 */
branch: Branch,
/**
 * In which round, from 1.
 */
round: number,
/**
 * Which match of it, from 1.
 */
number: number, };

export type PairingView = {
/**
 * From 1 in its round.
 */
number: number,
/**
 * Who is listed first and has White.
 */
first: string,
/**
 * Who is listed second; none: the first has a bye.
 */
second: string | null,
/**
 * The table or match, once it is set up.
 */
match_id: MatchId | null,
/**
 * Whether play has begun.
 */
begun: boolean,
/**
 * The points so far, White's being the first player's.
 */
score: Score,
/**
 * Who won, once it is decided.
 */
winner: string | null,
/**
 * How.
 */
how: DecidedHow | null,
/**
 * The director's reason, where a person has decided.
 */
reason: string | null,
/**
 * Who was warned because of not moving.
 */
warned: string | null,
/**
 * Who protests against the decision.
 */
protest: string | null,
/**
 * How long both had thought when the last week ended: in the game that decided it by time, otherwise in all games.
 */
thought: [Millis, Millis] | null, };

export type RoundView = {
/**
 * From 1.
 */
number: number,
/**
 * The seed that it was drawn from, 16 hexadecimal digits.
 */
seed: string,
/**
 * When matches that are still open will be decided, once 75 % of the round are.
 */
ends_at: Millis | null,
/**
 * Its matches and byes.
 */
pairings: Array<PairingView>, };

export type TournamentCard = {
/**
 * Which.
 */
id: TournamentId,
/**
 * What it is called.
 */
name: string,
/**
 * Who directs it.
 */
director: string,
/**
 * Where it stands.
 */
phase: TournamentPhase,
/**
 * What matches are played to.
 */
length: number,
/**
 * Their clock.
 */
time: TimeControl,
/**
 * Entries.
 */
entries: number,
/**
 * Places.
 */
places: number,
/**
 * What an entry costs; none: nothing.
 */
fee: Credits | null,
/**
 * Who won.
 */
winner: string | null,
/**
 * When it was made.
 */
created_at: Millis, };

export type TournamentEntry = {
/**
 * Who.
 */
name: string,
/**
 * Whether it is a bot.
 */
bot: boolean,
/**
 * Normal rating at the time of entering.
 */
rating: number,
/**
 * Whether the player's Normal rating is provisional now.
 */
provisional?: boolean,
/**
 * Where the entry stands.
 */
state: EntryState, };

export type TournamentId = string;

export type TournamentPhase = { "kind": "entries" } | { "kind": "check_in" } | { "kind": "round",
/**
 * From 1.
 */
number: number, } | { "kind": "between_rounds",
/**
 * The round that is decided.
 */
number: number, } | { "kind": "over" } | { "kind": "cancelled" };

export type TournamentView = {
/**
 * What lists show.
 */
card: TournamentCard,
/**
 * The last step of its log.
 */
seq: Seq,
/**
 * What the director wants players to know.
 */
about: string,
/**
 * Whether players must check in.
 */
check_in: boolean,
/**
 * Whether pairings are by rating.
 */
by_rating: boolean,
/**
 * What the places win, from the first.
 */
prizes: Array<Credits>,
/**
 * With a fee: the percents of the pool that the places win, from the first.
 */
shares: Array<number>,
/**
 * What lies in the pool now, the house's tenth included; nothing once it is paid out.
 */
pool: Credits,
/**
 * Everybody who entered, in that order.
 */
entries: Array<TournamentEntry>,
/**
 * The brackets that have been drawn.
 */
brackets: Array<BracketView>,
/**
 * The final places, once the main bracket has its winner.
 */
places: Array<FinalPlace>,
/**
 * What the director has said and done, the newest first.
 */
notes: Array<DirectorNote>,
/**
 * What the viewer may do.
 */
you: YourTournament, };

export type YourTournament = {
/**
 * The viewer directs it.
 */
director: boolean,
/**
 * The viewer has entered.
 */
entered: boolean,
/**
 * The viewer may enter now.
 */
may_enter: boolean,
/**
 * The viewer may check in now.
 */
may_check_in: boolean,
/**
 * The director may draw the first round now, which closes the entries.
 */
may_draw: boolean,
/**
 * The director may begin the consolation now.
 */
may_console: boolean, };
