//! Reports, and what moderators do about them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis, TeamMatchId};

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

/// What a player may no longer do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// Nothing; the player is told to mind the rules.
    Warning,
    /// Says nothing at tables and in the lobby.
    Mute,
    /// Plays unrated and without stakes only.
    Restriction,
    /// Does not play at all; may look, read and appeal.
    Suspension,
    /// The same, and stands in no list.
    Ban,
    /// The name was closed, and a neutral one given instead.
    ClosedName,
    /// Stands in no leaderboard and in no record.
    Hidden,
}

/// A line of the moderators' log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ModeratorDeed {
    /// The player was warned.
    Warning,
    /// The player says nothing at any table for some time.
    Mute,
    /// The player may speak again.
    Unmute,
    /// The player plays unrated and without stakes.
    Restriction,
    /// The player does not play for some time.
    Suspension,
    /// The player does not play any more.
    Ban,
    /// The player's name was closed.
    ClosedName,
    /// The player stands in no list.
    Hidden,
    /// A sanction was lifted.
    Lift,
    /// A report was closed: nothing is wrong.
    Dismiss,
    /// A case that the server found was closed.
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ModeratorAction {
    /// What is done: a sanction, `lift`, `dismiss` or `close_case`.
    pub deed: ModeratorDeed,
    /// To whom; with `report` the player of the report.
    pub player: String,
    /// The report that is closed by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub report: Option<String>,
    /// The sanction that is lifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sanction: Option<String>,
    /// How long a sanction lasts, 1 to 87600; none: until it is lifted. A mute, a restriction, a suspension and `hidden`
    /// may have an end; a mute and a suspension must.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<u32>,
    /// What the player reads as the reason of a sanction, 1 to 1000 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<String>,
    /// Why, and by what evidence, for the other moderators, 1 to 1000 characters.
    pub why: String,
}

/// A line of the moderators' log, which is never changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModeratorActionView {
    /// When.
    pub at: Millis,
    /// Who did it: a moderator, `operator`, or `server` for what the server did by itself.
    pub moderator: String,
    /// To whom; none: to several.
    pub player: Option<String>,
    /// What.
    pub deed: ModeratorDeed,
    /// The end of a sanction.
    pub until: Option<Millis>,
    /// Why.
    pub why: String,
}

/// An appeal against a sanction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AppealView {
    /// What the player says.
    pub text: String,
    /// When.
    pub at: Millis,
    /// Whether it was granted; none: it waits.
    pub granted: Option<bool>,
    /// What the player was answered.
    pub answer: Option<String>,
    /// When it was decided.
    pub decided_at: Option<Millis>,
}

/// A sanction as its player sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SanctionView {
    /// To be named in an appeal.
    pub id: String,
    /// What.
    pub kind: SanctionKind,
    /// Why.
    pub reason: String,
    /// Since when.
    pub at: Millis,
    /// Until when; none: it has no end.
    pub until: Option<Millis>,
    /// When it was lifted.
    pub lifted_at: Option<Millis>,
    /// Whether it lasts now.
    pub in_force: bool,
    /// Whether the player may appeal: once, while the sanction lasts.
    pub may_appeal: bool,
    /// The appeal; none: there was none.
    pub appeal: Option<AppealView>,
}

/// A sanction as moderators see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SanctionRecord {
    /// Whose.
    pub player: String,
    /// By whom: a moderator, `operator` or `server`.
    pub author: String,
    /// By what evidence.
    pub evidence: String,
    /// What the player sees.
    pub sanction: SanctionView,
    /// Whether the moderator who asks may decide the appeal: it waits, and the sanction is another's.
    pub may_decide: bool,
}

/// `GET /api/v1/account/sanctions`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnSanctions {
    /// The newest first.
    pub sanctions: Vec<SanctionView>,
    /// What voided matches changed for the account, the newest first.
    pub corrections: Vec<Correction>,
}

/// What a void, or its being undone, changed for a player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Correction {
    /// When.
    pub at: Millis,
    /// Why matches were voided, or counted again.
    pub reason: String,
    /// True: the void was undone.
    pub undone: bool,
    /// The list.
    pub list: crate::RatingList,
    /// The rating before.
    pub before: f64,
    /// The rating after; none: the player has no rated match in the list any more.
    pub after: Option<f64>,
    /// The credits that the void has moved so far, below zero: taken.
    pub credits: Credits,
}

