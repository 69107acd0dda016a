//! Reads agendas from the database.

use std::collections::HashSet;

use store::{
    DbError, contacts, direct_messages,
    id::UserId,
    matches::current::{self, Current},
    people,
};

use super::{TurnDeadline, item};
use crate::presence::{Presence, bus::News};

/// The maximum number of players in one query.
const PORTION: usize = 200;
/// The maximum number of senders of unread messages that an agenda names.
const SENDERS_SHOWN_MAX: usize = 5;

impl Presence {
    /// Reads the agendas of these players again.
    pub async fn look_at_agendas(&self, users: Vec<UserId>) -> Result<(), DbError> {
        // The messages are read first, so that the agenda is sent once, with them in it.
        self.look_at_messages(users.clone()).await?;
        for portion in users.chunks(PORTION) {
            let (asked, now) = (portion.to_vec(), self.node.clock.now());
            self.hub.begin_reading_agendas(portion);
            let read = self.node.store.read(move |connection| {
                let rows = current::current_among(connection, &asked, now)?;
                let ids = rows.iter().flat_map(|Current { facts, .. }| {
                    let seated = facts.seats.iter().filter_map(|(_, seat)| seat.map(|seat| seat.user));
                    seated.chain([facts.opener]).chain(facts.invited).collect::<Vec<_>>()
                });
                let ids: Vec<UserId> = ids.collect();
                let friends = contacts::friends_of_each(connection, &asked)?;
                Ok::<_, DbError>((rows, people::by_ids(connection, ids)?, friends))
            });
            let read = read.await;
            for &user in portion {
                if let Ok((_, _, friends)) = &read {
                    let friends = friends.get(&user).cloned().unwrap_or_default();
                    self.hub.set_friends_in_agenda(user, friends);
                }
                let found = read.as_ref().ok().map(|(rows, people, _)| {
                    let items = rows.iter().filter_map(|Current { facts, to_act, deadline, offer }| {
                        let turn = TurnDeadline { to_act: *to_act, deadline: *deadline, offer: *offer };
                        Some((facts.id, item(facts, turn, people, user)?))
                    });
                    items.collect()
                });
                self.hub.end_reading_agenda(user, found);
            }
            read?;
        }
        Ok(())
    }
}

impl Presence {
    /// Tells these people of a change in their private messages, here and on other nodes.
    pub(crate) async fn messages_changed(&self, users: Vec<UserId>) {
        for &user in &users {
            self.bus.publish(News::Messages { user });
        }
        self.hear_of_messages(users).await;
    }

    /// Reads the private messages of these people again. A failure is made up for by the next full check.
    pub(crate) async fn hear_of_messages(&self, users: Vec<UserId>) {
        if let Err(cause) = self.look_at_messages(users).await {
            tracing::warn!(%cause, "unread messages cannot be counted");
        }
    }

    async fn look_at_messages(&self, users: Vec<UserId>) -> Result<(), DbError> {
        let watched: HashSet<UserId> = self.hub.agenda_owners().into_iter().collect();
        let users: Vec<UserId> = users.into_iter().filter(|user| watched.contains(user)).collect();
        for portion in users.chunks(PORTION) {
            let asked = portion.to_vec();
            let read = self.node.store.read(move |connection| {
                let unread = direct_messages::unread_of(connection, &asked)?;
                let shown = unread.values().flat_map(|one| one.from.iter().take(SENDERS_SHOWN_MAX).copied());
                let people = people::by_ids(connection, shown.collect::<Vec<_>>())?;
                Ok::<_, DbError>((unread, people))
            });
            let (unread, people) = read.await?;
            for (user, one) in unread {
                let senders = one.from.iter().take(SENDERS_SHOWN_MAX).filter_map(|from| people.get(from));
                let from = senders.map(|account| account.name.to_string()).collect();
                let messages = wire::AgendaMessages { unread: one.count, from, latest: one.latest };
                self.hub.set_messages_in_agenda(user, messages);
            }
        }
        Ok(())
    }
}
