//! The win of a tournament, for titles.

use std::collections::BTreeSet;

use ::competitions::{
    PlayerId, Time,
    knockout::{BracketStep, Branch, Format, How, Outcome, Phase, Seat, Step},
};
use store::{
    competitions::{player, user},
    id::UserId,
    stored::knockout::Act,
};

use super::Loaded;
use crate::{
    competitions::title::{BEATEN_MIN, PLAYERS_MIN, Win},
    match_state::convert,
};

impl Loaded {
    /// Returns the win of a player who has won a knock-out without a director's decision in a match of theirs.
    pub(super) fn win(&self, winner: UserId) -> Option<Win> {
        let main = self.state.bracket(Branch::Main)?;
        let is_knock_out = main.settings().format == Format::KnockOut;
        if !is_knock_out
            || main.phase() != Phase::Won(player(winner))
            || self.chronicle.has_changed(is_result)
        {
            return None;
        }
        let entrants: Vec<Vec<UserId>> =
            main.entries().iter().map(|entry| vec![user(entry.player)]).collect();
        Some(Win {
            field: entrants.len(),
            begun_at: convert::of_time(self.drawn_at()?),
            makers: self.chronicle.desk.agreed_ever().map(user).collect(),
            entrants,
            entrants_min: PLAYERS_MIN,
            beaten: self.beaten_by(player(winner))?,
            beaten_min: BEATEN_MIN,
            team_matches: Vec::new(),
        })
    }

    /// Returns the players whom a player has beaten at the board in the main bracket. `None` if a director has decided
    /// one of the matches that the player won.
    fn beaten_by(&self, winner: PlayerId) -> Option<BTreeSet<UserId>> {
        let main = self.state.bracket(Branch::Main)?;
        let mut beaten = BTreeSet::new();
        for spot in (1..=main.round_number()).flat_map(|round| main.round(round)) {
            let Some(Outcome::Won(advances, how)) = spot.decided else { continue };
            if advances != winner {
                continue;
            }
            if how.is_by_director() || self.state.is_absence_again(Branch::Main, &spot) {
                return None;
            }
            // A bye has no opponent. Absent players and those who have withdrawn are not beaten at the board.
            let players = Seat::ALL.into_iter().filter_map(|seat| spot.pairing.player(seat));
            let opponents = players.filter(|player| *player != winner && how == How::Played);
            beaten.extend(opponents.map(user));
        }
        Some(beaten)
    }

    /// Returns the time of the first draw.
    fn drawn_at(&self) -> Option<Time> {
        let mut steps = self.chronicle.log.in_force().into_iter();
        steps.find(|(_, _, act)| is_first_draw(act)).map(|(_, at, _)| at)
    }
}

const fn is_first_draw(act: &Act) -> bool {
    matches!(act, Act::Step { step: Step::Bracket(Branch::Main, BracketStep::Drawn { .. }), .. })
}

/// Returns true if an act is a result that no director has decided.
const fn is_result(act: &Act) -> bool {
    match act {
        Act::Step { step: Step::Bracket(_, BracketStep::Decided { how, .. }), .. } => !how.is_by_director(),
        Act::Step { .. } | Act::Announced { .. } | Act::Paid { .. } => false,
    }
}
