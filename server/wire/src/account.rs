//! Accounts and sessions.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    ArchiveNames, BoardView, Contact, CurrentMatches, KeptSettings, LibraryView, MatchId, MatchSummary,
    Millis, Movement, OwnClub, OwnClubLine, OwnCommentary, OwnMail, OwnMessage, OwnPositionNote,
    PlayerPerformance, PlayerProfile, PracticeSummary, ProgramsView, PuzzlesView, ReportReason, SavedSearch,
    TrainerView, secret::debug_without_secrets, text::PublicName,
};

/// `POST /api/v1/accounts`: sign up; `POST /api/v1/account/keep`: a guest registers the account under a name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// 3 to 20 characters: letters, digits, `-` and `_`, beginning with a letter. Names are unique regardless
    /// of case.
    pub name: PublicName,
    /// 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
}

/// `POST /api/v1/session`: sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name, in any case.
    pub name: String,
    /// The password.
    pub password: String,
    /// The device's six-digit code, or a recovery code, if the account requires one.
    #[cfg_attr(test, ts(optional))]
    #[schema(max_length = 32)]
    pub code: Option<String>,
}

/// `PUT /api/v1/account/password`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The current password.
    pub current: String,
    /// The new password, 8 to 128 characters. Every other session of the account ends.
    #[schema(min_length = 8, max_length = 128)]
    pub new: String,
}

/// The current session: the answer to signing up or in, and to `GET /api/v1/session`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Session {
    /// The account; null for an anonymous visitor.
    pub user: Option<SessionUser>,
    /// The token to send as header `x-csrf-token` with every request that changes something. Null when
    /// anonymous.
    pub csrf_token: Option<String>,
    /// The server's clock.
    pub server_time: Millis,
    /// True if the site sends mail.
    pub mail: bool,
    /// The number of sign-ins from new devices that wait for the owner's answer: `GET
    /// /api/v1/account/sign-ins`.
    pub new_sign_ins: u32,
}

/// The account behind a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionUser {
    /// The name as its owner writes it.
    pub name: String,
    /// True until a guest chooses a name and a password.
    pub guest: bool,
    /// The time at which the account was created.
    pub created_at: Millis,
}

/// The id of a signed-in device, used to sign it out: 11 characters as in the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct DeviceId(pub String);

/// A browser or program that is signed in to the account: `GET /api/v1/account/devices`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Device {
    /// The id to sign it out with.
    pub id: DeviceId,
    /// The device's description of itself, at most 200 characters; empty if it has none.
    pub user_agent: String,
    /// The time of the sign-in.
    pub signed_in_at: Millis,
    /// The time at which it was last seen, accurate to ten minutes.
    pub last_seen_at: Millis,
    /// True for the device that makes this request.
    pub this: bool,
    /// The coarse address of its last use: `203.0.x.x`, the first half of an IPv4 address, or `2001:db8:x`.
    /// Null if unknown.
    pub network: Option<String>,
}

/// A sign-in from a new device, until the owner has confirmed or denied it: `GET /api/v1/account/sign-ins`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSignIn {
    /// The id of the sign-in: PUT confirms that it was the owner's, DELETE denies it.
    pub id: DeviceId,
    /// The time of the sign-in.
    pub at: Millis,
    /// The device's description of itself, at most 200 characters.
    pub user_agent: String,
    /// The coarse address, as in [`Device`].
    pub network: String,
    /// True if the device is still signed in.
    pub open: bool,
}

/// `POST /api/v1/account/deletion`: deletes the account and its bots, with all data that no other player
/// shares.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The password; guests have none.
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
}

/// `GET /api/v1/account/export`: all data kept about an account, newest first in each list, at most about
/// 20,000 entries each.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountExport {
    /// The time of the export.
    pub exported_at: Millis,
    /// The public profile of the account.
    pub profile: PlayerProfile,
    /// The settings that its browsers have stored with the account.
    pub settings: Option<KeptSettings>,
    /// The signed-in devices.
    pub devices: Vec<Device>,
    /// Its bots, and its tokens without their secrets.
    pub programs: ProgramsView,
    /// Matches and tables that are not over.
    pub current: CurrentMatches,
    /// The account's contacts, with its notes.
    pub contacts: Vec<Contact>,
    /// Finished matches; the record of each is at `/api/v1/matches/{id}/record`.
    pub matches: Vec<MatchSummary>,
    /// Every movement of credits.
    pub movements: Vec<Movement>,
    /// The account's mail settings; null if no address is known.
    pub mail: Option<OwnMail>,
    /// The account's chat lines at tables, and recent ones in the lobby.
    pub said: Vec<OwnChatLine>,
    /// Its private messages.
    pub messages: Vec<OwnMessage>,
    /// The clubs that the account belongs to.
    pub clubs: Vec<OwnClub>,
    /// Its messages in the chats of clubs.
    pub club_lines: Vec<OwnClubLine>,
    /// Its commentary on team matches.
    pub commentary: Vec<OwnCommentary>,
    /// The account's vacations from correspondence matches.
    pub vacations: Vec<OwnVacation>,
    /// Comments on finished matches.
    pub comments: Vec<OwnComment>,
    /// Reports to the moderators.
    pub reports: Vec<OwnReport>,
    /// The account's performance.
    pub performance: PlayerPerformance,
    /// The account's trainer.
    pub trainer: TrainerView,
    /// The account's standing in puzzles.
    pub puzzles: PuzzlesView,
    /// Its first answers to puzzles, newest first.
    pub puzzle_answers: Vec<OwnPuzzleAnswer>,
    /// Imported matches; the file of each is at `/api/v1/library/{id}/file`.
    pub library: LibraryView,
    /// The names in imported matches, and which of them are the user's.
    pub archive_names: ArchiveNames,
    /// Saved searches of the position library.
    pub searches: Vec<SavedSearch>,
    /// Private notes on positions.
    pub position_notes: Vec<OwnPositionNote>,
    /// Its practice games; each is at `/api/v1/practices/{id}`.
    pub practices: Vec<PracticeSummary>,
    /// Its sensor boards.
    pub boards: Vec<BoardView>,
}

/// A first answer of the user's to a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnPuzzleAnswer {
    /// The puzzle.
    pub puzzle: String,
    /// The time.
    pub at: Millis,
    /// True if it was right.
    pub solved: bool,
    /// True if it counted for the ratings.
    pub rated: bool,
}

/// A chat line of the user's at a table or in the lobby.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnChatLine {
    /// The table; null for the lobby.
    pub match_id: Option<MatchId>,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}

/// A vacation of the user's from correspondence matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnVacation {
    /// The start.
    pub from: Millis,
    /// The end.
    pub until: Millis,
}

/// A comment of the user on a finished match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnComment {
    /// The match.
    pub match_id: MatchId,
    /// The place in the match, from 1.
    pub stop: u32,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}

/// A report by the user.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnReport {
    /// The reported player.
    pub player: String,
    /// The reason.
    pub reason: ReportReason,
    /// The description.
    pub text: String,
    /// The time.
    pub at: Millis,
}

debug_without_secrets!(SignUp { name });
debug_without_secrets!(Credentials { name });
debug_without_secrets!(ChangePassword {});
debug_without_secrets!(DeleteAccount {});
