//! The log of an event for its readers: as lines at the director's desk, as values in refusals, and as sentences in
//! protocols.

use std::collections::{BTreeMap, BTreeSet};

use ::competitions::{
    PlayerId, desk,
    log::{Fate, Line, Log, Logged},
};
use store::account::Account;
use texts::{Language, Refusal, Text, protocols, refusals, team_matches};
use wire::{EventHold, EventStep, Millis, StepFate, StepKind};

use super::correctable::{Correctable, StepDescription};
use crate::match_state::convert;

/// Returns the step that a line is about: for a correction, the corrected step.
pub(super) fn root<A: Clone>(log: &Log<A>, seq: u32) -> Option<&Logged<A>> {
    log.line(log.root_seq(seq)?)
}

pub(super) fn root_act<A: Clone>(log: &Log<A>, seq: u32) -> Option<&A> {
    match &root(log, seq)?.line {
        Line::Step(act) => Some(act),
        Line::Correction(_) | Line::Desk(_) => None,
    }
}

/// Returns the name of a kind of step.
fn words_of(kind: StepKind) -> Text {
    use texts::desk::log::kind as kinds;
    match kind {
        StepKind::Entered => kinds::entered(),
        StepKind::EnteredLate => kinds::entered_late(),
        StepKind::LateEntries => kinds::late_entries(),
        StepKind::Paused => kinds::paused(),
        StepKind::Repaired => kinds::repaired(),
        StepKind::Changed => kinds::changed(),
        StepKind::Accepted => kinds::accepted(),
        StepKind::Declined => kinds::declined(),
        StepKind::Withdrawn => kinds::withdrawn(),
        StepKind::CheckInOpened => kinds::check_in_opened(),
        StepKind::CheckedIn => kinds::checked_in(),
        StepKind::Drawn => kinds::drawn(),
        StepKind::Begun => kinds::begun(),
        StepKind::Result => kinds::result(),
        StepKind::Awarded => kinds::awarded(),
        StepKind::FinalWeek => kinds::final_week(),
        StepKind::Warned => kinds::warned(),
        StepKind::Protested => kinds::protested(),
        StepKind::Ruled => kinds::ruled(),
        StepKind::Announced => kinds::announced(),
        StepKind::Paid => kinds::paid(),
        StepKind::FeeReturned => kinds::fee_returned(),
        StepKind::LineUp => kinds::line_up(),
        StepKind::BoardCancelled => kinds::board_cancelled(),
        StepKind::Held => kinds::held(),
        StepKind::Released => kinds::released(),
        StepKind::HoldEnded => kinds::hold_ended(),
        StepKind::TimeGiven => kinds::time_given(),
        StepKind::Substituted => kinds::substituted(),
        StepKind::RollsImported => kinds::rolls_imported(),
        StepKind::Commentators => kinds::commentators(),
        StepKind::TwoPeople => kinds::two_people(),
        StepKind::Replayed => kinds::replayed(),
        StepKind::LotDrawn => kinds::lot_drawn(),
        StepKind::Closed => kinds::closed(),
        StepKind::Cancelled => kinds::cancelled(),
        StepKind::Undone => kinds::undone(),
        StepKind::Corrected => kinds::corrected(),
        StepKind::DirectorAdded => kinds::director_added(),
        StepKind::DirectorRemoved => kinds::director_removed(),
        StepKind::HandedOver => kinds::handed_over(),
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
    let named = |kind, player: PlayerId| StepDescription::new(kind, loaded.shown_name(player), "");
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
            StepDescription::new(kind, about, new.unwrap_or_default()).because(&correction.reason)
        }
        Line::Desk(act) => match act {
            desk::Act::Held { scope, hold } => {
                StepDescription::new(StepKind::Held, table_of(loaded, *scope), "").because(&hold.reason)
            }
            desk::Act::Released { scope, reason } => {
                StepDescription::new(StepKind::Released, table_of(loaded, *scope), "").because(reason)
            }
            desk::Act::Outlasted { table } => {
                let about = table_of(loaded, desk::Scope::Table(*table));
                StepDescription::new(StepKind::HoldEnded, about, format!("{} h", desk::HELD_HOURS_MAX))
            }
            desk::Act::TimeGiven { tables, minutes, reason } => {
                let (about, detail) = match tables.as_slice() {
                    [table] => (table_of(loaded, desk::Scope::Table(*table)), format!("+{minutes} min")),
                    _ => (String::new(), format!("+{minutes} min × {}", tables.len())),
                };
                StepDescription::new(StepKind::TimeGiven, about, detail).because(reason)
            }
            desk::Act::DirectorAdded(player) => named(StepKind::DirectorAdded, *player),
            desk::Act::DirectorRemoved(player) => named(StepKind::DirectorRemoved, *player),
            desk::Act::HandedOver(player) => named(StepKind::HandedOver, *player),
            desk::Act::DirectorsSet(_) => StepDescription::new(StepKind::DirectorAdded, "", ""),
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

/// A line of a log with a result, for refusals.
#[derive(Debug)]
pub(crate) struct ResultLine {
    step: u32,
    /// The place, the names and the result, and the reason of an award.
    what: String,
    /// The author; `None` for the site.
    by: Option<String>,
    at: Millis,
}

impl ResultLine {
    /// Returns the refusal to replace this result by another that does not name its step.
    pub(super) fn has_come_since(self) -> Refusal {
        let author = self.author();
        refusals::replaced_since(self.step, self.what, author, self.by.unwrap_or_default(), self.at.0)
    }

    /// Returns the refusal to decide a match again that this step has decided.
    pub(crate) fn has_decided(self, pairing: String) -> Refusal {
        let author = self.author();
        refusals::decided_by_step(
            pairing,
            self.step,
            self.what,
            author,
            self.by.unwrap_or_default(),
            self.at.0,
        )
    }

    fn author(&self) -> &'static str {
        if self.by.is_some() { "person" } else { "site" }
    }
}

/// Returns the line with this number for a refusal.
pub(crate) fn counted_step<K: Correctable>(loaded: &K, seq: u32) -> Option<ResultLine> {
    let step = event_step(loaded, seq, &loaded.chronicle().log.fates(), &BTreeSet::new())?;
    let reason = step.reason.map(|reason| format!(" ({reason})")).unwrap_or_default();
    let what = format!("{}{reason}", joined([step.about, step.detail]));
    Some(ResultLine { step: seq, what, by: step.by, at: step.at })
}

/// Returns what is known of a step with commas.
pub(super) fn joined(parts: [String; 2]) -> String {
    let known: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    known.join(", ")
}

/// Returns the corrections and acts at the desk of an event as sentences, for protocols.
pub(crate) fn in_protocol<K: Correctable>(
    loaded: &K,
    viewer: Option<&Account>,
    language: Language,
) -> Vec<String> {
    let log = &loaded.chronicle().log;
    let fates = log.fates();
    let is_known = |seq: u32| root_act(log, seq).is_none_or(|act| loaded.may_know(act, viewer));
    let lines = log.lines().filter(|(seq, logged)| !matches!(logged.line, Line::Step(_)) && is_known(*seq));
    let steps = lines.filter_map(|(seq, _)| event_step(loaded, seq, &fates, &BTreeSet::new()));
    let sentence = |step: EventStep| {
        let mut kind = words_of(step.kind).in_language(language);
        if let Some(of) = step.of {
            kind = protocols::log::of(kind, of).in_language(language);
        }
        let root = step.of.and_then(|of| root_act(log, of)).map(|act| loaded.told(act).kind);
        let root = root.map(|root| words_of(root).in_language(language)).unwrap_or_default();
        let place = place_in_words(step.about, language);
        let known = [kind, root, place, step.detail].into_iter().filter(|part| !part.is_empty());
        let what = known.collect::<Vec<_>>().join(", ");
        let line = match step.by {
            Some(by) => protocols::log::step(step.at.0, step.step, what, by),
            None => protocols::log::automatic(step.at.0, step.step, what),
        };
        with_reason(&line, step.reason, language)
    };
    steps.map(sentence).collect()
}

/// Returns a sentence, with a second one for the reason if there is one.
pub(super) fn with_reason(line: &Text, reason: Option<String>, language: Language) -> String {
    let line = line.in_language(language);
    match reason {
        Some(reason) => format!("{line} {}", protocols::reason(reason).in_language(language)),
        None => line,
    }
}

/// Returns the place of a step in words: `2 open`, as the log has it, is "Board 2, open room".
fn place_in_words(about: String, language: Language) -> String {
    match (about.as_str(), about.split_once(' ')) {
        ("open", _) => team_matches::room::open().in_language(language),
        ("closed", _) => team_matches::room::closed().in_language(language),
        (_, Some((board, room @ ("open" | "closed")))) if board.parse::<u32>().is_ok() => {
            protocols::place(board, room).in_language(language)
        }
        _ => about,
    }
}

/// Returns a hold for a message.
pub(crate) fn shown_hold(hold: &::competitions::desk::Hold, at: ::competitions::Time) -> EventHold {
    EventHold { since: convert::of_time(at), reason: hold.reason.as_str().to_owned(), minutes: hold.minutes }
}
