//! The refusal to decide a match of a team event again.

use ::competitions::team_event::{Refused, Step};
use store::stored::team_event::Act;
use texts::Refusal;

use super::Loaded;
use crate::competitions::{Kind as _, log_lines::counted_step};

impl Loaded {
    /// Returns the refusal with the step that has decided the match. `None` for other refusals.
    pub(super) fn decided_by(&self, why: &Refused) -> Option<Refusal> {
        let Refused::Decided(tie) = why else { return None };
        let decides = |act: &Act| {
            let Act::Step(Step::TieEnded { tie: of, .. } | Step::TieAwarded { tie: of, .. }) = act else {
                return false;
            };
            of == tie
        };
        let log = &self.chronicle().log;
        let (seq, ..) = log.in_force().into_iter().rev().find(|(_, _, act)| decides(act))?;
        Some(counted_step(self, seq)?.has_decided(tie.get().to_string()))
    }
}
