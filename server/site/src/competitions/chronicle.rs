//! The log of a competition in memory, for all kinds of competition.

use ::competitions::{
    PlayerId, Refusal,
    desk::{self, Desk},
    log::{self, Line, Log},
};
use store::{competitions::player, id::UserId};
use thiserror::Error;

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
        self.directors_ever().chain(self.authors())
    }

    /// Returns the authors of all lines.
    pub(crate) fn authors(&self) -> impl Iterator<Item = PlayerId> {
        self.log.lines().filter_map(|(_, logged)| logged.by)
    }

    /// Returns the directors, and everybody who was named or removed as one.
    pub(crate) fn directors_ever(&self) -> impl Iterator<Item = PlayerId> {
        let named = self.log.lines().filter_map(|(_, logged)| match &logged.line {
            Line::Desk(
                desk::Act::DirectorAdded(player)
                | desk::Act::DirectorRemoved(player)
                | desk::Act::HandedOver(player),
            ) => Some(*player),
            Line::Desk(
                desk::Act::Held { .. }
                | desk::Act::Released { .. }
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
#[derive(Debug, Error)]
pub(crate) enum Misfit<Step: Refusal> {
    #[error("{0}")]
    Step(Step),
    #[error(transparent)]
    Desk(desk::Refused),
    #[error(transparent)]
    Correction(log::Refused),
}

impl<Step: Refusal> Refusal for Misfit<Step> {
    fn code(&self) -> &'static str {
        match self {
            Misfit::Step(why) => why.code(),
            Misfit::Desk(why) => why.code(),
            Misfit::Correction(why) => why.code(),
        }
    }
}
