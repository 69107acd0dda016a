//! A match as a viewer sees it: the events of its log, and the state after the last of them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    ComparativeTable, MatchId, Millis, RatingList, Seat, Seq, StakeSettlement, TableSettings, TeamTable,
    TournamentId,
};

/// One checker moved by one die, in the mover's numbering.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SingleMove {
    /// 1 to 24, or 25 for the bar.
    pub from: u8,
    /// 1 to 24, or 0 for borne off.
    pub to: u8,
}

/// How a game was won: x1, x2 or x3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// The loser has borne off.
    Single,
    /// The loser has not borne off.
    Gammon,
    /// Nor left the winner's home board or the bar.
    Backgammon,
}

/// What a player may say to a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Throw the dice.
    Roll,
    /// Offer the cube.
    Double,
    /// Accept the cube.
    Take,
    /// Refuse the cube and lose the game at its value before the offer.
    Pass,
    /// Take and turn the cube once more.
    Beaver,
    /// Answer a beaver by turning the cube again.
    Raccoon,
    /// Play the roll. Moves in any legal order.
    Play {
        /// The moves; empty never needs to be sent, the server passes a turn without a legal play by itself.
        moves: Vec<SingleMove>,
    },
    /// Let the opponent's illegal play stand.
    AcceptIllegalPlay,
    /// Insist on a legal one.
    DeclineIllegalPlay,
    /// Offer to lose the game at this result.
    OfferResignation {
        /// What is offered.
        result: GameResult,
    },
    /// Accept the opponent's resignation.
    AcceptResignation,
    /// Decline it.
    DeclineResignation,
    /// Agree to end three games that are decided already.
    AgreeToStop,
    /// Agree to call the match off: it ends without a result when both players have agreed. Possible until each of them
    /// has completed a turn.
    Abort,
    /// Decline the opponent's wish to call the match off.
    DeclineAbort,
    /// Leave: the match is lost at once, as the rules of the mode say.
    Leave,
}

/// The kinds of [`Command`], to say which of them are possible now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CommandKind {
    /// See [`Command::Roll`].
    Roll,
    /// See [`Command::Double`].
    Double,
    /// See [`Command::Take`].
    Take,
    /// See [`Command::Pass`].
    Pass,
    /// See [`Command::Beaver`].
    Beaver,
    /// See [`Command::Raccoon`].
    Raccoon,
    /// See [`Command::Play`].
    Play,
    /// See [`Command::AcceptIllegalPlay`].
    AcceptIllegalPlay,
    /// See [`Command::DeclineIllegalPlay`].
    DeclineIllegalPlay,
    /// See [`Command::OfferResignation`].
    OfferResignation,
    /// See [`Command::AcceptResignation`].
    AcceptResignation,
    /// See [`Command::DeclineResignation`].
    DeclineResignation,
    /// See [`Command::AgreeToStop`].
    AgreeToStop,
    /// See [`Command::Abort`].
    Abort,
    /// See [`Command::DeclineAbort`].
    DeclineAbort,
    /// See [`Command::Leave`].
    Leave,
}

