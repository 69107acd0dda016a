//! The log of an event for its readers: as lines at the director's desk, and as sentences in refusals and protocols.

use std::collections::{BTreeMap, BTreeSet};

use ::competitions::{
    PlayerId, desk,
    log::{Fate, Line, Log, Logged},
};
use store::account::Account;
use wire::{EventHold, EventStep, StepFate, StepKind};

use super::correctable::{Correctable, Told};
use crate::match_state::convert;

/// Returns the step that a line is about: for a correction, the corrected step.
pub(super) fn root<A: Clone>(log: &Log<A>, seq: u32) -> Option<&Logged<A>> {
    log.line(root_seq(log, seq)?)
}

pub(super) fn root_seq<A: Clone>(log: &Log<A>, seq: u32) -> Option<u32> {
    match &log.line(seq)?.line {
        Line::Correction(correction) => root_seq(log, correction.of),
        Line::Step(_) | Line::Desk(_) => Some(seq),
    }
}

pub(super) fn root_act<A: Clone>(log: &Log<A>, seq: u32) -> Option<&A> {
    match &root(log, seq)?.line {
        Line::Step(act) => Some(act),
        Line::Correction(_) | Line::Desk(_) => None,
    }
}

/// Returns the plain words for a kind of step, for refusals and protocols.
pub(super) const fn words_of(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Entered => "entry",
        StepKind::EnteredLate => "late entry",
        StepKind::LateEntries => "late entries",
        StepKind::Paused => "longer pause",
        StepKind::Repaired => "exchange of two players",
        StepKind::Changed => "change of a team",
        StepKind::Accepted => "accepted invitation",
        StepKind::Declined => "declined invitation",
        StepKind::Withdrawn => "withdrawal",
        StepKind::CheckInOpened => "opening of the check-in",
        StepKind::CheckedIn => "check-in",
        StepKind::Drawn => "draw",
        StepKind::Begun => "begin",
        StepKind::Result => "result",
        StepKind::Awarded => "award",
        StepKind::FinalWeek => "last week",
        StepKind::Warned => "warning",
        StepKind::Protested => "protest",
        StepKind::Ruled => "ruling",
        StepKind::Announced => "announcement",
        StepKind::Paid => "payment of the prizes",
        StepKind::FeeReturned => "return of a fee",
        StepKind::LineUp => "line-up",
        StepKind::BoardCancelled => "replaced board",
        StepKind::Held => "hold",
        StepKind::Released => "release",
        StepKind::TimeGiven => "more time",
        StepKind::Substituted => "substitution",
        StepKind::RollsImported => "rolls from a file",
        StepKind::Commentators => "commentators",
        StepKind::TwoPeople => "two people of one address",
        StepKind::Replayed => "replay",
        StepKind::LotDrawn => "lot",
        StepKind::Closed => "close",
        StepKind::Cancelled => "cancellation",
        StepKind::Undone => "undo",
        StepKind::Corrected => "correction",
        StepKind::DirectorAdded => "new director",
        StepKind::DirectorRemoved => "removed director",
        StepKind::HandedOver => "hand-over",
    }
}

/// Returns a line of a log for a message. `fates` are those of the whole log, and `undoable` are the lines that the
/// reader could undo now.
pub(super) fn event_step<K: Correctable>(
    loaded: &K,
    seq: u32,
    fates: &BTreeMap<u32, Fate>,
    undoable: &BTreeSet<u32>,
) -> Option<EventStep> {
    let log = &loaded.chronicle().log;
    let logged = log.line(seq)?;
    let (mut of, mut form) = (None, None);
    let (fate, fate_by) = match fates.get(&seq).copied().unwrap_or(Fate::Counts) {
        Fate::Counts => (StepFate::Counts, None),
        Fate::Replaced { by } => (StepFate::Corrected, Some(by)),
        Fate::Undone { by } => (StepFate::Undone, Some(by)),
        Fate::TakenBack { by } => (StepFate::TakenBack, Some(by)),
    };
    let named = |kind, player: PlayerId| Told::new(kind, loaded.shown_name(player), "");
    let told = match &logged.line {
        Line::Step(act) => {
            let is_there = matches!(fate, StepFate::Counts | StepFate::Corrected);
            form = loaded.form(act).filter(|_| is_there && loaded.board_replaced_by(seq, act).is_none());
            loaded.told(act)
        }
        Line::Correction(correction) => {
            of = Some(correction.of);
            let root = root_act(log, correction.of).map(|act| loaded.told(act));
            let new = correction.instead.as_ref().map(|act| loaded.told(act).detail);
            let kind = if new.is_some() { StepKind::Corrected } else { StepKind::Undone };
            let about = root.map(|told| told.about).unwrap_or_default();
            Told::new(kind, about, new.unwrap_or_default()).because(&correction.reason)
        }
        Line::Desk(act) => match act {
            desk::Act::Held { scope, hold } => {
                Told::new(StepKind::Held, table_of(loaded, *scope), "").because(&hold.reason)
            }
            desk::Act::Released { scope, reason } => {
                Told::new(StepKind::Released, table_of(loaded, *scope), "").because(reason)
            }
            desk::Act::TimeGiven { tables, minutes, reason } => {
                let (about, detail) = match tables.as_slice() {
                    [table] => (table_of(loaded, desk::Scope::Table(*table)), format!("+{minutes} min")),
                    _ => (String::new(), format!("+{minutes} min × {}", tables.len())),
                };
                Told::new(StepKind::TimeGiven, about, detail).because(reason)
            }
            desk::Act::DirectorAdded(player) => named(StepKind::DirectorAdded, *player),
            desk::Act::DirectorRemoved(player) => named(StepKind::DirectorRemoved, *player),
            desk::Act::HandedOver(player) => named(StepKind::HandedOver, *player),
            desk::Act::DirectorsSet(_) => Told::new(StepKind::DirectorAdded, "", ""),
        },
    };
    Some(EventStep {
        step: seq,
        at: convert::of_time(logged.at),
        by: logged.by.map(|by| loaded.shown_name(by)),
        kind: told.kind,
        about: told.about,
        detail: told.detail,
        reason: told.reason,
        of,
        fate,
        fate_by,
        may_undo: undoable.contains(&seq),
        may_correct: form,
    })
}