/// `POST /api/v1/account/sanctions/{id}/appeal`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendAppeal {
    /// What the player says, 1 to 1000 characters.
    pub text: String,
}

/// `POST /api/v1/moderation/appeals/{id}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DecideAppeal {
    /// Whether the sanction is lifted.
    pub grant: bool,
    /// What the player is answered, 1 to 1000 characters.
    pub answer: String,
}

/// Which matches are voided. Only finished matches that counted for a rating or for credits are meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum VoidScope {
    /// One.
    Match {
        /// Which.
        id: MatchId,
    },
    /// All that an account has finished in a window of time.
    Account {
        /// Whose.
        player: String,
        /// From this moment on.
        from: Millis,
        /// Before this moment.
        until: Millis,
    },
    /// All between two accounts.
    Pair {
        /// Between whom.
        players: [String; 2],
    },
    /// A team match: it no longer counts for the team list or the players' sums.
    TeamMatch {
        /// Its id.
        id: TeamMatchId,
    },
}

/// `POST /api/v1/moderation/voids/preview`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PreviewVoid {
    /// Which matches.
    pub scope: VoidScope,
}

/// `POST /api/v1/moderation/voids`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendVoid {
    /// Which matches.
    pub scope: VoidScope,
    /// The digest of the preview, so that no other matches are voided than were seen.
    pub digest: String,
    /// What the players read, 1 to 1000 characters.
    pub reason: String,
    /// By what evidence, for the other moderators, 1 to 1000 characters.
    pub evidence: String,
}

/// `POST /api/v1/moderation/voids/{id}/undo`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoVoid {
    /// Why, for the other moderators, 1 to 1000 characters.
    pub why: String,
}

/// What a void changes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct VoidChanges {
    /// The void; none: this is a preview.
    pub id: Option<String>,
    /// To be sent with the void.
    pub digest: String,
    /// How many matches are voided.
    pub matches: u32,
    /// How many team matches are voided: 0 or 1.
    pub team_matches: u32,
    /// The first hundred of the matches.
    pub first_matches: Vec<MatchId>,
    /// Rated matches that are computed again.
    pub recomputed: u32,
    /// Players whose rating changes in a list.
    pub players: u32,
    /// The largest changes, at most 50.
    pub largest: Vec<VoidChange>,
    /// Credits taken from players.
    pub returned: Credits,
    /// Credits given to players.
    pub refunded: Credits,
    /// What players cannot give back, and the house bears.
    pub house_loss: Credits,
}

/// What a void changes for one player in one list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct VoidChange {
    /// Whose.
    pub player: String,
    /// In which list.
    pub list: crate::RatingList,
    /// Before.
    pub before: f64,
    /// After.
    pub after: f64,
}

/// A void that was carried out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct VoidView {
    /// To be named when it is undone.
    pub id: String,
    /// When.
    pub at: Millis,
    /// By whom: a moderator or `operator`.
    pub author: String,
    /// What the players read.
    pub reason: String,
    /// By what evidence.
    pub evidence: String,
    /// How many matches.
    pub matches: u32,
    /// How many team matches: 0 or 1.
    pub team_matches: u32,
    /// When it was undone; none: it is in force.
    pub undone_at: Option<Millis>,
    /// Why it was undone.
    pub undone_why: Option<String>,
}

/// Something that the server found by itself and a moderator has not closed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CaseView {
    /// To be named when it is closed.
    pub id: String,
    /// Whom others fed.
    pub player: String,
    /// When it was found.
    pub found_at: Millis,
    /// The sanction that lasts until somebody has looked.
    pub sanction: String,
    /// The evidence as it was then.
    pub evidence: StarEvidence,
}

/// One player who was fed by many.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct StarEvidence {
    /// Accounts that lost to the player without playing.
    pub feeders: u32,
    /// Matches that they lost so.
    pub fed: u32,
    /// Matches that the player finished in the same time.
    pub finished: u32,
    /// What the player's rating gained by them.
    pub rating_gained: f64,
    /// The matches, the newest first, at most 100.
    pub matches: Vec<FedMatch>,
}

