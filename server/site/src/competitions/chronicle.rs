//! The log of a competition in memory, and how its lines are applied, for all kinds of competition.

use ::competitions::{
    PlayerId, Refusal,
    desk::{self, Desk},
    log::{self, Line, Log, Logged, Procedure, replay},
};
use store::{competitions::player, id::UserId};
use thiserror::Error;

use super::{Kind, kind::ActOf};
use crate::match_state::convert;

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
        let authors = self.log.lines().filter_map(|(_, logged)| logged.by);
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
        self.desk.directors().iter().copied().chain(authors).chain(named)
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

/// A competition as a procedure of the rules: its log can be replayed and corrected.
#[derive(Debug, Clone)]
pub(crate) struct Replayed<K>(pub(crate) K);

impl<K: Kind> Procedure for Replayed<K> {
    type Step = ActOf<K>;
    type Refused = K::Refused;

    fn apply(&mut self, seq: u32, at: ::competitions::Time, step: &ActOf<K>) -> Result<(), K::Refused> {
        self.0.step(step, convert::of_time(at), seq)
    }

    fn meaning(&self, step: &ActOf<K>) -> Option<String> {
        self.0.meaning(step)
    }
}

/// Applies the next line of the log of a competition. A refused line changes nothing.
///
/// # Errors
/// If the line cannot be applied.
pub(crate) fn apply<K: Kind>(loaded: &mut K, logged: Logged<ActOf<K>>) -> Result<(), Misfit<K::Refused>> {
    match &logged.line {
        Line::Step(act) => {
            let seq = loaded.last_seq() + 1;
            loaded.step(act, convert::of_time(logged.at), seq).map_err(Misfit::Step)?;
        }
        Line::Desk(act) => {
            loaded.chronicle_mut().desk.take(act, logged.by, logged.at).map_err(Misfit::Desk)?;
        }
        Line::Correction(correction) => {
            let log = &loaded.chronicle().log;
            log.check(correction.of, correction.instead.is_some()).map_err(Misfit::Correction)?;
            let mut log = log.clone();
            log.push(logged.clone());
            let replayed = replay(&log, Replayed(loaded.fresh())).map_err(|(_, why)| Misfit::Step(why))?;
            *loaded = replayed.0;
        }
    }
    loaded.chronicle_mut().log.push(logged);
    Ok(())
}
