//! The actions of the players at a board: dice, cube, keys and choices, each as a command of a seat or a message.

use rules::{Position, Roll, Side};
use wire::{BoardButton, BoardOffer, BoardTold, Console, DiceReading};

use super::{Deed, DiceSource, LookalikePlays, Remark, SeatCommand, Sitting, Waits, tell};
use crate::{Illegal, Inference, TurnFacts, WhatIsWrong, illegal_position, infer};

impl Sitting {
    fn ignored(&self, side: Side) -> Vec<Deed> {
        vec![Deed::Tell(BoardTold::Ignored { console: self.seating.console(side) })]
    }

    pub(super) fn dice(&mut self, side: Side, dice: DiceReading) -> Vec<Deed> {
        let roll = match dice {
            DiceReading::Cocked => return vec![Deed::Remark(Remark::Cocked { side })],
            DiceReading::Thrown(first, second) => Roll::from_pips([first, second]),
        };
        let is_thrown_here = match self.dice {
            DiceSource::Board | DiceSource::Shared => true,
            DiceSource::Server => false,
        };
        let Some(roll) = roll.filter(|_| is_thrown_here && self.seating.here[side]) else {
            return self.ignored(side);
        };
        match &self.situation.waits {
            Waits::ToRoll { side: on_turn, .. } if *on_turn == side => {
                if self.disagrees_since.is_none() {
                    return vec![Deed::Command(side, SeatCommand::Throw(roll))];
                }
                self.roll_early(side, roll, vec![Deed::Tell(self.correct())])
            }
            // The opponent's dice end a turn if the board shows a legal play.
            Waits::ToPlay { side: on_turn, roll: played, .. } if *on_turn != side => {
                let (on_turn, played) = (*on_turn, *played);
                let ended = if self.seating.here[on_turn] { self.play_shown(on_turn, played) } else { None };
                match ended {
                    Some(Inference::Played(legal)) => {
                        self.early = Some((side, roll));
                        vec![Deed::Command(on_turn, SeatCommand::Play(legal.play.to_moves()))]
                    }
                    Some(Inference::Choose(_) | Inference::Illegal(_) | Inference::Faulty(_)) | None => {
                        self.roll_early(side, roll, Vec::new())
                    }
                }
            }
            Waits::ToRoll { .. }
            | Waits::ToPlay { .. }
            | Waits::IllegalPlayOffered { .. }
            | Waits::CubeOffered { .. }
            | Waits::ResignationOffered { .. }
            | Waits::Over { .. } => self.ignored(side),
        }
    }

    /// Stores dice for a turn that has not begun. Only the first throw counts.
    fn roll_early(&mut self, side: Side, roll: Roll, mut deeds: Vec<Deed>) -> Vec<Deed> {
        if self.early.is_some() {
            return self.ignored(side);
        }
        self.early = Some((side, roll));
        deeds.push(Deed::Remark(Remark::RolledEarly { side, roll }));
        deeds
    }

    pub(super) fn cube(&self, console: Console, value: u16) -> Vec<Deed> {
        let side = self.seating.side(console);
        let is_next = u32::from(value) == 2 * u32::from(self.situation.cube);
        if is_next { self.double(side) } else { self.ignored(side) }
    }

    fn double(&self, side: Side) -> Vec<Deed> {
        match &self.situation.waits {
            // A player who has thrown can no longer double.
            Waits::ToRoll { side: on_turn, may_double: true }
                if *on_turn == side && self.seating.here[side] && self.early.is_none() =>
            {
                vec![Deed::Command(side, SeatCommand::Double)]
            }
            Waits::ToRoll { .. }
            | Waits::ToPlay { .. }
            | Waits::IllegalPlayOffered { .. }
            | Waits::CubeOffered { .. }
            | Waits::ResignationOffered { .. }
            | Waits::Over { .. } => self.ignored(side),
        }
    }

