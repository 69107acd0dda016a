//! Undoing and correcting steps of a tournament.

use std::collections::BTreeSet;

use ::competitions::{
    PlayerId, Reason, Time,
    knockout::{Bracket, BracketStep, Branch, How, Knockout, Outcome, Pairing, Place, Seat, Step},
    log::Meeting,
};
use store::{
    account::AccountKind,
    competitions::user,
    id::{MatchId, UserId},
    stands,
    stored::knockout::Act,
};
use texts::refusals;
use wire::{ChangeKind, CorrectionForm, StepInstead, StepKind};

use super::Loaded;
use crate::{
    competitions::{
        Batch, Competitions, Kind as _, Person,
        correctable::{Correctable, Outside, Picture, StepDescription},
        numbers::match_id,
        replay::{means, then},
    },
    error::AppError,
    match_state::convert,
};

impl Correctable for Loaded {
    async fn outside(competitions: &Competitions, loaded: &Loaded) -> Result<Outside, AppError> {
        let log = &loaded.chronicle.log;
        let steps = log.in_force().into_iter().map(|(_, _, act)| act);
        let ids: Vec<MatchId> = steps.filter_map(Loaded::table_of_step).collect();
        let tables = competitions.node.store.read(move |connection| stands::stands(connection, &ids)).await?;
        Ok(Outside { tables, ..Outside::default() })
    }

    fn concerned(&self, act: &Act) -> Vec<PlayerId> {
        match act {
            Act::Step { step, .. } => self.concerned_by(step),
            Act::Announced { .. } | Act::Paid { .. } => Vec::new(),
        }
    }

    fn contenders(&self) -> Vec<UserId> {
        self.state.contenders().into_iter().map(user).collect()
    }

    fn is_undone(&self, act: &Act, by: Option<PlayerId>) -> bool {
        match act {
            Act::Step { step, .. } => match step {
                Step::Entered(entry) => by.is_some_and(|by| by != entry.player),
                // A director may undo a late entry, even one that the player has made.
                Step::EnteredLate(_) | Step::LateEntries { .. } | Step::Paused { .. } => true,
                Step::Withdrawn(player) | Step::Retired(player) | Step::Removed(player) => {
                    by.is_some_and(|by| by != *player)
                }
                Step::CheckInOpened | Step::Cancelled => true,
                Step::Bracket(_, BracketStep::Drawn { .. } | BracketStep::Paired { .. }) => by.is_some(),
                Step::Bracket(
                    _,
                    BracketStep::Decided { .. }
                    | BracketStep::BothAbsent { .. }
                    | BracketStep::Ruled { .. }
                    | BracketStep::Swapped { .. },
                ) => true,
                Step::Bracket(
                    _,
                    BracketStep::Entered(_)
                    | BracketStep::Withdrawn(_)
                    | BracketStep::FinalWeek { .. }
                    | BracketStep::Protested { .. },
                )
                | Step::CheckedIn(_)
                | Step::FeeReturned(_)
                | Step::Begun { .. }
                | Step::Warned { .. } => false,
            },
            Act::Announced { .. } => true,
            Act::Paid { .. } => false,
        }
    }

    fn stands_alone(act: &Act) -> bool {
        matches!(act, Act::Announced { .. })
    }

    fn form(&self, act: &Act) -> Option<CorrectionForm> {
        let Act::Step {
            step:
                Step::Bracket(branch, BracketStep::Decided { pairing, .. } | BracketStep::Ruled { pairing, .. }),
            ..
        } = act
        else {
            return None;
        };
        let Pairing::Match(first, second) = self.pairing((*branch, *pairing))? else { return None };
        Some(CorrectionForm::Winner { names: (self.name(user(first)), self.name(user(second))) })
    }

    fn instead(&self, act: &Act, wanted: &StepInstead, _reason: &Reason) -> Result<Act, AppError> {
        let StepInstead::Winner { name } = wanted else { return Err(wrong_form()) };
        let winner = super::desk::named(self, name)?;
        let step = match act {
            Act::Step { step: Step::Bracket(branch, BracketStep::Decided { pairing, how, .. }), .. } => {
                let step = BracketStep::Decided { pairing: *pairing, winner, how: instead_of(*how) };
                Step::Bracket(*branch, step)
            }
            Act::Step { step: Step::Bracket(branch, BracketStep::Ruled { pairing, .. }), .. } => {
                Step::Bracket(*branch, BracketStep::Ruled { pairing: *pairing, winner })
            }
            Act::Step { .. } | Act::Announced { .. } | Act::Paid { .. } => return Err(wrong_form()),
        };
        Ok(step.into())
    }

