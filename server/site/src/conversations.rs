//! Messages between two people. They are kept for a year, or until one of the two accounts is deleted.

use std::sync::Arc;

use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, UserName},
    contacts,
    direct_messages::{self, Conversation, Message, Most, NewMessage, Sent},
    held_messages,
    id::UserId,
    people, users,
};
use texts::refusals;
use wire::{
    ConversationCard, ConversationView, Conversations as ConversationsView, DirectMessage, HeldMessage,
    Millis, OwnMessage, ReadMessages, SendMessage,
};

use crate::{
    bounds::Bound,
    competitions::Competitions,
    error::AppError,
    limits::Limit,
    messages::ToWire,
    node::Node,
    presence::{
        Presence,
        chat_line::{self, line_of},
    },
};

/// The maximum length of a message in characters.
const TEXT_MAX: usize = 1_000;
/// The number of messages on a page.
const PAGE: i64 = 50;

/// Messages at one node. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Conversations {
    node: Arc<Node>,
    presence: Presence,
    competitions: Competitions,
}

impl Conversations {
    pub(crate) fn new(presence: Presence, competitions: Competitions) -> Conversations {
        Conversations { node: Arc::clone(&presence.node), presence, competitions }
    }

    /// Returns the conversations of an account, the latest first.
    ///
    /// # Errors
    /// If the account is a guest's, or the database fails.
    pub async fn list(&self, account: &Account) -> Result<ConversationsView, AppError> {
        check_person(account)?;
        let user = account.id;
        let read = self.node.store.read(move |connection| {
            let all = direct_messages::list_conversations(connection, user)?;
            let people = people::by_ids(connection, all.iter().map(|one| one.other))?;
            Ok::<_, DbError>((all, people))
        });
        let (all, people) = read.await?;
        let card = |one: Conversation| {
            let other = people.get(&one.other)?;
            Some(ConversationCard {
                name: other.name.to_string(),
                look: other.look.to_wire(),
                unread: one.unread,
                last: one.last.map(told)?,
            })
        };
        Ok(ConversationsView { conversations: all.into_iter().filter_map(card).collect() })
    }

    /// Returns a page of a conversation.
    ///
    /// # Errors
    /// If the account is a guest's, or there is no such player.
    pub async fn view(
        &self,
        account: &Account,
        name: &str,
        before: Option<u32>,
    ) -> Result<ConversationView, AppError> {
        check_person(account)?;
        let (name, user) = (named(name)?, account.id);
        let read = self.node.store.read(move |connection| {
            let other = other_person(connection, user, &name)?;
            // One message more than the page holds shows whether there are earlier ones.
            let mut messages = direct_messages::page(connection, user, other.id, before, PAGE + 1)?;
            let has_more = messages.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
            if has_more {
                messages.remove(0);
            }
            let is_apart = contacts::kept_apart(connection, user)?.contains(&other.id);
            let held = held_messages::list_held_messages(connection, user, Some(other.id))?;
            Ok::<_, AppError>((other, messages, has_more, is_apart, held))
        });
        let (other, messages, more, is_apart, held) = read.await?;
        Ok(ConversationView {
            name: other.name.to_string(),
            look: other.look.to_wire(),
            online: self.presence.is_online(&other),
            messages: messages.into_iter().map(told).collect(),
            more,
            held: held.into_iter().map(|one| HeldMessage { at: one.at, text: one.text }).collect(),
            closed: is_apart,
        })
    }

    /// Sends a message. A repeated request has no effect. Between people of one team match the message is held back
    /// while a board is in play.
    ///
    /// # Errors
    /// If the sender is a guest or a bot, one of the two blocks the other, there is no such
    /// person, the text is empty or too long, or a limit is reached.
    pub async fn send(
        &self,
        account: &Account,
        name: &str,
        wanted: SendMessage,
    ) -> Result<DirectMessage, AppError> {
        check_person(account)?;
        let name = named(name)?;
        let text = line_of(&wanted.text, TEXT_MAX, "text")?;
        let request = chat_line::request(&wanted.request)?;
        self.node.limit(Limit::MessageByAccount, &account.id.to_string()).await?;
        let (user, now) = (account.id, self.node.clock.now());
        let read = self.node.store.read(move |connection| {
            let other = other_person(connection, user, &name)?;
            let is_new = !direct_messages::is_begun(connection, user, other.id)?;
            Ok::<_, AppError>((other.id, is_new))
        });
        let (to, is_new) = read.await?;
        if is_new {
            self.node.limit(Limit::ConversationByAccount, &account.id.to_string()).await?;
        }
        let holder = self.competitions.team_match_between([user, to]).await?;
        let new = Arc::new(NewMessage { by: user, to, at: now, request, text });
        let bounds = &self.node.bounds;
        let most = Most {
            conversations: bounds.most(Bound::Conversations),
            unanswered: bounds.most(Bound::UnansweredConversations),
        };
        let sent = chat_line::until_numbered(|| {
            let new = Arc::clone(&new);
            self.node.store.write(move |connection| {
                if contacts::kept_apart(connection, new.by)?.contains(&new.to) {
                    // The refusal does not say which of them blocks the other.
                    return Err(AppError::Forbidden(refusals::kept_apart_in_messages()));
                }
                Ok(match holder {
                    // A request that was stored before the board began is answered as it was then.
                    Some(holder) if !direct_messages::is_known(connection, &new)? => {
                        let is_held = held_messages::hold(connection, &new, holder)?;
                        if is_held { MessageOutcome::Held } else { MessageOutcome::TooManyHeld }
                    }
                    Some(_) | None => MessageOutcome::Sent(direct_messages::send(connection, &new, most)?),
                })
            })
        });
        let message = match sent.await? {
            MessageOutcome::Held => {
                return Ok(DirectMessage {
                    number: 0,
                    own: true,
                    at: now,
                    text: new.text.clone(),
                    held: true,
                });
            }
            MessageOutcome::TooManyHeld => {
                return Err(AppError::Conflict(refusals::messages_held(held_messages::HELD_MAX)));
            }
            MessageOutcome::Sent(Sent::Stored(message)) => message,
            MessageOutcome::Sent(Sent::StoredForOldest(message)) => {
                bounds.reached(Bound::UnansweredConversations);
                message
            }
            MessageOutcome::Sent(Sent::TooMany) => {
                return Err(bounds.full(Bound::Conversations, refusals::conversations_full));
            }
        };
        self.presence.messages_changed(vec![user, to]).await;
        Ok(told(message))
    }