    pub(super) fn button(&mut self, console: Console, button: BoardButton, seq: u64) -> Vec<Deed> {
        let side = self.seating.side(console);
        if !self.seating.here[side] {
            return self.ignored(side);
        }
        let offered_to_me = match &self.situation.waits {
            Waits::CubeOffered { to, value } if *to == side => Some(BoardOffer::Cube(*value)),
            Waits::IllegalPlayOffered { to, notation, .. } if *to == side => {
                Some(BoardOffer::IllegalPlay(notation.clone()))
            }
            Waits::ResignationOffered { to, result } if *to == side => {
                Some(BoardOffer::Resignation(tell::result(*result)))
            }
            Waits::ToRoll { side: on_turn, .. } | Waits::ToPlay { side: on_turn, .. } if *on_turn == side => {
                self.situation.offered.map(|result| BoardOffer::Resignation(tell::result(result)))
            }
            Waits::ToRoll { .. }
            | Waits::ToPlay { .. }
            | Waits::IllegalPlayOffered { .. }
            | Waits::CubeOffered { .. }
            | Waits::ResignationOffered { .. }
            | Waits::Over { .. } => None,
        };
        let may_play_on = self.situation.offered.is_some();
        let command = match (button, offered_to_me) {
            (BoardButton::Done, None) => return self.done(side, seq),
            (BoardButton::Double, None) => return self.double(side),
            (BoardButton::Done, Some(BoardOffer::Resignation(_))) if may_play_on => {
                return self.done(side, seq);
            }
            (BoardButton::Double, Some(BoardOffer::Resignation(_))) if may_play_on => {
                return self.double(side);
            }
            (BoardButton::Take, Some(BoardOffer::Cube(_))) => SeatCommand::Take,
            (BoardButton::Pass, Some(BoardOffer::Cube(_))) => SeatCommand::Pass,
            (BoardButton::Take, Some(BoardOffer::Resignation(_))) => SeatCommand::AcceptResignation,
            (BoardButton::Pass, Some(BoardOffer::Resignation(_))) => SeatCommand::DeclineResignation,
            (BoardButton::Take, Some(BoardOffer::IllegalPlay(_))) => SeatCommand::AcceptIllegalPlay,
            (BoardButton::Pass, Some(BoardOffer::IllegalPlay(_))) => SeatCommand::DeclineIllegalPlay,
            (BoardButton::Resign(result), _) => SeatCommand::OfferResignation(tell::result_from(result)),
            (BoardButton::Done | BoardButton::Double, Some(_))
            | (BoardButton::Take | BoardButton::Pass, None) => {
                return self.ignored(side);
            }
        };
        vec![Deed::Command(side, command)]
    }

    fn play_shown(&self, side: Side, roll: Roll) -> Option<Inference> {
        let before = self.position_of(side);
        let look = self.look_of(side)?;
        Some(infer(&TurnFacts { before: &before, roll, sensors: self.sensors }, &look))
    }

    /// Returns the position that the opponent is asked to accept, or `None` if nothing has moved, because the key was
    /// then pressed too early.
    fn illegal_play_shown(&self, side: Side, roll: Roll, illegal: &Illegal) -> Option<Position> {
        if illegal.what == WhatIsWrong::NothingMoved {
            return None;
        }
        let before = self.position_of(side);
        illegal_position(&TurnFacts { before: &before, roll, sensors: self.sensors }, &self.look_of(side)?)
    }

    /// Handles *done*: the play is over, or the server may roll.
    fn done(&mut self, side: Side, seq: u64) -> Vec<Deed> {
        let (roll, may_be_illegal) = match &self.situation.waits {
            Waits::ToPlay { side: on_turn, roll, may_be_illegal } if *on_turn == side => {
                (*roll, *may_be_illegal)
            }
            Waits::ToRoll { side: on_turn, .. } if *on_turn == side && self.dice != DiceSource::Board => {
                let may_begin = self.disagrees_since.is_none();
                let roll = || Deed::Command(side, SeatCommand::Roll);
                return vec![if may_begin { roll() } else { Deed::Tell(self.correct()) }];
            }
            Waits::ToRoll { .. }
            | Waits::ToPlay { .. }
            | Waits::IllegalPlayOffered { .. }
            | Waits::CubeOffered { .. }
            | Waits::ResignationOffered { .. }
            | Waits::Over { .. } => return self.ignored(side),
        };
        let console = self.seating.console(side);
        self.question = None;
        match self.play_shown(side, roll) {
            None => self.ignored(side),
            Some(Inference::Played(legal)) => {
                vec![Deed::Command(side, SeatCommand::Play(legal.play.to_moves()))]
            }
            Some(Inference::Choose(plays)) => {
                // The question's number is that of the frame that asked, so that an answer cannot match another
                // question.
                let number = u32::try_from(seq % (u64::from(u32::MAX) + 1)).unwrap_or_default();
                let told = tell::question(console, number, &plays);
                self.question = Some(LookalikePlays { number, side, plays });
                vec![Deed::Tell(told)]
            }
            Some(Inference::Illegal(illegal)) => {
                let shown = if may_be_illegal { self.illegal_play_shown(side, roll, &illegal) } else { None };
                let told = tell::illegal(&self.seating, side, &illegal, shown.is_some());
                let mut deeds = vec![Deed::Tell(told), Deed::Remark(Remark::IllegalPlay { side, illegal })];
                deeds.extend(
                    shown.map(|position| Deed::Command(side, SeatCommand::OfferIllegalPlay(position))),
                );
                deeds
            }
            Some(Inference::Faulty(fault)) => {
                let told = tell::fault(&self.seating, side, &fault);
                vec![Deed::Tell(told), Deed::Remark(Remark::Fault { side, fault })]
            }
        }
    }

    pub(super) fn choice(&mut self, console: Console, number: u32, play: u16) -> Vec<Deed> {
        let side = self.seating.side(console);
        let asked = |question: &LookalikePlays| question.number == number && question.side == side;
        let chosen = self
            .question
            .as_ref()
            .filter(|question| asked(question))
            .and_then(|question| question.plays.get(usize::from(play)));
        match chosen {
            Some(legal) => vec![Deed::Command(side, SeatCommand::Play(legal.play.to_moves()))],
            None => self.ignored(side),
        }
    }
}
