//! The people at a board: their decisions, the movements of their hands, and their mistakes.

use rules::Roll;
use wire::{BoardBody, BoardButton, BoardOffer, Console, DiceReading};

use super::{Board, Habits, Motion, ServerPosition};
use crate::checkers::{Place26, Ways};
use crate::sensors::Reading;
use crate::{Checkers, Moment, Player};

impl Board {
    fn sits_here(&self, console: Console) -> bool {
        self.setup.players.contains(&console)
    }

    /// Takes the players' next step when no movement of a hand is pending.
    pub(super) fn act(&mut self, now_ms: i64) {
        // A key that was pressed before the interruption may still be on its way. If it were pressed again, it could
        // count for the next turn.
        if self.is_connected() && !self.memory.is_acknowledged() {
            return;
        }
        let Some(known) = self.known.clone().filter(|known| self.is_answered && known.over.is_none()) else {
            return;
        };
        // The player is taken out of the board, so that it can be asked about the board.
        let Some(mut player) = self.player.take() else { return };
        self.decide(now_ms, &known, &mut *player);
        self.player = Some(player);
    }

    fn moment(&self, known: &ServerPosition, console: Console, mover: Console) -> Option<Moment> {
        let position = known.checkers.to_position(mover)?;
        Some(Moment { step: known.step, console, position, cube: self.cube })
    }

    fn decide(&mut self, now_ms: i64, known: &ServerPosition, player: &mut dyn Player) {
        let button = |console, button| BoardBody::Button { console, button };
        if let Some((console, offer)) = known.offer.clone().filter(|(console, _)| self.sits_here(*console)) {
            let Some(moment) = self.moment(known, console, opposite(console)) else { return };
            let accepts = match offer {
                BoardOffer::Cube(_) => player.takes(&moment),
                BoardOffer::Resignation(_) => player.accepts_resignation(&moment),
                BoardOffer::IllegalPlay(_) => {
                    !self.setup.habits.insists && player.accepts_illegal_play(&moment)
                }
            };
            let answer = if accepts { BoardButton::Take } else { BoardButton::Pass };
            return self.press(now_ms, &button(console, answer));
        }
        match (known.roll, known.on_turn) {
            (Some((console, dice)), _) if self.sits_here(console) => {
                self.play(now_ms, known, player, console, dice);
            }
            (None, Some(console)) if self.sits_here(console) => {
                if self.move_to(&known.checkers) {
                    return;
                }
                let Some(moment) = self.moment(known, console, console) else { return };
                if self.tried_to_double_at != Some(known.step) && player.doubles(&moment) {
                    self.tried_to_double_at = Some(known.step);
                    return self.press(now_ms, &button(console, BoardButton::Double));
                }
                if !self.setup.throws_dice && self.asked_to_throw_at != Some(known.step) {
                    return self.press(now_ms, &button(console, BoardButton::Done));
                }
                if self.numbers.once_in(self.setup.habits.cocked_once_in) {
                    self.report(now_ms, &BoardBody::Dice { console, dice: DiceReading::Cocked });
                    return;
                }
                let (first, second) = player.dice(&moment);
                self.press(now_ms, &BoardBody::Dice { console, dice: DiceReading::Thrown(first, second) });
            }
            // It is another player's turn, so the hand only brings the board to the expected position.
            _ => {
                self.move_to(&known.checkers);
            }
        }
    }

    fn play(
        &mut self,
        now_ms: i64,
        known: &ServerPosition,
        player: &mut dyn Player,
        console: Console,
        dice: (u8, u8),
    ) {
        let (Some(moment), Some(roll)) =
            (self.moment(known, console, console), Roll::from_pips([dice.0, dice.1]))
        else {
            return;
        };
        let plays = rules::legal_plays(&moment.position, roll);
        let Some(legal) = plays.get(player.play(&moment, roll, &plays)) else { return };
        let target = Checkers::from_position(&legal.position.flip(), console);
        if let Some(question) = &known.question
            && question.console == console
            && self.checkers == target
        {
            let notation = legal.play.to_string();
            let play = question.plays.iter().position(|play| play.notation == notation).unwrap_or_default();
            let play = u16::try_from(play).unwrap_or_default();
            return self.press(now_ms, &BoardBody::Choice { console, question: question.number, play });
        }
        let done = BoardBody::Button { console, button: BoardButton::Done };
        let is_untouched = self.checkers == known.checkers && self.checkers != target;
        if is_untouched && self.pressed_too_early_at != Some(known.step) {
            self.pressed_too_early_at = Some(known.step);
            let presses = self.numbers.once_in(self.setup.habits.illegal_once_in);
            if presses && self.looks_illegal(&self.checkers, known, console, dice) {
                return self.press(now_ms, &done);
            }
        }
        if self.makes_a_wrong_play(known, console, dice, is_untouched) {
            return;
        }
        let is_wrong = self.wrong.take().is_some_and(|wrong| wrong == self.checkers);
        if is_wrong || !self.move_to(&target) {
            self.press(now_ms, &done);
        }
    }