/// What happened, in the order of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A game begins.
    GameStarted {
        /// Counted from 1.
        game: u16,
        /// Whether it is the Crawford game.
        crawford: bool,
        /// Equal dice of the opening throw that were thrown again.
        ties: Vec<u8>,
        /// The opening throw, White's die and Black's; none when the start alternates.
        opening: Option<(u8, u8)>,
        /// Who starts. After an opening throw both dice are played by this side.
        starter: Seat,
        /// The value of the cube after automatic doubles.
        cube: u16,
    },
    /// Dice were thrown.
    Rolled {
        /// By whom.
        seat: Seat,
        /// As thrown.
        dice: (u8, u8),
        /// Whether they were thrown by hand on a sensor board.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        by_hand: bool,
    },
    /// Something happened at a player's sensor board.
    AtBoard {
        /// Whose.
        seat: Seat,
        /// What.
        what: AtBoard,
    },
    /// A player of a match by correspondence went on vacation, during which its clock stands still, or came back.
    Vacation {
        /// Who.
        seat: Seat,
        /// Until when. A moment that is past: the player is back.
        until: Millis,
    },
    /// A roll was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The moves in order; empty: no legal play.
        moves: Vec<SingleMove>,
        /// In standard notation, for example `8/5 6/5`, or `no play`.
        notation: String,
    },
    /// A player's sensor board shows an illegal play, and the opponent is asked whether it may stand.
    IllegalPlayOffered {
        /// Whose play it is.
        seat: Seat,
        /// How the checkers went, as far as it can be told, for example `13/8`.
        notation: String,
    },
    /// The opponent lets it stand: the turn is over, and the play is recorded as an illegal one.
    IllegalPlayAccepted {
        /// Who accepted it.
        seat: Seat,
        /// The play.
        notation: String,
        /// The checkers as they stand now.
        checkers: Checkers,
    },
    /// The opponent insists on a legal play.
    IllegalPlayDeclined {
        /// Who declined.
        seat: Seat,
    },
    /// The cube was offered.
    Doubled {
        /// By whom.
        seat: Seat,
        /// The value offered.
        value: u16,
    },
    /// The cube was taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// Its value now.
        value: u16,
    },
    /// The cube was passed.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// The taker turned the cube once more.
    Beavered {
        /// By whom.
        seat: Seat,
        /// The value now.
        value: u16,
    },
    /// The doubler turned it again.
    Raccooned {
        /// By whom.
        seat: Seat,
        /// The value now.
        value: u16,
    },
    /// A resignation was offered.
    ResignationOffered {
        /// By whom.
        seat: Seat,
        /// What is offered.
        result: GameResult,
    },
    /// It was declined.
    ResignationDeclined {
        /// By whom.
        seat: Seat,
    },
    /// It was accepted, by the opponent or by the rules.
    ResignationAccepted {
        /// Who resigned.
        seat: Seat,
        /// What was accepted.
        result: GameResult,
    },
    /// One side agrees to stop three games that are decided.
    StopAgreed {
        /// Who agrees.
        seat: Seat,
    },
    /// A player agrees to call the match off.
    AbortAgreed {
        /// Who agrees.
        seat: Seat,
    },
    /// A player declines to call the match off.
    AbortDeclined {
        /// Who declines.
        seat: Seat,
    },
    /// Both players have gone away from a match without a clock, so it is called off.
    Abandoned,
    /// A player's time ran out.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// A player left.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A game ended.
    GameEnded {
        /// What it was worth and who won.
        summary: GameSummary,
        /// The score now.
        score: Score,
    },
    /// The match ended.
    MatchEnded {
        /// How.
        outcome: MatchOutcome,
    },
}

/// What happens at a sensor board beside the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtBoard {
    /// The player must carry out first what was played elsewhere; until then, for a minute at most, the clock stands.
    Awaited,
    /// It is carried out.
    Ready,
    /// The board showed no legal play. Nothing was played, the turn stays open.
    IllegalPlay,
    /// The sensors showed what cannot be.
    SensorFault,
    /// The dice were thrown before the turn had begun. The roll stands, and the opponent finishes knowing it.
    RolledEarly,
}

/// An event with its place in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LoggedEvent {
    /// Its number.
    pub seq: Seq,
    /// When it was committed.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// Points of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Score {
    /// White's points.
    pub white: u32,
    /// Black's points.
    pub black: u32,
}

/// What two players have won of each other in a row of rematches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Series {
    /// Matches won.
    pub won: Score,
    /// Points scored in all of them.
    pub points: Score,
}

/// How one game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameSummary {
    /// Counted from 1.
    pub game: u16,
    /// Who won it.
    pub winner: Seat,
    /// How.
    pub result: GameResult,
    /// The value of the cube that it is counted at.
    pub cube: u16,
    /// The points scored.
    pub points: u32,
    /// What ended it.
    pub reason: OutcomeReason,
}

/// What ended a game or a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OutcomeReason {
    /// All checkers borne off.
    BorneOff,
    /// A double was passed.
    Passed,
    /// Resigned.
    Resigned,
    /// The loser left.
    Left,
    /// The loser's time ran out.
    TimedOut,
    /// The points or games of the match are complete.
    Completed,
    /// Both agreed to stop.
    Agreed,
    /// Called off: it has no result and counts for nothing.
    Aborted,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchOutcome {
    /// Who won; none: a draw (three games with equal points), or the match was called off.
    pub winner: Option<Seat>,
    /// The final score.
    pub score: Score,
    /// What ended it.
    pub reason: OutcomeReason,
}

