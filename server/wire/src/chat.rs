//! Lines of the chats of tables, clubs and the lobby.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;

/// A chat line of a table or of the lobby.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// The line's number, from 1, for each match and for the lobby.
    pub number: u32,
    /// The author.
    pub name: String,
    /// The time.
    pub at: Millis,
    /// The text. For a phrase, its English form.
    pub text: String,
    /// The phrase, to be shown in the reader's language. Only at tables.
    pub phrase: Option<ChatPhrase>,
    /// True if the author had no seat in the match. The players are shown such lines after the match.
    pub spectator: bool,
}

/// A phrase that each reader sees in their own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChatPhrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Nice roll!
    NiceRoll,
    /// That was lucky.
    LuckyMe,
    /// Sorry!
    Sorry,
    /// Thank you!
    Thanks,
    /// One moment, please.
    OneMoment,
    /// I am back.
    Back,
    /// Good game!
    GoodGame,
    /// Another game?
    AnotherGame,
    /// This is my last game.
    LastGame,
    /// I have to go. Bye!
    Bye,
}
