//! Reports and moderation.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis, ReportedMessage, TeamMatchId};

/// The reason of a report.
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
    pub text: String,
    /// The match in which it happened.
    #[cfg_attr(test, ts(optional))]
    pub match_id: Option<MatchId>,
    /// True to send the latest private messages of both with the report, at most 50.
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
    /// A warning; nothing is closed.
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
    pub reason: Option<String>,
    /// The reason and the evidence for the other moderators, 1 to 1000 characters.
    pub why: String,
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
    /// True if the requesting moderator may decide the appeal: it waits, and another moderator imposed the
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

/// A change of a player's data by a void, or by its being undone.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Correction {
    /// The time.
    pub at: Millis,
    /// The reason of the void, or of undoing it.
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
    pub text: String,
}

/// `POST /api/v1/moderation/appeals/{id}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DecideAppeal {
    /// True to lift the sanction.
    pub grant: bool,
    /// The answer to the player, 1 to 1000 characters.
    pub answer: String,
}

/// The matches to void. Only finished matches that counted for a rating or for credits are included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum VoidScope {
    /// One match.
    Match {
        /// The match.
        id: MatchId,
    },
    /// All matches that an account finished in a period.
    Account {
        /// The account.
        player: String,
        /// The start of the period, included.
        from: Millis,
        /// The end of the period, excluded.
        until: Millis,
    },
    /// All matches between two accounts.
    Pair {
        /// The accounts.
        players: [String; 2],
    },
    /// A team match: it no longer counts for the team list or the players' sums.
    TeamMatch {
        /// Its id.
        id: TeamMatchId,
    },
}

/// `POST /api/v1/moderation/voids/preview`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PreviewVoid {
    /// The matches.
    pub scope: VoidScope,
}

/// `POST /api/v1/moderation/voids`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SendVoid {
    /// The matches.
    pub scope: VoidScope,
    /// The digest of the preview, which ensures that exactly the previewed matches are voided.
    pub digest: String,
    /// The reason that the players read, 1 to 1000 characters.
    pub reason: String,
    /// The evidence for the other moderators, 1 to 1000 characters.
    pub evidence: String,
}

/// `POST /api/v1/moderation/voids/{id}/undo`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UndoVoid {
    /// The reason for the other moderators, 1 to 1000 characters.
    pub why: String,
}

/// The changes by a void.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VoidChanges {
    /// The void; null in a preview.
    pub id: Option<String>,
    /// The digest to send with the void.
    pub digest: String,
    /// The number of voided matches.
    pub matches: u32,
    /// The number of voided team matches: 0 or 1.
    pub team_matches: u32,
    /// The first hundred matches.
    pub first_matches: Vec<MatchId>,
    /// The number of rated matches that are computed again.
    pub recomputed: u32,
    /// The number of players whose rating changes in a list.
    pub players: u32,
    /// The largest changes, at most 50.
    pub largest: Vec<VoidChange>,
    /// Credits taken from players.
    pub returned: Credits,
    /// Credits given to players.
    pub refunded: Credits,
    /// The credits that players cannot give back; the house pays them.
    pub house_loss: Credits,
}

/// The change for one player in one list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VoidChange {
    /// The player.
    pub player: String,
    /// The list.
    pub list: crate::RatingList,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

/// A completed void.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VoidView {
    /// The id, needed to undo it.
    pub id: String,
    /// The time.
    pub at: Millis,
    /// The author: a moderator or `operator`.
    pub author: String,
    /// The reason that the players read.
    pub reason: String,
    /// The evidence.
    pub evidence: String,
    /// The number of matches.
    pub matches: u32,
    /// The number of team matches: 0 or 1.
    pub team_matches: u32,
    /// The time at which it was undone; null if it is in force.
    pub undone_at: Option<Millis>,
    /// The reason for undoing it.
    pub undone_why: Option<String>,
}

/// An open case that the server opened by itself.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CaseView {
    /// The id, needed to close it.
    pub id: String,
    /// The player who won against the others.
    pub player: String,
    /// The time at which the server opened it.
    pub found_at: Millis,
    /// The sanction that lasts until a moderator closes the case.
    pub sanction: String,
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
    /// The player's rating gain from them.
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
    /// Open reports, oldest first, at most 100.
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

