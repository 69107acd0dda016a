//! The words of refusals in a tournament, with the names of players and matches.

use ::competitions::{
    PlayerId,
    knockout::{BracketRefused, BracketStep, PairingId, Refused, Step},
};
use store::{competitions::user, stored::knockout::Act};

use super::Loaded;
use crate::competitions::{Kind as _, log_lines::counted_step};

impl Loaded {
    /// Returns a refusal in words.
    pub(super) fn explained(&self, why: &Refused) -> String {
        let name = |player: &PlayerId| match self.name(user(*player)) {
            name if name.is_empty() => "the player".to_owned(),
            name => name,
        };
        match why {
            Refused::WithdrawnAlready(player) => format!("{} has withdrawn already", name(player)),
            Refused::BegunAlready(pairing) => self.decided(*pairing).unwrap_or_else(|| why.to_string()),
            Refused::Bracket(inner) => match inner {
                BracketRefused::EnteredAlready(player) => format!("{} has entered already", name(player)),
                BracketRefused::NotEntered(player) => format!("{} has not entered this event", name(player)),
                BracketRefused::NotInRound(player) => format!("{} has no match in this round", name(player)),
                BracketRefused::NotInMatch { player, pairing } => {
                    format!("{} does not play in match {pairing}", name(player))
                }
                BracketRefused::DecidedAlready(pairing) => {
                    self.decided(*pairing).unwrap_or_else(|| why.to_string())
                }
                _ => why.to_string(),
            },
            Refused::NoCheckIn
            | Refused::CheckInClosed
            | Refused::NoConsolation
            | Refused::NoLateEntries
            | Refused::NoPause
            | Refused::Cancelled
            | Refused::Over => why.to_string(),
        }
    }

    /// Returns a sentence with the result of a match and the step that gave it, or `None` without a result.
    fn decided(&self, pairing: PairingId) -> Option<String> {
        let decides = |act: &Act| {
            let Act::Step { step: Step::Bracket(_, step), .. } = act else { return false };
            matches!(
                step,
                BracketStep::Decided { pairing: of, .. }
                | BracketStep::BothAbsent { pairing: of }
                | BracketStep::Ruled { pairing: of, .. } if *of == pairing
            )
        };
        let log = &self.chronicle().log;
        let (seq, ..) = log.in_force().into_iter().rev().find(|(_, _, act)| decides(act))?;
        let step = counted_step(self, seq)?;
        Some(format!("match {pairing} has been decided: {step}; to change it, correct that step in the log"))
    }
}
