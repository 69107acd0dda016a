//! The decisions of an analysed match, as the archive stores them. Pure.

use analysis::{CubeChoice, GameStep, Phase, Report, Stakes, StepAction, Theme};
use rules::{CubeOwner, Side};
use store::{
    decisions::{CubeAt, Decision, DecisionKind, DecisionPhase, PackedDecisions, StakesKind},
    learning::MistakeTheme,
};

use crate::reviews::lessons;

/// The number of stored units in an error of one cube: errors are stored in hundred-thousandths of the cube.
pub(crate) const UNIT: f64 = 1e5;

/// Returns the decisions of both sides that count.
pub(crate) fn packed(report: &Report) -> PackedDecisions {
    let stakes = match report.stakes {
        Stakes::Match(length) => StakesKind::Match(length.points()),
        Stakes::Money(_) => StakesKind::Money,
        Stakes::Cubeless => StakesKind::Cubeless,
    };
    let mut decisions = Vec::new();
    let mut stop = 0;
    for game in &report.games {
        for step in &game.steps {
            stop += 1;
            let away = |side: Side| match report.stakes {
                Stakes::Match(length) => {
                    let needed = u32::from(length.points()).saturating_sub(game.score[side]);
                    u8::try_from(needed.clamp(1, 255)).unwrap_or(u8::MAX)
                }
                Stakes::Money(_) | Stakes::Cubeless => 0,
            };
            let away = (away(step.side), away(step.side.opponent()));
            decisions.extend(of_step(step, stop, away, game.crawford));
        }
    }
    PackedDecisions::pack(stakes, &decisions)
}

fn of_step(
    step: &GameStep,
    stop: u32,
    (own_away, opponent_away): (u8, u8),
    crawford: bool,
) -> impl Iterator<Item = Decision> {
    let decision = |kind, error: f32, dice, theme| Decision {
        stop,
        side: step.side,
        kind,
        phase: match step.phase {
            Phase::Opening => DecisionPhase::Opening,
            Phase::Contact => DecisionPhase::Contact,
            Phase::Race => DecisionPhase::Race,
            Phase::BearOff => DecisionPhase::BearOff,
        },
        theme,
        error: units(error),
        dice,
        cube_turns: u8::try_from(step.cube.value.turns()).unwrap_or(15),
        cube_at: match step.cube.owner {
            CubeOwner::Centred => CubeAt::Centre,
            CubeOwner::Side(side) if side == step.side => CubeAt::Own,
            CubeOwner::Side(_) => CubeAt::Opponent,
        },
        own_away,
        opponent_away,
        crawford,
        checkers: step.position.to_checkers(),
        own_pips: step.position.own_pips().count(),
        opponent_pips: step.position.opponent_pips().count(),
    };
    let (cube, play) = match &step.done {
        StepAction::Cube(study) => {
            let kind = match study.choice {
                CubeChoice::NoDouble | CubeChoice::Double => DecisionKind::Double,
                CubeChoice::Take | CubeChoice::Pass | CubeChoice::Beaver | CubeChoice::Raccoon => {
                    DecisionKind::Answer
                }
            };
            let made = study.counted.then(|| decision(kind, study.error.equity, None, theme(step)));
            (made, None)
        }
        StepAction::Roll { roll, luck, cube, play, illegal } => {
            // Each of the two mistakes has its own theme.
            let alone = |cube, play| GameStep {
                done: StepAction::Roll { roll: *roll, luck: *luck, cube, play, illegal: illegal.clone() },
                ..step.clone()
            };
            let cube = cube.as_ref().filter(|study| study.counted).map(|study| {
                let theme = theme(&alone(Some(study.clone()), None));
                decision(DecisionKind::Double, study.error.equity, None, theme)
            });
            let play = play.as_ref().filter(|study| !study.forced).map(|study| {
                let [first, second] = roll.dice();
                let theme = theme(&alone(None, Some(study.clone())));
                decision(DecisionKind::Play, study.error.equity, Some((first.pips(), second.pips())), theme)
            });
            (cube, play)
        }
    };
    cube.into_iter().chain(play)
}

fn theme(step: &GameStep) -> Option<MistakeTheme> {
    Theme::classify_mistake(step).map(lessons::kind)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a cast from a float saturates, and no loss is negative or near the limit"
)]
fn units(error: f32) -> u32 {
    (f64::from(error) * UNIT).round() as u32
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use analysis::{Level, Plan, Subject};
    use eval::Engine;
    use records::Transcript;

    use super::*;

    const MATCH: &str = " 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n\
       1) 31: 24/23 13/10                 64: 24/14\n\
       2)  Doubles => 2               Drops\n      Wins 1 point\n";

    #[test]
    fn the_decisions_add_up_to_the_totals_of_the_report() {
        let subject = Subject::of_transcript(&Transcript::from_mat(MATCH).unwrap(), false);
        let plan = Plan::new(subject, Level::QUICK).unwrap();
        let report =
            analysis::analyse(&plan, &Engine::default(), 1, &|_| {}, &AtomicBool::new(false)).unwrap();
        let packed = packed(&report);
        assert_eq!(packed.stakes(), StakesKind::Match(5));
        for side in Side::ALL {
            let totals = report.totals[side].all();
            let own = || packed.records().filter(|record| record.side() == side);
            assert_eq!(own().count(), usize::try_from(totals.decisions).unwrap());
            let error: u32 = own().map(|record| record.error()).sum();
            assert!((f64::from(error) / UNIT - f64::from(totals.error.equity)).abs() < 1e-4);
        }
        let last = packed.records().last().unwrap();
        assert_eq!((last.kind(), last.stop()), (DecisionKind::Answer, 4));
        assert_eq!(last.theme(), Some(MistakeTheme::WrongPass));
        assert_eq!((last.own_away(), last.opponent_away()), (5, 5));
        let first = packed.records().next().unwrap();
        assert_eq!((first.dice(), first.own(5), first.own_pips()), (Some((3, 1)), 5, 167));
    }
}
