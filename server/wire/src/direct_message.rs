//! Messages between two people.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::{Look, Millis, RequestId};

/// A message, as one of the two sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DirectMessage {
    /// The number in the conversation, from 1.
    pub number: u32,
    /// True if the user wrote it, false if the other player did.
    pub own: bool,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
    /// True if the message is held back, because both have a part in a team match with a board in play. It is delivered
    /// when no board is in play; until then its number is 0.
    pub held: bool,
}

/// A message of the user's that is held back until no board of a team match is in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeldMessage {
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}

/// A conversation in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConversationCard {
    /// The other player.
    pub name: String,
    /// The picture, flag and title of the other player.
    #[serde(default)]
    pub look: Look,
    /// The number of unread messages.
    pub unread: u32,
    /// The last message.
    pub last: DirectMessage,
}

/// `GET /api/v1/messages`: the user's conversations, the latest first; at most 500.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Conversations {
    /// The conversations.
    pub conversations: Vec<ConversationCard>,
}

/// `GET /api/v1/messages/{name}?before=`: a page of a conversation. Messages are deleted a year after they were sent,
/// and with the account of either player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConversationView {
    /// The other player.
    pub name: String,
    /// The picture, flag and title of the other player.
    #[serde(default)]
    pub look: Look,
    /// True if the other player is connected.
    pub online: bool,
    /// At most 50 messages, oldest first.
    pub messages: Vec<DirectMessage>,
    /// True if there are earlier messages.
    pub more: bool,
    /// The user's messages that are held back, oldest first.
    pub held: Vec<HeldMessage>,
    /// True if the two cannot write to each other.
    pub closed: bool,
}

/// `POST /api/v1/messages/{name}`: a message. A repeated request stores it once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SendMessage {
    /// The client's name for this message.
    pub request: RequestId,
    /// The text, 1 to 1000 characters on one line.
    #[schema(min_length = 1, max_length = 1000)]
    pub text: PublicText,
}

/// `POST /api/v1/messages/{name}/read`: how far the user has read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReadMessages {
    /// The number of the last message that was read.
    pub up_to: u32,
}

/// The user's unread messages, as a part of the agenda.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AgendaMessages {
    /// The number of unread messages.
    pub unread: u32,
    /// The players who wrote them, the latest first; at most 5.
    pub from: Vec<String>,
    /// The time of the latest message to or from the user. When it changes, an open conversation has a new message.
    pub latest: Option<Millis>,
}

/// A message in the export of an account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnMessage {
    /// The other player.
    pub with: String,
    /// True if the user wrote it.
    pub own: bool,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}

/// A message in a report, as it was at the time of the report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReportedMessage {
    /// True if the reporter wrote it, false if the reported player did.
    pub by_reporter: bool,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}
