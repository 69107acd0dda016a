//! Reminders of a start, for all kinds of events.

use std::collections::BTreeSet;

use ::competitions::{
    duty::{Duty, Holder, Owed},
    knockout::REMINDER_MS,
};
use store::{competitions::player, id::UserId};
use wire::Millis;

use crate::match_state::convert;

/// Returns the time from which people are reminded of a start.
pub(super) fn reminded_from(start: Millis) -> Millis {
    convert::of_time(convert::to_time(start).before(REMINDER_MS))
}

/// Returns the reminders of a start that is near.
pub(super) fn reminders(people: impl Iterator<Item = UserId>, start: Millis, now: Millis) -> Vec<Owed> {
    if now < reminded_from(start) || start <= now {
        return Vec::new();
    }
    let people: BTreeSet<UserId> = people.collect();
    let reminded = people.into_iter().map(|member| Owed {
        holder: Holder::Player(player(member)),
        duty: Duty::Begins,
        since: Some(convert::to_time(reminded_from(start))),
        until: Some(convert::to_time(start)),
    });
    reminded.collect()
}