/// The checkers on the board, in White's numbering.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Checkers {
    /// 24 counts, White's 1-point first; positive: White's checkers, negative: Black's.
    pub points: Vec<i8>,
    /// On the bar: White's, Black's.
    pub bar: (u8, u8),
    /// Borne off: White's, Black's.
    pub off: (u8, u8),
}

/// The doubling cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CubeView {
    /// 1, 2, 4 ...; a centred cube of 1 is shown as 64.
    pub value: u16,
    /// Who owns it; none: centred.
    pub owner: Option<Seat>,
    /// False in a game that is played without it (three games, Crawford).
    pub in_use: bool,
}

/// An offer to resign that a player may make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ResignationChoice {
    /// What is offered.
    pub result: GameResult,
    /// The points that the opponent wins with it, under the cube and options of the game.
    pub points: u32,
    /// Whether that decides a match to points.
    pub ends_match: bool,
    /// Whether the opponent has to accept it; otherwise it counts at once.
    pub needs_consent: bool,
}

/// An offer to resign that has not been answered. The opponent accepts it, or declines it in words or by playing on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenResignation {
    /// Who offers.
    pub by: Seat,
    /// What is offered.
    pub result: GameResult,
    /// The points that accepting brings.
    pub points: u32,
}

/// What the match waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// A table that waits for its second player.
    Waiting,
    /// A side may roll or double.
    ToRoll {
        /// Who.
        seat: Seat,
    },
    /// A side must play its roll.
    ToPlay {
        /// Who.
        seat: Seat,
        /// The roll.
        dice: (u8, u8),
    },
    /// A side must answer a double, a beaver or a raccoon.
    CubeOffered {
        /// Who must answer.
        to: Seat,
        /// The value of the cube if it is taken.
        value: u16,
        /// `double`, `beaver` or `raccoon`.
        offer: CommandKind,
    },
    /// A side must say whether an illegal play of the other one may stand.
    IllegalPlayOffered {
        /// Who must answer.
        to: Seat,
        /// The roll that was played.
        dice: (u8, u8),
        /// How, as far as it can be told, for example `13/8`.
        notation: String,
        /// The checkers as they would stand.
        checkers: Checkers,
    },
    /// A side must answer a resignation that the other one offers in its own turn. One that is offered in the turn of the
    /// side that is to answer blocks nothing: the phase stays what it is, and [`MatchView::resignation`] tells of the offer.
    ResignationOffered {
        /// Who must answer.
        to: Seat,
        /// What is offered.
        result: GameResult,
    },
    /// The match has ended.
    Over {
        /// How.
        outcome: MatchOutcome,
    },
}

/// A single move that leads on from a [`PlayNode`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayEdge {
    /// 1 to 24, or 25 for the bar.
    pub from: u8,
    /// 1 to 24, or 0 for borne off.
    pub to: u8,
    /// The die that is used.
    pub die: u8,
    /// Whether a blot is hit.
    pub hit: bool,
    /// The index of the node that it leads to.
    pub next: u16,
}

/// A stage of a play: which moves lead on to a complete legal play, and whether the play may end here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayNode {
    /// True when the moves made so far are a complete legal play.
    pub complete: bool,
    /// The moves that lead on.
    pub edges: Vec<PlayEdge>,
}

/// A seat as everyone sees it.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    /// The player's name; none: the seat is free.
    pub name: Option<String>,
    /// Whether a program plays here.
    pub bot: bool,
    /// The rating with which the player sat down (in the match's list, or Normal).
    pub rating: f64,
    /// Whether that rating was provisional.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub provisional: bool,
    /// Whether the player is connected. Bots always are.
    pub connected: bool,
    /// Whether the player sits at a sensor board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub board: bool,
}

/// The clock of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockView {
    /// What is left of the delay of this turn at `MatchView::server_time`.
    pub delay_left: Millis,
    /// What is left of the reserve, or of the days of a correspondence turn, at `MatchView::server_time`.
    pub reserve_left: Millis,
    /// Whether it runs.
    pub running: bool,
    /// How long it stands still before, at `MatchView::server_time`: the player is on vacation, or its sensor board is
    /// waited for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waits: Option<Millis>,
    /// Until when the player is on vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away_until: Option<Millis>,
}

