//! Reports and moderation.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PrivateText, PublicText};

use crate::{Credits, MatchId, Millis, ReportedMessage, VoidView};

/// The reason for a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// A chat line.
    Chat,
    /// The player's name.
    Name,
    /// Help by a program, or matches lost on purpose.
    Cheating,
    /// Playing slowly to annoy, or staying away.
    Stalling,
    /// Another reason, given in the text.
    Other,
}

/// `POST /api/v1/players/{name}/reports`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SendReport {
    /// The reason.
    pub reason: ReportReason,
    /// The description, 1 to 1000 characters.
    pub text: PrivateText,
    /// The match in which it happened.
    #[cfg_attr(test, ts(optional))]
    pub match_id: Option<MatchId>,
    /// True to send the latest private messages between the two players with the report, at most 50.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub messages: bool,
}

/// A report as moderators see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReportView {
    /// The id, needed for an action.
    pub id: String,
    /// The reported player.
    pub player: String,
    /// The reporter.
    pub reporter: String,
    /// The reason.
    pub reason: ReportReason,
    /// The description.
    pub text: String,
    /// The match in which it happened.
    pub match_id: Option<MatchId>,
    /// The words on the player's profile at the time of the report.
    pub words: Option<String>,
    /// The private messages that the reporter has sent with it, oldest first.
    #[serde(default)]
    pub messages: Vec<ReportedMessage>,
    /// The time.
    pub at: Millis,
    /// The end of the player's mute; null if not muted.
    pub muted_until: Option<Millis>,
}

/// The kinds of sanctions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// A warning without further effect.
    Warning,
    /// Cannot write at tables or in the lobby.
    Mute,
    /// Plays only unrated and without stakes.
    Restriction,
    /// Cannot play; may look, read and appeal.
    Suspension,
    /// Cannot play, and is in no list.
    Ban,
    /// The name was closed and replaced by a neutral one.
    ClosedName,
    /// Is in no leaderboard and in no record.
    Hidden,
}

/// The kinds of acts in the moderators' log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ModeratorDeed {
    /// The player was warned.
    Warning,
    /// The player was muted.
    Mute,
    /// The player's mute was lifted.
    Unmute,
    /// The player was restricted to unrated play without stakes.
    Restriction,
    /// The player was suspended.
    Suspension,
    /// The player was banned.
    Ban,
    /// The player's name was closed.
    ClosedName,
    /// The player was hidden from lists.
    Hidden,
    /// A sanction was lifted.
    Lift,
    /// A report was closed without a finding.
    Dismiss,
    /// A case opened by the server was closed.
    CloseCase,
    /// Matches were voided.
    Void,
    /// A void was undone.
    UndoVoid,
    /// An appeal was granted, which lifts the sanction.
    GrantAppeal,
    /// An appeal was rejected.
    RejectAppeal,
    /// A hold of a competition was released.
    ReleaseEvent,
    /// A competition was called off.
    CallOffEvent,
}

/// `POST /api/v1/moderation/actions`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ModeratorAction {
    /// The act: a sanction, `lift`, `dismiss` or `close_case`.
    pub deed: ModeratorDeed,
    /// The player; with `report`, the reported player.
    pub player: String,
    /// The report that the act closes.
    #[cfg_attr(test, ts(optional))]
    pub report: Option<String>,
    /// The sanction to lift.
    #[cfg_attr(test, ts(optional))]
    pub sanction: Option<String>,
    /// The duration of a sanction in hours, 1 to 87600; left out: until it is lifted. A restriction and `hidden`
    /// may have an end; a mute and a suspension must have one.
    #[cfg_attr(test, ts(optional))]
    pub hours: Option<u32>,
    /// The reason that the player reads, 1 to 1000 characters.
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<PublicText>,
    /// The reason and the evidence for the other moderators, 1 to 1000 characters.
    pub why: PublicText,
}

/// A line of the moderators' log, which is append-only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ModeratorActionView {
    /// The time.
    pub at: Millis,
    /// The author: a moderator, `operator`, or `server` for automatic acts.
    pub moderator: String,
    /// The player; null if there are several.
    pub player: Option<String>,
    /// The act.
    pub deed: ModeratorDeed,
    /// The end of a sanction.
    pub until: Option<Millis>,
    /// The reason.
    pub why: String,
}

/// An appeal against a sanction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AppealView {
    /// The player's text.
    pub text: String,
    /// The time.
    pub at: Millis,
    /// True if it was granted; null while it waits.
    pub granted: Option<bool>,
    /// The answer to the player.
    pub answer: Option<String>,
    /// The time of the decision.
    pub decided_at: Option<Millis>,
}

/// A sanction as its player sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SanctionView {
    /// The id, needed for an appeal.
    pub id: String,
    /// The kind.
    pub kind: SanctionKind,
    /// The reason.
    pub reason: String,
    /// The start.
    pub at: Millis,
    /// The end; null if it has none.
    pub until: Option<Millis>,
    /// The time at which it was lifted.
    pub lifted_at: Option<Millis>,
    /// True if it is in force.
    pub in_force: bool,
    /// True if the player may appeal: once, while the sanction lasts.
    pub may_appeal: bool,
    /// The appeal; null if there was none.
    pub appeal: Option<AppealView>,
}

