//! The log of a competition in memory, for all kinds of competition.

use ::competitions::{
    Params, PlayerId, Reason, Refusal, Time,
    desk::{self, Desk},
    log::{self, Correction, Line, Log},
};
use store::{competitions::player, id::UserId};

/// A log, and the state of the director's desk after it.
#[derive(Debug, Clone)]
pub(crate) struct Chronicle<Act> {
    pub(crate) log: Log<Act>,
    pub(crate) desk: Desk,
}

impl<Act: Clone> Chronicle<Act> {
    /// Returns the empty log of a competition that `creator` has made.
    pub(crate) fn new(creator: Option<UserId>) -> Chronicle<Act> {
        Chronicle { log: Log::default(), desk: Desk::new(creator.map(player)) }
    }

    /// Returns the directors, the authors of all lines, and everybody who was named or removed as a director.
    pub(crate) fn people(&self) -> impl Iterator<Item = PlayerId> {
        self.directors_ever().chain(self.log.lines().filter_map(|(_, logged)| logged.by))
    }

    /// Returns the undos of some steps, with their times and reasons, oldest first. A later correction of an undo
    /// changes nothing here.
    pub(crate) fn undos(&self, of: impl Fn(&Act) -> bool) -> impl Iterator<Item = (Time, &Reason)> {
        self.log.lines().filter_map(move |(_, logged)| match &logged.line {
            Line::Correction(Correction { of: step, instead: None, reason, .. }) => {
                let undone = self.log.line(*step).map(|logged| &logged.line);
                matches!(undone, Some(Line::Step(act)) if of(act)).then_some((logged.at, reason))
            }
            Line::Correction(_) | Line::Step(_) | Line::Desk(_) => None,
        })
    }

    /// Returns true if a correction that counts has replaced a step, or has undone one for which `is_result` is true.
    pub(crate) fn has_changed(&self, is_result: impl Fn(&Act) -> bool) -> bool {
        self.log.fates().into_iter().any(|(seq, fate)| match fate {
            log::Fate::Replaced { .. } => true,
            log::Fate::Undone { .. } => match self.log.line(seq).map(|logged| &logged.line) {
                Some(Line::Step(act)) => is_result(act),
                Some(Line::Correction(_) | Line::Desk(_)) | None => false,
            },
            log::Fate::Counts | log::Fate::TakenBack { .. } => false,
        })
    }

    /// Returns true if the event, or one of its tables, has ever been held.
    pub(crate) fn was_held(&self) -> bool {
        self.log.lines().any(|(_, logged)| matches!(logged.line, Line::Desk(desk::Act::Held { .. })))
    }

    /// Returns the directors, and everybody who was named or removed as one.
    fn directors_ever(&self) -> impl Iterator<Item = PlayerId> {
        let named = self.log.lines().filter_map(|(_, logged)| match &logged.line {
            Line::Desk(
                desk::Act::DirectorAdded(player)
                | desk::Act::DirectorRemoved(player)
                | desk::Act::HandedOver(player),
            ) => Some(*player),
            Line::Desk(
                desk::Act::Held { .. }
                | desk::Act::Released { .. }
                | desk::Act::Outlasted { .. }
                | desk::Act::TimeGiven { .. }
                | desk::Act::DirectorsSet(_),
            )
            | Line::Step(_)
            | Line::Correction(_) => None,
        });
        self.desk.directors().iter().copied().chain(named)
    }
}

/// The reason why a line cannot be applied.
#[derive(Debug)]
pub(crate) enum Misfit<Step: Refusal> {
    Step(Step),
    Desk(desk::Refused),
    Correction(log::Refused),
}

impl<Step: Refusal> Refusal for Misfit<Step> {
    fn coded(&self) -> (&'static str, Params) {
        match self {
            Misfit::Step(why) => why.coded(),
            Misfit::Desk(why) => why.coded(),
            Misfit::Correction(why) => why.coded(),
        }
    }
}
