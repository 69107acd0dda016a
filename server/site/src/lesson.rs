//! The first lesson: positions in which a beginner does one thing by hand, and what counts as done. Pure, and without a
//! row in the database: the browser remembers how far the learner is.

use records::{Xgid, XgidGame, XgidStage};
use rules::{Checkers, Cube, Place, Position, Roll, Side, apply_play};
use texts::refusals;
use wire::{LessonStep, LessonStepId, LessonVerdict, Millis};

use crate::{error::AppError, match_state::convert, practice, refusal::told};

/// The side of the learner, whose home board is at the bottom.
const LEARNER: Side = Side::White;
/// The checkers of a side as pairs of point and number, each side counting its own points.
type Places = &'static [(u8, u8)];

/// A step as it is written down.
struct LessonDraft {
    id: LessonStepId,
    own: Places,
    other: Places,
    asked: LessonTask,
}

/// The task of a step.
#[derive(Clone, Copy)]
enum LessonTask {
    /// A play of this roll. It passes if the test accepts the positions before and after it, both as the learner sees
    /// them.
    Play { dice: [u8; 2], is_done: fn(&Position, &Position) -> bool },
    /// To double before the roll.
    Double,
    /// To take a double.
    Take,
}

const BAR: u8 = 25;

/// The steps in their order.
const STEPS: [LessonDraft; 9] = [
    LessonDraft {
        id: LessonStepId::Direction,
        own: &[(13, 2), (8, 1), (6, 3)],
        other: &[(13, 2), (8, 1), (6, 3)],
        asked: LessonTask::Play { dice: [4, 2], is_done: any },
    },
    LessonDraft {
        id: LessonStepId::Doublet,
        own: &[(13, 4), (8, 1), (6, 3)],
        other: &[(13, 2), (8, 1), (6, 3)],
        asked: LessonTask::Play { dice: [2, 2], is_done: any },
    },
    LessonDraft {
        id: LessonStepId::Block,
        own: &[(24, 2), (13, 3), (6, 4)],
        other: &[(13, 2), (6, 4), (5, 3), (4, 2)],
        asked: LessonTask::Play { dice: [4, 3], is_done: any },
    },
    LessonDraft {
        id: LessonStepId::Point,
        own: &[(24, 2), (13, 5), (8, 3), (6, 5)],
        other: &[(24, 2), (13, 5), (8, 3), (6, 5)],
        asked: LessonTask::Play { dice: [3, 1], is_done: makes_the_five_point },
    },
    LessonDraft {
        id: LessonStepId::Hit,
        own: &[(24, 2), (13, 5), (8, 3), (6, 5)],
        other: &[(24, 1), (20, 1), (13, 5), (8, 3), (6, 5)],
        asked: LessonTask::Play { dice: [3, 4], is_done: hits },
    },
    LessonDraft {
        id: LessonStepId::Bar,
        own: &[(BAR, 1), (13, 4), (8, 3), (6, 5)],
        other: &[(13, 4), (8, 2), (6, 4), (5, 2)],
        asked: LessonTask::Play { dice: [6, 3], is_done: any },
    },
    LessonDraft {
        id: LessonStepId::BearOff,
        own: &[(6, 2), (5, 2), (4, 2), (2, 1)],
        other: &[(6, 2), (5, 2), (4, 2), (3, 1)],
        asked: LessonTask::Play { dice: [6, 5], is_done: bears_two_off },
    },
    LessonDraft {
        id: LessonStepId::Double,
        own: &[(6, 1), (5, 2), (4, 2), (3, 1), (2, 1)],
        other: &[(6, 2), (5, 2), (4, 2), (3, 2)],
        asked: LessonTask::Double,
    },
    LessonDraft {
        id: LessonStepId::Take,
        own: &[(6, 2), (5, 3), (4, 2), (3, 1)],
        other: &[(6, 2), (5, 2), (4, 2), (3, 2)],
        asked: LessonTask::Take,
    },
];

fn any(_before: &Position, _after: &Position) -> bool {
    true
}

fn makes_the_five_point(_before: &Position, after: &Position) -> bool {
    Place::point(5).is_some_and(|point| after.own(point) >= 2)
}

fn hits(before: &Position, after: &Position) -> bool {
    after.opponent(Place::Bar) > before.opponent(Place::Bar)
}

fn bears_two_off(before: &Position, after: &Position) -> bool {
    after.own_off() >= before.own_off() + 2
}

impl LessonDraft {
    /// Returns the board as the learner sees it.
    fn position(&self) -> Position {
        let counts = |places: Places| {
            let mut counts = [0; 25];
            for (place, count) in places {
                counts[usize::from(*place) - 1] = *count;
            }
            counts
        };
        Position::from_checkers(Checkers { own: counts(self.own), opponent: counts(self.other) })
            .expect("a test makes every step")
    }