/// `GET /api/v1/moderation/suspicions`: hints from the last 90 days for moderators. They prove nothing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Suspicions {
    /// Pairs in which one person repeatedly loses without playing, or credits flow one way; the strongest hint
    /// first.
    pub flows: Vec<FlowSuspicion>,
    /// Players to whom many lose without playing; the strongest hint first.
    pub stars: Vec<StarSuspicion>,
    /// People whose matches are likelier with an engine's help than without; the strongest evidence first.
    pub engines: Vec<EngineSuspicion>,
    /// Pairs of accounts used in one browser within 30 days, newest first.
    pub browsers: Vec<SharedBrowser>,
    /// Addresses from which several accounts were used within some days, those used last first.
    pub addresses: Vec<SharedAddress>,
}

/// An address from which several accounts were used, by one person, a family or a club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedAddress {
    /// The hash of the address with the key of a day. Equal hashes are one address on one day.
    pub address: String,
    /// The number of accounts.
    pub accounts: u32,
    /// Their names, those used last first, at most 30.
    pub first_players: Vec<String>,
    /// The last use of any of them.
    pub at: Millis,
}

/// Two accounts used in one browser, by one person or by a family.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedBrowser {
    /// The accounts.
    pub players: [String; 2],
    /// The last use there of the account that was used less recently.
    pub at: Millis,
}

/// The flow of wins and credits from one person to another. A person is an account with the bots that it runs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FlowSuspicion {
    /// The winner.
    pub winner: String,
    /// The loser.
    pub loser: String,
    /// The score: each match won counts 1, and 2 more each for being short and for being given up.
    pub score: u32,
    /// The number of matches between them, rated and staked or not.
    pub matches: u32,
    /// The number of matches that the winner won.
    pub won: u32,
    /// The number of staked matches.
    pub staked: u32,
    /// The winner's gain in credits.
    pub net: Credits,
    /// The credits that changed hands, in both directions.
    pub moved: Credits,
    /// The number of matches in which the loser left or ran out of time.
    pub given_up: u32,
    /// The number of short matches that the winner won.
    pub short: u32,
    /// The mean duration of a match.
    pub seconds_a_match: u32,
    /// The mean number of events in a match: rolls, plays, offers.
    pub events_a_match: u32,
    /// The winner's rating gain from them.
    pub rating_moved: f64,
}

/// A player to whom many lose without playing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StarSuspicion {
    /// The player.
    pub player: String,
    /// The number of losers.
    pub feeders: u32,
    /// The first 30 of them.
    pub first_feeders: Vec<String>,
    /// The number of matches.
    pub fed: u32,
    /// The player's rating gain from matches with them.
    pub rating_moved: f64,
}

/// A player who plays better over many matches than people do. A hint, never a verdict.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EngineSuspicion {
    /// The player.
    pub player: String,
    /// The rating in the Normal list.
    pub rating: f64,
    /// The number of analysed matches.
    pub matches: u32,
    /// The number of decisions in them.
    pub decisions: u32,
    /// The PR: 500 times the mean error.
    pub performance_rating: f64,
    /// The logarithm of how much likelier these matches are with an engine's help than without. A player is
    /// listed from 6.9 on, which one honest player in a thousand reaches.
    pub evidence: f64,
    /// The number of matches in the test.
    pub weighed: u32,
    /// The number of hard decisions in the last matches: the second best play loses 0.02 to 0.08.
    pub hard: u32,
    /// The number of hard decisions that were right.
    pub hard_found: u32,
    /// The same rate of other players of about this rating; null if there are too few.
    pub peers_performance_rating: Option<f64>,
    /// The mean number of seconds between a roll and its play; null without data.
    pub seconds_a_play: Option<f64>,
    /// The standard deviation of these times divided by their mean: a program's pace is even, a person's is
    /// not.
    pub spread: Option<f64>,
    /// The last matches, newest first.
    pub last_matches: Vec<MatchId>,
}

/// `GET /api/v1/account/roles`: the user's special rights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Roles {
    /// True for a moderator.
    pub moderator: bool,
}
