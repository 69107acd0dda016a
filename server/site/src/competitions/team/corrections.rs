//! Undoing and correcting steps of a team match.

use std::collections::BTreeSet;

use ::competitions::{
    BoardNumber, PlayerId, Reason, Time,
    team_match::{Assignment, Award, GameLine, GameTable, Room, Step, Team},
};
use rules::Side;
use store::{
    account::Account,
    competitions::{Status, user},
    id::MatchId,
    stands,
    stored::team_match::{Act, Ended},
};
use texts::refusals;
use wire::{ChangeKind, CorrectionForm, StepInstead, StepKind};

use super::{
    Loaded, Subject,
    forms::{awarded, entered},
    keep::Reseated,
    sight::eyes,
    team,
};
use crate::{
    competitions::{
        Batch, Competitions, Kind as _,
        correctable::{Correctable, Outside, Picture, StepDescription},
        refusals::refusal,
    },
    error::AppError,
};

impl Correctable for Loaded {
    async fn outside(competitions: &Competitions, loaded: &Loaded) -> Result<Outside, AppError> {
        let steps = loaded.chronicle.log.in_force().into_iter().map(|(_, _, act)| act);
        let ids: Vec<MatchId> = steps.filter_map(Loaded::table_of_step).collect();
        let tables = competitions.node.store.read(move |connection| stands::stands(connection, &ids)).await?;
        Ok(Outside { tables, ..Outside::default() })
    }

    /// Always empty: a director who belongs to a team has no desk.
    fn concerned(&self, _act: &Act) -> Vec<PlayerId> {
        Vec::new()
    }

    fn is_undone(&self, act: &Act, by: Option<PlayerId>) -> bool {
        match act {
            Act::Step(step) => step.can_be_undone(by.is_some()),
            Act::Begun { .. } | Act::Ended(_) | Act::Imported => false,
            Act::Entered(_) | Act::TwoPeople { .. } | Act::Cancelled { .. } => by.is_some(),
        }
    }

    fn form(&self, act: &Act) -> Option<CorrectionForm> {
        match act {
            Act::Entered(_) => Some(CorrectionForm::Game),
            Act::Step(Step::Assigned { .. }) => Some(CorrectionForm::Award),
            Act::Step(_)
            | Act::Begun { .. }
            | Act::Ended(_)
            | Act::Imported
            | Act::TwoPeople { .. }
            | Act::Cancelled { .. } => None,
        }
    }

    fn instead(&self, act: &Act, wanted: &StepInstead, reason: &Reason) -> Result<Act, AppError> {
        match (act, wanted) {
            (Act::Step(Step::Assigned { room, board, .. }), StepInstead::Award { to, award }) => {
                Ok(Act::Step(Step::Assigned {
                    room: *room,
                    board: *board,
                    assignment: Assignment { to: team(*to), award: awarded("instead.award", *award)? },
                    reason: reason.clone(),
                }))
            }
            (Act::Entered(before), StepInstead::Game { game }) => {
                let Ended { game, .. } = entered("instead.game", game, None, None)?;
                Ok(Act::Entered(Ended { game, ..before.clone() }))
            }
            _ => Err(AppError::invalid("instead", refusals::other_form())),
        }
    }

    fn is_same_result(&self, now: &Act, new: &Act) -> bool {
        match (now, new) {
            (
                Act::Step(Step::Assigned { assignment: now, .. }),
                Act::Step(Step::Assigned { assignment: new, .. }),
            ) => now == new,
            (Act::Entered(now), Act::Entered(new)) => now.game == new.game,
            _ => false,
        }
    }