    fn is_same_result(&self, now: &Act, new: &Act) -> bool {
        let winner = |act: &Act| match act {
            Act::Step {
                step:
                    Step::Bracket(_, BracketStep::Decided { winner, .. } | BracketStep::Ruled { winner, .. }),
                ..
            } => Some(*winner),
            Act::Step { .. } | Act::Announced { .. } | Act::Paid { .. } => None,
        };
        winner(now) == winner(new)
    }

    fn gone(
        &self,
        act: &Act,
        in_force: &[(u32, Time, &Act)],
        outside: &Outside,
    ) -> Result<BTreeSet<u32>, AppError> {
        let Act::Step { step, .. } = act else { return Ok(BTreeSet::new()) };
        // A table whose match is over cannot be resumed, so the match is played again at another table.
        let over = |is_of: &dyn Fn(Place) -> bool| {
            let begun = in_force.iter().filter(|(_, _, act)| match act {
                Act::Step { step: Step::Begun { place, number }, .. } => {
                    is_of(*place) && outside.is_gone(match_id(*number))
                }
                Act::Step { .. } | Act::Announced { .. } | Act::Paid { .. } => false,
            });
            begun.map(|(seq, ..)| *seq).collect::<BTreeSet<u32>>()
        };
        Ok(match step {
            Step::Bracket(branch, BracketStep::Decided { pairing, .. }) => {
                over(&|place| place == (*branch, *pairing))
            }
            Step::Cancelled => over(&|(branch, id)| {
                let round = self.state.bracket(branch).map(|bracket| bracket.round(id.round));
                let mut spots = round.unwrap_or_default().into_iter();
                spots.any(|spot| spot.id == id && spot.decided.is_none())
            }),
            // Opening the check-in also checked in the bots, in the director's name.
            Step::CheckInOpened => {
                let bots = in_force.iter().filter(|(seq, _, act)| {
                    let is_bot = |player| {
                        let account = self.people.get(&user(player));
                        account.is_some_and(|account| account.kind == AccountKind::Bot)
                    };
                    let by_director = self.chronicle.log.line(*seq).is_some_and(|logged| logged.by.is_some());
                    matches!(act, Act::Step { step: Step::CheckedIn(player), .. } if by_director && is_bot(*player))
                });
                bots.map(|(seq, ..)| *seq).collect()
            }
            Step::Entered(entry) => {
                let check_ins = in_force.iter().filter(|(_, _, act)| {
                    matches!(act, Act::Step { step: Step::CheckedIn(player), .. } if *player == entry.player)
                });
                check_ins.map(|(seq, ..)| *seq).collect()
            }
            // The exchange has closed the tables of both pairings.
            Step::Bracket(branch, BracketStep::Swapped { first, second }) => {
                let bracket = self.state.bracket(*branch);
                let of = |player| bracket.and_then(|bracket| bracket.pairing_now(player));
                let places = [of(*first), of(*second)];
                over(&|(of, pairing)| of == *branch && places.contains(&Some(pairing)))
            }
            // The walk-overs that followed from the withdrawal, and the tables that they closed.
            Step::Retired(player) | Step::Removed(player) => {
                let left = in_force.iter().find(|(_, _, one)| *one == act).map_or(0, |(seq, ..)| *seq);
                let is_by_site = |seq| self.chronicle.log.line(seq).is_some_and(|logged| logged.by.is_none());
                let mut places = Vec::new();
                let mut gone = BTreeSet::new();
                for (seq, _, act) in in_force.iter().filter(|(seq, ..)| *seq > left) {
                    let Act::Step { step: Step::Bracket(branch, step), .. } = act else { continue };
                    let (BracketStep::Decided { pairing, how: How::Withdrew, .. }
                    | BracketStep::Decided { pairing, how: How::Unplayed | How::Stopped, .. }
                    | BracketStep::BothAbsent { pairing }) = step
                    else {
                        continue;
                    };
                    let place = (*branch, *pairing);
                    // A removal is written together with the end of the match in play. Other awards are separate.
                    let follows = is_by_site(*seq) || *seq == left + 1;
                    if follows && self.pairing(place).is_some_and(|pairing| pairing.has(*player)) {
                        places.push(place);
                        gone.insert(*seq);
                    }
                }
                gone.extend(over(&|place| places.contains(&place)));
                gone
            }
            Step::Withdrawn(_)
            | Step::CheckedIn(_)
            | Step::LateEntries { .. }
            | Step::Paused { .. }
            | Step::EnteredLate(_)
            | Step::FeeReturned(_)
            | Step::Bracket(..)
            | Step::Begun { .. }
            | Step::Warned { .. } => BTreeSet::new(),
        })
    }

