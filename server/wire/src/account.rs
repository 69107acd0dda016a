//! Accounts and sessions.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    BoardView, Contact, CurrentMatches, LibraryView, MatchId, MatchSummary, Millis, Movement, OwnMail,
    PlayerPerformance, PlayerProfile, PracticeSummary, ProgramsView, ReportReason, TrainerView,
};

/// `POST /api/v1/accounts`: sign up; `POST /api/v1/account/keep`: a guest keeps the account under a name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// 3 to 20 characters: letters, digits, `-` and `_`, beginning with a letter. Upper and lower case are one name.
    #[schema(min_length = 3, max_length = 20, pattern = "^[A-Za-z][A-Za-z0-9_-]*$")]
    pub name: String,
    /// 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
}

/// `POST /api/v1/session`: sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name, in any case.
    pub name: String,
    /// The password.
    pub password: String,
    /// Six digits of the device, or a recovery code, where the account asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(max_length = 32)]
    pub code: Option<String>,
}

/// `PUT /api/v1/account/password`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The password until now.
    pub current: String,
    /// The new one, 8 to 128 characters. Every other session of the account ends.
    #[schema(min_length = 8, max_length = 128)]
    pub new: String,
}

/// Who is signed in: the answer to signing up or in, and to `GET /api/v1/session`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Session {
    /// The account, or none for an anonymous visitor.
    pub user: Option<SessionUser>,
    /// To be sent as header `x-csrf-token` with every request that changes something. None when anonymous.
    pub csrf_token: Option<String>,
    /// The server's clock.
    pub server_time: Millis,
    /// Whether the site sends mail.
    pub mail: bool,
    /// How many sign-ins from new devices wait for the owner's word: `GET /api/v1/account/sign-ins`.
    pub new_sign_ins: u32,
}

/// The account behind a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionUser {
    /// The name as its owner writes it.
    pub name: String,
    /// True until a guest chooses a name and a password.
    pub guest: bool,
    /// When the account was made.
    pub created_at: Millis,
}

/// The id of a signed-in device, to sign it out by: 11 characters as in the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct DeviceId(pub String);

/// A browser or program that is signed in to the account: `GET /api/v1/account/devices`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Device {
    /// To sign it out by.
    pub id: DeviceId,
    /// How it describes itself, at most 200 characters; empty if it does not.
    pub user_agent: String,
    /// When it signed in.
    pub signed_in_at: Millis,
    /// When it was last seen, to ten minutes.
    pub last_seen_at: Millis,
    /// Whether it is the one that asks.
    pub this: bool,
    /// Where it was used last, coarsely: `203.0.x.x`, the first half of an IPv4 address, or `2001:db8:x`. None: not known.
    pub network: Option<String>,
}

/// A sign-in from a device that was not known, until the owner has said whose it was: `GET /api/v1/account/sign-ins`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewSignIn {
    /// Which sign-in: PUT says that it was the owner's, DELETE that it was not.
    pub id: DeviceId,
    /// When.
    pub at: Millis,
    /// How the device describes itself, at most 200 characters.
    pub user_agent: String,
    /// Where, as in [`Device`].
    pub network: String,
    /// Whether it is still signed in.
    pub open: bool,
}

/// `POST /api/v1/account/deletion`: the account and its bots are deleted, with everything that nobody else has part in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The password; guests have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub password: Option<String>,
}

/// `GET /api/v1/account/export`: all that is kept about an account, the newest first in each list, at most about 20,000.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AccountExport {
    /// When the copy was made.
    pub exported_at: Millis,
    /// As others see the account.
    pub profile: PlayerProfile,
    /// Where it is signed in.
    pub devices: Vec<Device>,
    /// Its bots, and its tokens without their secrets.
    pub programs: ProgramsView,
    /// What is not over.
    pub current: CurrentMatches,
    /// Whom the account remembers, with its notes.
    pub contacts: Vec<Contact>,
    /// Matches that are over; the record of each is at `/api/v1/matches/{id}/record`.
    pub matches: Vec<MatchSummary>,
    /// Every movement of credits.
    pub movements: Vec<Movement>,
    /// Its mail; none: no address is known.
    pub mail: Option<OwnMail>,
    /// What was said at tables, and in the lobby of late.
    pub said: Vec<OwnChatLine>,
    /// When the account was away from matches by correspondence.
    pub vacations: Vec<OwnVacation>,
    /// Remarks on finished matches.
    pub comments: Vec<OwnComment>,
    /// Reports to the moderators.
    pub reports: Vec<OwnReport>,
    /// How well the account has played.
    pub performance: PlayerPerformance,
    /// Its trainer.
    pub trainer: TrainerView,
    /// Matches it has brought along; the file of each is at `/api/v1/library/{id}/file`.
    pub library: LibraryView,
    /// Its practice games; each is at `/api/v1/practices/{id}`.
    pub practices: Vec<PracticeSummary>,
    /// Its sensor boards.
    pub boards: Vec<BoardView>,
}

/// Something that the user has said at a table or in the lobby.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnChatLine {
    /// At which table; none: in the lobby.
    pub match_id: Option<MatchId>,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// When the user was away from matches by correspondence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnVacation {
    /// From when.
    pub from: Millis,
    /// Until when.
    pub until: Millis,
}

/// A remark of the user's on a finished match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnComment {
    /// On which match.
    pub match_id: MatchId,
    /// The place in it, from 1.
    pub stop: u32,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// A report that the user has sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnReport {
    /// About whom.
    pub player: String,
    /// What it is about.
    pub reason: ReportReason,
    /// What happened.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// Passwords do not appear in logs, whoever prints the message.
macro_rules! debug_without_secrets {
    ($type:ident { $($shown:ident),* }) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($type))$(.field(stringify!($shown), &self.$shown))*.finish_non_exhaustive()
            }
        }
    };
}
pub(crate) use debug_without_secrets;

debug_without_secrets!(SignUp { name });
debug_without_secrets!(Credentials { name });
debug_without_secrets!(ChangePassword {});
debug_without_secrets!(DeleteAccount {});
