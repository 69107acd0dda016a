//! The engine as a player at a board. Like a board, it knows the checkers and the dice but not the score, so it plays
//! and doubles as in money play.

use eval::{Context, CubeReply, CubeState, Engine, MoneyRules, Ply};
use rules::{CubeValue, LegalPlay, Roll};
use simulator::{Moment, Player, Seeded};

/// The engine.
#[derive(Debug)]
pub(crate) struct Bot {
    engine: Engine,
    dice: Seeded,
    /// The last decision. It is kept because the same decision can be requested more than once.
    last: Option<((u32, Roll), usize)>,
}

impl Bot {
    pub(crate) fn new(seed: u64) -> Self {
        Self { engine: Engine::default(), dice: Seeded::new(seed), last: None }
    }

    fn context(moment: &Moment) -> Context {
        let value = moment.cube.and_then(CubeValue::new).unwrap_or(CubeValue::ONE);
        Context::money(MoneyRules::default()).with_cube(CubeState { value, owner: None })
    }
}

impl Player for Bot {
    fn dice(&mut self, moment: &Moment) -> (u8, u8) {
        self.dice.dice(moment)
    }

    fn play(&mut self, moment: &Moment, roll: Roll, plays: &[LegalPlay]) -> usize {
        let asked = (moment.step, roll);
        if let Some((answered, play)) = self.last
            && answered == asked
            && play < plays.len()
        {
            return play;
        }
        let best = self.engine.best_plays(&moment.position, roll, &Context::CUBELESS, Ply::ZERO, 1);
        let is_best = |legal: &LegalPlay| best.first().is_some_and(|best| best.position == legal.position);
        let play = plays.iter().position(is_best).unwrap_or_default();
        self.last = Some((asked, play));
        play
    }

    fn doubles(&mut self, moment: &Moment) -> bool {
        let decision = self.engine.cube_decision(&moment.position, &Self::context(moment), Ply::ZERO);
        let doubled = decision.double_take.min(decision.double_pass);
        decision.may_double && doubled > decision.no_double
    }

    fn takes(&mut self, moment: &Moment) -> bool {
        let decision = self.engine.cube_decision(&moment.position, &Self::context(moment), Ply::ZERO);
        decision.reply != CubeReply::Pass
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Position, legal_plays};
    use wire::Console;

    #[test]
    fn the_bot_makes_its_five_point_and_takes_at_the_start() {
        let moment = Moment { step: 3, console: Console::One, position: Position::STARTING, cube: None };
        let roll = Roll::from_pips([3, 1]).unwrap();
        let plays = legal_plays(&moment.position, roll);
        let mut bot = Bot::new(7);
        for _ in 0..2 {
            assert_eq!(plays[bot.play(&moment, roll, &plays)].play.to_string(), "8/5 6/5");
        }
        assert!(!bot.doubles(&moment) && bot.takes(&moment));
    }
}
