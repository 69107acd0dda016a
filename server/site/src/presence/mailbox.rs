//! The topics that a socket still has to check.
//!
//! Messages are not put into a socket's queue. Senders mark a topic, and the socket reads the changes when it is
//! free to send. Marking a topic twice leaves one mark. So a mailbox is never larger than the number of topics its
//! socket watches, and a slow reader costs no memory.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use store::{
    clubs::ClubId,
    competitions::CompetitionId,
    id::{BoardId, MatchId},
};
use tokio::sync::Notify;

/// A topic that a socket can be notified of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The lobby has changed.
    Lobby,
    /// The agenda of the socket's player has changed.
    Agenda,
    /// The lobby's chat has new lines.
    LobbyChat,
    /// A match has new events, or its presence or rematch has changed.
    Match(MatchId),
    /// A table's chat has new lines.
    Chat(MatchId),
    /// The analysis of a match has progressed.
    Analysis(MatchId),
    /// The chat of a club has new lines.
    ClubChat(ClubId),
    /// A competition has changed.
    Competition(CompetitionId),
    /// A competition has changed, and with it the list of all.
    Events,
    /// The state of a sensor board has changed.
    Board(BoardId),
    /// Maintenance has begun or ended.
    Maintenance,
    /// The session of the socket has ended.
    SignedOut,
}

/// The marked topics of one socket.
#[derive(Debug, Default)]
pub struct Mailbox {
    // Held for a few instructions and never across an await, so a std mutex is the right one.
    marked: Mutex<BTreeSet<Topic>>,
    news: Notify,
}

impl Mailbox {
    /// Marks a topic and wakes the socket.
    pub(crate) fn mark(&self, topic: Topic) {
        self.marked.lock().unwrap_or_else(PoisonError::into_inner).insert(topic);
        self.news.notify_one();
    }

    /// Waits until a topic is marked, and takes all marks.
    pub async fn wait_for_topics(&self) -> BTreeSet<Topic> {
        loop {
            let marked = std::mem::take(&mut *self.marked.lock().unwrap_or_else(PoisonError::into_inner));
            if !marked.is_empty() {
                return marked;
            }
            self.news.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn marks_are_taken_once_and_never_lost() {
        let mailbox = Mailbox::default();
        let id = MatchId::from_row(1);
        mailbox.mark(Topic::Match(id));
        mailbox.mark(Topic::Match(id));
        mailbox.mark(Topic::Lobby);
        assert_eq!(mailbox.wait_for_topics().await, BTreeSet::from([Topic::Lobby, Topic::Match(id)]));
        let (taken, ()) = tokio::join!(mailbox.wait_for_topics(), async { mailbox.mark(Topic::SignedOut) });
        assert_eq!(taken, BTreeSet::from([Topic::SignedOut]));
    }
}