    /// Starts an illegal play, as a simulated mistake, on average once in `wrong_once_in` turns. Returns true if it
    /// did.
    fn makes_a_wrong_play(
        &mut self,
        known: &ServerPosition,
        console: Console,
        dice: (u8, u8),
        is_untouched: bool,
    ) -> bool {
        let Habits { wrong_once_in, .. } = self.setup.habits;
        if !is_untouched || self.tried_wrong_at == Some(known.step) || !self.numbers.once_in(wrong_once_in) {
            return false;
        }
        self.tried_wrong_at = Some(known.step);
        let ways = self.moves_of_one_checker(console);
        let mut stands = ways.into_iter().map(|(from, to)| {
            let mut checkers = self.checkers.clone();
            checkers.lift(console, from);
            checkers.put(console, to);
            checkers
        });
        let Some(wrong) = stands.find(|checkers| self.looks_illegal(checkers, known, console, dice)) else {
            return false;
        };
        let is_made = self.move_to(&wrong);
        self.wrong = is_made.then_some(wrong);
        is_made
    }

    /// Returns every way to move one of a player's checkers to a point without opposing checkers, ignoring the
    /// dice, in random order.
    fn moves_of_one_checker(&mut self, console: Console) -> Vec<(Place26, Place26)> {
        let own: Vec<Place26> = (1..=24).filter(|&at| self.checkers.count(console, at) > 0).collect();
        let free: Vec<Place26> =
            (1..=24).filter(|&at| self.checkers.count(opposite(console), at) == 0).collect();
        let ways = own.iter().flat_map(|&from| free.iter().map(move |&to| (from, to)));
        let mut ways: Vec<_> = ways.filter(|(from, to)| from != to).collect();
        for at in (1..ways.len()).rev() {
            ways.swap(at, self.numbers.below(at + 1));
        }
        ways
    }

    /// Returns true if no legal play has the same readings as these checkers. The simulated mistakes need this,
    /// because a key pressed on readings that fit a legal play would make that play.
    fn looks_illegal(
        &self,
        checkers: &Checkers,
        known: &ServerPosition,
        console: Console,
        dice: (u8, u8),
    ) -> bool {
        let can = self.setup.capabilities;
        let shown = Reading::sense_checkers(checkers, can);
        let position = known.checkers.to_position(console);
        let plays = position.zip(Roll::from_pips([dice.0, dice.1]));
        plays.is_some_and(|(position, roll)| {
            let looks = |legal: rules::LegalPlay| {
                Reading::sense_checkers(&Checkers::from_position(&legal.position.flip(), console), can)
            };
            rules::legal_plays(&position, roll).into_iter().all(|legal| looks(legal) != shown)
        })
    }

    /// Starts the movements that lead to `target`. Returns false if none are needed.
    fn move_to(&mut self, target: &Checkers) -> bool {
        let Ways { lifts, puts } = self.checkers.ways_to(target);
        if lifts.is_empty() && puts.is_empty() {
            return false;
        }
        let mut motions: Vec<Motion> =
            lifts.into_iter().map(|(console, at)| Motion::Lift(console, at)).collect();
        motions.extend(puts.into_iter().map(|(console, at)| Motion::Put(console, at)));
        for at in (1..motions.len()).rev() {
            motions.swap(at, self.numbers.below(at + 1));
        }
        let Habits { flicker_once_in, touch_once_in, .. } = self.setup.habits;
        for motion in motions {
            if self.numbers.once_in(touch_once_in) {
                let at = 1 + self.numbers.below(24);
                let console = if self.numbers.once_in(2) { Console::One } else { Console::Two };
                // Only checkers of tall stacks are touched, because a missing checker there cannot be mistaken for a
                // part of the play.
                if self.checkers.count(console, at) > 4 {
                    self.motions.extend([Motion::Lift(console, at), Motion::Pause, Motion::Put(console, at)]);
                }
            }
            self.motions.push_back(motion);
            if self.numbers.once_in(flicker_once_in) {
                self.motions.extend([Motion::Flicker, Motion::Pause]);
            }
        }
        true
    }
}

const fn opposite(console: Console) -> Console {
    match console {
        Console::One => Console::Two,
        Console::Two => Console::One,
    }
}
