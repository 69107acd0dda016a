//! Undoing and correcting steps of a comparative event.

use std::collections::BTreeSet;

use ::competitions::{
    PlayerId, Reason, Time, Viewer,
    comparative::{Step, standings},
    team_match::{PlayedGame, Room},
};
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult};
use store::{
    account::Account,
    competitions::{player, user},
    id::{MatchId, UserId},
    stored::comparative::Act,
};
use wire::{ChangeKind, CorrectionForm, DuplicateEnd, StepInstead, StepKind};

use super::Loaded;
use crate::{
    competitions::{
        Batch, Competitions,
        correctable::{Correctable, Outside, Picture, Told},
        refusals::refuse,
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

    fn contenders(&self) -> Option<Vec<UserId>> {
        Some(self.state.cards().iter().map(|card| user(card.player)).collect())
    }

    fn is_undone(&self, act: &Act, _by: Option<PlayerId>) -> bool {
        matches!(act, Act::Step(Step::Cancelled(_)))
    }

    fn form(&self, act: &Act) -> Option<CorrectionForm> {
        matches!(act, Act::Step(Step::Ended { .. })).then_some(CorrectionForm::Board)
    }

    fn instead(&self, act: &Act, wanted: &StepInstead, _reason: &Reason) -> Result<Act, AppError> {
        let (
            Act::Step(Step::Ended { player, board, .. }),
            StepInstead::Board { won, end, cube, checkers_left },
        ) = (act, wanted)
        else {
            return Err(AppError::Invalid("instead: this step needs another form of correction".to_owned()));
        };
        let invalid = |field: &str, error: &dyn std::fmt::Display| {
            AppError::Invalid(format!("instead.{field}: {error}"))
        };
        let card = self.state.card(*player).ok_or(AppError::NotFound("player in this event"))?;
        let own = Room::Open.team_of(self.state.side_of(card, *board));
        let result = match end {
            DuplicateEnd::Pass => DuplicateResult::Pass,
            DuplicateEnd::Single => DuplicateResult::Single,
            DuplicateEnd::Gammon => DuplicateResult::Gammon,
            DuplicateEnd::Backgammon => DuplicateResult::Backgammon,
        };
        let cube = DuplicateCube::new(u32::from(*cube)).map_err(|error| invalid("cube", &error))?;
        let left = CheckersLeft::new(*checkers_left).map_err(|error| invalid("checkers_left", &error))?;
        let winner = if *won { own } else { own.other() };
        let game =
            PlayedGame::new(winner, result, cube, left, None).map_err(|error| invalid("end", &error))?;
        Ok(Act::Step(Step::Ended { player: *player, board: *board, game }))
    }

    fn gone(
        &self,
        _act: &Act,
        _in_force: &[(u32, Time, &Act)],
        _outside: &Outside,
    ) -> Result<BTreeSet<u32>, AppError> {
        Err(refuse("rolls_are_public", "the rolls have been published since the event was called off"))
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

    fn told(&self, act: &Act) -> Told {
        let name = |player: PlayerId| self.name(user(player));
        match act.step() {
            Step::Entered(player) => Told::new(StepKind::Entered, name(player), ""),
            Step::Begun { player, board } => {
                Told::new(StepKind::Begun, format!("{board} {}", name(player)), "")
            }
            Step::Ended { player, board, game } => {
                let card = self.state.card(player);
                let side = card.map(|card| self.state.side_of(card, board));
                let has_won = side.is_some_and(|side| Room::Open.team_of(side) == game.winner());
                let sign = if has_won { "+" } else { "-" };
                let points = format!("{sign}{} SMP", game.smp().value());
                Told::new(StepKind::Result, format!("{board} {}", name(player)), points)
            }
            Step::Closed => Told::new(StepKind::Closed, "", ""),
            Step::Cancelled(reason) => Told::new(StepKind::Cancelled, "", "").because(&reason),
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
