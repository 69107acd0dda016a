//! Games that the engine plays against itself, with small mistakes, so that positions as in people's games appear.

use eval::{CubeAction, CubeReply, Dice, Engine, Ply, RankedPlay};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use records::{Xgid, XgidGame, XgidStage};
use rules::{BySide, Cube, MatchLength, Position, Roll, Side};

use crate::moment::Moment;

/// The maximum number of plays of a game. Longer ones are cut off.
const PLAYS_MAX: usize = 300;
/// The length of the matches.
const LENGTH: u16 = 7;
/// The largest loss of a play in self-play: [`SLIP`] for three plays in ten, [`BLUNDER`] for one in ten. The other
/// six are the best play.
const SLIP: f32 = 0.08;
const BLUNDER: f32 = 0.3;
/// The logarithm to base two of the highest cube in the questions.
const CUBE_MAX_TURNS: u8 = 10;

/// Plays one game and returns its decisions: each roll, and each moment in which the side on roll may double, once as
/// that side's question and once as the other's. The game follows from the seed and its number.
#[must_use]
pub fn self_play(engine: &Engine, seed: u64, number: u64) -> Vec<Moment> {
    let mixed = seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut game = SelfPlayGame {
        engine,
        dice: Dice::new(mixed),
        // Mistakes have their own random numbers, so that they do not change the dice.
        chance: SplitMix64::seed_from_u64(!mixed),
        moments: Vec::new(),
    };
    game.run();
    game.moments
}

struct SelfPlayGame<'a> {
    engine: &'a Engine,
    dice: Dice,
    /// The source of scores and mistakes.
    chance: SplitMix64,
    moments: Vec<Moment>,
}

impl SelfPlayGame<'_> {
    fn run(&mut self) {
        let mut now = self.start();
        let mut roll = self.opening_roll();
        loop {
            self.moments.push(now.at(XgidStage::Rolled(roll)));
            now.question.position = self.play(&now, roll);
            if now.question.position.winner().is_some() || now.plays_made >= PLAYS_MAX {
                return;
            }
            now.plays_made += 1;
            now.question.turn = now.question.turn.opponent();
            if self.is_over_by_the_cube(&mut now) {
                return;
            }
            roll = self.dice.roll();
        }
    }

    /// Returns the start of a game, for money or at a random score of a match.
    fn start(&mut self) -> Moment {
        let length = MatchLength::new(LENGTH).filter(|_| self.chance.random_range(0..3_u8) == 0);
        let game = match length {
            None => XgidGame::Money { jacoby: false, beavers: false },
            Some(length) => XgidGame::Match { length, crawford: false },
        };
        // Each side still needs two points at least, so no game is the Crawford game.
        let mut points = || if length.is_some() { self.chance.random_range(0..LENGTH - 1) } else { 0 };
        let score = BySide { white: points(), black: points() };
        Moment {
            question: Xgid {
                position: Position::STARTING,
                turn: Side::Black,
                stage: XgidStage::ToRoll,
                cube: Cube::START,
                score,
                game,
                cube_max_turns: CUBE_MAX_TURNS,
            },
            plays_made: 0,
        }
    }

    fn opening_roll(&mut self) -> Roll {
        loop {
            let roll = self.dice.roll();
            if !roll.is_doublet() {
                return roll;
            }
        }
    }

    /// Doubles and answers as the bare net does. Returns true if a double was passed.
    fn is_over_by_the_cube(&mut self, now: &mut Moment) -> bool {
        let context = now.context();
        let turn = now.question.turn;
        if !now.question.cube.may_be_turned_by(turn) || !context.may_double() {
            return false;
        }
        self.moments.push(now.at(XgidStage::ToRoll));
        self.moments.push(now.at(XgidStage::Doubled));
        let decision = self.engine.cube_decision(&now.question.position, &context, Ply::ZERO);
        // A third of the doubles are missed, so that the games also reach positions with a centred cube.
        let doubles = matches!(decision.action, CubeAction::DoubleTake | CubeAction::DoublePass)
            && self.chance.random_range(0..3_u8) > 0;
        if !doubles {
            return false;
        }
        match (decision.reply, now.question.cube.taken_by(turn.opponent())) {
            (CubeReply::Take | CubeReply::Beaver, Some(cube)) => {
                now.question.cube = cube;
                false
            }
            (CubeReply::Pass, _) | (_, None) => true,
        }
    }

    /// Returns the position after a play: mostly the best by the bare net, sometimes a mistake.
    fn play(&mut self, now: &Moment, roll: Roll) -> Position {
        let position = &now.question.position;
        let ranked = self.engine.best_plays(position, roll, &now.context(), Ply::ZERO, usize::MAX);
        let limit = match self.chance.random_range(0..10_u8) {
            0..=5 => 0.0,
            6..=8 => SLIP,
            _ => BLUNDER,
        };
        let best = ranked.first().map_or(0.0, |play| play.equity);
        let near: Vec<&RankedPlay> = ranked.iter().take_while(|play| best - play.equity <= limit).collect();
        if near.is_empty() {
            return position.flip();
        }
        near[self.chance.random_range(0..near.len())].position
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_follows_from_its_seed_and_number() {
        let engine = Engine::default();
        let game = self_play(&engine, 1, 1);
        assert_eq!(game, self_play(&engine.forgetful(), 1, 1));
        assert_ne!(game, self_play(&engine, 1, 2));
        assert_ne!(game, self_play(&engine, 2, 1));
        let first = &game[0];
        assert_eq!((first.plays_made, first.question.position), (0, Position::STARTING));
        assert!(game.iter().any(|moment| moment.question.stage == XgidStage::Doubled));
        assert!(game.iter().all(|moment| moment.question.position.winner().is_none()));
    }
}