    /// Deletes a conversation for this account. The other person keeps it.
    ///
    /// # Errors
    /// If the account is a guest's, or there is no such player or conversation.
    pub async fn delete(&self, account: &Account, name: &str) -> Result<(), AppError> {
        check_person(account)?;
        let (name, user) = (named(name)?, account.id);
        let written = self.node.store.write(move |connection| {
            let other = other_person(connection, user, &name)?;
            Ok::<_, AppError>(direct_messages::hide(connection, user, other.id)?)
        });
        if !written.await? {
            return Err(AppError::NotFound(refusals::no_such_conversation()));
        }
        self.presence.messages_changed(vec![user]).await;
        Ok(())
    }

    /// Marks messages as read.
    ///
    /// # Errors
    /// If the account is a guest's, or there is no such player.
    pub async fn read(&self, account: &Account, name: &str, read: ReadMessages) -> Result<(), AppError> {
        check_person(account)?;
        let (name, user) = (named(name)?, account.id);
        let written = self.node.store.write(move |connection| {
            let other = other_person(connection, user, &name)?;
            Ok::<_, AppError>(direct_messages::read_up_to(connection, user, other.id, read.up_to)?)
        });
        if written.await? {
            self.presence.messages_changed(vec![user]).await;
        }
        Ok(())
    }

    /// Returns all messages of an account for its export.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn own(&self, user: UserId, limit: usize) -> Result<Vec<OwnMessage>, AppError> {
        let read = self.node.store.read(move |connection| {
            let all = direct_messages::all_of(connection, user, limit)?;
            let held = held_messages::list_held_messages(connection, user, None)?;
            let with = all.iter().map(|one| one.with).chain(held.iter().map(|one| one.to));
            let people = people::by_ids(connection, with.collect::<Vec<_>>())?;
            Ok::<_, DbError>((all, held, people))
        });
        let (all, held, people) = read.await?;
        let held = held.into_iter().filter_map(|one| {
            let with = people.get(&one.to)?.name.to_string();
            Some(OwnMessage { with, own: true, at: one.at, text: one.text })
        });
        let held: Vec<OwnMessage> = held.collect();
        let own = all.into_iter().filter_map(|one| {
            let with = people.get(&one.with)?.name.to_string();
            Some(OwnMessage { with, own: one.message.own, at: one.message.at, text: one.message.text })
        });
        Ok(own.chain(held).collect())
    }
}

/// The result of sending a message.
enum MessageOutcome {
    Sent(Sent),
    Held,
    TooManyHeld,
}

fn told(message: Message) -> DirectMessage {
    let Message { number, own, at, text } = message;
    DirectMessage { number, own, at, text, held: false }
}

fn check_person(account: &Account) -> Result<(), AppError> {
    match account.kind {
        AccountKind::Person => Ok(()),
        AccountKind::Guest => Err(AppError::AccountNeeded(refusals::guests_send_no_messages())),
        AccountKind::Bot => Err(AppError::Forbidden(refusals::messages_not_for_bots())),
    }
}

fn named(name: &str) -> Result<UserName, AppError> {
    UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))
}

/// Returns the person of this name with whom `user` can have a conversation.
fn other_person(connection: &mut AnyConn, user: UserId, name: &UserName) -> Result<Account, AppError> {
    let other =
        users::by_name(connection, name)?.ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
    if other.id == user {
        return Err(AppError::invalid("name", refusals::own_name()));
    }
    match other.kind {
        AccountKind::Person => Ok(other),
        AccountKind::Guest => Err(AppError::invalid("name", refusals::guests_read_no_messages())),
        AccountKind::Bot => Err(AppError::invalid("name", refusals::bots_read_no_messages())),
    }
}

/// The age at which messages are deleted.
const KEPT_MS: i64 = 365 * 24 * 60 * 60 * 1_000;

impl Presence {
    /// Deletes old messages.
    pub(crate) async fn forget_messages(&self, now: Millis) -> Result<(), DbError> {
        let before = Millis(now.0 - KEPT_MS);
        self.node.store.write(move |connection| direct_messages::forget_before(connection, before)).await
    }
}