    fn gone(
        &self,
        act: &Act,
        in_force: &[(u32, Time, &Act)],
        outside: &Outside,
    ) -> Result<BTreeSet<u32>, AppError> {
        let is_public = matches!(act, Act::Cancelled { .. }) && !self.row.settings.is_by_hand();
        if is_public {
            return Err(AppError::Refused(refusals::games_ended()));
        }
        // Tables at which no game had begun are closed, or will be in a moment. The rooms begin their boards again at
        // other tables.
        let closes = |table: MatchId| match act {
            Act::Step(Step::WalkedOver { .. }) => true,
            Act::Step(Step::Assigned { room, board, .. }) => {
                // While another award decides the game, its table stays closed.
                let since =
                    in_force.iter().skip_while(|(_, _, one)| Loaded::table_of_step(one) != Some(table));
                let awards = since.filter(|(_, _, one)| is_award_of(one, *room, *board));
                self.table_of.get(&(*room, *board)) == Some(&table) && awards.count() == 1
            }
            Act::Step(_)
            | Act::Begun { .. }
            | Act::Ended(_)
            | Act::Entered(_)
            | Act::Imported
            | Act::TwoPeople { .. }
            | Act::Cancelled { .. } => false,
        };
        let closed = in_force.iter().filter(|(_, _, one)| {
            Loaded::table_of_step(one).is_some_and(|table| closes(table) && !outside.has_begun(table))
        });
        Ok(closed.map(|(seq, ..)| *seq).collect())
    }

    fn is_made_again(&self, act: &Act, outside: &Outside) -> bool {
        Loaded::table_of_step(act).is_some_and(|table| !outside.has_begun(table))
    }

    fn board_replaced_by(&self, seq: u32, act: &Act) -> Option<u32> {
        let board = match act {
            Act::Step(Step::Assigned { board, .. } | Step::BoardCancelled { board, .. }) => *board,
            Act::Entered(ended) => self.board(ended.board).ok()?,
            Act::Step(_)
            | Act::Begun { .. }
            | Act::Ended(_)
            | Act::Imported
            | Act::TwoPeople { .. }
            | Act::Cancelled { .. } => return None,
        };
        let is_replaced =
            |act: &Act| matches!(act, Act::Step(Step::BoardCancelled { board: of, .. }) if *of == board);
        let replacing = self.chronicle.log.in_force().into_iter().rev();
        let mut later = replacing.take_while(|(at, ..)| *at > seq);
        later.find(|(_, _, act)| is_replaced(act)).map(|(at, ..)| at)
    }

    fn table_of_step(act: &Act) -> Option<MatchId> {
        match act {
            Act::Begun { table, .. } => Some(*table),
            Act::Step(_)
            | Act::Ended(_)
            | Act::Entered(_)
            | Act::Imported
            | Act::TwoPeople { .. }
            | Act::Cancelled { .. } => None,
        }
    }

    async fn finish(
        competitions: &Competitions,
        before: &Loaded,
        after: &Loaded,
        outside: &Outside,
    ) -> Result<Batch<Loaded>, AppError> {
        before.check_pairs_kept(after)?;
        after.check_one_seat()?;
        before.check_rolls(after, outside)?;
        let mut batch = competitions.team_matches().replaced_boards(after);
        for (room, board, table) in after.tables_in_play() {
            let (was, is) = (before.sides(room, board), after.sides(room, board));
            let (Some(was), Some(is)) = (was, is) else { continue };
            for (side, (was, is)) in Side::ALL.into_iter().zip(was.into_iter().zip(is)) {
                if was == is {
                    continue;
                }
                if outside.has_begun(table) {
                    if !competitions.matches.is_fresh_substitute(table, side, user(was)).await? {
                        return Err(AppError::Refused(refusals::substitute_acted()));
                    }
                    let no_player = || AppError::NotFound(refusals::no_such_player());
                    let account = after.account(is).ok_or_else(no_player)?;
                    let back = competitions.matches.substitution(table, side, account).await?;
                    batch.extras.substituted.push(back);
                    continue;
                }
                batch.extras.reseated.push(Reseated { table, side, user: user(is) });
            }
        }
        Ok(batch)
    }

    async fn check_event(
        competitions: &Competitions,
        after: &Loaded,
        reason: &Reason,
    ) -> Result<(), AppError> {
        let Some(event) = after.row.part_of else { return Ok(()) };
        competitions.team_events().planned_in_event(event, after, reason).await.map(drop)
    }

