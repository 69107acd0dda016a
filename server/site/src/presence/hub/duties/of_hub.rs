//! The hub's methods for duties.

use std::collections::HashMap;

use store::id::UserId;
use wire::Duty;

use super::DutySource;
use crate::presence::{
    hub::{Hub, Inner},
    mailbox::Topic,
};

impl Inner {
    /// Adds the duties of a user to the agenda. Returns `None` if they were not read yet: an agenda without them would
    /// make them look new later.
    pub(in crate::presence::hub) fn with_duties(
        &self,
        mut agenda: wire::Agenda,
        user: UserId,
        with_reports: bool,
    ) -> Option<wire::Agenda> {
        (agenda.duties, agenda.more_duties) = self.duties.told(user, with_reports);
        self.duties.are_read.then_some(agenda)
    }
}

impl Hub {
    /// Replaces the duties from a source, and updates the agendas that change.
    pub(crate) fn set_duties(&self, source: DutySource, found: HashMap<UserId, Vec<Duty>>) {
        let mut inner = self.lock();
        let changed = inner.duties.set(source, found);
        if inner.duties.are_read {
            self.sockets.mark(&inner.agenda_watchers(&changed), Topic::Agenda);
        }
    }

    /// Returns the events whose players call this director, with the time of the first call.
    pub(crate) fn calls_for(&self, user: UserId) -> Vec<(wire::DutyEvent, wire::Millis)> {
        let inner = self.lock();
        let own = inner.duties.of.get(&user).into_iter().flat_map(|own| own.values().flatten());
        let calls = own.filter(|duty| duty.kind == wire::DutyKind::Calls);
        calls.filter_map(|duty| Some((duty.event.clone()?, duty.since))).collect()
    }

    /// Marks the duties as read. From now on agendas are sent.
    pub(crate) fn duties_are_read(&self) {
        let mut inner = self.lock();
        inner.duties.are_read = true;
        let owners = inner.agendas.owners();
        self.sockets.mark(&inner.agenda_watchers(&owners), Topic::Agenda);
    }
}