/// Returns the name of a table for the log; empty for the whole event.
fn table_of<K: Correctable>(loaded: &K, scope: desk::Scope) -> String {
    match scope {
        desk::Scope::All => String::new(),
        desk::Scope::Table(number) => loaded.table_name(number).unwrap_or_default(),
    }
}

/// Returns the line with this number in words: what was done, by whom and when.
pub(crate) fn counted_step<K: Correctable>(loaded: &K, seq: u32) -> Option<String> {
    let step = event_step(loaded, seq, &loaded.chronicle().log.fates(), &BTreeSet::new())?;
    let by = step.by.as_deref().unwrap_or("the site");
    let parts = [step.about.as_str(), step.detail.as_str()].into_iter().filter(|part| !part.is_empty());
    let parts: String = parts.map(|part| format!(", {part}")).collect();
    let reason = step.reason.map(|reason| format!(" ({reason})")).unwrap_or_default();
    let at = crate::dates::day_and_time(step.at);
    Some(format!("step {seq}, {}{parts}, by {by}, {at}{reason}", words_of(step.kind)))
}

/// Returns the corrections and acts at the desk of an event as sentences, for protocols.
pub(crate) fn in_protocol<K: Correctable>(loaded: &K, viewer: Option<&Account>) -> Vec<String> {
    let log = &loaded.chronicle().log;
    let fates = log.fates();
    let is_known = |seq: u32| root_act(log, seq).is_none_or(|act| loaded.may_know(act, viewer));
    let lines = log.lines().filter(|(seq, logged)| !matches!(logged.line, Line::Step(_)) && is_known(*seq));
    let steps = lines.filter_map(|(seq, _)| event_step(loaded, seq, &fates, &BTreeSet::new()));
    let sentence = |step: EventStep| {
        let by = step.by.as_deref().unwrap_or("the site");
        let at = place_in_words(&step.about);
        let where_ = if at.is_empty() { String::new() } else { format!(", {at}") };
        let of = step.of.unwrap_or_default();
        let root = root_act(log, of).map_or("", |act| words_of(loaded.told(act).kind));
        let root = if root.is_empty() { String::new() } else { format!(" ({root}{where_})") };
        let act = match step.kind {
            StepKind::Undone => format!("{by} undid step {of}{root}"),
            StepKind::Corrected => format!("{by} corrected step {of}{root}: it is now {}", step.detail),
            StepKind::Held if at.is_empty() => format!("{by} paused all play"),
            StepKind::Held => format!("{by} paused play at a table ({at})"),
            StepKind::Released if at.is_empty() => format!("{by} resumed all play"),
            StepKind::Released => format!("{by} resumed play at a table ({at})"),
            StepKind::TimeGiven => format!("{by} gave more time{where_} ({})", step.detail),
            StepKind::DirectorAdded if at.is_empty() => "the directors are those of the event".to_owned(),
            StepKind::DirectorAdded => format!("{by} made {} a director", step.about),
            StepKind::DirectorRemoved => format!("{} no longer directs, by {by}", step.about),
            StepKind::HandedOver => format!("{by} handed the lead over to {}", step.about),
            kind => format!("{}{where_} {}, by {by}", words_of(kind), step.detail),
        };
        let reason = step.reason.map(|reason| format!(" Reason: {reason}")).unwrap_or_default();
        format!("{}: step {}: {act}.{reason}", crate::dates::day_and_time(step.at), step.step)
    };
    steps.map(sentence).collect()
}

/// Returns the place of a step in a sentence: `2 open`, as the log has it, is "board 2, open room".
fn place_in_words(about: &str) -> String {
    let is_room = |room: &str| room == "open" || room == "closed";
    match about.split_once(' ') {
        Some((board, room)) if is_room(room) && board.parse::<u32>().is_ok() => {
            format!("board {board}, {room} room")
        }
        None if is_room(about) => format!("{about} room"),
        Some(_) | None => about.to_owned(),
    }
}

/// Returns a hold for a message.
pub(crate) fn shown_hold(hold: &::competitions::desk::Hold, at: ::competitions::Time) -> EventHold {
    EventHold { since: convert::of_time(at), reason: hold.reason.as_str().to_owned(), minutes: hold.minutes }
}
