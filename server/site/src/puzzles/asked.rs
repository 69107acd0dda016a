//! A puzzle as a question, and an answer to it. Pure.

use puzzles::{Choice, CostedChoice, Evidence, Puzzle, Theme};
use records::XgidStage;
use rules::apply_play;
use texts::refusals;
use wire::{CubeChoice, MatchView, Millis, PuzzleEvidence, PuzzleOption, PuzzleTheme, SingleMove};

use crate::{error::AppError, match_state::convert, practice, refusal::told};

/// The number of best answers in a verdict.
const SHOWN: usize = 5;
/// The loss in thousandths of a point below which an answer is as good as the best. The trainer has the same limit
/// (`reviews/lessons.rs`).
const AS_GOOD: u16 = 20;

/// Returns the position as a match that waits for the answer.
pub(super) fn view(puzzle: &Puzzle, now: Millis) -> Result<MatchView, AppError> {
    practice::still(&puzzle.question, puzzle.solver(), now)
}

/// Returns the place of an answer among the puzzle's answers.
pub(super) fn find(puzzle: &Puzzle, command: &wire::Command) -> Result<usize, AppError> {
    let stage = puzzle.question.stage;
    let wanted = match (convert::command(command)?, stage) {
        (play::Command::Play(moves), XgidStage::Rolled(roll)) => {
            let after = apply_play(&puzzle.question.position, roll, &moves)
                .map_err(|illegal| AppError::invalid("command", told(illegal.code(), illegal.params())))?;
            let is_wanted =
                |one: &CostedChoice| matches!(one.choice, Choice::Play(play) if play.position == after);
            return puzzle.answers.iter().position(is_wanted).ok_or_else(no_answer);
        }
        (play::Command::Roll, XgidStage::ToRoll) => Choice::NoDouble,
        (play::Command::Double, XgidStage::ToRoll) => Choice::Double,
        (play::Command::Take, XgidStage::Doubled) => Choice::Take,
        (play::Command::Pass, XgidStage::Doubled) => Choice::Pass,
        _ => return Err(no_answer()),
    };
    puzzle.answers.iter().position(|one| one.choice == wanted).ok_or_else(no_answer)
}

fn no_answer() -> AppError {
    AppError::invalid("command", refusals::no_answer_to_puzzle())
}

/// Returns true if an answer is the best, or as good.
pub(super) fn is_solved(answer: &CostedChoice) -> bool {
    answer.loss < AS_GOOD
}

/// Returns the best answers and the given one by their cost, and the place of the given one among them.
pub(super) fn options(puzzle: &Puzzle, given: usize) -> (Vec<PuzzleOption>, u32) {
    let mut order: Vec<usize> = (0..puzzle.answers.len()).collect();
    // The best stays first: another answer without a loss was evaluated less deeply.
    order[1..].sort_by_key(|at| puzzle.answers[*at].loss);
    let mut shown: Vec<usize> = order.into_iter().take(SHOWN).collect();
    if !shown.contains(&given) {
        shown.push(given);
    }
    let chosen = shown.iter().position(|at| *at == given).unwrap_or(0);
    let options = shown.into_iter().map(|at| option(&puzzle.answers[at])).collect();
    (options, u32::try_from(chosen).unwrap_or(0))
}

fn option(answer: &CostedChoice) -> PuzzleOption {
    let one = |step: &rules::PlayedMove| SingleMove { from: step.from.pips(), to: step.to.pips() };
    let (cube, notation, moves) = match answer.choice {
        Choice::Play(play) => (None, play.play.to_string(), play.play.moves().iter().map(one).collect()),
        Choice::NoDouble => (Some(CubeChoice::NoDouble), String::new(), Vec::new()),
        Choice::Double => (Some(CubeChoice::Double), String::new(), Vec::new()),
        Choice::Take => (Some(CubeChoice::Take), String::new(), Vec::new()),
        Choice::Pass => (Some(CubeChoice::Pass), String::new(), Vec::new()),
    };
    let evidence = match answer.evidence {
        Evidence::Rollout { error, win } => PuzzleEvidence::Rollout {
            standard_error: f64::from(error) / 1000.0,
            win: f64::from(win) / 1000.0,
        },
        Evidence::Search => PuzzleEvidence::Search,
        Evidence::Net => PuzzleEvidence::Net,
    };
    PuzzleOption { cube, notation, moves, cost: f64::from(answer.loss) / 1000.0, evidence }
}

/// Returns the theme in messages.
pub(super) fn theme(theme: Theme) -> PuzzleTheme {
    match theme {
        Theme::Opening => PuzzleTheme::Opening,
        Theme::Blitz => PuzzleTheme::Blitz,
        Theme::Priming => PuzzleTheme::Priming,
        Theme::Anchor => PuzzleTheme::Anchor,
        Theme::BackGame => PuzzleTheme::BackGame,
        Theme::MiddleGame => PuzzleTheme::MiddleGame,
        Theme::Race => PuzzleTheme::Race,
        Theme::BearOff => PuzzleTheme::BearOff,
        Theme::Double => PuzzleTheme::Double,
        Theme::Take => PuzzleTheme::Take,
    }
}

#[cfg(test)]
mod tests {
    use puzzles::Set;
    use wire::CommandKind;

    use super::*;

    #[test]
    fn every_built_in_puzzle_can_be_asked_and_answered() {
        for puzzle in Set::built_in().all() {
            let shown =
                view(puzzle, Millis(0)).unwrap_or_else(|error| panic!("{}: {error}", puzzle.to_line()));
            assert_eq!(shown.you, Some(convert::seat(puzzle.solver())));
            let expected: &[CommandKind] = match puzzle.question.stage {
                XgidStage::Rolled(_) => &[CommandKind::Play],
                XgidStage::ToRoll => &[CommandKind::Double, CommandKind::Roll],
                _ => &[CommandKind::Pass, CommandKind::Take],
            };
            let mut allowed = shown.allowed.clone();
            allowed.sort_by_key(|kind| format!("{kind:?}"));
            assert_eq!(allowed, expected, "{}", puzzle.to_line());
            let (options, _) = options(puzzle, 0);
            let best = &options[0];
            let command = match best.cube {
                None => wire::Command::Play { moves: best.moves.clone() },
                Some(CubeChoice::NoDouble) => wire::Command::Roll,
                Some(CubeChoice::Double) => wire::Command::Double,
                Some(CubeChoice::Take) => wire::Command::Take,
                Some(_) => wire::Command::Pass,
            };
            assert_eq!(find(puzzle, &command).unwrap(), 0);
        }
    }

    #[test]
    fn an_answer_to_another_question_is_refused() {
        let find_kind = |stage: fn(&XgidStage) -> bool| {
            Set::built_in().all().iter().find(|one| stage(&one.question.stage)).unwrap()
        };
        let play = find_kind(|stage| matches!(stage, XgidStage::Rolled(_)));
        let double = find_kind(|stage| matches!(stage, XgidStage::ToRoll));
        for (puzzle, command) in [
            (play, wire::Command::Roll),
            (play, wire::Command::Play { moves: Vec::new() }),
            (play, wire::Command::Play { moves: vec![SingleMove { from: 24, to: 1 }] }),
            (double, wire::Command::Take),
            (double, wire::Command::Play { moves: Vec::new() }),
        ] {
            let refused = find(puzzle, &command).unwrap_err().to_string();
            assert!(refused.starts_with("command: "), "{refused}");
        }
    }
}
