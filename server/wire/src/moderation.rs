//! Reports, and what moderators do about them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis};

/// What a report is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// Something that was said.
    Chat,
    /// The player's name.
    Name,
    /// A program's help, or matches that were lost on purpose.
    Cheating,
    /// Playing slowly to annoy, or staying away.
    Stalling,
    /// What the text says.
    Other,
}

/// `POST /api/v1/players/{name}/reports`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendReport {
    /// What it is about.
    pub reason: ReportReason,
    /// What happened, 1 to 1000 characters.
    pub text: String,
    /// The match in which it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub match_id: Option<MatchId>,
}

/// A report as moderators see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportView {
    /// To be named in an action.
    pub id: String,
    /// Who was reported.
    pub player: String,
    /// By whom.
    pub reporter: String,
    /// What it is about.
    pub reason: ReportReason,
    /// What happened.
    pub text: String,
    /// The match in which it happened.
    pub match_id: Option<MatchId>,
    /// When.
    pub at: Millis,
    /// Until when the player is muted; none: not at all.
    pub muted_until: Option<Millis>,
}

/// What a moderator can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ModeratorDeed {
    /// The player says nothing at any table for some time.
    Mute,
    /// The player may speak again.
    Unmute,
    /// Nothing is wrong.
    Dismiss,
}

/// `POST /api/v1/moderation/actions`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ModeratorAction {
    /// What is done.
    pub deed: ModeratorDeed,
    /// To whom; with `report` the player of the report.
    pub player: String,
    /// The report that is closed by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub report: Option<String>,
    /// How long a mute lasts, 1 to 8760.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<u16>,
    /// Why, for the other moderators, 1 to 1000 characters.
    pub why: String,
}

/// A line of the moderators' log, which is never changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModeratorActionView {
    /// When.
    pub at: Millis,
    /// Who did it.
    pub moderator: String,
    /// To whom.
    pub player: String,
    /// What.
    pub deed: ModeratorDeed,
    /// The end of a mute.
    pub until: Option<Millis>,
    /// Why.
    pub why: String,
}

/// `GET /api/v1/moderation`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModerationDesk {
    /// Reports that wait, the oldest first, at most 100.
    pub reports: Vec<ReportView>,
    /// What was done last, the newest first, at most 100.
    pub actions: Vec<ModeratorActionView>,
}

/// `GET /api/v1/moderation/suspicions`: what of the last 90 days a moderator may want to look at. It proves nothing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Suspicions {
    /// Credits that flow one way between two people, the most first.
    pub flows: Vec<FlowSuspicion>,
    /// People who play as well as a program, the best first.
    pub engines: Vec<EngineSuspicion>,
    /// Accounts that one browser has used within 30 days, the latest first.
    pub browsers: Vec<SharedBrowser>,
}

/// Two accounts that one browser has used: one person's, or a family's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SharedBrowser {
    /// Whose.
    pub players: [String; 2],
    /// When both had last been used there.
    pub at: Millis,
}

/// Of paid matches between two people nearly all was won by one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct FlowSuspicion {
    /// Who won.
    pub winner: String,
    /// Who lost.
    pub loser: String,
    /// Paid matches between them.
    pub matches: u32,
    /// What the winner has won in all.
    pub net: Credits,
    /// What changed hands, whichever way.
    pub moved: Credits,
    /// Matches that the loser left or let run out of time.
    pub given_up: u32,
}

/// Somebody plays better than people do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct EngineSuspicion {
    /// Who.
    pub player: String,
    /// In the Normal list.
    pub rating: f64,
    /// Analysed matches.
    pub matches: u32,
    /// Decisions in them.
    pub decisions: u32,
    /// 500 times the mean error.
    pub performance_rating: f64,
    /// The same of others of about this rating; none: there are too few.
    pub peers_performance_rating: Option<f64>,
    /// Mean seconds between a roll and its play; none: nothing to measure.
    pub seconds_a_play: Option<f64>,
    /// The standard deviation of these times divided by their mean: a program's pace is even, a person's is not.
    pub spread: Option<f64>,
    /// The last matches, the newest first.
    pub last_matches: Vec<MatchId>,
}

/// `GET /api/v1/account/roles`: what the user may do beyond playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Roles {
    /// Sees reports and mutes players.
    pub moderator: bool,
}
