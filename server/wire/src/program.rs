//! Programs that play: bots that people run, and tokens.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PrivateName, PublicName};

use crate::Millis;

/// The scopes of a token. Every token may read public data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenScope {
    /// To read private data: open matches, the statement of credits.
    Read,
    /// To open tables, sit down, play, ask for rematches, and practise.
    Play,
    /// To chat.
    Chat,
    /// To manage contacts: friends, blocks, notes, reports.
    Social,
    /// To read and write private messages.
    Messages,
}

/// The id of a token, used to revoke it: 11 characters as in the id of a match. It is not the token.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TokenId(pub String);

/// A token as its owner sees it later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenView {
    /// The id, needed to revoke it.
    pub id: TokenId,
    /// The owner's name for it.
    pub name: String,
    /// The account that the program acts for: the owner, or one of the owner's bots.
    pub account: String,
    /// The scopes.
    pub scopes: Vec<TokenScope>,
    /// The time at which it was created.
    pub created_at: Millis,
    /// The time of its last use, accurate to ten minutes; null: never.
    pub last_used_at: Option<Millis>,
}

/// `POST /api/v1/account/tokens`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MakeToken {
    /// The owner's name for it, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: PrivateName,
    /// The scopes, at least one.
    pub scopes: Vec<TokenScope>,
    /// The owner's bot that the program acts for; null: the owner.
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<String>,
}

/// A new token. The secret is shown only this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenMade {
    /// The token's public data.
    pub token: TokenView,
    /// The secret, to send as `authorization: Bearer <secret>`.
    pub secret: String,
}

impl std::fmt::Debug for TokenMade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TokenMade").field("token", &self.token).finish_non_exhaustive()
    }
}

/// `POST /api/v1/account/bots`. The account belongs to a bot for good, and is marked as a bot everywhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MakeBot {
    /// A name by the rules of [`crate::SignUp`].
    pub name: PublicName,
}

/// A bot of a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnBot {
    /// Its name.
    pub name: String,
    /// The time at which it was created.
    pub created_at: Millis,
}

/// `GET /api/v1/account/programs`: the account's bots and tokens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProgramsView {
    /// Its bots, by name.
    pub bots: Vec<OwnBot>,
    /// The maximum number of bots.
    pub bots_max: u16,
    /// Its tokens and those of its bots, newest first.
    pub tokens: Vec<TokenView>,
    /// The maximum number of tokens.
    pub tokens_max: u16,
}