    fn is_made_again(&self, act: &Act, outside: &Outside) -> bool {
        match act {
            Act::Step { step, .. } => match step {
                Step::Begun { number, .. } => {
                    let table = match_id(*number);
                    !outside.has_begun(table) || outside.calls_off && !outside.is_gone(table)
                }
                Step::Warned { .. }
                | Step::Bracket(
                    _,
                    BracketStep::Drawn { .. } | BracketStep::Paired { .. } | BracketStep::FinalWeek { .. },
                ) => true,
                Step::Bracket(
                    _,
                    BracketStep::Decided { .. }
                    | BracketStep::BothAbsent { .. }
                    | BracketStep::Swapped { .. }
                    | BracketStep::Entered(_)
                    | BracketStep::Withdrawn(_)
                    | BracketStep::Protested { .. }
                    | BracketStep::Ruled { .. },
                )
                | Step::LateEntries { .. }
                | Step::Paused { .. }
                | Step::EnteredLate(_)
                | Step::Retired(_)
                | Step::Removed(_)
                | Step::FeeReturned(_)
                | Step::Entered(_)
                | Step::Withdrawn(_)
                | Step::CheckInOpened
                | Step::CheckedIn(_)
                | Step::Cancelled => false,
            },
            Act::Paid { .. } => true,
            Act::Announced { .. } => false,
        }
    }

    fn is_consequence(act: &Act) -> bool {
        matches!(act, Act::Paid { .. })
    }

    fn begun_meeting(&self, act: &Act, outside: &Outside) -> Option<Meeting> {
        let Act::Step { step: Step::Begun { place, number }, .. } = act else { return None };
        let Pairing::Match(first, second) = self.pairing(*place)? else { return None };
        outside.has_begun(match_id(*number)).then(|| Knockout::meeting(*place, [first, second]))
    }

    fn may_begin(&self, meeting: &Meeting) -> bool {
        self.state.may_begin(meeting)
    }

    fn meeting_name(&self, meeting: &Meeting) -> String {
        meeting.sides.map(|side| self.name(user(PlayerId::new(side)))).join(" – ")
    }

    fn table_of_step(act: &Act) -> Option<MatchId> {
        match act {
            Act::Step { step: Step::Begun { number, .. }, .. } => Some(match_id(*number)),
            Act::Step { .. } | Act::Announced { .. } | Act::Paid { .. } => None,
        }
    }

    async fn finish(
        competitions: &Competitions,
        before: &Loaded,
        after: &Loaded,
        _outside: &Outside,
    ) -> Result<Batch<Loaded>, AppError> {
        let held = before.fees();
        let is_back = |(user, seq): (store::id::UserId, u32)| held.get(&user) != Some(&seq);
        if before.paid.is_none() && after.fees().into_iter().any(is_back) {
            return Err(AppError::Refused(refusals::fees_returned()));
        }
        let Some(_paid) = before.paid.as_ref().filter(|_| after.paid.is_none()) else {
            return Ok(Batch::default());
        };
        let due = after.payout().ok_or_else(|| AppError::Refused(refusals::prizes_paid()))?;
        let payout = competitions.tournaments().within_limits(after, due).await?;
        competitions.tournaments().check_returns(before, &payout).await?;
        Ok(Batch::from_acts([payout.into()]))
    }