/// How the match changed a rating.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingChange {
    /// Whose.
    pub seat: Seat,
    /// In which list.
    pub list: RatingList,
    /// Before.
    pub before: f64,
    /// After.
    pub after: f64,
    /// The experience before.
    pub experience_before: u32,
    /// K, from the experience before.
    pub k: f64,
    /// The probability term of the formula.
    pub p: f64,
    /// The value n of what was played.
    pub n: u32,
}

/// The match that would follow as the rematch. Both are drawn when a match ends, so that its dice are committed to
/// before anybody adds bytes by agreeing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RematchTerms {
    /// The id that it would have.
    pub id: MatchId,
    /// SHA-256 commitment to its dice, 64 hexadecimal digits.
    pub dice_commitment: String,
    /// It would be unrated and unstaked: the two have played enough rated matches within 24 hours.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub limited: bool,
}

/// A match as one viewer sees it after event `seq`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchView {
    /// Which.
    pub id: MatchId,
    /// The last event that this view includes.
    pub seq: Seq,
    /// The server's clock when the view was made.
    pub server_time: Millis,
    /// What is played.
    pub settings: TableSettings,
    /// The rating list that it counts for.
    pub list: Option<RatingList>,
    /// It is unrated and unstaked because the two had played enough rated matches within 24 hours.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub limited: bool,
    /// A stake was asked for, and the bot of the house had too few credits for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub unstaked: bool,
    /// The viewer's seat; none: a spectator.
    pub you: Option<Seat>,
    /// White's seat.
    pub white: SeatView,
    /// Black's seat.
    pub black: SeatView,
    /// The points of the match.
    pub score: Score,
    /// The number of the present game, from 1; 0 before the first.
    pub game: u16,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// What the match waits for.
    pub phase: Phase,
    /// The board.
    pub checkers: Checkers,
    /// Pip counts of White and Black.
    pub pips: (u16, u16),
    /// The cube.
    pub cube: CubeView,
    /// The clocks of White and Black; none when no clock is used.
    pub clocks: Option<(ClockView, ClockView)>,
    /// What the viewer may do now; empty for spectators.
    pub allowed: Vec<CommandKind>,
    /// The least result that the viewer may offer to resign at: the first of `resignations`.
    pub resignation_floor: Option<GameResult>,
    /// Every offer to resign that the viewer may make now, the least first, with what it costs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ResignationChoice>>")]
    pub resignations: Vec<ResignationChoice>,
    /// The offer to resign that has not been answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resignation: Option<OpenResignation>,
    /// The points that the viewer loses by leaving now, where that costs the game alone (Normal, Single); elsewhere it
    /// costs the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub leaving_points: Option<u32>,
    /// The legal plays, when the viewer must play a roll. Node 0 is where the turn begins.
    pub plays: Option<Vec<PlayNode>>,
    /// The games that have ended.
    pub games: Vec<GameSummary>,
    /// SHA-256 commitment to the dice, 64 hexadecimal digits.
    pub dice_commitment: String,
    /// How the match changed ratings, once it has ended.
    pub rating_changes: Vec<RatingChange>,
    /// How the stakes were divided, once a staked match has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub settlement: Option<StakeSettlement>,
    /// How many watch who do not play.
    pub spectators: u32,
    /// The match to which this is the rematch.
    pub rematch_of: Option<MatchId>,
    /// What the players of a rematch have won of each other since the first match, in their present seats; this match is
    /// counted when it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub series: Option<Series>,
    /// The tournament to which it belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tournament: Option<TournamentId>,
    /// Where it belongs in a team match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub team: Option<TeamTable>,
    /// Where it belongs in a comparative event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub comparative: Option<ComparativeTable>,
    /// What would be the rematch, while one can still be agreed on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch_terms: Option<RematchTerms>,
    /// Who has asked for a rematch.
    pub rematch_offered_by: Option<Seat>,
    /// The match that follows as the rematch.
    pub rematch: Option<MatchId>,
}