/// A match that was lost without being played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct FedMatch {
    /// Which.
    pub id: MatchId,
    /// Who lost.
    pub loser: String,
    /// When the loser's account was made.
    pub account_made_at: Millis,
    /// When the table was opened.
    pub opened_at: Millis,
    /// When the match ended.
    pub ended_at: Millis,
    /// Milliseconds that it lasted.
    pub lasted_ms: u32,
    /// Events of its log, the start included.
    pub events: u32,
    /// Whether the loser left or let the time run out.
    pub given_up: bool,
    /// Whether it was rated.
    pub rated: bool,
    /// Whether a browser has used both accounts.
    pub shared_browser: bool,
}

/// `GET /api/v1/moderation`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModerationDesk {
    /// Reports that wait, the oldest first, at most 100.
    pub reports: Vec<ReportView>,
    /// What the server found by itself, the newest first, at most 100.
    pub cases: Vec<CaseView>,
    /// Appeals that wait, the oldest first, at most 100.
    pub appeals: Vec<SanctionRecord>,
    /// Voids, the newest first, at most 100.
    pub voids: Vec<VoidView>,
    /// What was done last, the newest first, at most 100.
    pub actions: Vec<ModeratorActionView>,
}

/// `GET /api/v1/moderation/players/{name}`: every sanction of a player, the newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerSanctions {
    /// The player.
    pub player: String,
    /// The sanctions.
    pub sanctions: Vec<SanctionRecord>,
}

/// `GET /api/v1/moderation/public`: sanctions and appeals by month, the newest first. Public.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModerationCounts {
    /// The last 24 months in which anything happened.
    pub months: Vec<MonthCounts>,
}

/// What happened in a month (UTC).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MonthCounts {
    /// The month, `2026-11`.
    pub month: String,
    /// Sanctions by kind; kinds of which there was none are left out.
    pub sanctions: Vec<KindCount>,
    /// Appeals that were made.
    pub appeals: u32,
    /// Appeals of this month that were granted.
    pub granted: u32,
    /// Appeals of this month that were rejected.
    pub rejected: u32,
    /// Voids.
    pub voids: u32,
}

/// How many sanctions of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KindCount {
    /// The kind.
    pub kind: SanctionKind,
    /// How many.
    pub count: u32,
}

/// `GET /api/v1/moderation/suspicions`: what of the last 90 days a moderator may want to look at. It proves nothing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Suspicions {
    /// Matches that one of two persons loses again and again without playing, or credits that flow one way: the strongest
    /// first.
    pub flows: Vec<FlowSuspicion>,
    /// Players to whom many lose without playing, the strongest first.
    pub stars: Vec<StarSuspicion>,
    /// People whose matches are likelier with an engine's help than without, the strongest evidence first.
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

/// What goes from one person to another. A person is an account with the bots that it runs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct FlowSuspicion {
    /// Who won.
    pub winner: String,
    /// Who lost.
    pub loser: String,
    /// How strong the suspicion is: each match won counts 1, and 2 more for being short and for being given up.
    pub score: u32,
    /// Matches between them, rated and staked or not.
    pub matches: u32,
    /// Matches that the winner won.
    pub won: u32,
    /// Matches for a stake.
    pub staked: u32,
    /// What the winner has won in credits.
    pub net: Credits,
    /// What changed hands, whichever way.
    pub moved: Credits,
    /// Matches that the loser left or let run out of time.
    pub given_up: u32,
    /// Short matches that the winner won.
    pub short: u32,
    /// How long a match lasted in the mean.
    pub seconds_a_match: u32,
    /// Events of a match in the mean: rolls, plays, offers.
    pub events_a_match: u32,
    /// What the winner's rating gained by them.
    pub rating_moved: f64,
}

/// One to whom many lose without playing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct StarSuspicion {
    /// Who.
    pub player: String,
    /// How many lost so.
    pub feeders: u32,
    /// The first 30 of them.
    pub first_feeders: Vec<String>,
    /// How many matches.
    pub fed: u32,
    /// What the player's rating gained in matches with them.
    pub rating_moved: f64,
}

/// Somebody plays better over many matches than people do. A hint, never a verdict.
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
    /// How much likelier these matches are with an engine's help than without, as a logarithm; from 6.9 on a player is
    /// shown here, which one honest player in a thousand reaches.
    pub evidence: f64,
    /// Matches that were weighed.
    pub weighed: u32,
    /// Hard decisions of the last matches: the second best play loses 0.02 to 0.08.
    pub hard: u32,
    /// Those of them that were right.
    pub hard_found: u32,
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