    fn told(&self, act: &Act) -> StepDescription {
        let name = |player: PlayerId| self.name(user(player));
        let (step, reason) = match act {
            Act::Step { step, reason, .. } => (step, reason.clone()),
            Act::Announced { text } => return StepDescription::new(StepKind::Announced, "", text.clone()),
            Act::Paid { .. } => return StepDescription::new(StepKind::Paid, "", ""),
        };
        let about = super::place_of(step).map(|place| self.place_name(place)).unwrap_or_default();
        let told = match step {
            Step::Entered(entry) | Step::Bracket(_, BracketStep::Entered(entry)) => {
                StepDescription::new(StepKind::Entered, name(entry.player), "")
            }
            Step::Withdrawn(player)
            | Step::Retired(player)
            | Step::Removed(player)
            | Step::Bracket(_, BracketStep::Withdrawn(player)) => {
                StepDescription::new(StepKind::Withdrawn, name(*player), "")
            }
            Step::LateEntries { until } => {
                let until = crate::dates::day_and_time(convert::of_time(*until));
                StepDescription::new(StepKind::LateEntries, "", until)
            }
            Step::Paused { until } => {
                let until = crate::dates::day_and_time(convert::of_time(*until));
                StepDescription::new(StepKind::Paused, "", until)
            }
            Step::EnteredLate(entry) => StepDescription::new(StepKind::EnteredLate, name(entry.player), ""),
            Step::Bracket(_, BracketStep::Swapped { first, second }) => {
                StepDescription::new(StepKind::Repaired, name(*first), name(*second))
            }
            Step::CheckInOpened => StepDescription::new(StepKind::CheckInOpened, "", ""),
            Step::CheckedIn(player) => StepDescription::new(StepKind::CheckedIn, name(*player), ""),
            Step::Bracket(_, BracketStep::Drawn { .. } | BracketStep::Paired { .. }) => {
                StepDescription::new(StepKind::Drawn, "", "")
            }
            Step::Bracket(_, BracketStep::Decided { winner, how, .. }) => {
                let kind = if how.is_by_director() { StepKind::Awarded } else { StepKind::Result };
                StepDescription::new(kind, about, name(*winner))
            }
            Step::Bracket(_, BracketStep::BothAbsent { .. }) => {
                StepDescription::new(StepKind::Result, about, "")
            }
            Step::Bracket(_, BracketStep::FinalWeek { .. }) => {
                StepDescription::new(StepKind::FinalWeek, "", "")
            }
            Step::Bracket(_, BracketStep::Protested { player, .. }) => {
                StepDescription::new(StepKind::Protested, about, name(*player))
            }
            Step::Bracket(_, BracketStep::Ruled { winner, .. }) => {
                StepDescription::new(StepKind::Ruled, about, name(*winner))
            }
            Step::FeeReturned(player) => StepDescription::new(StepKind::FeeReturned, name(*player), ""),
            Step::Begun { .. } => StepDescription::new(StepKind::Begun, about, ""),
            Step::Warned { player, .. } => StepDescription::new(StepKind::Warned, about, name(*player)),
            Step::Cancelled => StepDescription::new(StepKind::Cancelled, "", ""),
        };
        StepDescription { reason, ..told }
    }

    fn table_name(&self, table: u64) -> Option<String> {
        self.state.place_of(table).map(|place| self.place_name(place))
    }

    fn picture(&self) -> Picture {
        let mut picture = Picture::new();
        let name = |player: PlayerId| self.name(user(player));
        for (branch, bracket) in self.state.brackets() {
            for round in 1..=bracket.round_number() {
                for spot in bracket.round(round) {
                    let players = match spot.pairing {
                        Pairing::Match(first, second) => format!("{} – {}", name(first), name(second)),
                        Pairing::Bye(player) => name(player),
                    };
                    let about = number_of((branch, spot.id));
                    picture.push(((ChangeKind::Pairing, about.clone()), players));
                    let result = spot.decided.map(|decided| match decided {
                        Outcome::Won(winner, _) => name(winner),
                        Outcome::BothLost => String::new(),
                    });
                    picture.extend(result.map(|result| ((ChangeKind::Result, about), result)));
                }
            }
        }
        if let Some(winner) = self.state.winner() {
            picture.push(((ChangeKind::Winner, String::new()), name(winner)));
        }
        for (place, player) in self.state.places() {
            picture.push(((ChangeKind::Standing, name(player)), place.to_string()));
        }
        let payout = self.paid.clone().or_else(|| self.payout()).unwrap_or_default();
        for (winner, hundredths) in payout.sums(self.fee()) {
            let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
            picture.push(((ChangeKind::Prize, self.name(winner)), text));
        }
        picture
    }
}

/// Returns the number of a match, marked in the consolation bracket and in the final.
fn number_of((branch, id): Place) -> String {
    match branch {
        Branch::Main => id.to_string(),
        Branch::Consolation => format!("C{id}"),
        Branch::Final => format!("F{id}"),
    }
}