/// A sanction as moderators see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SanctionRecord {
    /// The player.
    pub player: String,
    /// The author: a moderator, `operator` or `server`.
    pub author: String,
    /// The evidence.
    pub evidence: String,
    /// The sanction as the player sees it.
    pub sanction: SanctionView,
    /// True if the requesting moderator may decide the appeal: the appeal waits, and another moderator imposed the
    /// sanction.
    pub may_decide: bool,
}

/// `GET /api/v1/account/sanctions`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnSanctions {
    /// The sanctions, newest first.
    pub sanctions: Vec<SanctionView>,
    /// The account's changes by voided matches, newest first.
    pub corrections: Vec<Correction>,
}

/// A change of a player's data by a void, or by undoing a void.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Correction {
    /// The time.
    pub at: Millis,
    /// The reason for the void, or for undoing it.
    pub reason: String,
    /// True if the void was undone.
    pub undone: bool,
    /// The list.
    pub list: crate::RatingList,
    /// The rating before.
    pub before: f64,
    /// The rating after; null if the player has no rated match left in the list.
    pub after: Option<f64>,
    /// The credits moved by the void so far; negative if taken.
    pub credits: Credits,
}

/// `POST /api/v1/account/sanctions/{id}/appeal`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SendAppeal {
    /// The player's text, 1 to 1000 characters.
    pub text: PrivateText,
}

/// `POST /api/v1/moderation/appeals/{id}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DecideAppeal {
    /// True to lift the sanction.
    pub grant: bool,
    /// The answer to the player, 1 to 1000 characters.
    pub answer: PublicText,
}

/// An open case that the server opened automatically.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CaseView {
    /// The id, needed to close it.
    pub id: String,
    /// The player who won against the others.
    pub player: String,
    /// The time at which the server opened it.
    pub found_at: Millis,
    /// The evidence at that time.
    pub evidence: StarEvidence,
}

/// The evidence that many accounts lost to one player without playing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StarEvidence {
    /// The number of accounts that lost to the player without playing.
    pub feeders: u32,
    /// The number of matches that they lost in this way.
    pub fed: u32,
    /// The number of matches that the player finished in the same time.
    pub finished: u32,
    /// The player's rating gain from these matches.
    pub rating_gained: f64,
    /// The matches, newest first, at most 100.
    pub matches: Vec<FedMatch>,
}

/// A match that was lost without being played.
#[expect(clippy::struct_excessive_bools, reason = "independent facts about a match")]
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FedMatch {
    /// The match.
    pub id: MatchId,
    /// The loser.
    pub loser: String,
    /// The time at which the loser's account was created.
    pub account_made_at: Millis,
    /// The time at which the table was opened.
    pub opened_at: Millis,
    /// The time at which the match ended.
    pub ended_at: Millis,
    /// The duration in milliseconds.
    pub lasted_ms: u32,
    /// The number of events in its log, including the start.
    pub events: u32,
    /// True if the loser left or let the time run out.
    pub given_up: bool,
    /// True if it was rated.
    pub rated: bool,
    /// True if both accounts were used in one browser.
    pub shared_browser: bool,
    /// True if the loser's account was used from the same address as the winner's or another loser's.
    #[serde(default)]
    pub shared_address: bool,
}

/// `GET /api/v1/moderation`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ModerationDesk {
    /// Open reports, at most 100: first those by players with an account, then those by guests, each oldest first.
    pub reports: Vec<ReportView>,
    /// Open cases, newest first, at most 100.
    pub cases: Vec<CaseView>,
    /// Open appeals, oldest first, at most 100.
    pub appeals: Vec<SanctionRecord>,
    /// Voids, newest first, at most 100.
    pub voids: Vec<VoidView>,
    /// The last acts, newest first, at most 100.
    pub actions: Vec<ModeratorActionView>,
}

/// `GET /api/v1/moderation/players/{name}`: every sanction of a player, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerSanctions {
    /// The player.
    pub player: String,
    /// The sanctions.
    pub sanctions: Vec<SanctionRecord>,
}

/// `GET /api/v1/moderation/public`: sanctions and appeals by month, newest first. Public.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ModerationCounts {
    /// The last 24 months with any act.
    pub months: Vec<MonthCounts>,
}

/// The acts of a month (UTC).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MonthCounts {
    /// The month, `2026-11`.
    pub month: String,
    /// Sanctions by kind; kinds without any are left out.
    pub sanctions: Vec<KindCount>,
    /// Appeals that were made.
    pub appeals: u32,
    /// Appeals of this month that were granted.
    pub granted: u32,
    /// Appeals of this month that were rejected.
    pub rejected: u32,
    /// The number of voids.
    pub voids: u32,
}

/// The number of sanctions of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KindCount {
    /// The kind.
    pub kind: SanctionKind,
    /// The number.
    pub count: u32,
}

/// `GET /api/v1/account/roles`: the user's special rights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Roles {
    /// True for a moderator.
    pub moderator: bool,
}