    fn told(&self, act: &Act) -> StepDescription {
        let at = |room: Room, board: u32| format!("{board} {room}");
        let of = |ended: &Ended| {
            let points = format!("{} {} IMP", ended.game.winner(), ended.game.imp().value());
            StepDescription::new(StepKind::Result, at(ended.room, ended.board), points)
        };
        match act {
            Act::Begun { room, board, .. } => StepDescription::new(StepKind::Begun, at(*room, *board), ""),
            Act::Ended(ended) | Act::Entered(ended) => of(ended),
            Act::Imported => StepDescription::new(StepKind::RollsImported, "", ""),
            Act::TwoPeople { players, reason } => {
                let names = players.map(|player| self.name(player)).join(", ");
                StepDescription::new(StepKind::TwoPeople, names, "").because(reason)
            }
            Act::Cancelled { reason } => StepDescription::new(StepKind::Cancelled, "", "").because(reason),
            Act::Step(step) => match step {
                Step::Accepted { player } => StepDescription::new(StepKind::Accepted, self.name(*player), ""),
                Step::Declined { player } => StepDescription::new(StepKind::Declined, self.name(*player), ""),
                Step::TeamChanged { team, players, reason, .. } => {
                    let names: Vec<String> = players.iter().map(|player| self.name(*player)).collect();
                    let changed =
                        StepDescription::new(StepKind::Changed, self.team_name(*team), names.join(", "));
                    match reason {
                        Some(reason) => changed.because(reason),
                        None => changed,
                    }
                }
                Step::Lineup { team, .. } => {
                    StepDescription::new(StepKind::LineUp, self.team_name(*team), "")
                }
                Step::BoardBegun { room } => StepDescription::new(StepKind::Begun, room.to_string(), ""),
                Step::GameEnded { room, .. } => StepDescription::new(StepKind::Result, room.to_string(), ""),
                Step::Assigned { room, board, assignment, reason } => {
                    let points = match assignment.award {
                        Award::Smp(smp) => format!("{} {} SMP", assignment.to, smp.value()),
                        Award::Imp(imp) => format!("{} {} IMP", assignment.to, imp.value()),
                    };
                    StepDescription::new(StepKind::Awarded, at(*room, board.get()), points).because(reason)
                }
                Step::BoardCancelled { board, reason, .. } => {
                    StepDescription::new(StepKind::BoardCancelled, board.to_string(), "").because(reason)
                }
                Step::Held { room, hold } => {
                    StepDescription::new(StepKind::Held, room.to_string(), "").because(&hold.reason)
                }
                Step::Released { room, reason } => {
                    StepDescription::new(StepKind::Released, room.to_string(), "").because(reason)
                }
                // The board is left out: a director who plays may not know how far the room is.
                Step::Substituted { room, player, reason, .. } => {
                    StepDescription::new(StepKind::Substituted, room.to_string(), self.name(*player))
                        .because(reason)
                }
                Step::WalkedOver { to, reason } => {
                    StepDescription::new(StepKind::Result, "", format!("{to} by walk-over")).because(reason)
                }
                Step::CommentatorsNamed { players } => {
                    let names: Vec<String> = players.iter().map(|player| self.name(*player)).collect();
                    StepDescription::new(StepKind::Commentators, "", names.join(", "))
                }
            },
        }
    }

    fn may_know(&self, act: &Act, viewer: Option<&Account>) -> bool {
        // Awards and results entered by hand are the work of a director, so a director may see them.
        let is_own = matches!(act, Act::Step(Step::Assigned { .. }) | Act::Entered(_))
            && viewer.is_some_and(|viewer| self.directs(viewer.id));
        is_own || self.may_know_subject(eyes(self, viewer), Subject::of(act))
    }

    fn table_name(&self, table: u64) -> Option<String> {
        let id = store::id::MatchId::from_row(i64::try_from(table).ok()?);
        self.tables.get(&id).map(|(room, board)| format!("{board} {room}"))
    }

