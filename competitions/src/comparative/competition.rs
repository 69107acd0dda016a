//! The comparative event as a competition: the replay of its log, and its duties.

use super::{ComparativeEvent, Phase, Refused, Step};
use crate::duty::{Duty, Holder, Owed};
use crate::log::Procedure;
use crate::{Competition, Time};

impl Procedure for ComparativeEvent {
    type Step = Step;
    type Refused = Refused;

    fn apply(&mut self, _seq: u32, at: Time, step: &Step) -> Result<(), Refused> {
        self.take(step, at)
    }

    fn meaning(&self, _step: &Step) -> Option<String> {
        // Steps of a comparative event name the player and the board, so nothing is left open.
        None
    }
}

impl Competition for ComparativeEvent {
    /// Returns the boards that each player still has to play, those in play included.
    fn owed(&self, at: Time) -> Vec<Owed> {
        if self.phase(at) != Phase::Open {
            return Vec::new();
        }
        let rules = self.rules();
        let left =
            self.cards().iter().map(|card| (card.player, rules.boards.saturating_sub(card.finished())));
        left.filter(|(_, boards)| *boards > 0)
            .map(|(player, boards)| Owed {
                holder: Holder::Player(player),
                duty: Duty::Boards(boards),
                since: Some(rules.opens_at),
                until: Some(rules.closes_at),
            })
            .collect()
    }
}
