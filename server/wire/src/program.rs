//! Programs that play: bots that people run, and tokens.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Millis;

/// What a token allows. What everybody may see, every token may read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TokenScope {
    /// To see what only the account sees: its open matches, its statement.
    Read,
    /// To open tables, sit down, play, ask for rematches, practise.
    Play,
    /// To say something.
    Chat,
    /// To deal with other people: friends, blocks, notes, reports.
    Social,
}

/// The id of a token, to revoke it by: 11 characters as in the id of a match. It is not the token.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct TokenId(pub String);

/// A token as its owner sees it afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenView {
    /// To revoke it by.
    pub id: TokenId,
    /// What its owner calls it.
    pub name: String,
    /// As whom the program acts: the owner, or one of the owner's bots.
    pub account: String,
    /// What it allows.
    pub scopes: Vec<TokenScope>,
    /// When it was made.
    pub created_at: Millis,
    /// When it was used last, to ten minutes; none: never.
    pub last_used_at: Option<Millis>,
}

/// `POST /api/v1/account/tokens`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeToken {
    /// 1 to 40 characters, for its owner to know it by.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    /// What it allows, at least one.
    pub scopes: Vec<TokenScope>,
    /// The bot of the owner that the program acts as; none: the owner.
    #[serde(default)]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// A token that has just been made. The secret is shown this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenMade {
    /// What is known of it from now on.
    pub token: TokenView,
    /// To be sent as `authorization: Bearer <secret>`.
    pub secret: String,
}

impl std::fmt::Debug for TokenMade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TokenMade").field("token", &self.token).finish_non_exhaustive()
    }
}

/// `POST /api/v1/account/bots`. The account is a bot's for ever and shown as one everywhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeBot {
    /// A name by the rules of [`crate::SignUp`].
    #[schema(min_length = 3, max_length = 20, pattern = "^[A-Za-z][A-Za-z0-9_-]*$")]
    pub name: String,
}

/// A bot that somebody runs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnBot {
    /// Its name.
    pub name: String,
    /// Since when.
    pub created_at: Millis,
}

/// `GET /api/v1/account/programs`: what the account has given to programs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProgramsView {
    /// Its bots, by name.
    pub bots: Vec<OwnBot>,
    /// How many it may have.
    pub bots_max: u16,
    /// Its tokens and those of its bots, the newest first.
    pub tokens: Vec<TokenView>,
    /// How many there may be.
    pub tokens_max: u16,
}
