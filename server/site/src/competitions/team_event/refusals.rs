//! The words of refusals in a team event, with the names of teams and players.

use ::competitions::team_event::{Refused, Step, TieNumber};
use store::stored::team_event::Act;

use super::Loaded;
use crate::competitions::{Kind as _, log_lines::counted_step};

impl Loaded {
    /// Returns a refusal in words.
    pub(super) fn explained(&self, why: &Refused) -> String {
        match why {
            Refused::EnteredAlready(team) => format!("{} is entered already", self.team_name(*team)),
            Refused::Incomplete(team) => format!(
                "{} needs its captain and at least 2 players who have accepted their invitations",
                self.team_name(*team)
            ),
            Refused::NotInvited(team) => format!("you are not invited to {}", self.team_name(*team)),
            Refused::InAnotherTeam(player) => {
                let name = self.name(*player);
                if name.is_empty() {
                    return why.to_string();
                }
                format!(
                    "{name} belongs to another team of this event, or is named twice; name another player"
                )
            }
            Refused::NotPlaying(tie) => {
                format!("match {} is not being played, so it cannot be replayed", self.tie_name(*tie))
            }
            Refused::Decided(tie) => self.decided(*tie).unwrap_or_else(|| why.to_string()),
            Refused::Begun
            | Refused::NotBegun
            | Refused::Over
            | Refused::Places(_)
            | Refused::Full
            | Refused::NotEntered(_)
            | Refused::TeamSize(_)
            | Refused::Schedule(_)
            | Refused::NoSuchTie(_)
            | Refused::NotDue(_)
            | Refused::NotThirty
            | Refused::NoLotNeeded => why.to_string(),
        }
    }

    /// Returns a sentence with the result of a match and the step that gave it, or `None` without a result.
    fn decided(&self, tie: TieNumber) -> Option<String> {
        let decides = |act: &Act| {
            let Act::Step(Step::TieEnded { tie: of, .. } | Step::TieAwarded { tie: of, .. }) = act else {
                return false;
            };
            *of == tie
        };
        let log = &self.chronicle().log;
        let (seq, ..) = log.in_force().into_iter().rev().find(|(_, _, act)| decides(act))?;
        let step = counted_step(self, seq)?;
        Some(format!("match {} has a result: {step}; to change it, correct that step in the log", tie.get()))
    }
}