    fn picture(&self) -> Picture {
        let mut picture = Picture::new();
        for board in self.state.terms().boards.numbers() {
            for room in Room::ALL {
                let Some(line) = self.state.line(room, board) else { continue };
                let how = if matches!(line, GameLine::Assigned(_)) { " (awarded)" } else { "" };
                let points = format!("{} {} IMP{how}", line.winner(), line.imp().value());
                picture.push(((ChangeKind::Result, format!("{board} {room}")), points));
            }
            picture.push((
                (ChangeKind::Pairing, format!("{board}")),
                format!("rolls {}", self.state.roll_set(board)),
            ));
        }
        for room in Room::ALL {
            for team in Team::ALL {
                let player = self.state.seated(room, team).map(|player| self.name(player));
                let about = format!("{} {room}", self.team_name(team));
                picture.extend(player.map(|player| ((ChangeKind::Pairing, about), player)));
            }
        }
        // Without a running score, sums would reveal results of the closed room.
        if !self.state.terms().barometer && !self.status().is_finished() {
            return picture;
        }
        let score = self.state.score();
        picture
            .push(((ChangeKind::Standing, "IMP".to_owned()), format!("{} : {}", score.imp.a, score.imp.b)));
        if let Some(vp) = score.vp.filter(|_| self.status() == Status::Over) {
            picture.push(((ChangeKind::Standing, "VP".to_owned()), format!("{} : {}", vp.a, vp.b)));
        }
        picture
    }

    fn shown_name(&self, player: PlayerId) -> String {
        // In a match that is played elsewhere, the numbers of players are not ids of accounts. Directors always have
        // accounts.
        self.people.get(&user(player)).map(|account| account.name.to_string()).unwrap_or_default()
    }
}

/// Returns true if an act is an award of the result of this game.
fn is_award_of(act: &Act, room: Room, board: BoardNumber) -> bool {
    matches!(act, Act::Step(Step::Assigned { room: at, board: of, .. }) if (*at, *of) == (room, board))
}

impl Loaded {
    /// Checks that a correction brings no roll into play that somebody may know. `after` is the match after it.
    ///
    /// # Errors
    /// With the code `knows_the_board` or `game_ended_by_it`.
    fn check_rolls(&self, after: &Loaded, outside: &Outside) -> Result<(), AppError> {
        let table_before = |room: Room, board: BoardNumber| self.table_of.get(&(room, board)).copied();
        let table_after = |room: Room, board: BoardNumber| {
            let id = after.table_of.get(&(room, board)).copied()?;
            Some(GameTable { id, has_begun: outside.has_begun(id), is_gone: outside.is_gone(id) })
        };
        let checked = self.state.check_correction(&after.state, table_before, table_after);
        checked.map_err(|why| refusal(self, &why.into()))
    }

    /// Returns true if a game has a result.
    pub(crate) fn has_result(&self) -> bool {
        let mut boards = self.state.terms().boards.numbers();
        boards.any(|board| Room::ALL.into_iter().any(|room| self.state.line(room, board).is_some()))
    }

    /// Returns the number of the log line with the current result of a game. `None` if it has no result, or if this
    /// director may not know the result yet.
    pub(super) fn step_of_result(&self, room: Room, board: BoardNumber, director: &Account) -> Option<u32> {
        self.state.line(room, board)?;
        let log = &self.chronicle.log;
        let is_here = |ended: &Ended| ended.room == room && self.board(ended.board).ok() == Some(board);
        let mut walk_over = None;
        for (seq, _, act) in log.in_force().into_iter().rev() {
            match act {
                Act::Ended(ended) | Act::Entered(ended) if !is_here(ended) => {}
                Act::Step(Step::Assigned { room: at, board: of, .. }) if (*at, *of) != (room, board) => {}
                Act::Ended(_) | Act::Entered(_) | Act::Step(Step::Assigned { .. }) => {
                    let is_known = self.may_know(act, Some(director));
                    return is_known.then(|| log.replaced_by(seq).unwrap_or(seq));
                }
                // A walk-over gives a result only to games without one.
                Act::Step(Step::WalkedOver { .. }) => walk_over = walk_over.or(Some(seq)),
                Act::Step(Step::BoardCancelled { board: of, .. }) if *of == board => break,
                Act::Step(_)
                | Act::Begun { .. }
                | Act::Imported
                | Act::TwoPeople { .. }
                | Act::Cancelled { .. } => {}
            }
        }
        walk_over
    }

    pub(super) fn team_name(&self, team: Team) -> String {
        match team {
            Team::A => self.row.settings.a.name.clone(),
            Team::B => self.row.settings.b.name.clone(),
        }
    }
}