/// Returns how a match is decided after a director has corrected its winner. Only the result of a match that was played
/// is replaced by another result; everything else is a decision by the director.
const fn instead_of(how: How) -> How {
    match how {
        // A finished match stays one: its loser may come back as a lucky loser, whatever player that is.
        How::Played => How::Played,
        How::Director => How::Director,
        How::Absent | How::NeitherCame | How::Withdrew | How::Unplayed => How::Unplayed,
        How::Idle | How::OpenAtTheEnd(_) | How::Ruling | How::Overruled | How::Stopped => How::Stopped,
    }
}

fn wrong_form() -> AppError {
    AppError::invalid("instead", refusals::other_form())
}

impl Loaded {
    fn pairing(&self, (branch, id): Place) -> Option<Pairing> {
        self.state.bracket(branch)?.pairing(id)
    }

    /// Returns the players whose matches or entry a step decides.
    fn concerned_by(&self, step: &Step) -> Vec<PlayerId> {
        let places: Vec<Place> = match step {
            Step::Bracket(branch, BracketStep::Swapped { first, second }) => {
                let bracket = self.state.bracket(*branch);
                let of = |player| bracket.and_then(|bracket| bracket.pairing_now(player));
                [*first, *second].into_iter().filter_map(of).map(|pairing| (*branch, pairing)).collect()
            }
            step => super::place_of(step).into_iter().collect(),
        };
        let pairings = places.into_iter().filter_map(|place| self.pairing(place));
        let players =
            pairings.flat_map(|pairing| Seat::ALL.into_iter().filter_map(move |seat| pairing.player(seat)));
        let alone = match step {
            Step::Retired(player) | Step::Removed(player) => Some(*player),
            Step::EnteredLate(entry) => Some(entry.player),
            _ => None,
        };
        players.chain(alone).collect()
    }

    /// Checks that no match waits for its table that must not begin again.
    ///
    /// # Errors
    /// With the code `begins_again`.
    pub(super) fn check_waiting(&self) -> Result<(), AppError> {
        let never = self.chronicle.log.never_again(None);
        match never.iter().find(|meeting| self.may_begin(meeting)) {
            Some(meeting) => Err(AppError::Refused(refusals::begins_again(self.meeting_name(meeting)))),
            None => Ok(()),
        }
    }

    fn place_name(&self, place: Place) -> String {
        let number = number_of(place);
        match self.pairing(place) {
            Some(Pairing::Match(first, second)) => {
                format!("{number} {} – {}", self.name(user(first)), self.name(user(second)))
            }
            Some(Pairing::Bye(_)) | None => number,
        }
    }

    /// Returns true if a person plays in the match at `place`.
    pub(super) fn plays_at(&self, place: Place, person: &Person) -> bool {
        let Some(pairing) = self.pairing(place) else { return false };
        let mut players = Seat::ALL.into_iter().filter_map(|seat| pairing.player(seat));
        players.any(|player| person.has(user(player)))
    }

    /// Returns the seed for the next draw of a bracket. If the same players were drawn before and that draw was undone,
    /// it is repeated with the same seed, so a director cannot repeat a draw until the result suits. Other players have
    /// a fresh seed in round one, so a director who knows the old one cannot choose the entries by it. The order in
    /// which they have entered does not matter.
    pub(super) fn seed_for(&self, branch: Branch, fresh: ::competitions::Seed) -> ::competitions::Seed {
        let next = self.round_of(branch) + 1;
        for (seq, act) in self.chronicle.log.out_of_force().into_iter().rev() {
            let Act::Step {
                step: Step::Bracket(of, BracketStep::Drawn { seed } | BracketStep::Paired { seed, .. }),
                ..
            } = act
            else {
                continue;
            };
            if *of != branch {
                continue;
            }
            let Some(drawn) = then(self, seq).filter(|drawn| drawn.round_of(branch) == next) else {
                continue;
            };
            // A later round keeps its seed even if a result was corrected: most of its pairings then stay.
            let is_of_entries = branch == Branch::Main && next == 1;
            if !is_of_entries || means(self, &[], act) == drawn.meaning(act) {
                return *seed;
            }
        }
        fresh
    }

    fn round_of(&self, branch: Branch) -> u32 {
        self.state.bracket(branch).map_or(0, Bracket::round_number)
    }
}
