//! The refusal to decide a match of a tournament again.

use ::competitions::knockout::{BracketRefused, BracketStep, Refused, Step};
use store::stored::knockout::Act;
use texts::Refusal;

use super::Loaded;
use crate::competitions::{Kind as _, log_lines::counted_step};

impl Loaded {
    /// Returns the refusal with the step that has decided the match. `None` for other refusals.
    pub(super) fn decided_by(&self, why: &Refused) -> Option<Refusal> {
        let (Refused::BegunAlready(pairing) | Refused::Bracket(BracketRefused::DecidedAlready(pairing))) =
            why
        else {
            return None;
        };
        let decides = |act: &Act| {
            let Act::Step { step: Step::Bracket(_, step), .. } = act else { return false };
            matches!(
                step,
                BracketStep::Decided { pairing: of, .. }
                | BracketStep::BothAbsent { pairing: of }
                | BracketStep::Ruled { pairing: of, .. } if of == pairing
            )
        };
        let log = &self.chronicle().log;
        let (seq, ..) = log.in_force().into_iter().rev().find(|(_, _, act)| decides(act))?;
        Some(counted_step(self, seq)?.has_decided(pairing.to_string()))
    }
}