    fn question(&self) -> Xgid {
        let (turn, stage) = match self.asked {
            LessonTask::Play { dice, .. } => {
                (LEARNER, XgidStage::Rolled(Roll::from_pips(dice).expect("a test makes every step")))
            }
            LessonTask::Double => (LEARNER, XgidStage::ToRoll),
            LessonTask::Take => (LEARNER.opponent(), XgidStage::Doubled),
        };
        let position = if turn == LEARNER { self.position() } else { self.position().flip() };
        Xgid {
            position,
            turn,
            stage,
            cube: Cube::START,
            score: rules::BySide::default(),
            game: XgidGame::Money { jacoby: false, beavers: false },
            cube_max_turns: 10,
        }
    }
}

/// Returns all steps with their positions.
///
/// # Errors
/// If a position cannot be shown, which a test excludes.
pub fn steps(now: Millis) -> Result<Vec<LessonStep>, AppError> {
    let step = |one: &LessonDraft| {
        Ok(LessonStep { id: one.id, view: practice::still(&one.question(), LEARNER, now)? })
    };
    STEPS.iter().map(step).collect()
}

/// Judges what the learner has done in a step.
///
/// # Errors
/// If the command is not legal in the position of the step.
pub fn judge(id: LessonStepId, command: &wire::Command) -> Result<LessonVerdict, AppError> {
    let step = STEPS
        .iter()
        .find(|step| step.id == id)
        .ok_or_else(|| AppError::NotFound(refusals::no_such_step()))?;
    let impossible = || AppError::invalid("command", refusals::not_in_this_step());
    let passed = match (step.asked, convert::command(command)?) {
        (LessonTask::Play { dice, is_done }, play::Command::Play(moves)) => {
            let before = step.position();
            let roll = Roll::from_pips(dice).ok_or_else(impossible)?;
            let after = apply_play(&before, roll, &moves)
                .map_err(|illegal| AppError::invalid("command", told(illegal.code(), illegal.params())))?;
            is_done(&before, &after.flip())
        }
        (LessonTask::Double, play::Command::Double) | (LessonTask::Take, play::Command::Take) => true,
        (LessonTask::Double, play::Command::Roll) | (LessonTask::Take, play::Command::Pass) => false,
        _ => return Err(impossible()),
    };
    Ok(LessonVerdict { passed })
}

#[cfg(test)]
mod tests {
    use eval::{Context, CubeAction, CubeReply, Engine, MoneyRules, Ply};
    use rules::legal_plays;

    use super::*;

    #[test]
    fn every_step_is_shown_and_can_be_done() {
        for (step, shown) in STEPS.iter().zip(steps(Millis(0)).unwrap()) {
            assert_eq!(shown.view.you, Some(wire::Seat::White), "{:?}", step.id);
            assert!(!shown.view.allowed.is_empty());
            if let LessonTask::Play { dice, is_done } = step.asked {
                let before = step.position();
                let plays = legal_plays(&before, Roll::from_pips(dice).unwrap());
                assert!(plays.iter().any(|play| is_done(&before, &play.position.flip())), "{:?}", step.id);
                assert!(plays.len() > 1 || matches!(step.id, LessonStepId::BearOff), "{:?}", step.id);
            }
        }
    }

    #[test]
    fn a_play_that_misses_the_point_of_a_step_does_not_pass() {
        let play = |moves: &[(u8, u8)]| wire::Command::Play {
            moves: moves.iter().map(|&(from, to)| wire::SingleMove { from, to }).collect(),
        };
        let passed = |id, command: &wire::Command| judge(id, command).map(|verdict| verdict.passed).ok();
        assert_eq!(passed(LessonStepId::Point, &play(&[(8, 5), (6, 5)])), Some(true));
        assert_eq!(passed(LessonStepId::Point, &play(&[(24, 23), (13, 10)])), Some(false));
        assert_eq!(passed(LessonStepId::Hit, &play(&[(8, 5), (13, 9)])), Some(true));
        assert_eq!(passed(LessonStepId::Hit, &play(&[(24, 21), (13, 9)])), Some(false));
        assert_eq!(passed(LessonStepId::Double, &wire::Command::Roll), Some(false));
        assert_eq!(passed(LessonStepId::Double, &wire::Command::Double), Some(true));
        assert_eq!(passed(LessonStepId::Take, &wire::Command::Pass), Some(false));
        assert_eq!(passed(LessonStepId::Take, &wire::Command::Double), None);
        // A blocked point, and a checker that may not move before the checker on the bar.
        assert_eq!(passed(LessonStepId::Block, &play(&[(24, 20), (13, 10)])), None);
        assert_eq!(passed(LessonStepId::Bar, &play(&[(13, 7), (13, 10)])), None);
    }

    #[test]
    fn the_cube_actions_that_are_taught_are_right() {
        let engine = Engine::default();
        let money = Context::money(MoneyRules::default());
        for step in &STEPS {
            let position = step.question().position;
            let decision = engine.cube_decision(&position, &money, Ply::TWO);
            match step.asked {
                LessonTask::Double => {
                    assert!(
                        matches!(decision.action, CubeAction::DoublePass | CubeAction::DoubleTake),
                        "{decision:?}"
                    );
                }
                LessonTask::Take => assert_eq!(decision.reply, CubeReply::Take, "{decision:?}"),
                LessonTask::Play { .. } => {}
            }
        }
    }
}
