//! Undoing and correcting steps of a comparative event.

use std::collections::BTreeSet;

use ::competitions::{
    PlayerId, Reason, Time, Viewer,
    comparative::{Step, standings},
    team_match::Room,
};
use store::{
    account::Account,
    competitions::{player, user},
    id::{MatchId, UserId},
    stored::comparative::Act,
};
use texts::refusals;
use wire::{ChangeKind, CorrectionForm, StepInstead, StepKind};

use super::Loaded;
use crate::{
    competitions::{
        Batch, Competitions,
        correctable::{Correctable, Outside, Picture, StepDescription},
    },
    error::AppError,
};

impl Correctable for Loaded {
    async fn outside(_competitions: &Competitions, _loaded: &Loaded) -> Result<Outside, AppError> {
        // No step names a table that has to be opened or closed again.
        Ok(Outside::default())
    }

    fn concerned(&self, act: &Act) -> Vec<PlayerId> {
        match act.step() {
            Step::Ended { player, .. } => vec![player],
            Step::Entered(_) | Step::Begun { .. } | Step::Closed | Step::Cancelled(_) => Vec::new(),
        }
    }

    fn contenders(&self) -> Vec<UserId> {
        self.state.cards().iter().map(|card| user(card.player)).collect()
    }

    fn is_undone(&self, act: &Act, _by: Option<PlayerId>) -> bool {
        matches!(act, Act::Step(Step::Cancelled(_)))
    }

    /// Always `None`: the server has recorded every result, so there is nothing to correct.
    fn form(&self, _act: &Act) -> Option<CorrectionForm> {
        None
    }

    fn instead(&self, _act: &Act, _wanted: &StepInstead, _reason: &Reason) -> Result<Act, AppError> {
        Err(AppError::invalid("instead", refusals::other_form()))
    }

    fn is_same_result(&self, _now: &Act, _new: &Act) -> bool {
        false
    }

    fn gone(
        &self,
        _act: &Act,
        _in_force: &[(u32, Time, &Act)],
        _outside: &Outside,
    ) -> Result<BTreeSet<u32>, AppError> {
        Err(AppError::Refused(refusals::rolls_published()))
    }

    fn is_made_again(&self, _act: &Act, _outside: &Outside) -> bool {
        false
    }

    fn table_of_step(_act: &Act) -> Option<MatchId> {
        None
    }

    async fn finish(
        _competitions: &Competitions,
        _before: &Loaded,
        _after: &Loaded,
        _outside: &Outside,
    ) -> Result<Batch<Loaded>, AppError> {
        Ok(Batch::default())
    }

    fn told(&self, act: &Act) -> StepDescription {
        let name = |player: PlayerId| self.name(user(player));
        match act.step() {
            Step::Entered(player) => StepDescription::new(StepKind::Entered, name(player), ""),
            Step::Begun { player, board } => {
                StepDescription::new(StepKind::Begun, format!("{board} {}", name(player)), "")
            }
            Step::Ended { player, board, game } => {
                let card = self.state.card(player);
                let side = card.map(|card| self.state.side_of(card, board));
                let has_won = side.is_some_and(|side| Room::Open.team_of(side) == game.winner());
                let sign = if has_won { "+" } else { "-" };
                let points = format!("{sign}{} SMP", game.smp().value());
                StepDescription::new(StepKind::Result, format!("{board} {}", name(player)), points)
            }
            Step::Closed => StepDescription::new(StepKind::Closed, "", ""),
            Step::Cancelled(reason) => StepDescription::new(StepKind::Cancelled, "", "").because(&reason),
        }
    }

    /// A director may play, so the results follow the same rule as for players.
    fn may_know(&self, act: &Act, viewer: Option<&Account>) -> bool {
        let viewer = viewer.map_or(Viewer::Anonymous, |viewer| Viewer::Player(player(viewer.id)));
        match act.step() {
            Step::Ended { board, .. } => self.state.may_know(viewer, board),
            Step::Begun { .. } => self.state.is_over(),
            Step::Entered(_) | Step::Closed | Step::Cancelled(_) => true,
        }
    }

    fn table_name(&self, table: u64) -> Option<String> {
        let id = store::id::MatchId::from_row(i64::try_from(table).ok()?);
        self.tables.get(&id).map(|(who, board)| format!("{board} {}", self.name(user(*who))))
    }

    fn picture(&self) -> Picture {
        let mut picture = Picture::new();
        if !self.state.is_over() {
            return picture;
        }
        let results = self.state.results(Viewer::Anonymous);
        for result in &results {
            let about = format!("{} {}", result.board, self.name(user(result.player)));
            picture.push(((ChangeKind::Result, about), format!("{:+} SMP", result.smp.value())));
        }
        for row in standings(&results, self.state.rules().boards).unwrap_or_default() {
            let place = row.place.map(|place| format!("{place}. ")).unwrap_or_default();
            let text = format!("{place}{:+} IMP", row.imp);
            picture.push(((ChangeKind::Standing, self.name(user(row.player))), text));
        }
        picture
    }
}
